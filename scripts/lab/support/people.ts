import { randomUUID } from 'node:crypto';
import type { LocalDate } from '../../../domain/localDate.ts';
import { DEMO_PEOPLE, demoRecord } from '../../../server/demo/demoPeople.ts';
import type { Soldier } from '../../../server/records/soldiers/soldier.model.ts';

/** Records for measurements: the demonstration's section of 30, again and again, under names and ids of their own. */
export function people(count: number, today: LocalDate): Soldier[] {
  const rounds = Array.from({ length: Math.ceil(count / DEMO_PEOPLE.length) }, (_, round) =>
    DEMO_PEOPLE.map((person) => {
      const record = demoRecord(person, today, randomUUID);
      return round === 0 ? record : { ...record, lastName: `${record.lastName} ${round}` };
    }),
  );
  return rounds
    .flat()
    .slice(0, count)
    .map((record, index) => ({ ...record, _id: `soldier-${index}` }));
}
