import type { Soldier } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, makeSoldiers, signInSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';
import type { ReadinessOverview } from './readiness.type.ts';
import type { ScoreSpreads } from './scoreSpreads.type.ts';

const api = TestApi.forThisFile();

const OVERVIEW = `{
  readinessOverview {
    gauges { title section filled capacity percent colour }
    lists { list title people { id rank lastName section reason { list listed rule value missing from whatToDo } } }
    toComplete
  }
}`;

/** A soldier on no list. */
const UNREMARKABLE = { rank: 'CPT', grade: 'O3', m4Qual: 30, driversLicense: true } as const;

/** The overview for a staff member who is on no list, and in no section unless a test sets one. */
async function overview(staff: Partial<Soldier> = {}): Promise<ReadinessOverview> {
  const { browser } = await signInSoldier(api, { isStaff: true, ...UNREMARKABLE, ...staff });
  api.commands.length = 0;
  const { data, errors } = await api.execute<{ readinessOverview: ReadinessOverview }>(browser, OVERVIEW);
  if (!data) throw new Error(errors[0]?.message);
  return data.readinessOverview;
}

const people = ({ lists }: ReadinessOverview, list: string) => lists.find((one) => one.list === list)?.people ?? [];
const names = (seen: ReadinessOverview, list: string) => people(seen, list).map(({ lastName }) => lastName);

async function fill(section: 'ALPHA' | 'BRAVO' | 'CHARLIE', count: number): Promise<void> {
  await makeSoldiers(count, { ...UNREMARKABLE, section, team: 'TEAM_1', role: 'FO' });
}

