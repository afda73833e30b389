import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { BANK_STATES, type BankChoice, type BankState, bankStateLabel } from './bankChoice.ts';
import classes from './BankFilter.module.css';

type BankFilterProps = {
  choice: BankChoice;
  topics: readonly { readonly topic: string; readonly count: number }[];
  onChoose: (change: Partial<BankChoice>) => void;
};

/** How long after the last key a search is sent. */
const TYPING_PAUSE_MS = 300;

/** Narrows the list by words, by topic, and to what is in the exam or out of it. */
export function BankFilter({ choice, topics, onChoose }: BankFilterProps) {
  const [search, setSearch] = useState(choice.search);
  const sendSearch = useEffectEvent(() => {
    if (search !== choice.search) onChoose({ search });
  });
  useEffect(() => {
    const timer = setTimeout(sendSearch, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return (
    <search className={classes['filter']}>
      <TextInput
        type="search"
        label="Search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <NativeSelect
        label="Topic"
        value={choice.topic}
        onChange={(event) => onChoose({ topic: event.currentTarget.value })}
        data={[
          { value: '', label: 'All topics' },
          ...topics.map(({ topic, count }) => ({ value: topic, label: `${topic} (${count})` })),
        ]}
      />
      <NativeSelect
        label="Show"
        value={choice.state}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const state = BANK_STATES.find((one): one is BankState => one === value);
          if (state) onChoose({ state });
        }}
        data={BANK_STATES.map((state) => ({ value: state, label: bankStateLabel[state] }))}
      />
    </search>
  );
}
