import { ARMY_2026 } from '../../../../domain/policy/packs.ts';
import { rosterPerson, rosterSoldier, UNIT } from '../../../testing/rosterExample.ts';
import { rosterColumns } from '../rosterColumns.ts';
import type { UseRoster_SoldierFragment } from '../useRoster.generated.ts';
import { type AnsweredRow, CellSaves, type SentRow } from './CellSaves.ts';

const columns = rosterColumns(UNIT);
const columnOf = (key: string) => {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new Error(`There is no column ${key}.`);
  return column;
};
const [M4, ACFT] = [columnOf('m4Qual'), columnOf('acftScore')];
const ADAMS = rosterPerson({ id: 'adams' });

/** A store, the calls sent, and what happens before and after the next call is carried out. */
function setUp(ownId = 'raman') {
  const stored = new Map<string, UseRoster_SoldierFragment>([['adams', rosterSoldier({ id: 'adams' })]]);
  const sent: (readonly SentRow[])[] = [];
  const keys: string[] = [];
  let before: (() => void) | null = null;
  let after: (() => void) | null = null;
  let count = 0;

  async function send(rows: readonly SentRow[], key: string): Promise<readonly AnsweredRow[]> {
    sent.push(rows);
    keys.push(key);
    const act = before;
    before = null;
    act?.();
    const refusals = rows.map(({ id, version, input }) => {
      const current = stored.get(id);
      if (!current) return refusal('NOT_FOUND', 'Gone.');
      if (current.version !== version) return refusal('CONFLICT', 'Changed.');
      const { m4Qual, acftScore, acftPass, rank, grade } = input;
      const changed = rosterSoldier({
        ...current,
        ...(m4Qual !== undefined && m4Qual !== null && { m4Qual }),
        ...(acftScore !== undefined && acftScore !== null && { acftScore }),
        ...(acftPass !== undefined && acftPass !== null && { acftPass }),
        ...(rank && { rank }),
        ...(grade && { grade }),
        version: version + 1,
      });
      stored.set(id, changed);
      return null;
    });
    // The server reads the records for its answer after writing.
    const then = after;
    after = null;
    then?.();
    return rows.map(({ id }, index) => ({ id, soldier: stored.get(id) ?? null, refusal: refusals[index] ?? null }));
  }

  const saves = new CellSaves({
    send,
    newKey: () => `key ${(count += 1)}`,
    ownId,
    explain: (error) => ({ message: String(error), isUnanswered: true }),
  });
  const change = (fields: Partial<UseRoster_SoldierFragment>) => {
    const current = stored.get('adams');
    if (current) stored.set('adams', { ...current, ...fields, version: current.version + 1 });
  };
  /** Resolves when no call is running. */
  const settled = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return {
    stored,
    sent,
    keys,
    saves,
    change,
    settled,
    beforeNext: (act: () => void) => (before = act),
    /** Another person's action after the next call is carried out, before its answer is read. */
    behindNext: (act: () => void) => (after = act),
  };
}

const refusal = (code: string, message: string) => ({
  code,
  field: null,
  message,
  changedBy: 'SFC Vance',
  changedById: 'vance',
});
const type = (column: typeof M4, text: string) => ({ person: ADAMS, column, text });

test('what is typed while a call is under way goes out with the version of its answer', async () => {
  const { saves, sent, stored, settled } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  expect(saves.stateOf(type(M4, ''))).toMatchObject({ state: 'saving', text: '38' });
  saves.enter([type(ACFT, '512')], UNIT);
  saves.enter([type(ACFT, '513')], UNIT);
  await settled();
  expect(sent.map(([row]) => [row?.version, row?.input])).toEqual([
    [1, { m4Qual: 38 }],
    [2, { acftScore: 513 }],
  ]);
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38, acftScore: 513 });
  expect(saves.stateOf(type(M4, ''))).toMatchObject({ state: 'saved' });
  expect(saves.openCells()).toEqual([]);
});

