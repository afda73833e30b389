import { isOneOf } from '../../../domain/isOneOf.ts';
import { SECTIONS } from '../../../domain/values.ts';
import { useQueryValue } from '../../app/useQueryValue.ts';
import type { ReportChoice } from './reportedPerson.ts';

/** The report's filter, from the address. */
export function useReportChoice(): ReportChoice {
  const [search] = useQueryValue('search');
  const [section] = useQueryValue('section');
  return { search, section: isOneOf(SECTIONS, section) ? section : '' };
}