describe('gauges', () => {
  it('are six in their order, with the colors by the exact thresholds, and over 100 % where there are more people', async () => {
    await fill('ALPHA', 5);
    await fill('BRAVO', 6);
    await fill('CHARLIE', 9);
    await makeSoldier({ ...UNREMARKABLE, section: 'DELTA', team: 'HQ', role: 'CO_FSO' });
    await makeSoldier(UNREMARKABLE);
    const { gauges } = await overview({ section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' });
    expect(gauges).toEqual([
      { title: 'TOTAL', section: null, filled: 23, capacity: 30, percent: 77, colour: 'YELLOW' },
      { title: 'STAFF', section: 'BN_STAFF', filled: 1, capacity: 6, percent: 17, colour: 'RED' },
      { title: 'ALPHA', section: 'ALPHA', filled: 5, capacity: 8, percent: 63, colour: 'RED' },
      { title: 'BRAVO', section: 'BRAVO', filled: 6, capacity: 8, percent: 75, colour: 'YELLOW' },
      { title: 'CHARLIE', section: 'CHARLIE', filled: 9, capacity: 8, percent: 113, colour: 'GREEN' },
      { title: 'DELTA', section: 'DELTA', filled: 1, capacity: 4, percent: 25, colour: 'RED' },
    ]);
  });
});

describe('the seven lists', () => {
  it('stand in their order and are empty when nobody is on them', async () => {
    const { lists } = await overview();
    expect(lists).toEqual(
      [
        ['DLC_INCOMPLETE', 'DLC Incomplete'],
        ['PME_INCOMPLETE', 'PME Incomplete'],
        ['M4_QUAL_FAIL', 'M4 Qual Fail'],
        ['ACFT_FAIL', 'ACFT Fail'],
        ['NEED_LICENSED', 'Need Licensed'],
        ['PROMOTABLE', 'Promotable'],
        ['JFO_QUALIFIED', 'JFO Qualified'],
      ].map(([list, title]) => ({ list, title, people: [] })),
    );
  });

  it.each<readonly [list: string, given: Partial<Soldier>, off: Partial<Soldier>]>([
    ['DLC_INCOMPLETE', { rank: 'SPC', grade: 'E4' }, { rank: 'SPC', grade: 'E4', dlc1Complete: true }],
    ['DLC_INCOMPLETE', { rank: 'SGT', grade: 'E5', dlc1Complete: true }, { rank: 'CDT', grade: 'E5' }],
    ['PME_INCOMPLETE', { rank: 'SSG', grade: 'E6', dlc3Complete: true }, { rank: 'SSG', grade: 'E6' }],
    ['PME_INCOMPLETE', { rank: 'CDT', grade: 'E4', dlc1Complete: true }, { rank: 'CDT', grade: 'E4' }],
    ['M4_QUAL_FAIL', { m4Qual: 22 }, { m4Qual: 23 }],
    ['ACFT_FAIL', { acftPass: false }, { acftPass: true }],
    ['NEED_LICENSED', { driversLicense: false }, { driversLicense: true }],
    ['JFO_QUALIFIED', { jfoQualified: true }, { jfoQualified: false }],
    ['PROMOTABLE', { rank: 'SPC', grade: 'E4', dlc1Complete: true, blcComplete: true }, { rank: 'SPC', grade: 'E4' }],
  ])('%s has %j, and not %j', async (list, given, off) => {
    await makeSoldier({ ...UNREMARKABLE, ...given, lastName: 'Listed' });
    await makeSoldier({ ...UNREMARKABLE, ...off, lastName: 'Not' });
    expect(names(await overview(), list)).toEqual(['Listed']);
  });

  it("count months to the unit's day, the last one of February too", async () => {
    api.now = new Date('2026-02-28T15:00:00Z');
    const private2 = { ...UNREMARKABLE, rank: 'PV2', grade: 'E2', pebd: new Date('2024-01-01T12:00:00Z') } as const;
    await makeSoldier({ ...private2, dor: new Date('2025-10-31T12:00:00Z'), lastName: 'Enough' });
    await makeSoldier({ ...private2, dor: new Date('2025-11-01T12:00:00Z'), lastName: 'Tomorrow' });
    expect(names(await overview(), 'PROMOTABLE')).toEqual(['Enough']);
  });

  it('say why somebody is listed, in the words of the record', async () => {
    const soldier = await makeSoldier({ ...UNREMARKABLE, m4Qual: 22, lastName: 'Vega' });
    expect(people(await overview(), 'M4_QUAL_FAIL')).toEqual([
      {
        id: soldier._id,
        rank: 'CPT',
        lastName: 'Vega',
        section: 'UNASSIGNED',
        reason: {
          list: 'M4_QUAL_FAIL',
          listed: true,
          rule: 'M4 qualification below 23.',
          value: 'Score 22',
          missing: ['M4 score of 23'],
          from: null,
          whatToDo: 'Qualify with the M4: score 23 or more.',
        },
      },
    ]);
  });

  it('have their people by position, then name', async () => {
    const place = { ...UNREMARKABLE, acftPass: false, section: 'ALPHA' } as const;
    await makeSoldier({ ...place, team: 'TEAM_1', role: 'FO', lastName: 'A third' });
    await makeSoldier({ ...place, team: 'HQ', role: 'CO_FSO', _id: 'a', lastName: 'Second' });
    await makeSoldier({ ...place, team: 'HQ', role: 'CO_FSO', _id: 'b', lastName: 'first' });
    expect(names(await overview(), 'ACFT_FAIL')).toEqual(['first', 'Second', 'A third']);
  });

  it.each([1, 30, 300])('cost four database commands for %d people', async (count) => {
    await makeSoldiers(count);
    expect(people(await overview(), 'DLC_INCOMPLETE')).toHaveLength(count);
    // The session, the viewer's rights, the overview.
    expect(api.commands).toEqual(['find', 'find', 'find', 'find']);
  });
});

it('counts the records with something odd or missing, as dataToComplete lists them', async () => {
  const whole = {
    pebd: new Date('2020-01-01T12:00:00Z'),
    dor: new Date('2020-01-01T12:00:00Z'),
    etsIndefinite: true,
  };
  await makeSoldier({ ...UNREMARKABLE, ...whole });
  await makeSoldier({ ...UNREMARKABLE, ...whole, m4Qual: null });
  await makeSoldier({ ...UNREMARKABLE, ...whole, grade: 'O1' });
  const seen = await overview(whole);
  expect(seen.toComplete).toBe(2);
  // A score that nobody has entered counts as 0.
  expect(people(seen, 'M4_QUAL_FAIL').map(({ reason }) => reason.value)).toEqual(['Score not entered']);
});

describe("a soldier's readiness", () => {
  it('says why they are not promotable, and from when on they would be', async () => {
    api.now = new Date('2026-03-14T15:00:00Z');
    const { browser, soldier } = await signInSoldier(api, {
      dlc1Complete: true,
      pebd: new Date('2023-06-30T12:00:00Z'),
      dor: new Date('2025-05-31T12:00:00Z'),
    });
    const { data } = await api.execute<{ soldier: { readiness: { list: string }[] } }>(
      browser,
      'query ($id: ID!) { soldier(id: $id) { readiness { list listed rule value missing from } } }',
      { id: soldier._id },
    );
    expect(data?.soldier.readiness.find(({ list }) => list === 'PROMOTABLE')).toEqual({
      list: 'PROMOTABLE',
      listed: false,
      rule: 'E4 with an ACFT pass: DLC 1 and BLC, or 36 months in service, 12 months in grade and DLC 1.',
      value: 'E4, 2 yr 8 mo 18 d in service, 9 mo 17 d in grade, DLC 1 complete, BLC not complete, ACFT passed',
      missing: ['BLC or 36 months in service and 12 months in grade'],
      from: '2026-06-30',
    });
  });
});

describe('scoreSpreads', () => {
  const spread = async (section: string | null): Promise<ScoreSpreads> => {
    const { browser } = await signInSoldier(api, { isStaff: true, acftScore: 500, m4Qual: 30 });
    const bands = '{ test failBelow bands { from to passed failed } withoutScore ofOtherTest }';
    const query = `query ($section: Section) { scoreSpreads(section: $section) { fitness ${bands} weapons ${bands} } }`;
    const { data, errors } = await api.execute<{ scoreSpreads: ScoreSpreads }>(browser, query, { section });
    if (!data) throw new Error(errors[0]?.message);
    return data.scoreSpreads;
  };

  it('count the scores of a section, or of everybody', async () => {
    await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'FO', acftScore: 320, acftPass: false, m4Qual: 22 });
    await makeSoldier({ section: 'ALPHA', team: 'TEAM_1', role: 'RTO', acftScore: null, m4Qual: null });
    const { fitness, weapons } = await spread('ALPHA');
    expect(fitness).toEqual({
      test: 'ACFT',
      failBelow: null,
      bands: [{ from: 320, to: 320, passed: 0, failed: 1 }],
      withoutScore: 1,
      ofOtherTest: 0,
    });
    expect(weapons).toMatchObject({ test: 'M4', failBelow: 23, bands: [{ from: 22, to: 22, passed: 0, failed: 1 }] });
    const { fitness: ofAll } = await spread(null);
    expect(ofAll.bands.reduce((sum, { passed, failed }) => sum + passed + failed, 0)).toBe(3);
  });
});
