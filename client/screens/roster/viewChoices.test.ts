import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { UNIT } from '../../testing/rosterExample.ts';
import { rosterColumns } from './rosterColumns.ts';
import { viewOf, type ViewTexts } from './rosterView.ts';
import { chosenTexts } from './viewChoices.ts';

const NOTHING: ViewTexts = {
  columns: '',
  sort: '',
  section: '',
  team: '',
  rank: '',
  role: '',
  finding: '',
  search: '',
  group: '',
};

test.each<[Partial<ViewTexts>, Record<string, string>]>([
  [{}, {}],
  [{ columns: 'm4Qual' }, {}],
  [{ search: ' sam ' }, { Search: 'sam' }],
  [
    { section: 'BN_STAFF', team: 'TEAM_1', rank: 'SECOND_LT', role: 'CO_FSO' },
    { Section: 'BN STAFF', Team: '1', Rank: '2LT', Role: 'CO FSO' },
  ],
  [{ finding: 'M4_QUAL_FAIL' }, { Finding: 'M4 Qual Fail' }],
  [{ finding: 'TO_COMPLETE' }, { Finding: 'Any data issue' }],
  [{ finding: 'ETS_PAST' }, { Finding: 'ETS has passed.' }],
  [
    { group: 'team', sort: '-m4Qual,name' },
    { 'Group by': 'Section, team', 'Sort by': 'M4 qualification, descending; Name' },
  ],
])('%j is told as %j', (texts, expected) => {
  const view = viewOf({ ...NOTHING, ...texts }, rosterColumns(UNIT));
  const told = chosenTexts(view, SPECIFICATION).filter(([, value]) => value !== '');
  expect(Object.fromEntries(told)).toEqual(expected);
});
