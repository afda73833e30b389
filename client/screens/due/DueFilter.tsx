import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { ListFilter } from '../../app/tables/lists/ListFilter.tsx';
import { FilterChip } from '../../components/parts/FilterChip.tsx';
import { isAskable, SHOWN, shownLabel } from './dueShown.ts';
import { useDueFilter } from './useDueFilter.ts';

/** The filters: names, section, requirement, status, and the date the statuses are for. */
export function DueFilter({
  requirements,
}: {
  requirements: readonly { readonly id: string; readonly name: string }[];
}) {
  const { requirement, setRequirement, show, setShow } = useDueFilter();
  return (
    <ListFilter chosen={[requirement, show].filter((one) => one !== '').length}>
      <FilterChip
        label="Requirement"
        value={requirement}
        options={[{ value: '', label: 'All' }, ...requirements.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={setRequirement}
      />
      <FilterChip
        label="Show"
        value={show}
        options={SHOWN.map((one) => ({ value: one, label: shownLabel[one] }))}
        onChange={setShow}
      />
      <AsOf />
    </ListFilter>
  );
}

/** The date; blank for today. A half-typed date stays in the field and isn't applied. */
function AsOf() {
  const { on, setOn } = useDueFilter();
  const asked = on ?? '';
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    setText(asked);
  }
  function change(day: string) {
    setText(day);
    if (day !== '' && !isAskable(day)) return;
    setKnown(day);
    setOn(day);
  }
  return (
    <TextInput
      type="date"
      label="As of"
      min={EARLIEST_DATE}
      max={LATEST_DATE}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