test('a change of another field by somebody else is met by itself', async () => {
  const { saves, change, stored, settled, beforeNext } = setUp();
  beforeNext(() => change({ acftScore: 300 }));
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38, acftScore: 300 });
  expect(saves.openCells()).toEqual([]);
});

test('a change of the same field is told with whose it is, and is overwritten only by typing it again', async () => {
  const { saves, change, stored, settled, beforeNext } = setUp();
  beforeNext(() => change({ m4Qual: 21 }));
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  expect(saves.openCells()).toMatchObject([
    { state: 'refused', text: '38', problem: 'SFC Vance changed it to 21 in the meantime.' },
  ]);
  expect(stored.get('adams')).toMatchObject({ m4Qual: 21 });
  saves.enter([{ person: saves.newest(ADAMS), column: M4, text: '38' }], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38 });
  expect(saves.openCells()).toEqual([]);
});

test('what the person has changed in another tab is told as their own', async () => {
  const { saves, change, settled, beforeNext } = setUp('vance');
  beforeNext(() => change({ m4Qual: 21 }));
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  expect(saves.openCells()).toMatchObject([
    { state: 'refused', problem: 'Another tab or device of yours changed it to 21 in the meantime.', isOwn: true },
  ]);
});

test.each([
  ['that the list does not show yet', (_saves: CellSaves) => undefined],
  // Saving another field brings the newest version of the record.
  ['that is known here by now', (saves: CellSaves) => saves.enter([type(ACFT, '512')], UNIT)],
])('two people have a cell open: the second to commit is asked, after a change %s', async (_, meanwhile) => {
  const { saves, change, stored, settled } = setUp();
  const opened = ADAMS;
  change({ m4Qual: 21 });
  meanwhile(saves);
  await settled();
  saves.enter([{ person: opened, column: M4, text: '38' }], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 21 });
  expect(saves.openCells()).toMatchObject([
    { state: 'refused', text: '38', problem: 'SFC Vance changed it to 21 in the meantime.' },
  ]);
});

test('one keeps what one typed, over the version that one was shown, and is asked again about a newer one', async () => {
  const { saves, change, stored, settled, sent } = setUp();
  change({ m4Qual: 21 });
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  change({ m4Qual: 22 });
  saves.keepMine(type(M4, ''), UNIT);
  await settled();
  expect(saves.openCells()).toMatchObject([{ text: '38', problem: 'SFC Vance changed it to 22 in the meantime.' }]);
  saves.keepMine(type(M4, ''), UNIT);
  await settled();
  expect(sent.map(([row]) => row?.version)).toEqual([1, 2, 3]);
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38, version: 4 });
  expect(saves.openCells()).toEqual([]);
});

test('a paste leaves out no conflict of a cell that somebody changed behind the save of another', async () => {
  const { saves, change, stored, settled, behindNext } = setUp();
  behindNext(() => change({ m4Qual: 21 }));
  saves.enter([type(ACFT, '512')], UNIT);
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 21, acftScore: 512 });
  expect(saves.openCells()).toMatchObject([{ text: '38', problem: 'SFC Vance changed it to 21 in the meantime.' }]);
});

test('what somebody saves right behind one’s own save of a cell is not overwritten by typing on, nor by taking back', async () => {
  const { saves, change, stored, settled, behindNext } = setUp();
  behindNext(() => change({ m4Qual: 21 }));
  saves.enter([type(M4, '38')], UNIT);
  saves.enter([type(M4, '39')], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 21 });
  expect(saves.openCells()).toMatchObject([{ text: '39', problem: 'SFC Vance changed it to 21 in the meantime.' }]);
  saves.drop(type(M4, ''));
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 21 });
  expect(saves.openCells()).toMatchObject([{ problem: 'Not undone: somebody has changed it to 21 since then.' }]);
});

test('one’s own saves since a cell was opened are no conflict', async () => {
  const { saves, stored, settled } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  saves.enter([type(M4, '39')], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 39 });
  expect(saves.openCells()).toEqual([]);
});

