import fc from 'fast-check';
import { gauge, GAUGES } from '../../domain/record/gauges.ts';
import { addDays, addMonths, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { isCourse, PROMOTION_PATHS } from '../../domain/record/promotion.ts';
import { readinessFinding } from '../../domain/record/readiness.ts';
import { GRADES, RANKS, READINESS_LISTS, SECTIONS } from '../../domain/values.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { recordOf } from '../records/soldiers/soldierFields.ts';
import { makeSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';
import { readinessOverview } from './readiness.service.ts';

TestApi.forThisFile();

const UNITS = 100;
const PEOPLE_OF_A_UNIT = 100;
/** Long enough for thousands of records on a busy machine, in milliseconds. */
const PATIENCE_MS = 120_000;

/** How long before the overview's day a PEBD or DOR lies: so many months, less so many days. */
interface Span {
  months: number;
  days: number;
}
const spanOf = (months: fc.Arbitrary<number>): fc.Arbitrary<Span> =>
  fc.record({ months, days: fc.integer({ min: -3, max: 3 }) });

const anyPerson = fc.record({
  rank: fc.constantFrom(...RANKS),
  grade: fc.constantFrom(...GRADES),
  section: fc.constantFrom(...SECTIONS),
  m4Qual: fc.oneof(fc.constantFrom(0, 22, 23, 24, 600), fc.nat(600)),
  acftPass: fc.boolean(),
  pebd: fc.option(spanOf(fc.nat(100))),
  dor: fc.option(spanOf(fc.nat(100))),
  dlc1Complete: fc.boolean(),
  blcComplete: fc.boolean(),
  dlc2Complete: fc.boolean(),
  alcComplete: fc.boolean(),
  dlc3Complete: fc.boolean(),
  slcComplete: fc.boolean(),
  jfoQualified: fc.boolean(),
  driversLicense: fc.boolean(),
});
type Person = typeof anyPerson extends fc.Arbitrary<infer P> ? P : never;

/** Somebody who is a few days from being promotable: their dates lie around the thresholds of a path of their grade. */
const anyAboutToBePromotable: fc.Arbitrary<Person> = fc
  .constantFrom(...GRADES.flatMap((grade) => (PROMOTION_PATHS[grade] ?? []).map((path) => ({ grade, path }))))
  .chain(({ grade, path }) => {
    const since = (start: 'pebd' | 'dor') => {
      const times = path.flatMap((requirement) => (isCourse(requirement) ? [] : [requirement]));
      const requirement = times.find((time) => time.since === start);
      return spanOf(fc.constant(requirement?.months ?? 0));
    };
    const courses = { dlc1Complete: true, dlc2Complete: true, dlc3Complete: true };
    return fc
      .tuple(anyPerson, since('pebd'), since('dor'))
      .map(([person, pebd, dor]) => ({ ...person, ...courses, grade, rank: 'SPC', acftPass: true, pebd, dor }));
  });

const anyToday = fc.nat(3_000).map((days) => addDays('2024-01-01', days));

/** The last day of a month and the days around it, where counting in months and counting in days differ. */
const anyDifficultToday = fc
  .tuple(fc.nat(100), fc.integer({ min: -1, max: 1 }))
  .map(([months, days]) => addDays(addMonths('2023-12-31', months), days));

it(
  'the database lists exactly those whom the rules list, and counts everybody',
  async () => {
    const template = await makeSoldier();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(anyPerson, anyAboutToBePromotable), {
          minLength: 1,
          maxLength: PEOPLE_OF_A_UNIT,
          size: 'max',
        }),
        fc.oneof(anyToday, anyDifficultToday),
        async (given, today) => {
          const unit = given.map((person, index) => soldierFrom(template, person, index, today));
          await SoldierModel.deleteMany({});
          await SoldierModel.insertMany(unit);
          const { gauges, lists } = await readinessOverview(today);
          for (const { list, people } of lists) {
            const reasons = new Map(people.map(({ id, reason }) => [id, reason]));
            for (const soldier of unit) {
              const finding = readinessFinding(list, recordOf(soldier), today);
              expect(reasons.get(soldier._id)).toEqual(finding.listed ? finding : undefined);
            }
          }
          expect(lists.map(({ list }) => list)).toEqual(READINESS_LISTS);
          expect(gauges).toEqual(
            GAUGES.map(({ title, section, capacity }) => {
              const filled = unit.filter((soldier) => section === null || soldier.section === section).length;
              return { ...gauge(title, filled, capacity), section };
            }),
          );
        },
      ),
      { numRuns: UNITS },
    );
  },
  PATIENCE_MS,
);

function soldierFrom(template: Soldier, { pebd, dor, ...person }: Person, index: number, today: LocalDate): Soldier {
  const before = (span: Span | null) => span && toStoredDate(addDays(addMonths(today, -span.months), span.days));
  return { ...template, ...person, _id: `soldier-${index}`, pebd: before(pebd), dor: before(dor) };
}
