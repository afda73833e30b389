import { LATEST_DATE } from '../../domain/constants.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { readinessCounts as countsOf } from '../../domain/record/readinessCounts.ts';
import type { UnitDay } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { overviewPeople } from './readiness.service.ts';
import type { ReadinessCounts } from './readinessCounts.type.ts';

const COUNTS_OUTSIDE = `Counts are of today or of a day ahead, until ${LATEST_DATE}: what records said in the past is not kept.`;

/**
 * The unit in numbers as of a day, by the policy of that day (Requirements 2, Admin, Overview). Two database commands.
 * @throws Refusal `BAD_USER_INPUT` on `on` for a day that is over, or later than any date of a record.
 */
export async function readinessCounts({ today, unit }: UnitDay, on: LocalDate): Promise<ReadinessCounts> {
  if (on < today || on > LATEST_DATE) throw new Refusal('BAD_USER_INPUT', { field: 'on', message: COUNTS_OUTSIDE });
  const [people, { pack, policy }] = await Promise.all([overviewPeople(on), unit(on)]);
  return { day: on, policy: pack, parts: countsOf(people, policy, on) };
}
