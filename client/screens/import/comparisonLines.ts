import type { FieldRules } from '../../../domain/policy/unit.ts';
import type { Comparison, OpenRoster } from './rosterReading.ts';
import { candidateText, personText, problemTexts, type ImportRow } from './rosterText.ts';

/** One difference between a roster and the records. */
export type ComparisonLine = {
  readonly key: string;
  /** Where the person is. NAME means that only the spelling of the name differs; UNREAD, that the line couldn't be read and isn't compared. */
  readonly where: 'ROSTER' | 'UNIT' | 'BOTH' | 'NAME' | 'UNREAD';
  /** The line's number in the file; null if the person is only in the unit. */
  readonly row: number | null;
  readonly person: string;
  readonly changes: ImportRow['changes'];
  /** Anything else to know; '' for nothing. */
  readonly remark: string;
};

/** The differences: people on one side only, and each field with different values. People who are the same on both sides are left out. */
export function comparisonLines({ rows, missing }: Comparison, roster: OpenRoster, unit: FieldRules): ComparisonLine[] {
  const ofRoster = rows.flatMap((importRow): ComparisonLine[] => {
    const { row, outcome, changes, candidates } = importRow;
    const line = { key: `row ${row}`, row, person: personText(importRow), changes: [], remark: '' };
    switch (outcome) {
      case 'UNCHANGED':
        return [];
      case 'ADDED':
        return [{ ...line, where: 'ROSTER' }];
      case 'CHANGED':
        return [{ ...line, ...differing(changes) }];
      case 'ASKED':
        return [{ ...line, where: 'UNREAD', remark: `Could be ${candidates.map(candidateText).join(' or ')}.` }];
      case 'REFUSED':
        return [{ ...line, where: 'UNREAD', remark: problemTexts(importRow, roster, unit).join(' ') }];
    }
  });
  const ofUnit = missing.map((person): ComparisonLine => {
    const { soldierId: key } = person;
    return { key, where: 'UNIT', row: null, person: candidateText(person), changes: [], remark: '' };
  });
  return [...ofRoster, ...ofUnit];
}

function differing(changes: ImportRow['changes']): Pick<ComparisonLine, 'where' | 'changes'> {
  const shown = changes.filter(({ field }) => !RIGHTS.includes(field));
  return { where: shown.length > 0 && shown.every(({ field }) => field === 'name') ? 'NAME' : 'BOTH', changes: shown };
}

/** These follow from the role, and no roster has them. */
const RIGHTS: readonly string[] = ['isStaff', 'awaitsStaffApproval'];
