import { Button, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { requirementsInUse } from '../../../domain/due/requirements.ts';
import { originOf } from '../../../domain/policy/origin.ts';
import { packLabel } from '../../../domain/policy/packs.ts';
import { POLICY_RULE_NAMES, POLICY_RULES, ruleText } from '../../../domain/policy/rules.ts';
import { componentLabel } from '../../../domain/policy/unit.ts';
import { timeZoneText } from '../../../domain/timeZone.ts';
import { listInWords } from '../../../domain/words.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { paths } from '../../app/paths.ts';
import { Facts } from '../../components/Facts.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { Link } from '../../components/Link.tsx';
import { originLine } from '../../components/originText.ts';
import { Panel } from '../../components/Panel.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { UnitKeys } from '../keys/KeyPanel.tsx';
import { PlannedPolicies } from './PlannedPolicies.tsx';
import { UnitFieldList } from './unitFields/UnitFieldList.tsx';
import { UnitHistory } from './UnitHistory.tsx';
import {
  type UnitScreen_RequirementFragment,
  type UnitScreen_UnitFragment,
  useUnitQuery,
} from './UnitScreen.generated.ts';

/** Unit: its name and time zone, its policy and where that comes from, planned policies, and who changed what. */
export function UnitScreen() {
  const { data, previousData, error, refetch } = useUnitQuery({ fetchPolicy: 'cache-and-network' });
  const policies = useRef<HTMLDivElement>(null);
  const shown = data ?? previousData;
  const retry = () => void refetch().catch(() => undefined);
  if (!shown && error) return <QueryFailure error={error} onRetry={retry} />;
  if (!shown) return <FormSkeleton width="wide" fields={6} hasBack={false} />;
  const { unit, requirements, plannedPolicies } = shown;
  return (
    <Stack gap="lg" maw="var(--app-content)">
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
        {/* Remounted after each change on this screen, which is the newest entry. */}
        <UnitHistory key={unit.version} />
      </Panel>
      <UnitKeys />
    </Stack>
  );
}

/** The unit's policy, rule by rule, with the source of each rule. */
function UnitRules({ unit }: { unit: UnitScreen_UnitFragment }) {
  return (
    <Facts
      facts={POLICY_RULE_NAMES.map((rule) => ({
        term: POLICY_RULES[rule].title,
        value: (
          <>
            {ruleText[rule](unit.policy)}
            <Text size="sm" c="dimmed">
              {originLine(originOf(rule, unit))}
            </Text>
          </>
        ),
      }))}
    />
  );
}

/** The unit's requirements, with a link to change them. */
function UnitRequirements({ requirements }: { requirements: readonly UnitScreen_RequirementFragment[] }) {
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
          ? "None yet. Requirements track fitness tests, ranges, licenses and evaluations, and show what's due."
          : `${listInWords(names, 'and')}.`}
      </Text>
    </Panel>
  );
}
