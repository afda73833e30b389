import { objectOf } from '../../../domain/objects.ts';
import { unitFieldName, type UnitField } from '../../../domain/policy/unitFields.ts';
import type { DataIssueCode } from '../../../domain/record/dataIssues.ts';
import { NUMBER_FIELDS, type NumberName, type PlainFields, type RecordFields } from '../../../domain/record/fields.ts';
import { type OwnFields, toOwnFields } from '../../../domain/record/ownFields.ts';
import type { AsEntered_SoldierFragment } from './asEntered.generated.ts';

const NOT_ENTERED: Readonly<Record<NumberName, DataIssueCode>> = {
  acftScore: 'ACFT_SCORE_NOT_ENTERED',
  m4Qual: 'M4_QUAL_NOT_ENTERED',
};

/**
 * A record as people have entered it: a score that nobody has entered is null, where the API shows what it counts as, and so is a column of the
 * unit's own without a value, which the API leaves out.
 * @param columns those of the unit's own that are asked for
 */
export function asEntered(record: AsEntered_SoldierFragment, unitFields: readonly UnitField[]): RecordFields {
  const isMissing = (name: NumberName) => record.dataIssues.some(({ code }) => code === NOT_ENTERED[name]);
  const given = toOwnFields(record.own);
  const own: OwnFields = Object.fromEntries(
    unitFields.map(({ id }) => [unitFieldName(id), given[unitFieldName(id)] ?? null]),
  );
  return {
    ...own,
    ...record,
    ...objectOf<Pick<PlainFields, NumberName>>(NUMBER_FIELDS, (name: NumberName) =>
      isMissing(name) ? null : record[name],
    ),
  };
}
