import { localDateAt, type LocalDate } from '../../domain/localDate.ts';

/** The calendar day where the browser is. */
export function today(): LocalDate {
  return localDateAt(new Date());
}
