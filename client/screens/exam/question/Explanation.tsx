import { Text } from '@mantine/core';
import type { AskedQuestion } from '../../../../domain/exam/examState.ts';
import { Panel } from '../../../components/Panel.tsx';
import classes from './QuestionView.module.css';

/** Why the answer is right, and the source. Empty for a question without them. */
export function Explanation({ question: { explanation, citation } }: { question: AskedQuestion }) {
  if (explanation === '' && citation === '') return null;
  return (
    <Panel title="Why this is right">
      <Text className={classes.text}>{explanation}</Text>
      <Text c="dimmed" size="sm" className={classes.text}>
        {citation}
      </Text>
    </Panel>
  );
}
