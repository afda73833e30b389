import classes from './ExamIntroduction.module.css';

const RULES: readonly string[] = [
  'You have unlimited guesses on each question.',
  'A wrong first guess counts as incorrect.',
  'The questions that you missed are listed in your results.',
  'Your results are not shared with leadership. Your progress never leaves this device.',
];

/** The rules of the exam. */
export function ExamIntroduction() {
  return (
    <ul className={classes['rules']}>
      {RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
