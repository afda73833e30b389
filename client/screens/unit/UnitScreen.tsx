import { Button, Stack } from '@mantine/core';
import { useRef } from 'react';
import { componentLabel } from '../../../domain/policy/unit.ts';
import { timeZoneText } from '../../../domain/timeZone.ts';
import { packLabel } from '../../../domain/policy/packs.ts';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { paths } from '../../app/paths.ts';
import { Facts } from '../../components/Facts.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { Link } from '../../components/Link.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { PlannedPolicies } from './PlannedPolicies.tsx';
import { UnitFieldList } from './unitFields/UnitFieldList.tsx';
import { UnitHistory } from './UnitHistory.tsx';
import { UnitKeys } from '../keys/UnitKeys.tsx';
import { UnitRequirements } from './UnitRequirements.tsx';
import { UnitRules } from './UnitRules.tsx';
import { useUnitQuery } from './UnitScreen.generated.ts';

/** Unit: what it is, what its policy says and from where, what is planned of it, and who changed what. */
export function UnitScreen() {
  const { data, previousData, error, refetch } = useUnitQuery({ fetchPolicy: 'cache-and-network' });
  const policies = useRef<HTMLDivElement>(null);
  const shown = data ?? previousData;
  const retry = () => void refetch().catch(() => undefined);
  if (!shown && error) return <QueryFailure error={error} onRetry={retry} />;
  if (!shown) return <FormSkeleton width="wide" fields={6} hasBack={false} />;
  const { unit, requirements, plannedPolicies } = shown;
  return (
    <Stack gap="lg">
      <ScreenTitle title="Unit" />
      <QueryAlert error={error} onRetry={retry} />
      <Panel
        title={unit.name ?? 'This unit'}
        actions={
          <Button component={Link} to={paths.adminUnitEdit} variant="default">
            Edit unit
          </Button>
        }
      >
        <Facts
          facts={[
            { term: 'Name', value: unit.name ?? 'Not entered' },
            { term: 'Component', value: componentLabel[unit.component] },
            {
              term: 'Time zone',
              value: `${timeZoneText(unit.timeZone)}${unit.chosenTimeZone === null ? ", the server's" : ''}`,
            },
          ]}
        />
      </Panel>
      <Stack gap="lg" ref={policies} tabIndex={-1} role="group" aria-label="Policies">
        {plannedPolicies.length > 0 && (
          <Panel title="Planned">
            <PlannedPolicies
              version={unit.version}
              planned={plannedPolicies}
              onAnswered={() => policies.current?.focus()}
            />
          </Panel>
        )}
        <Panel
          title={`Policy: ${packLabel[unit.pack]}`}
          actions={
            <Button component={Link} to={paths.adminPolicy} variant="default">
              Change policy
            </Button>
          }
        >
          <UnitRules unit={unit} />
        </Panel>
      </Stack>
      <UnitRequirements requirements={requirements} />
      <UnitFieldList />
      <Panel title="Changes">
        {/* A change made on this screen is the newest of them. */}
        <UnitHistory key={unit.version} />
      </Panel>
      <UnitKeys />
    </Stack>
  );
}
