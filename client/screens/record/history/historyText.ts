import { HistoryAction, HistorySubject } from '../../../../domain/history.ts';
import { LoginState } from '../../../../domain/identity/loginState.ts';
import { valueText } from '../../../components/changeText.ts';
import { authorText } from '../../../components/soldierText.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';

type Change = HistoryRow_EntryFragment['changes'][number];

const SUBJECT: Readonly<Record<HistorySubject, string>> = {
  RECORD: 'Record',
  SCHOOL: 'School',
  COMMENT: 'Comment',
  DUE: 'Event',
  RIGHTS: 'Rights',
  KEY: 'Key',
  UNIT: 'Unit',
  REMINDERS: 'Reminders',
};
const ACTION: Readonly<Record<HistoryAction, string>> = { ADDED: 'added', CHANGED: 'changed', DELETED: 'deleted' };
/** A key never changes; this marks its first use. */
const KEY_ACTION: typeof ACTION = { ADDED: 'made', CHANGED: 'used for the first time', DELETED: 'revoked' };

/** `School changed: BLC`, `Event added: M4`, `Out-processed`, `Login disabled`, `Staff role declined`, `Key made: Wall board`, `Reminders stopped by the link in an email` */
export function entryTitle({ subject, action, subjectName, changes }: HistoryRow_EntryFragment): string {
  const login = changes.find(({ field }) => field === 'loginState');
  if (subject === HistorySubject.RIGHTS && login) return loginTitle(login);
  if (subject === HistorySubject.RIGHTS && isDeclined(changes)) return 'Staff role declined';
  if (subject === HistorySubject.KEY) return `${SUBJECT[subject]} ${KEY_ACTION[action]}: ${subjectName ?? ''}`;
  if (subject === HistorySubject.REMINDERS) return 'Reminders stopped by the link in an email';
  const stay = subject === HistorySubject.RECORD && action === HistoryAction.CHANGED ? stayTitle(changes) : null;
  if (stay !== null) return stay;
  if (subject === HistorySubject.DUE) return `${aboutRequirement(changes)} ${ACTION[action]}: ${subjectName ?? ''}`;
  const title = `${SUBJECT[subject]} ${ACTION[action]}`;
  if (subjectName === null) return title;
  return `${title}: ${valueText(subject === HistorySubject.SCHOOL ? 'schoolName' : 'category', subjectName)}`;
}

/** What changed about a requirement: an excuse, the first day, or one of its events. */
function aboutRequirement(changes: readonly Change[]): string {
  if (changes.some(({ field }) => field === 'excusedUntil')) return 'Excuse';
  return changes.some(({ field }) => field === 'firstDueOn') ? 'First due day' : SUBJECT.DUE;
}

/** A change to the soldier's time in the unit; null for any other change. */
function stayTitle(changes: readonly Change[]): string | null {
  const [lastDay, reason, arrivesOn] = ['lastDay', 'departureReason', 'arrivesOn'].map((name) =>
    changes.find(({ field }) => field === name),
  );
  if (lastDay?.from === null) return 'Out-processed';
  if (lastDay?.to === null) return 'Brought back';
  if (lastDay || reason) return 'Departure corrected';
  return arrivesOn ? 'Gain date changed' : null;
}

/** A change to the login, or the handing over of the record. */
function loginTitle({ from, to }: Change): string {
  if (from === LoginState.NONE) return 'Record handed over';
  if (to === LoginState.NONE) return 'Login deleted';
  return to === LoginState.DISABLED ? 'Login disabled' : 'Login enabled';
}

/** Whether a claim to a staff role ended without the rights. */
function isDeclined(changes: readonly Change[]): boolean {
  const [ended, given] = ['awaitsStaffApproval', 'isStaff'].map((name) => changes.find(({ field }) => field === name));
  return ended?.to === 'false' && given === undefined;
}

/** Who made the change: a person, or the operator by a command. */
export function actorText({ actor, byOperator }: Pick<HistoryRow_EntryFragment, 'actor' | 'byOperator'>): string {
  return byOperator ? 'Operator' : authorText(actor);
}

/** The fields that an entry's title says: `Comment added: LEADERSHIP` */
const TITLED: readonly string[] = ['category', 'schoolName'];

/** The changes to list for an entry. None for a new record, because the screen shows all its fields. None that the title says already. */
export function shownChanges({ subject, action, subjectName, changes }: HistoryRow_EntryFragment): readonly Change[] {
  if (subject === HistorySubject.RECORD && action === HistoryAction.ADDED) return [];
  const isTitled = ({ field, from, to }: Change) => TITLED.includes(field) && (from ?? to) === (to ?? from);
  return subjectName === null ? changes : changes.filter((change) => !isTitled(change));
}
