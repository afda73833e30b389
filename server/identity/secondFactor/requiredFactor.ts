import type { Config } from '../../settings/config.ts';
import type { Session } from '../session/session.model.ts';

/** Whether a session opens nothing but the setting up of a second factor: the product asks everybody for one, and this was begun without. */
export function opensOnlyEnrolment(
  { showedSecondFactor }: Session,
  { secondFactor }: Pick<Config, 'secondFactor'>,
): boolean {
  return secondFactor === 'required' && !showedSecondFactor;
}
