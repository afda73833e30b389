import { Section } from '../values.ts';
import { dueCounts } from './counts.ts';
import { DueState } from './states.ts';

const row = (section: Section, state: DueState) => ({ section, states: [state] });

it('counts the whole unit and then each section that has anybody, in their order', () => {
  const rows = [
    row(Section.BRAVO, DueState.OVERDUE),
    row(Section.ALPHA, DueState.CURRENT),
    row(Section.ALPHA, DueState.DUE_SOON),
  ];
  expect(dueCounts(['rifle'], rows).map(({ section, asked, met, percent }) => [section, asked, met, percent])).toEqual([
    [null, 3, 2, 66],
    ['ALPHA', 2, 2, 100],
    ['BRAVO', 1, 0, 0],
  ]);
});

it.each<
  [string, DueState[], { met?: number; dueSoon?: number; short?: number; excused?: number; percent: number | null }]
>([
  ['what is failed, overdue or never done as short', ['FAILED', 'OVERDUE', 'NEVER_DONE'], { short: 3, percent: 0 }],
  ['what is due soon as met', ['DUE_SOON', 'CURRENT'], { met: 2, dueSoon: 1, percent: 100 }],
  ['whoever is excused neither way', ['EXCUSED', 'CURRENT', 'FAILED'], { met: 1, short: 1, excused: 1, percent: 50 }],
  ['of nobody no percent', ['EXCUSED', 'NOT_REQUIRED'], { excused: 1, percent: null }],
  [
    'all of them alone as 100 percent',
    [...Array<DueState>(299).fill('CURRENT'), 'OVERDUE'],
    { met: 299, short: 1, percent: 99 },
  ],
])('counts %s', (_, states, expected) => {
  const asked = states.filter((state) => state !== 'NOT_REQUIRED').length;
  const [whole] = dueCounts(
    ['rifle'],
    states.map((state) => row(Section.ALPHA, state)),
  );
  expect(whole).toEqual({
    kindId: 'rifle',
    section: null,
    asked,
    met: 0,
    dueSoon: 0,
    short: 0,
    excused: 0,
    ...expected,
  });
});
