import type { ComponentProps } from 'react';
import { ledSection } from '../../../../domain/record/leader.ts';
import { sectionLabel, SECTIONS } from '../../../../domain/values.ts';
import { FilterChip } from '../../../components/parts/FilterChip.tsx';
import { useViewerQuery } from '../../session/session.generated.ts';

const OPTIONS = [
  { value: '', label: 'All' },
  ...SECTIONS.map((section) => ({ value: section, label: sectionLabel[section] })),
];

type SectionFilterProps = Pick<ComponentProps<typeof FilterChip>, 'value' | 'onChange' | 'isShort'> &
  Partial<Pick<ComponentProps<typeof FilterChip>, 'options'>>;

/** Filters by section. Leaders of a company find their own section first. */
export function SectionFilter({ options = OPTIONS, ...filter }: SectionFilterProps) {
  const soldier = useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.soldier;
  return <FilterChip {...filter} label="Section" options={options} own={soldier ? ledSection(soldier) : null} />;
}
