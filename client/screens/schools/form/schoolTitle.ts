import type { Rank } from '../../../../domain/values.ts';
import { rankAndName } from '../../../components/soldierText.ts';

type Whose = { readonly rank: Rank; readonly lastName: string };

const OWN = {
  Add: 'Add School to My Info',
  Edit: 'Edit School in My Info',
  Delete: 'Delete School from My Info',
} as const;

/** The title of a school form, with the soldier's name: `Add School for SGT Alvarez`. */
export function schoolTitle(action: keyof typeof OWN, soldier: Whose, isOwn: boolean): string {
  return isOwn ? OWN[action] : `${action} School for ${rankAndName(soldier)}`;
}

/** The soldier's name within a sentence. */
export function recordText(soldier: Whose, isOwn: boolean): string {
  return isOwn ? 'your record' : `the record of ${rankAndName(soldier)}`;
}
