import { ARMY_2026, SPECIFICATION } from '../../domain/policy/packs.ts';
import type { Policy } from '../../domain/policy/policy.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();
beforeEach(() => {
  api.now = new Date('2026-11-20T15:00:00Z');
});

const KINDS = `mutation ($version: Int!, $requirements: [RequirementInput!]!) {
  updateRequirements(version: $version, requirements: $requirements) { id score { min max failBelow } }
}`;
const CHOOSE = `mutation ($version: Int!, $input: ChoosePolicyInput!) {
  choosePolicy(version: $version, input: $input) { version }
}`;
const PREVIEW = `query ($input: ChoosePolicyInput!) {
  previewPolicy(input: $input) { title comeOn { lastName } leave { lastName } }
}`;
const ADD = `mutation ($requirementId: ID!, $rows: [AddDueEventRow!]!) {
  addDueEvents(requirementId: $requirementId, rows: $rows) { standing { state result typed } refusal { message field } }
}`;
const PAGE = `query ($id: ID!) {
  soldier(id: $id) { acftScore acftTest m4Qual m4Test dataIssues { code } readiness { list listed value } }
  dueOf(soldierId: $id) { standing { state result typed } events { doneOn failed } }
}`;
const OVERVIEW =
  'query ($on: LocalDate) { dueOverview(on: $on) { rows { soldier { id } standings { state result } } } }';

const RIFLE = { name: 'M4', cycle: 'MONTHS', months: 12, result: 'SCORE', sets: 'RIFLE' };
const FITNESS = { name: 'Fitness', cycle: 'MONTHS', months: 36, result: 'SCORE', sets: 'FITNESS' };

interface Standing {
  state: string;
  result: string | null;
  typed: string | null;
}
interface Page {
  soldier: {
    acftScore: number;
    acftTest: string;
    m4Qual: number;
    m4Test: string;
    dataIssues: { code: string }[];
    readiness: { list: string; listed: boolean; value: string }[];
  };
  dueOf: { standing: Standing; events: { doneOn: string; failed: boolean }[] }[];
}

async function arrange(requirement: object) {
  let { browser } = await signInSoldier(api, { isStaff: true, lastName: 'Vance' });
  const { _id: id } = await makeSoldier({ lastName: 'Sam' });
  const ask = async <Data>(query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await api.execute<Data>(browser, query, variables);
    expect(errors).toEqual([]);
    if (!data) throw new Error('No answer.');
    return data;
  };
  const { updateRequirements } = await ask<{ updateRequirements: { id: string; score: object | null }[] }>(KINDS, {
    version: 0,
    requirements: [requirement],
  });
  const [made] = updateRequirements;
  const requirementId = made?.id ?? '';
  return {
    id,
    made,
    ask,
    /** Another day. Another staff member asks, because the first one's session is over. */
    later: async (now: string) => {
      api.now = new Date(now);
      ({ browser } = await signInSoldier(api, { isStaff: true, lastName: 'Vale' }));
    },
    choose: (version: number, input: object) => ask(CHOOSE, { version, input }),
    enter: async (doneOn: string, score: number, passed: boolean | null = null) => {
      const rows = [{ soldierId: id, event: { doneOn, score, passed } }];
      const { addDueEvents } = await ask<{
        addDueEvents: { standing: Standing | null; refusal: { message: string; field: string } | null }[];
      }>(ADD, { requirementId, rows });
      return addDueEvents[0];
    },
    page: async () => {
      const { soldier, dueOf } = await ask<Page>(PAGE, { id });
      const finding = (list: string) => soldier.readiness.find((one) => one.list === list);
      return { ...soldier, finding, due: dueOf[0]?.standing, events: dueOf[0]?.events };
    },
    on: async (day: string) => {
      const { dueOverview } = await ask<{
        dueOverview: { rows: { soldier: { id: string }; standings: Standing[] }[] };
      }>(OVERVIEW, { on: day });
      return dueOverview.rows.find(({ soldier }) => soldier.id === id)?.standings[0];
    },
  };
}

const marked = (failBelow: number, from: string) => ({
  pack: 'ARMY_2026',
  policy: {
    ...ARMY_2026,
    rifleTest: { ...ARMY_2026.rifleTest, failBelow, bands: [{ name: 'expert', from: 36 }] },
  } satisfies Policy,
  from,
});

it('a requirement that sets the rifle fails by the mark of the policy, whatever scale it is given', async () => {
  const { made, enter, page } = await arrange({ ...RIFLE, score: { min: 0, max: 40, failBelow: 10 } });
  expect(made).toMatchObject({ score: { min: 0, max: 600, failBelow: 23 } });
  await enter('2026-11-01', 22);
  const { finding, due } = await page();
  expect([finding('M4_QUAL_FAIL')?.listed, due?.state]).toEqual([true, 'FAILED']);
});

