import type { Config } from '../../operations/settings/config.ts';
import type { Session } from '../session/session.model.ts';

/** Whether a session only lets its owner set up a second factor: the product requires one, and the session began without it. */
export function opensOnlyEnrolment(
  { showedSecondFactor }: Session,
  { secondFactor }: Pick<Config, 'secondFactor'>,
): boolean {
  return secondFactor === 'required' && !showedSecondFactor;
}
