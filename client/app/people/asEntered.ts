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
 * A record with only what people have entered. The API gives a missing score the value that it counts as, and leaves out unit fields
 * without a value; here both are null.
 * @param unitFields the unit fields that were queried
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
