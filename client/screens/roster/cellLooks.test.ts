import { addDays } from '../../../domain/localDate.ts';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { today } from '../../components/today.ts';
import { rosterPerson, UNIT } from '../../testing/rosterExample.ts';
import { rosterColumns } from './rosterColumns.ts';

type Fields = Parameters<typeof rosterPerson>[0];

const on = (list: NonNullable<Fields['readiness']>[number]['list']) => ({ list, listed: true, missing: ['it'] });
const inDays = (days: number) => addDays(today(), days);
const { etsHighlightDays } = SPECIFICATION;

/** A cell's mark and what it shows. */
function cell(key: string, fields: Fields) {
  const column = rosterColumns(UNIT).find((one) => one.key === key);
  const person = rosterPerson(fields);
  return [column?.mark(person), column?.shown(person), column?.text(person)];
}

test.each<[string, Fields, (string | null)[]]>([
  ['m4Qual', { m4Qual: 30 }, [null, '30', '30']],
  ['m4Qual', { m4Qual: 19, readiness: [on('M4_QUAL_FAIL')] }, ['failed', '19', '19']],
  [
    'm4Qual',
    { dataIssues: [{ code: 'M4_QUAL_NOT_ENTERED', text: '' }], readiness: [on('M4_QUAL_FAIL')] },
    ['failed', 'None', 'Not entered'],
  ],
  ['acftPass', { acftPass: false, readiness: [on('ACFT_FAIL')] }, ['failed', 'Fail', 'Fail']],
  ['acftScore', { acftScore: 340, readiness: [on('ACFT_FAIL')] }, ['failed', '340', '340']],
  [
    'acftScore',
    { dataIssues: [{ code: 'ACFT_SCORE_NOT_ENTERED', text: '' }], readiness: [on('ACFT_FAIL')] },
    [null, '', ''],
  ],
  ['driversLicense', { driversLicense: false, readiness: [on('NEED_LICENSED')] }, ['missing', 'No', 'No']],
  ['jfoQualified', {}, [null, 'No', 'No']],
  ['NEED_LICENSED', { readiness: [on('NEED_LICENSED')] }, ['missing', 'it', 'it']],
  ['PROMOTABLE', { readiness: [on('PROMOTABLE')] }, ['met', 'Yes', 'Yes']],
  // A course of the grade, of another grade, and done at another grade.
  ['dlc1Complete', { grade: 'E4', readiness: [on('DLC_INCOMPLETE')] }, ['missing', 'No', 'No']],
  ['blcComplete', { grade: 'E4' }, [null, 'No', 'No']],
  ['dlc2Complete', { grade: 'E4' }, [null, '·', 'No']],
  ['dlc1Complete', { grade: 'E5', dlc1Complete: true }, [null, 'Yes', 'Yes']],
  ['dlc2Complete', { grade: 'E5', rank: 'CDT' }, [null, '·', 'No']],
  ['role', {}, [null, 'FO', 'FO']],
  ['role', { role: 'CO_FSO', awaitsStaffApproval: true }, ['waiting', 'CO FSO', 'CO FSO (waiting for approval)']],
  ['role', { role: 'UNASSIGNED' }, [null, '–', 'UNASSIGNED']],
  ['team', { team: 'UNASSIGNED' }, [null, '–', 'UNASSIGNED']],
])('%s of %j', (key, fields, expected) => {
  expect(cell(key, fields)).toEqual(expected);
});

test.each<[string, Fields, string | null]>([
  ['past', { ets: inDays(-1), pastEts: true }, 'past'],
  ['today', { ets: inDays(0) }, 'soon'],
  ['on the last day of the policy', { ets: inDays(etsHighlightDays) }, 'soon'],
  ['a day later', { ets: inDays(etsHighlightDays + 1) }, null],
  ['indefinite', { etsIndefinite: true }, null],
  ['unknown', {}, null],
])('an ETS that is %s', (_, fields, mark) => {
  expect(cell('ets', fields)[0]).toBe(mark);
});

test('below the ETS: how many are past, and how many are soon', () => {
  const total = rosterColumns(UNIT).find(({ key }) => key === 'ets')?.total;
  const people = [{ ets: inDays(-1), pastEts: true }, { ets: inDays(1) }, { ets: inDays(9) }, {}].map(rosterPerson);
  expect(total?.(people)).toBe('1 past, 2 soon');
  expect(total?.([rosterPerson({})])).toBe('');
});
