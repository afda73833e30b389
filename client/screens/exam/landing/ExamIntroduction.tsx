import { counted } from '../../../../domain/words.ts';
import classes from './landing.module.css';

const RULES: readonly string[] = [
  'Unlimited guesses on each question.',
  'A wrong first guess counts as incorrect.',
  'The questions that you missed are listed in your results.',
  'Your results are not shared with leadership. Your progress never leaves this device.',
];

/** The rules of the exam, and how long it is. */
export function ExamIntroduction({
  total,
}: {
  /** How many questions there are; 0 while that is not known. */ total: number;
}) {
  return (
    <ul className={classes.rules}>
      <li>
        A full run asks {total === 0 ? 'every question' : counted(total, 'question')}; Quick 10 asks ten of them at
        random.
      </li>
      {RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
