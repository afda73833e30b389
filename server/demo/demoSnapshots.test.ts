import { addDays } from '../../domain/localDate.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { unitOn } from '../../domain/policy/unit.ts';
import { comparedWith, daily } from '../../domain/readiness/history.ts';
import type { PartSnapshot, Snapshot } from '../../domain/readiness/snapshot.ts';
import { percentOf } from '../../domain/record/share.ts';
import { SnapshotModel, type StoredSnapshot } from '../snapshots/snapshot.model.ts';
import { Browser, TestApi } from '../testing/testApi.ts';
import { storedUnit } from '../unit/unit.service.ts';
import { seedDemo } from './seedDemo.ts';

const api = TestApi.forThisFile();
const TODAY = '2026-03-14';
const FIRST = '2025-12-15';

async function seed() {
  const { staff } = await seedDemo(api.now, TODAY);
  const stored = await SnapshotModel.find().sort({ _id: 1 }).lean<StoredSnapshot[]>();
  return {
    staff,
    snapshots: stored.map(({ _id: day, parts, requirements }): Snapshot => ({ day, parts, requirements })),
  };
}

const total = ({ parts }: Snapshot): PartSnapshot => {
  const [first] = parts;
  if (!first) throw new Error('A snapshot has parts.');
  return first;
};

describe('the snapshots', () => {
  const seeded = api.readOnly(seed);

  it('are of the last 90 days with one gap, which is not the day that today is compared with', () => {
    const days = daily(seeded().snapshots, FIRST, TODAY, () => 1);
    expect(days).toHaveLength(90);
    expect(days.filter(({ value }) => value === null)).toEqual([{ day: '2026-02-16', value: null }]);
    expect(seeded().snapshots).toHaveLength(89);
    expect(comparedWith(seeded().snapshots, TODAY)?.day).toBe('2026-03-07');
  });

  it.each<readonly [what: string, valueOf: (snapshot: Snapshot) => number | null]>([
    ['strength', (snapshot) => total(snapshot).filled],
    ['fitness', (snapshot) => percentOf(total(snapshot).fitness)],
    ['weapons', (snapshot) => percentOf(total(snapshot).weapons)],
    ['schools', (snapshot) => percentOf(total(snapshot).schools)],
    ['what is due', (snapshot) => total(snapshot).people?.notCurrent ?? null],
  ])('change slowly: %s', (_, valueOf) => {
    const values = daily(seeded().snapshots, FIRST, TODAY, valueOf).flatMap(({ value }) => value ?? []);
    expect(new Set(values).size).toBeGreaterThan(2);
    const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
    expect(Math.max(...steps)).toBeLessThan(8);
  });

  it('have a change of policy in them, and end with the policy that ships', async () => {
    const unit = await storedUnit();
    expect(unitOn(unit, TODAY).policy).toEqual(SPECIFICATION);
    const changed = addDays(TODAY, -45);
    const capacityOn = (day: string) => {
      const snapshot = seeded().snapshots.find((one) => one.day === day);
      return snapshot && total(snapshot).capacity;
    };
    expect([capacityOn(addDays(changed, -1)), capacityOn(changed)]).toEqual([29, 30]);
  });
});

it("end with what today's records say", async () => {
  const { staff, snapshots } = await seed();
  const browser = new Browser();
  await api.execute(browser, 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }', {
    input: staff,
  });
  const { data } = await api.execute<{
    readinessOverview: { gauges: object[] };
    dueOverview: { people: object };
  }>(
    browser,
    `{ readinessOverview { gauges { section filled capacity fitness { current asked } weapons { current asked } schools { current asked } } }
       dueOverview { people { notCurrent dueSoon toDo current } } }`,
  );
  const last = snapshots.at(-1);
  expect(last?.day).toBe(TODAY);
  expect(last?.parts.map(({ lists: _, people: _people, peopleWithoutMedical: _without, ...part }) => part)).toEqual(
    data?.readinessOverview.gauges,
  );
  expect(last && total(last).people).toEqual(data?.dueOverview.people);
});