test('a rank that brings its grade asks before it overwrites the grade that somebody else has set', async () => {
  const { saves, change, stored, settled } = setUp();
  change({ grade: 'E3' });
  saves.enter([type(columnOf('rank'), 'SGT')], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ rank: 'SPC', grade: 'E3' });
  expect(saves.openCells()).toMatchObject([{ problem: 'SFC Vance changed it to SPC/E3 in the meantime.' }]);
});

test('what breaks a rule is not sent, and goes when it is given up', async () => {
  const { saves, sent, settled } = setUp();
  saves.enter([type(M4, '601'), type(ACFT, '512')], UNIT);
  await settled();
  expect(sent).toHaveLength(1);
  expect(saves.openCells()).toMatchObject([
    { state: 'refused', problem: 'M4 qualification must be a whole number from 0 to 600.' },
  ]);
  saves.drop(type(M4, ''));
  expect(saves.openCells()).toEqual([]);
});

test('what was refused goes when the cell is emptied again', async () => {
  const { saves, sent, settled } = setUp();
  const problem = { code: 'M4_QUAL_NOT_ENTERED', field: 'm4Qual', text: 'M4 qualification is not entered.' } as const;
  const person = rosterPerson({ id: 'adams', m4Qual: 0, dataIssues: [problem] });
  saves.enter([{ person, column: M4, text: '601' }], UNIT);
  await settled();
  expect(saves.openCells()).toHaveLength(1);
  saves.enter([{ person, column: M4, text: ' ' }], UNIT);
  await settled();
  expect(saves.openCells()).toEqual([]);
  expect(sent).toEqual([]);
});

test('without an answer what was typed is kept, and is sent again under the same key', async () => {
  const { saves, keys, stored, settled, beforeNext } = setUp();
  beforeNext(() => {
    throw new Error('No network.');
  });
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  expect(saves.openCells()).toMatchObject([{ state: 'kept', text: '38', problem: 'Error: No network.' }]);
  saves.enter([type(ACFT, '512')], UNIT);
  await settled();
  expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38, acftScore: 512 });
  expect(saves.openCells()).toEqual([]);
});

test('an act is taken back as a new save, all of its cells', async () => {
  const { saves, stored, settled } = setUp();
  saves.enter([type(M4, '38'), type(ACFT, '512')], UNIT);
  await settled();
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 30, acftScore: 500, version: 3 });
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ version: 3 });
});

test('a rank is taken back with the grade that it had', async () => {
  const { saves, stored, settled, change } = setUp();
  const cadet = rosterPerson({ id: 'adams', rank: 'CDT', grade: 'E4', version: 2 });
  change({ rank: 'CDT', grade: 'E4' });
  saves.enter([{ person: cadet, column: columnOf('rank'), text: 'SGT' }], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ rank: 'SGT', grade: 'E5' });
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ rank: 'CDT', grade: 'E4' });
  expect(saves.openCells()).toEqual([]);
});

test('what is taken back while it is being saved is taken back afterwards', async () => {
  const { saves, stored, settled } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 30, version: 3 });
});

test('a change is not taken back where somebody else has changed the cell since', async () => {
  const { saves, change, stored, settled } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  change({ m4Qual: 21 });
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 21 });
  expect(saves.openCells()).toMatchObject([{ problem: 'SFC Vance changed it to 21 in the meantime.' }]);
});

test('a cell that is typed again before the answer is taken back step by step', async () => {
  const { saves, stored, settled } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  saves.enter([type(M4, '35')], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 35 });
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38 });
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 30 });
  expect(saves.openCells()).toEqual([]);
});

test('a cell that is typed again before the answer meets a change of another field by somebody else', async () => {
  const { saves, change, stored, settled, beforeNext } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  saves.enter([type(M4, '35')], UNIT);
  beforeNext(() => change({ acftScore: 300 }));
  await settled();
  expect(saves.openCells()).toEqual([]);
  expect(stored.get('adams')).toMatchObject({ m4Qual: 35, acftScore: 300 });
});

