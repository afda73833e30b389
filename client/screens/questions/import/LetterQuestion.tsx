import { counted } from '../../../../domain/words.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { LetterMeaning } from './openQuestions.ts';
import type { LetterAnswer } from './questionFile.ts';

type LetterQuestionProps = {
  letters: readonly LetterAnswer[];
  chosen: LetterMeaning | null;
  onChoose: (meaning: LetterMeaning) => void;
};

/** Asks what a right answer means that is the letter of one option and the text of another. Renders nothing if there is none. */
export function LetterQuestion({ letters: [first, ...others], chosen, onChoose }: LetterQuestionProps) {
  if (first === undefined) return null;
  const { row, answerText, byLetter, byText } = first;
  return (
    <ChoiceField
      name="letters"
      label={`What does the right answer ${answerText} in row ${row} mean?`}
      help={others.length === 0 ? undefined : `Likewise in ${counted(others.length, 'more row')}.`}
      required
      options={[
        { value: LetterMeaning.LETTER, label: `The option with that letter: ${byLetter}` },
        { value: LetterMeaning.TEXT, label: `The option with that text: ${byText}` },
      ]}
      value={chosen ?? ''}
      onChange={onChoose}
    />
  );
}
