import { NameOrder } from '../../../domain/roster/nameParts.ts';
import { counted } from '../../../domain/words.ts';
import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import { type NameReading, type RankDifference, RankSource } from './rosterNames.ts';

type NameQuestionsProps = {
  /** Names without a comma. */
  unordered: readonly string[];
  ranks: readonly RankDifference[];
  names: NameReading;
  onRead: (names: NameReading) => void;
};

/**
 * Asks which part comes first in names without a comma. Also asks which rank counts if the name and the rank column differ. Empty without
 * such names.
 */
export function NameQuestions({ unordered, ranks, names, onRead }: NameQuestionsProps) {
  const [name, ...otherNames] = unordered;
  const [rank, ...otherRanks] = ranks;
  return (
    <>
      {name !== undefined && (
        <ChoiceField
          name="nameOrder"
          label={`What comes first in ${name}?`}
          help={helpOf(otherNames)}
          required
          options={[
            { value: NameOrder.FIRST_NAME, label: 'The first name' },
            { value: NameOrder.LAST_NAME, label: 'The last name' },
          ]}
          value={names.order ?? ''}
          onChange={(order) => onRead({ ...names, order })}
        />
      )}
      {rank !== undefined && (
        <ChoiceField
          name="nameRank"
          label={`Row ${rank.row} says ${rank.inName} in the name and ${rank.inColumn} as the rank. Which counts?`}
          help={helpOf(otherRanks)}
          required
          options={[
            { value: RankSource.COLUMN, label: `The rank: ${rank.inColumn}` },
            { value: RankSource.NAME, label: `The name: ${rank.inName}` },
          ]}
          value={names.rank ?? ''}
          onChange={(source) => onRead({ ...names, rank: source })}
        />
      )}
    </>
  );
}

function helpOf(others: readonly unknown[]): string | undefined {
  return others.length === 0 ? undefined : `Same for ${counted(others.length, 'more row')}.`;
}
