import { counted } from '../../../../domain/words.ts';
import { columnLetter } from '../../../app/imports/sheetFile.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import type { QuestionFile, TurnedKind } from './questionFile.ts';
import { columnAt } from './questionSheet.ts';

const KINDS: readonly TurnedKind[] = ['DATE', 'TIME'];

type TurnedQuestionsProps = {
  file: QuestionFile;
  chosen: Readonly<Record<TurnedKind, number | null>>;
  onChoose: (kind: TurnedKind, place: number) => void;
};

/** Asks what was typed where a spreadsheet has made a date or a time of it. Renders nothing if it has not. */
export function TurnedQuestions({ file: { sheet, turned }, chosen, onChoose }: TurnedQuestionsProps) {
  return KINDS.map((kind) => {
    const [first, ...others] = turned.filter((one) => one.kind === kind);
    if (first === undefined || sheet === null) return null;
    const place = `${columnLetter(columnAt(sheet, first.column))}${first.row}`;
    const what = kind === 'DATE' ? 'date' : 'time';
    return (
      <ChoiceField
        key={kind}
        name={`turned${kind}`}
        label={`Excel probably turned the text of ${place} into the ${what} ${first.readings[0]}. What was typed?`}
        help={others.length === 0 ? undefined : `Likewise in ${counted(others.length, 'more cell')}.`}
        required
        options={first.readings.map((text, index) => ({ value: String(index), label: text }))}
        value={String(chosen[kind] ?? '')}
        onChange={(value) => onChoose(kind, Number(value))}
      />
    );
  });
}
