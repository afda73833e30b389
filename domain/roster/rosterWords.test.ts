import { CHOICE_FIELDS, CHOICES, fieldsOf } from '../record/fields.ts';
import { matchKey } from '../imports/importTexts.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import { readField } from './rosterTexts.ts';
import { OTHER_WORDS } from './rosterWords.ts';

const ROWS = fieldsOf(SPECIFICATION);

it.each([
  ['section', 'A CO', 'ALPHA'],
  ['section', 'B btry', 'BRAVO'],
  ['section', 'Charlie Company', 'CHARLIE'],
  ['section', 'D', 'DELTA'],
  ['section', 'BN', 'BN_STAFF'],
  ['team', '1st', 'TEAM_1'],
  ['team', 'TM 2', 'TEAM_2'],
  ['team', 'Three', 'TEAM_3'],
  ['role', 'Forward Observer', 'FO'],
  ['rank', 'Specialist', 'SPC'],
] as const)('%s: %s is %s', (field, text, value) => {
  expect(readField(ROWS[field], text, field)).toEqual({ value });
});

it.each(CHOICE_FIELDS)('no word of a %s means two of them, nor what another is called', (field) => {
  const { shown } = CHOICES[field];
  const words = Object.entries(OTHER_WORDS[field] ?? {}).flatMap(([value, others = []]) =>
    others.map((word) => ({ word, value })),
  );
  for (const { word, value } of words) {
    expect(matchKey(word)).toBe(word);
    expect(words.filter((one) => one.word === word)).toEqual([{ word, value }]);
    for (const [other, text] of Object.entries(shown)) if (other !== value) expect(word).not.toBe(matchKey(text));
  }
});
