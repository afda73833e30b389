import type { Policy } from '../../domain/policy/policy.ts';
import type { FieldName } from '../../domain/record/fields.ts';
import { neededDlc, neededPme } from '../../domain/record/readiness.ts';
import type { Grade, Rank, ReadinessList } from '../../domain/values.ts';

type Judged = {
  readonly rank: Rank;
  readonly grade: Grade;
  readonly readiness: readonly { readonly list: ReadinessList; readonly listed: boolean }[];
};

/** The fields whose value puts the soldier on a list of shortcomings. */
export function failingFields(soldier: Judged, policy: Policy): readonly FieldName[] {
  const fields: Readonly<Partial<Record<ReadinessList, FieldName | null>>> = {
    DLC_INCOMPLETE: neededDlc(soldier, policy),
    PME_INCOMPLETE: neededPme(soldier, policy),
    M4_QUAL_FAIL: 'm4Qual',
    ACFT_FAIL: 'acftPass',
    NEED_LICENSED: 'driversLicense',
  };
  return soldier.readiness.flatMap(({ list, listed }) => (listed ? (fields[list] ?? []) : []));
}
