import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { valueText } from '../../components/changeText.ts';
import { rankAndName } from '../../components/soldierText.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';

const SUBJECT: Readonly<Record<HistorySubject, string>> = {
  RECORD: 'Record',
  SCHOOL: 'School',
  COMMENT: 'Comment',
  RIGHTS: 'Rights',
};
const ACTION: Readonly<Record<HistoryAction, string>> = { ADDED: 'added', CHANGED: 'changed', DELETED: 'deleted' };

/** `School changed: BLC` */
export function entryTitle({ subject, action, subjectName }: HistoryRow_EntryFragment): string {
  const title = `${SUBJECT[subject]} ${ACTION[action]}`;
  if (subjectName === null) return title;
  return `${title}: ${valueText(subject === HistorySubject.SCHOOL ? 'schoolName' : 'category', subjectName)}`;
}

/** Who made the change. Without an actor it came with an import. */
export function actorText({ actor }: Pick<HistoryRow_EntryFragment, 'actor'>): string {
  return actor === null ? 'Imported' : rankAndName(actor);
}

type Change = HistoryRow_EntryFragment['changes'][number];

/** The changes to list for an entry: none for a new record, whose fields are all shown on the screen. */
export function shownChanges({ subject, action, changes }: HistoryRow_EntryFragment): readonly Change[] {
  return subject === HistorySubject.RECORD && action === HistoryAction.ADDED ? [] : changes;
}