it('raising the mark re-judges from its day on, in the list, on the record and in Due alike, and the preview names the people', async () => {
  const { ask, choose, enter, page, on, later } = await arrange(RIFLE);
  await choose(1, { pack: 'ARMY_2026', from: '2026-11-20' });
  expect(await enter('2026-11-01', 25)).toMatchObject({ standing: { state: 'CURRENT', result: '25, marksman' } });
  const { previewPolicy } = await ask<{ previewPolicy: object[] }>(PREVIEW, { input: marked(30, '2026-12-01') });
  const sam = [{ lastName: 'Sam' }];
  expect(previewPolicy).toEqual([
    { title: 'M4 Qual Fail', comeOn: sam, leave: [] },
    { title: 'M4 failed in Due', comeOn: sam, leave: [] },
  ]);
  await choose(2, marked(30, '2026-12-01'));
  expect((await on('2026-11-30'))?.state).toBe('CURRENT');
  expect(await on('2026-12-01')).toEqual({ state: 'FAILED', result: '25' });
  await later('2026-12-01T15:00:00Z');
  expect((await on('2026-11-30'))?.state).toBe('CURRENT');
  const { finding, due, events } = await page();
  expect(finding('M4_QUAL_FAIL')).toMatchObject({ listed: true, value: 'Score 25 of 40, below 30' });
  expect([due?.state, events?.map(({ failed }) => failed)]).toEqual(['FAILED', [true]]);
});

describe('an event belongs to the test of its own day', () => {
  async function withAft() {
    const unit = await arrange(FITNESS);
    await unit.choose(1, { pack: 'ARMY_2026', from: '2026-11-20' });
    return unit;
  }

  it('a late result of the former test is entered on its scale, and bears its name', async () => {
    const { enter, page } = await withAft();
    expect(await enter('2025-05-20', 540, true)).toMatchObject({ standing: { result: '540, Pass (ACFT)' } });
    expect(await page()).toMatchObject({ acftScore: 540, acftTest: 'ACFT', due: { result: '540, Pass (ACFT)' } });
    const late = await enter('2025-05-31', 450, false);
    expect(late).toMatchObject({ standing: { state: 'FAILED', result: '450, Fail (ACFT)' } });
    expect(await page()).toMatchObject({ acftScore: 450, acftTest: 'ACFT' });
  });

  it('from the first day of the test on, which may lie in the past, results are of that test', async () => {
    const { enter, page } = await withAft();
    expect(await enter('2025-06-01', 501, true)).toMatchObject({
      refusal: { field: 'score', message: 'AFT score must be a whole number from 0 to 500.' },
    });
    await enter('2025-06-01', 500, true);
    expect(await page()).toMatchObject({ acftTest: 'AFT', due: { result: '500, Pass' } });
  });

  it('an older one never moves the record while a newer one counts, failed or not', async () => {
    const { enter, page } = await withAft();
    await enter('2026-11-01', 300, false);
    expect(await enter('2025-05-20', 540, true)).toMatchObject({ standing: { state: 'FAILED', result: '300, Fail' } });
    expect(await page()).toMatchObject({ acftScore: 300, acftTest: 'AFT', due: { typed: null } });
  });

  it('a corrected day moves the score to the test of that day', async () => {
    const { id, ask, enter } = await withAft();
    await enter('2025-06-02', 450, true);
    const [due] = (await SoldierModel.findById(id).select('+dues').lean())?.dues ?? [];
    const event = { doneOn: '2025-05-30', score: 450, passed: true };
    await ask(
      `mutation ($id: ID!, $eventId: ID!, $event: DueEventInput!) {
        updateDueEvent(soldierId: $id, eventId: $eventId, version: 1, event: $event) { standing { state } }
      }`,
      { id, eventId: due?.id, event },
    );
    expect(await SoldierModel.findById(id).lean()).toMatchObject({ acftScore: 450, acftTest: 'ACFT' });
  });

  it('also an event entered before the unit said since when it takes the test: the record and Due say the same', async () => {
    const { choose, enter, page } = await arrange(FITNESS);
    await enter('2025-08-10', 450, true);
    expect(await page()).toMatchObject({ acftTest: 'ACFT', due: { result: '450, Pass' } });
    await choose(1, { pack: 'ARMY_2026', from: '2026-11-20' });
    const after = await page();
    expect(after).toMatchObject({ acftScore: 450, acftTest: 'AFT', due: { result: '450, Pass' } });
    expect(after.finding('ACFT_FAIL')?.value).toBe('AFT passed');
    expect(after.dataIssues.map(({ code }) => code)).not.toContain('ACFT_SCORE_OF_OTHER_TEST');
  });

  it('a test cannot be taken since a day after the one from which its policy applies', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const test = { ...ARMY_2026.fitnessTest, since: '2026-11-21' };
    const input = { pack: 'SPECIFICATION', policy: { ...SPECIFICATION, fitnessTest: test }, from: '2026-11-20' };
    const { errors } = await api.execute(browser, CHOOSE, { version: 0, input });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
