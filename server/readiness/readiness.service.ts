import { gauge, GAUGES } from '../../domain/record/gauges.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { readinessFinding } from '../../domain/record/readiness.ts';
import { READINESS_LISTS, readinessListLabel } from '../../domain/values.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { day } from '../records/soldiers/soldierFields.ts';
import { type ListedRow, readinessPipeline, type StrengthRow } from './readiness.pipeline.ts';
import type { ReadinessListing, ReadinessOverview, StrengthGauge } from './readiness.type.ts';

/**
 * The gauges and lists of the overview on a day (Requirements 2, Admin, Overview). One database command while its answer fits a batch of 16 MB,
 * as up to some 40,000 people's does.
 */
export async function readinessOverview(today: LocalDate): Promise<ReadinessOverview> {
  const rows = await SoldierModel.aggregate<ListedRow | StrengthRow>(readinessPipeline(today)).option({
    batchSize: IN_ONE_BATCH,
  });
  const strengths = rows.filter((row) => 'filled' in row);
  const people = rows.flatMap((row) => ('filled' in row ? [] : [row]));
  return { gauges: gaugesOf(strengths), lists: listsOf(people, today) };
}

function gaugesOf(rows: readonly StrengthRow[]): StrengthGauge[] {
  const everybody = rows.reduce((sum, { filled }) => sum + filled, 0);
  return GAUGES.map(({ title, section, capacity }) => {
    const filled = section === null ? everybody : (rows.find(({ _id }) => _id === section)?.filled ?? 0);
    return { ...gauge(title, filled, capacity), section };
  });
}

function listsOf(rows: readonly ListedRow[], today: LocalDate): ReadinessListing[] {
  const people = rows.map((row) => ({ ...row, pebd: day(row.pebd), dor: day(row.dor) }));
  return READINESS_LISTS.map((list) => ({
    list,
    title: readinessListLabel[list],
    people: people
      .filter((person) => person[list])
      .map((person) => {
        const { _id: id, rank, lastName } = person;
        return { id, rank, lastName, reason: readinessFinding(list, person, today) };
      }),
  }));
}
