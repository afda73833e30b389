import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { REQUIREMENTS_MAX } from '../../../../domain/due/requirementProblems.ts';
import { armySeeds, type DueSeed } from '../../../../domain/due/seeds.ts';
import { matchKey } from '../../../../domain/imports/importTexts.ts';
import { formatDay } from '../../../../domain/localDate.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import type { ConfirmTexts } from '../../../components/ConfirmDialog.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { Folded } from '../../../components/Folded.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { Link } from '../../../components/Link.tsx';
import { originText } from '../../../components/originText.ts';
import { MoreMenu } from '../../../components/parts/MoreMenu.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { today } from '../../../components/today.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';
import type { WholeRequirement } from '../../due/requirement.ts';
import { MoveButtons } from '../UnitRow.tsx';
import { useRequirementsQuery } from './RequirementsScreen.generated.ts';
import { RequirementTable } from './RequirementTable.tsx';
import { useSaveRequirements } from './useSaveRequirements.ts';

const ARMY_LIST = "From the Army's list";

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
      {left.length > 0 && requirements.length < REQUIREMENTS_MAX && (
        <Folded summary={`${ARMY_LIST} (${left.length})`} startsOpen={requirements.length === 0}>
          <ArmyTable seeds={left} />
        </Folded>
      )}
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
      <RequirementTable
        label="Requirements"
        rows={requirements.map((requirement, index) => {
          const { id, name, medical, inForceFrom, retiredOn } = requirement;
          return {
            key: id,
            requirement,
            notes: [
              ...(retiredOn === null ? [`In force from ${formatDay(inForceFrom)}`] : ['Retired']),
              ...(medical ? ['Medical'] : []),
            ],
            actions: (
              <>
                <MoveButtons name={name} items={requirements} index={index} isBusy={isBusy} onMove={move} />
                <Button
                  component={Link}
                  to={paths.adminRequirementEdit(id)}
                  variant="subtle"
                  aria-label={`Edit ${name}`}
                >
                  Edit
                </Button>
                <EndButton
                  name={name}
                  isUsed={used.includes(id)}
                  isRetired={retiredOn !== null}
                  isBusy={isBusy}
                  onRetire={() => void retire(requirement)}
                  onRemove={() => void remove(requirement)}
                />
              </>
            ),
          };
        })}
      />
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {dialog}
    </div>
  );
}

type EndButtonProps = {
  name: string;
  /** Whether it has events. */
  isUsed: boolean;
  isRetired: boolean;
  isBusy: boolean;
  onRetire: () => void;
  onRemove: () => void;
};

/** A menu that retires a requirement with events, and removes one without. */
function EndButton({ name, isUsed, isRetired, isBusy, onRetire, onRemove }: EndButtonProps) {
  if (isUsed && isRetired) return null;
  const [end, onEnd] = isUsed ? (['Retire', onRetire] as const) : (['Remove', onRemove] as const);
  return (
    <MoreMenu about={name}>
      <Button
        variant="outline"
        {...(!isUsed && { color: 'red' })}
        aria-label={`${end} ${name}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onEnd()}
      >
        {end}
      </Button>
    </MoreMenu>
  );
}

/** The Army's requirements that the unit hasn't adopted. Each opens the form, where it can be changed and shows who it would affect. */
function ArmyTable({ seeds }: { seeds: readonly DueSeed[] }) {
  return (
    <RequirementTable
      label={ARMY_LIST}
      rows={seeds.map(({ requirement, ...origin }) => ({
        key: requirement.name,
        requirement,
        notes: requirement.medical ? ['Medical'] : [],
        source: originText(origin),
        actions: (
          <Button
            component={Link}
            to={`${paths.adminRequirementAdd}?from=${encodeURIComponent(requirement.name)}`}
            variant="default"
            aria-label={`Add ${requirement.name}`}
          >
            Add
          </Button>
        ),
      }))}
    />
  );
}
