import { NativeSelect, Text } from '@mantine/core';
import { useMemo } from 'react';
import { type AskedWord, wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { counted } from '../../../domain/words.ts';
import { Folded } from '../../components/Folded.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import rows from '../../components/rows.module.css';
import classes from './ColumnMapping.module.css';
import { labelsOf } from './columns.ts';
import { ForgetButton } from './ForgetButton.tsx';
import { readAs } from './openRoster.ts';
import type { OpenRoster } from './rosterReading.ts';
import { wordsOf } from './rosterWords.ts';

/** The option that leaves the cells out. It has a space, so it can't be a name of the API. */
const LEFT_OUT = 'left out';

type WordQuestionsProps = { roster: OpenRoster; onChange: (roster: OpenRoster) => void };

/** Asks once for the meaning of each word that the product doesn't know. Remembered words are folded. Empty without such words. */
export function WordQuestions({ roster, onChange }: WordQuestionsProps) {
  const unit = useFieldRules();
  const { words, remembered, sheet, mapping, days, requirements } = roster;
  // Reading every cell takes a while in a long file.
  const asked = useMemo(
    () => wordsOf({ sheet, mapping, days, requirements }, unit),
    [sheet, mapping, days, requirements, unit],
  );
  const known = asked.filter((word) => remembered.has(wordKey(word)));
  const others = asked.filter((word) => !remembered.has(wordKey(word)));
  const open = asked.filter((word) => !words.has(wordKey(word))).length;
  const listed = { roster, onChange };
  return (
    <>
      {open > 0 && (
        <Text>
          This file has {counted(open, 'unknown word')}. Choose what {open === 1 ? 'it means' : 'they mean'}, or the
          rows can't be imported. Your choices are remembered for the unit.
        </Text>
      )}
      {open === 0 && others.length > 0 && <Text>All words in this file are now known.</Text>}
      {others.length > 0 && <Words label="Words" words={others} {...listed} />}
      {known.length > 0 && (
        <Folded summary={`${counted(known.length, 'word')} remembered from an earlier file`}>
          <Words label="Remembered words" words={known} {...listed} />
        </Folded>
      )}
    </>
  );
}

type WordsProps = WordQuestionsProps & { label: string; words: readonly AskedWord[] };

function Words({ label, words: asked, roster, onChange }: WordsProps) {
  const labels = labelsOf(roster, useFieldRules());
  const { words, remembered } = roster;
  return (
    <ul className={rows.rows} aria-label={label}>
      {asked.map(({ column, text, count, choices }) => {
        const key = wordKey({ column, text });
        const value = words.get(key);
        return (
          <li key={key} className={classes.column}>
            <div>
              <div className={classes.heading}>
                {labels.get(column)}: {text}
              </div>
              <div className={classes.samples}>
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
  );
}

function meaningOf(key: string, meaning: string | null): readonly (readonly [string, string | null])[] {
  return meaning === '' ? [] : [[key, meaning]];
}
