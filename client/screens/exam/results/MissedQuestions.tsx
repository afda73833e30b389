import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { AskedQuestion } from '../../../../domain/exam/examState.ts';
import rows from '../../../components/rows.module.css';
import classes from './MissedQuestions.module.css';

/** The missed questions, each with the first guess, the right answer, and why. */
export function MissedQuestions({ questions }: { questions: readonly AskedQuestion[] }) {
  return (
    <ul className={rows.rows}>
      {questions.map(({ id, question, guess, answerText, explanation, citation }) => (
        <li key={id} className={classes.question}>
          <p className={classes.text}>{question}</p>
          <p className={classes.answer} data-tone="bad">
            <IconCircleX aria-hidden />
            <span>Your first guess: {guess}</span>
          </p>
          <p className={classes.answer} data-tone="good">
            <IconCircleCheck aria-hidden />
            <span>Right answer: {answerText}</span>
          </p>
          {explanation !== '' && <Text>{explanation}</Text>}
          {citation !== '' && (
            <Text c="dimmed" size="sm">
              {citation}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
