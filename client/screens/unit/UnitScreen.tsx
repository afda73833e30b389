import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { requirementsInUse } from '../../../domain/due/requirements.ts';
import { objectOf } from '../../../domain/objects.ts';
import { type Origin, originOf } from '../../../domain/policy/origin.ts';
import { packLabel } from '../../../domain/policy/packs.ts';
import { POLICY_RULE_NAMES, POLICY_RULES, type PolicyRule, ruleText } from '../../../domain/policy/rules.ts';
import { componentLabel } from '../../../domain/policy/unit.ts';
import { timeZoneText } from '../../../domain/timeZone.ts';
import { listInWords } from '../../../domain/words.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { paths } from '../../app/paths.ts';
import { ruleHash } from '../../app/policy/ruleHash.ts';
import { Facts } from '../../components/Facts.tsx';
import { Folded } from '../../components/Folded.tsx';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import { Link } from '../../components/Link.tsx';
import { originLine } from '../../components/originText.ts';
import { Panel } from '../../components/Panel.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { UnitKeys } from '../keys/KeyPanel.tsx';
import { FirstStepsAgain } from './FirstStepsAgain.tsx';
import { PlannedPolicies } from './PlannedPolicies.tsx';
import classes from './unit.module.css';
import { UnitFieldList } from './unitFields/UnitFieldList.tsx';
import { UnitForm } from './UnitForm.tsx';
import { UnitHistory } from './UnitHistory.tsx';
import {
  type UnitQuery,
  type UnitScreen_RequirementFragment,
  type UnitScreen_UnitFragment,
  useUnitQuery,
} from './UnitScreen.generated.ts';

/** The rules that the policy's card always shows. */
const MAIN_RULES: readonly PolicyRule[] = ['fitnessTest', 'rifleTest', 'capacity'];

/** Unit: cards with its name and time zone, policy, requirements and fields, and who changed what. The first can be a form, in place. */
export function UnitScreen() {
  const { data, previousData, error, refetch } = useUnitQuery({ fetchPolicy: 'cache-and-network' });
  const isEdited = useLocation().pathname === paths.adminUnitEdit;
  const policies = useRef<HTMLDivElement>(null);
  const shown = data ?? previousData;
  const retry = () => void refetch().catch(() => undefined);
  if (!shown && error) return <QueryFailure error={error} onRetry={retry} />;
  if (!shown) return <FormSkeleton width="whole" fields={6} hasBack={false} />;
  const { unit, requirements, plannedPolicies } = shown;
  return (
    <Stack gap="md">
      <ScreenTitle title="Unit" />
      <QueryAlert error={error} onRetry={retry} />
      <div className={classes.cards}>
        <div className={classes.column}>
          <Panel
            title={unit.name ?? 'This unit'}
            actions={
              !isEdited && (
                <Button component={Link} to={paths.adminUnitEdit} variant="default">
                  Edit unit
                </Button>
              )
            }
          >
            {isEdited ? <UnitForm /> : <UnitFacts unit={unit} />}
          </Panel>
          <div className={classes.column} ref={policies} tabIndex={-1} role="group" aria-label="Policies">
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
          </div>
        </div>
        <div className={`${classes.column} ${classes.others}`}>
          <div className={classes.column}>
            <UnitRequirements requirements={requirements} />
            {/* Two forms on a screen would share one draft. Remounted, because an open one closes. */}
            <UnitFieldList key={String(isEdited)} canChange={!isEdited} />
            {!unit.hasFirstSteps && (
              <FirstStepsAgain
                version={unit.version}
                onShown={() => policies.current?.focus({ preventScroll: true })}
              />
            )}
          </div>
          <div className={classes.column}>
            <Panel title="Changes">
              {/* Remounted after each change on this screen, which is the newest entry. */}
              <UnitHistory key={unit.version} />
            </Panel>
            <UnitKeys />
          </div>
        </div>
      </div>
    </Stack>
  );
}

function UnitFacts({ unit }: { unit: UnitQuery['unit'] }) {
  const { name, component, timeZone, chosenTimeZone } = unit;
  return (
    <Facts
      facts={[
        { term: 'Name', value: name ?? 'Not entered' },
        { term: 'Component', value: componentLabel[component] },
        { term: 'Time zone', value: `${timeZoneText(timeZone)}${chosenTimeZone === null ? ", the server's" : ''}` },
      ]}
    />
  );
}

/** The unit's policy in a few lines: its main rules and its own, and what to confirm. The others are folded. */
function UnitRules({ unit }: { unit: UnitScreen_UnitFragment }) {
  const origins = objectOf<Record<PolicyRule, Origin>>(POLICY_RULE_NAMES, (rule) => originOf(rule, unit));
  const isMain = (rule: PolicyRule) => MAIN_RULES.includes(rule) || origins[rule].name === 'Unit';
  const facts = (rules: readonly PolicyRule[]) =>
    rules.map((rule) => ({
      term: POLICY_RULES[rule].title,
      value: (
        <>
          {ruleText[rule](unit.policy)}{' '}
          <TextLink to={`${paths.adminPolicy}${ruleHash(rule)}`}>
            Change<VisuallyHidden> {POLICY_RULES[rule].title}</VisuallyHidden>
          </TextLink>
          {origins[rule].name !== 'Default' && (
            <Text size="sm" c="dimmed">
              {originLine(origins[rule])}
            </Text>
          )}
        </>
      ),
    }));
  const others = POLICY_RULE_NAMES.filter((rule) => !isMain(rule));
  const toConfirm = others.filter((rule) => origins[rule].toConfirm !== null);
  return (
    <>
      <Facts facts={facts(POLICY_RULE_NAMES.filter(isMain))} />
      {toConfirm.length > 0 && (
        <Text size="sm">
          Also to be confirmed:{' '}
          {listInWords(
            toConfirm.map((rule) => POLICY_RULES[rule].title),
            'and',
          )}
          .
        </Text>
      )}
      <Folded summary={`${others.length} more rules`}>
        <Facts facts={facts(others)} />
      </Folded>
    </>
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
