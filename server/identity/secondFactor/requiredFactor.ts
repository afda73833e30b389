import type { Config } from '../../operations/settings/config.ts';
import type { Session } from '../session/session.model.ts';

/** Whether a session can do nothing but set up a second factor: the product requires one, and the session began without. */
export function opensOnlyEnrolment(
  { showedSecondFactor }: Session,
  { secondFactor }: Pick<Config, 'secondFactor'>,
): boolean {
  return secondFactor === 'required' && !showedSecondFactor;
}
