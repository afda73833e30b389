import { NativeSelect, Text } from '@mantine/core';
import { useMemo } from 'react';
import { wordKey } from '../../../../domain/roster/rosterWordRules.ts';
import { counted } from '../../../../domain/words.ts';
import { useUnitFields } from '../../../components/PolicyContext.ts';
import list from '../../../components/rows.module.css';
import classes from './ColumnMapping.module.css';
import { ForgetButton } from './ForgetButton.tsx';
import { labelsOf } from './columns.ts';
import { type OpenRoster, readAs } from './openRoster.ts';
import { wordsOf } from './rosterWords.ts';

/** Leaves the cells out. It stands in the select beside the names of the API, which have no blank in them. */
const LEFT_OUT = 'left out';

type WordQuestionsProps = { roster: OpenRoster; onChange: (roster: OpenRoster) => void };

/** Asks once what each word of the file means that says nothing to the product. Renders nothing if there is none. */
export function WordQuestions({ roster, onChange }: WordQuestionsProps) {
  const unit = useUnitFields();
  const { words, remembered, sheet, mapping, days, requirements } = roster;
  // Reading every cell takes a while in a long file.
  const asked = useMemo(
    () => wordsOf({ sheet, mapping, days, requirements }, unit),
    [sheet, mapping, days, requirements, unit],
  );
  const labels = labelsOf(roster, unit);
  if (asked.length === 0) return null;
  return (
    <>
      <Text>
        {counted(asked.length, 'word')} of this file {asked.length === 1 ? 'is' : 'are'} not known; rows with one have a
        problem until you choose. What you choose is remembered for the unit.
      </Text>
      <ul className={list['rows']} aria-label="Words">
        {asked.map(({ column, text, count, choices }) => {
          const key = wordKey({ column, text });
          const value = words.get(key);
          return (
            <li key={key} className={classes['column']}>
              <div>
                <div className={classes['heading']}>
                  {labels.get(column)}: {text}
                </div>
                <div className={classes['samples']}>
                  In {counted(count, 'row')}.{' '}
                  {remembered.has(key) && <ForgetButton id={key} what={text} roster={roster} onForgotten={onChange} />}
                </div>
              </div>
              <NativeSelect
                aria-label={`What ${text} means in ${labels.get(column)}`}
                value={value === undefined ? '' : (value ?? LEFT_OUT)}
                onChange={({ currentTarget: { value: chosen } }) => {
                  const others = [...words].filter(([one]) => one !== key);
                  const meaning = chosen === LEFT_OUT ? null : chosen;
                  onChange(readAs(roster, { words: new Map([...others, ...meaningOf(key, meaning)]) }));
                }}
                data={[
                  { value: '', label: 'Please choose' },
                  ...choices,
                  {
                    value: LEFT_OUT,
                    label: column === 'requirement' ? 'Leave these rows out' : 'Leave these cells out',
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function meaningOf(key: string, meaning: string | null): readonly (readonly [string, string | null])[] {
  return meaning === '' ? [] : [[key, meaning]];
}
