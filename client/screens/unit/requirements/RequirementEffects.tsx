import { skipToken } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { GivenRequirement } from '../../../../domain/due/requirementProblems.ts';
import { DUE_STATES, dueStateLabel } from '../../../../domain/due/states.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { MedicalPart } from '../../../app/tables/medical/MedicalPart.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { AffectedPeople } from '../AffectedPeople.tsx';
import { type PreviewRequirementsQuery, usePreviewRequirementsQuery } from './RequirementEffects.generated.ts';
import { requirementInput } from './requirementValues.ts';

/** How long typing must pause before the effects are fetched, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Who would become failed, overdue or to do today with the changed requirements, and who no longer would, by name.
 * @param props.requirements all of the unit's; null while the form can't be read
 */
export function RequirementEffects({ requirements }: { requirements: readonly GivenRequirement[] | null }) {
  // As text, so that typing something and undoing it asks only once.
  const [given] = useDebouncedValue(requirements && JSON.stringify(requirements), PAUSE_MS);
  const isCurrent = requirements !== null && given === JSON.stringify(requirements);
  const { data, previousData, error, refetch } = usePreviewRequirementsQuery(
    isCurrent
      ? { variables: { requirements: requirements.map(requirementInput) }, fetchPolicy: 'network-only' }
      : skipToken,
  );
  // After a failure, earlier effects would look like effects of the current values.
  const isMedical = (name: string) =>
    requirements?.some((requirement) => requirement.medical && requirement.name === name) === true;
  const effects = error ? undefined : (data ?? previousData)?.previewRequirements;
  return (
    <Panel title="Who this affects">
      <QueryAlert error={error} onRetry={() => void refetch()} />
      <LiveRegion>
        {requirements !== null && effects?.length === 0 && (
          <Text size="sm">Today, nobody becomes failed, overdue or to do, or stops being so.</Text>
        )}
        {requirements !== null &&
          effects?.map((effect) => (
            // A form has no choice about printing medical requirements, so they stay off paper.
            <MedicalPart key={effect.name} isLeftOut={isMedical(effect.name)}>
              <Effect effect={effect} />
            </MedicalPart>
          ))}
        {requirements === null && (
          <Text size="sm" c="dimmed">
            Complete the form to see who this affects.
          </Text>
        )}
      </LiveRegion>
    </Panel>
  );
}

function Effect({
  effect: { name, becoming, noLonger },
}: {
  effect: PreviewRequirementsQuery['previewRequirements'][number];
}) {
  return (
    <>
      {DUE_STATES.map((state) => ({ state, people: becoming.filter((one) => one.state === state) }))
        .filter(({ people }) => people.length > 0)
        .map(({ state, people }) => (
          <AffectedPeople
            key={state}
            summary={(howMany) => `${name}: ${dueStateLabel[state].toLowerCase()} for ${howMany}`}
            people={people.map(({ soldier }) => soldier)}
          />
        ))}
      <AffectedPeople summary={(howMany) => `${name}: no longer due for ${howMany}`} people={noLonger} />
    </>
  );
}