test.each([
  ['behind', ['rank', 'grade']],
  ['before', ['grade', 'rank']],
] as const)('a grade that is pasted %s its rank goes before the usual one', async (_where, order) => {
  const { saves, stored, settled } = setUp();
  const texts = { rank: 'SGT', grade: 'E4' };
  saves.enter(
    order.map((key) => type(columnOf(key), texts[key])),
    UNIT,
  );
  await settled();
  expect(stored.get('adams')).toMatchObject({ rank: 'SGT', grade: 'E4' });
});

test('a pass beside no score, which reads as not entered, is taken back', async () => {
  const { saves, change, stored, settled } = setUp();
  const dataIssues = [{ code: 'ACFT_SCORE_NOT_ENTERED', text: 'ACFT score is not entered.' }] as const;
  change({ acftScore: 0, dataIssues });
  const person = rosterPerson({ id: 'adams', acftScore: 0, dataIssues, version: 2 });
  saves.enter([{ person, column: columnOf('acftPass'), text: 'Fail' }], UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ acftPass: false });
  saves.undo(UNIT);
  await settled();
  expect(saves.openCells()).toEqual([]);
  expect(stored.get('adams')).toMatchObject({ acftPass: true });
});

test('a score of another test is not taken back, as it would count as one of the unit’s test', async () => {
  const { saves, change, stored, settled } = setUp();
  change({ m4Test: 'M16' });
  const person = rosterPerson({ id: 'adams', m4Test: 'M16', version: 2 });
  saves.enter([{ person, column: M4, text: '38' }], UNIT);
  await settled();
  saves.undo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38 });
  expect(saves.openCells()).toMatchObject([{ problem: 'Not undone: the earlier score is from another test.' }]);
});

test('a score of the unit’s test that has a name is taken back', async () => {
  const unit = { ...UNIT, policy: ARMY_2026 };
  const column = rosterColumns(unit).find(({ field }) => field === 'm4Qual') ?? M4;
  const { saves, change, stored, settled } = setUp();
  change({ m4Qual: 36 });
  const person = rosterPerson({ id: 'adams', m4Qual: 36, version: 2 });
  expect(column.text(person)).toBe('36, expert');
  saves.enter([{ person, column, text: '30' }], unit);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 30 });
  saves.undo(unit);
  await settled();
  expect(saves.openCells()).toEqual([]);
  expect(stored.get('adams')).toMatchObject({ m4Qual: 36 });
});

test('what was taken back is done again, act by act, and is taken back again', async () => {
  const { saves, stored, settled } = setUp();
  const before = stored.get('adams')?.m4Qual;
  saves.enter([type(M4, '38'), type(ACFT, '512')], UNIT);
  await settled();
  saves.enter([{ person: saves.newest(ADAMS), column: M4, text: '39' }], UNIT);
  await settled();
  // Fast presses: each step waits for the one before.
  for (const step of ['undo', 'undo', 'redo'] as const) saves[step](UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 38, acftScore: 512 });
  saves.redo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 39, acftScore: 512 });
  // Nothing is left to redo.
  saves.redo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 39 });
  for (const step of ['undo', 'undo'] as const) saves[step](UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: before });
  expect(saves.openCells()).toEqual([]);
});

test('after another act there is nothing to be done again', async () => {
  const { saves, stored, settled } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  saves.undo(UNIT);
  // Even if the act comes before the undo is answered.
  saves.enter([type(ACFT, '512')], UNIT);
  await settled();
  const { m4Qual } = stored.get('adams') ?? {};
  saves.redo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual, acftScore: 512 });
});

test('what somebody else has changed since is not done again', async () => {
  const { saves, change, stored, settled } = setUp();
  saves.enter([type(M4, '38')], UNIT);
  await settled();
  saves.undo(UNIT);
  await settled();
  change({ m4Qual: 21 });
  saves.redo(UNIT);
  await settled();
  expect(stored.get('adams')).toMatchObject({ m4Qual: 21 });
  expect(saves.openCells()).toMatchObject([{ text: '38', problem: 'SFC Vance changed it to 21 in the meantime.' }]);
});
