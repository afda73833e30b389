import type { ComponentProps } from 'react';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { FilterChip } from '../../../components/parts/FilterChip.tsx';
import { ToolLine } from '../../../components/parts/ToolLine.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { BANK_STATES, type BankChoice, bankStateLabel } from './bankChoice.ts';

type BankToolsProps = Pick<ComponentProps<typeof ToolLine>, 'action' | 'more'> & {
  choice: BankChoice;
  /** Undefined while the questions load: there is nothing to search yet. */
  topics: readonly { readonly topic: string; readonly count: number }[] | undefined;
  onChoose: (change: Partial<BankChoice>) => void;
};

/** The title and the tools in one line: words, topic, and whether questions are in the exam. */
export function BankTools({ choice, topics, onChoose, action, more }: BankToolsProps) {
  const title = <ScreenTitle title="Exam questions" />;
  if (!topics) return <ToolLine title={title} action={action} more={more} />;
  // The chosen topic's last question may have been moved to another topic.
  const isGone = choice.topic !== '' && topics.every(({ topic }) => topic !== choice.topic);
  return (
    <ToolLine
      title={title}
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
      action={action}
      more={more}
    />
  );
}
