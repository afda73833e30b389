import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { REQUIREMENTS_MAX } from '../../../../domain/due/requirementProblems.ts';
import { requirementText } from '../../../../domain/due/requirementText.ts';
import { armySeeds, type DueSeed } from '../../../../domain/due/seeds.ts';
import { matchKey } from '../../../../domain/imports/importTexts.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import type { ConfirmTexts } from '../../../components/ConfirmDialog.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { Link } from '../../../components/Link.tsx';
import { originText } from '../../../components/originText.ts';
import { Panel } from '../../../components/Panel.tsx';
import rows from '../../../components/rows.module.css';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { today } from '../../../components/today.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';
import type { WholeRequirement } from '../../due/requirement.ts';
import { MoveButtons, UnitRow } from '../UnitRow.tsx';
import { useRequirementsQuery } from './RequirementsScreen.generated.ts';
import { useSaveRequirements } from './useSaveRequirements.ts';

/** Requirements: what the unit's people have to do by dates, and what on the Army's list the unit doesn't use. */
export function RequirementsScreen() {
  const { data, previousData, error, refetch } = useRequirementsQuery({ fetchPolicy: 'cache-and-network' });
  const shown = data ?? previousData;
  const retry = () => void refetch().catch(() => undefined);
  if (!shown && error) return <QueryFailure error={error} onRetry={retry} />;
  if (!shown) return <FormSkeleton width="wide" fields={6} />;
  const { unit, requirements, usedRequirements } = shown;
  const left = armySeeds(unit.component).filter(
    ({ requirement }) => !requirements.some(({ name }) => matchKey(name) === matchKey(requirement.name)),
  );
  return (
    <Stack gap="lg">
      <ScreenTitle
        title="Requirements"
        back={<BackLink to={paths.adminUnit} screen="Unit" />}
        actions={
          requirements.length < REQUIREMENTS_MAX && (
            <Button component={Link} to={paths.adminRequirementAdd} leftSection={<IconPlus aria-hidden />}>
              Add your own
            </Button>
          )
        }
      />
      <QueryAlert error={error} onRetry={retry} />
      {requirements.length === 0 ? (
        <Text>
          No requirements yet. Add what your people must keep current, from the Army's list or your own. Then everyone
          sees what's due and when.
        </Text>
      ) : (
        <RequirementList version={unit.version} requirements={requirements} used={usedRequirements} />
      )}
      {left.length > 0 && requirements.length < REQUIREMENTS_MAX && <ArmyList seeds={left} />}
    </Stack>
  );
}

type Known = { readonly version: number; readonly requirements: readonly WholeRequirement[] };

/** @param props.used the ids of requirements with events. They can be retired but not removed. */
function RequirementList({ version, requirements, used }: Known & { used: readonly string[] }) {
  const { save, refetch } = useSaveRequirements();
  const { problem, isBusy, attempt } = useAttempt('Requirements');
  const { confirm, dialog } = useConfirm();
  const list = useRef<HTMLDivElement>(null);

  async function saveAll(known: number, changed: readonly WholeRequirement[]) {
    try {
      await save(known, changed);
    } finally {
      // Also after a conflict, to show the other person's change.
      await refetch();
    }
  }

  /** Uses the requirements as they were when the question was asked. */
  async function replace(requirement: WholeRequirement, left: readonly WholeRequirement[], texts: ConfirmTexts) {
    if (!(await confirm(texts))) return;
    await attempt(() =>
      saveAll(
        version,
        requirements.flatMap((one) => (one === requirement ? left : [one])),
      ),
    );
    list.current?.focus();
  }

  const retire = (requirement: WholeRequirement) =>
    replace(requirement, [{ ...requirement, retiredOn: today() }], {
      title: `Retire ${requirement.name}?`,
      text: "It won't be required anymore. Its events are kept. To bring it back, edit it.",
      confirmLabel: 'Retire requirement',
      cancelLabel: 'Keep requirement',
      isHarmless: true,
    });

  const remove = (requirement: WholeRequirement) =>
    replace(requirement, [], {
      title: `Remove ${requirement.name}?`,
      text: "It won't be required anymore. It has no events.",
      confirmLabel: 'Remove requirement',
      cancelLabel: 'Keep requirement',
    });

  const move = (moved: readonly WholeRequirement[]) => void attempt(() => saveAll(version, moved));
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Requirements of this unit">
      <ul className={rows.rows} aria-label="Requirements">
        {requirements.map((requirement, index) => (
          <li key={requirement.id}>
            <UnitRow name={requirement.name} about={<div>{requirementText(requirement)}</div>}>
              <MoveButtons name={requirement.name} items={requirements} index={index} isBusy={isBusy} onMove={move} />
              <Button
                component={Link}
                to={paths.adminRequirementEdit(requirement.id)}
                variant="subtle"
                aria-label={`Edit ${requirement.name}`}
              >
                Edit
              </Button>
              {used.includes(requirement.id) ? (
                requirement.retiredOn === null && (
                  <Button
                    variant="outline"
                    aria-label={`Retire ${requirement.name}`}
                    aria-disabled={isBusy}
                    onClick={() => !isBusy && void retire(requirement)}
                  >
                    Retire
                  </Button>
                )
              ) : (
                <Button
                  variant="outline"
                  color="red"
                  aria-label={`Remove ${requirement.name}`}
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && void remove(requirement)}
                >
                  Remove
                </Button>
              )}
            </UnitRow>
          </li>
        ))}
      </ul>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {dialog}
    </div>
  );
}

/** The Army's requirements that the unit hasn't adopted. Each opens the form, where it can be changed and shows who it would affect. */
function ArmyList({ seeds }: { seeds: readonly DueSeed[] }) {
  return (
    <Panel title="From the Army's list">
      <ul className={rows.rows} aria-label="From the Army's list">
        {seeds.map(({ requirement, ...origin }) => (
          <li key={requirement.name}>
            <UnitRow
              name={requirement.name}
              about={
                <>
                  <div>{requirementText({ ...requirement, inForceFrom: null, retiredOn: null })}</div>
                  <Text size="sm" c="dimmed">
                    {originText(origin)}
                  </Text>
                </>
              }
            >
              <Button
                component={Link}
                to={`${paths.adminRequirementAdd}?from=${encodeURIComponent(requirement.name)}`}
                variant="default"
                aria-label={`Add ${requirement.name}`}
              >
                Add
              </Button>
            </UnitRow>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
