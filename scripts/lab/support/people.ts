import { randomUUID } from 'node:crypto';
import type { LocalDate } from '../../../domain/localDate.ts';
import { isStaffRole } from '../../../domain/record/assignment.ts';
import { DEMO_PEOPLE, demoRecord } from '../../../server/demo/demoPeople.ts';
import type { Soldier } from '../../../server/records/soldiers/soldier.model.ts';

/** The people who are added again and again: a unit has its leaders once, however large it is. */
const LED = DEMO_PEOPLE.filter(({ place: [, , role] }) => !isStaffRole(role));

/** Records for measurements: the demonstration's section of 30, then its people who lead nobody again and again, with new names and ids. */
export function people(count: number, today: LocalDate): Soldier[] {
  const rounds = Array.from({ length: Math.ceil(count / LED.length) }, (_, round) =>
    (round === 0 ? DEMO_PEOPLE : LED).map((person) => {
      const record = demoRecord(person, today, randomUUID);
      return round === 0 ? record : { ...record, lastName: `${record.lastName} ${round}` };
    }),
  );
  return rounds
    .flat()
    .slice(0, count)
    .map((record, index) => ({ ...record, _id: `soldier-${index}` }));
}
