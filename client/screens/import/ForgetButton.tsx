import { failureOf } from '../../app/failures/failure.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { TextButton } from '../../components/TextButton.tsx';
import { useForgetRosterWordsMutation } from './ForgetButton.generated.ts';
import { mappingOf, readAs } from './openRoster.ts';
import type { OpenRoster } from './rosterReading.ts';

type ForgetButtonProps = {
  id: string;
  /** The word or the heading. */
  what: string;
  roster: OpenRoster;
  onForgotten: (roster: OpenRoster) => void;
};

/**
 * Says that the unit remembers a word's or heading's meaning, with a button to forget it. The file is then read as if the word had never
 * been explained.
 */
export function ForgetButton({ id, what, roster, onForgotten }: ForgetButtonProps) {
  const unit = useFieldRules();
  const [forget, { loading }] = useForgetRosterWordsMutation({ fetchPolicy: 'no-cache' });
  const { problem, attempt } = useAttempt('Import roster', failureOf);

  async function forgotten(): Promise<void> {
    await forget({ variables: { ids: [id] } });
    const without = (meanings: OpenRoster['words']) => new Map([...meanings].filter(([key]) => key !== id));
    const words = without(roster.words);
    const usual = mappingOf(roster.sheet, words, unit, roster.requirements);
    const before = mappingOf(roster.sheet, roster.words, unit, roster.requirements);
    const mapping = roster.mapping.map((column, index) =>
      usual[index] === before[index] ? column : (usual[index] ?? null),
    );
    onForgotten(readAs(roster, { words, remembered: without(roster.remembered), mapping }));
  }

  return (
    <>
      Remembered from an earlier file.{' '}
      <TextButton disabled={loading} aria-label={`Forget ${what}`} onClick={() => void attempt(forgotten)}>
        Forget
      </TextButton>
      {problem && ` ${problem.message}`}
    </>
  );
}
