import { Button, Text } from '@mantine/core';
import { requirementsInUse } from '../../../domain/due/requirements.ts';
import { listInWords } from '../../../domain/words.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { UnitRequirements_RequirementFragment } from './UnitRequirements.generated.ts';

/** What the unit asks of its people by dates, with the way to change it. */
export function UnitRequirements({ requirements }: { requirements: readonly UnitRequirements_RequirementFragment[] }) {
  const names = requirementsInUse(requirements).map(({ name }) => name);
  return (
    <Panel
      title="Requirements"
      actions={
        <Button component={Link} to={paths.adminRequirements} variant="default">
          {requirements.length === 0 ? 'Choose requirements' : 'Change requirements'}
        </Button>
      }
    >
      <Text>
        {names.length === 0
          ? 'None yet. With requirements the product keeps the days of fitness tests, ranges, licenses or evaluations, and tells what is due.'
          : `${listInWords(names, 'and')}.`}
      </Text>
    </Panel>
  );
}
