import { requirementsOn } from '../../domain/due/requirementsOn.ts';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { addDays, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { POLICY_RULES, ruleText } from '../../domain/policy/rules.ts';
import { NEW_UNIT, type PolicyChoice, type UnitFacts, unitOn } from '../../domain/policy/unit.ts';
import { snapshotOf } from '../../domain/readiness/snapshot.ts';
import { Section } from '../../domain/values.ts';
import { historyEntry } from '../history/entry.ts';
import { type HistoryEntry, UNIT_HISTORY } from '../history/history.model.ts';
import { isInUnit, type StayRecord } from '../records/soldiers/inUnit.ts';
import type { StoredSnapshot } from '../snapshots/snapshot.model.ts';
import { type CountedSoldier, toSnapshotRecord } from '../snapshots/snapshot.service.ts';
import type { StoredChoice } from '../unit/unit.model.ts';
import { unitEntryId } from '../unit/unit.service.ts';
import { DEMO_REQUIREMENTS } from './demoDues.ts';

/** How many days the demonstration looks back, with today. */
const DAYS = 90;
/** The night that was missed, in days before today. */
const GAP = 26;
/** When DELTA got its fourth place, in days before today. */
const FOURTH_PLACE = 45;

/** What a record said until some days ago, or null for somebody who was not in the unit yet. */
export type Earlier = readonly [lastName: string, daysAgo: number, was: Partial<CountedSoldier> | null];

// A table: one change a line.
// oxfmt-ignore
export const EARLIER: readonly Earlier[] = [
  ['Marchetti', 5, { acftScore: 344, acftPass: false }],
  ['Vance', 6, { m4Qual: 25 }],
  ['Lindqvist', 25, { driversLicense: false }],
  ['Fontaine', 30, { dlc3Complete: false }],
  ['Sutherland', 33, null],
  ['Petrov', 34, { acftScore: 372, acftPass: true }],
  ['Hayes', 40, { section: Section.UNASSIGNED }],
  ['Coleman', 47, { m4Qual: 24 }],
  ['Raman', 52, { alcComplete: false }],
  ['Castellanos', 58, { driversLicense: false, dlc1Complete: false }],
  ['Park', 61, { acftScore: 350, acftPass: false }],
  ['Maddox', 64, null],
  ['Pruitt', 68, { m4Qual: 20, jfoQualified: false }],
  ['Ybarra', 75, { slcComplete: false }],
  ['Adeyemi', 78, { acftScore: 355, acftPass: false }],
];

/** The policies of the demonstration unit: one with a place fewer, then the one that ships. */
export function demoPolicies(today: LocalDate): readonly PolicyChoice[] {
  const { totalCapacity, sectionCapacity } = SPECIFICATION;
  const own = {
    totalCapacity: totalCapacity - 1,
    sectionCapacity: sectionCapacity.map((one) => (one.section === Section.DELTA ? { ...one, capacity: 3 } : one)),
  };
  return [
    { pack: null, own, putBack: [], from: addDays(today, -400) },
    { pack: null, own: {}, putBack: ['capacity'], from: addDays(today, -FOURTH_PLACE) },
  ];
}

/** The history of these policies, as if staff had chosen them. */
export function demoUnitHistory(policies: readonly StoredChoice[]): HistoryEntry[] {
  return policies.map(({ from, byId, at }, index) => {
    const unit = (count: number) => unitOn({ ...NEW_UNIT, policies: policies.slice(0, count) }, from);
    const [before, after] = [unit(index), unit(index + 1)].map(({ policy }) => ruleText.capacity(policy));
    const changes = [{ field: 'unit', label: POLICY_RULES.capacity.title, from: before ?? null, to: after ?? null }];
    const entry = { soldierId: UNIT_HISTORY, subject: HistorySubject.UNIT, action: HistoryAction.CHANGED, changes };
    return {
      ...historyEntry({ actorId: byId, at }, entry),
      _id: unitEntryId(index + 1),
      validFrom: from,
    };
  });
}

/** Made-up snapshots of the last days, with one gap. Today's is what the records say. */
export function demoSnapshots(
  people: readonly (CountedSoldier & StayRecord)[],
  unit: UnitFacts,
  today: LocalDate,
): StoredSnapshot[] {
  return Array.from({ length: DAYS }, (_, index) => DAYS - 1 - index)
    .filter((daysAgo) => daysAgo !== GAP)
    .map((daysAgo) => {
      const on = addDays(today, -daysAgo);
      const present = people.filter((person) => isInUnit(person, on)).flatMap((person) => asOf(person, daysAgo));
      const { day, ...counted } = snapshotOf(
        present.map(toSnapshotRecord),
        requirementsOn(DEMO_REQUIREMENTS, unit, on),
        unitOn(unit, on).policy,
        on,
      );
      return { _id: day, at: toStoredDate(day), ...counted };
    });
}

/** A record as it was some days ago; nothing if the person was not in the unit yet. */
function asOf<Person extends CountedSoldier>(person: Person, daysAgo: number): Person[] {
  const changes = EARLIER.filter(([lastName, until]) => lastName === person.lastName && daysAgo > until);
  if (changes.some(([, , was]) => was === null)) return [];
  return [changes.reduce((record, [, , was]) => ({ ...record, ...was }), person)];
}
