import type { DataProblemCode } from '../../../domain/record/dataProblems.ts';
import { objectOf } from '../../../domain/objects.ts';
import { NUMBER_FIELDS, type NumberName, type RecordFields } from '../../../domain/record/fields.ts';

type Shown = RecordFields & { readonly dataProblems: readonly { readonly code: DataProblemCode }[] };

const NOT_ENTERED: Readonly<Record<NumberName, DataProblemCode>> = {
  acftScore: 'ACFT_SCORE_NOT_ENTERED',
  m4Qual: 'M4_QUAL_NOT_ENTERED',
};

/** A record as people have entered it: a score that nobody has entered is null, where the API shows what it counts as. */
export function asEntered(record: Shown): RecordFields {
  const isMissing = (name: NumberName) => record.dataProblems.some(({ code }) => code === NOT_ENTERED[name]);
  return {
    ...record,
    ...objectOf<Pick<RecordFields, NumberName>>(NUMBER_FIELDS, (name: NumberName) =>
      isMissing(name) ? null : record[name],
    ),
  };
}
