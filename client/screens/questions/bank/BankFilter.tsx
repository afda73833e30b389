import { isOneOf } from '../../../../domain/isOneOf.ts';
import { FilterChip } from '../../../components/parts/FilterChip.tsx';
import { ToolLine } from '../../../components/parts/ToolLine.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { BANK_STATES, type BankChoice, bankStateLabel } from './bankChoice.ts';

type BankFilterProps = {
  choice: BankChoice;
  topics: readonly { readonly topic: string; readonly count: number }[];
  onChoose: (change: Partial<BankChoice>) => void;
};

/** Filters the list by words, topic, and whether questions are in the exam. */
export function BankFilter({ choice, topics, onChoose }: BankFilterProps) {
  // The chosen topic's last question may have been moved to another topic.
  const isGone = choice.topic !== '' && topics.every(({ topic }) => topic !== choice.topic);
  return (
    <ToolLine
      search={<SearchField label="Search" search={choice.search} onSearch={(search) => onChoose({ search })} />}
      filters={
        <>
          <FilterChip
            label="Topic"
            value={choice.topic}
            options={[
              { value: '', label: 'All topics' },
              ...topics.map(({ topic, count }) => ({ value: topic, label: `${topic} (${count})` })),
              ...(isGone ? [{ value: choice.topic, label: `${choice.topic} (0)` }] : []),
            ]}
            onChange={(topic) => onChoose({ topic })}
          />
          <FilterChip
            label="Show"
            value={choice.state}
            options={BANK_STATES.map((state) => ({ value: state, label: bankStateLabel[state] }))}
            onChange={(state) => isOneOf(BANK_STATES, state) && onChoose({ state })}
          />
        </>
      }
      chosen={[choice.topic !== '', choice.state !== BANK_STATES[0]].filter((isSet) => isSet).length}
    />
  );
}
