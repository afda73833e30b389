import { Text } from '@mantine/core';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { soldierFieldLabel } from '../../components/soldierText.ts';
import { fieldText, fieldsOf, type SoldierValues } from '../soldierForm/soldierValues.ts';

type TheirChangesProps = { theirs: Partial<SoldierValues>; values: SoldierValues };

/** What somebody else changed since the form was opened, and where the form says otherwise. */
export function TheirChanges({ theirs, values }: TheirChangesProps) {
  const changed = fieldsOf(soldierFieldLabel).filter((field) => theirs[field] !== undefined);
  const facts = changed.map((field) => ({
    term: soldierFieldLabel[field],
    value:
      theirs[field] === values[field]
        ? fieldText(theirs, field)
        : `${fieldText(theirs, field)} – you entered ${fieldText(values, field)}`,
  }));
  return (
    <div role="status">
      <Panel title="Changed by somebody else">
        {facts.length === 0 ? <Text>No field of this form.</Text> : <Facts facts={facts} />}
        <Text>What you entered is kept and counts when you save.</Text>
      </Panel>
    </div>
  );
}
