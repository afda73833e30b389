import { NativeSelect } from '@mantine/core';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { SearchField } from '../../../components/table/SearchField.tsx';
import classes from './bank.module.css';
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
    <search className={classes.choices}>
      <SearchField label="Search" search={choice.search} onSearch={(search) => onChoose({ search })} />
      <NativeSelect
        label="Topic"
        value={choice.topic}
        onChange={(event) => onChoose({ topic: event.currentTarget.value })}
        data={[
          { value: '', label: 'All topics' },
          ...topics.map(({ topic, count }) => ({ value: topic, label: `${topic} (${count})` })),
          ...(isGone ? [{ value: choice.topic, label: `${choice.topic} (0)` }] : []),
        ]}
      />
      <NativeSelect
        label="Show"
        value={choice.state}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (isOneOf(BANK_STATES, value)) onChoose({ state: value });
        }}
        data={BANK_STATES.map((state) => ({ value: state, label: bankStateLabel[state] }))}
      />
    </search>
  );
}
