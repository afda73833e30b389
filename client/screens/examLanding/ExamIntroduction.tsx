import classes from './ExamIntroduction.module.css';

const RULES: readonly string[] = [
  'You have unlimited guesses on each question.',
  'A wrong first guess counts as incorrect.',
  'The questions that you missed are listed in your results.',
  'Your results are not shared with leadership. Your progress never leaves this device.',
];

/** The rules of the exam, and its keys. */
export function ExamIntroduction() {
  return (
    <ul className={classes['rules']}>
      {RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
      <li className={classes['keys']}>
        On a keyboard, A to D or 1 to 4 choose an answer, and Enter submits it and goes on.
      </li>
    </ul>
  );
}
