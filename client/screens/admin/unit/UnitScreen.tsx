import { Stack } from '@mantine/core';
import { PACKS } from '../../../../domain/policy/packs.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ChoosePolicyForm } from './ChoosePolicyForm.tsx';
import { PolicyChoices } from './PolicyChoices.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { packLabel } from './policyText.ts';
import { UnitColumns } from './UnitColumns.tsx';
import { useUnitQuery } from './UnitScreen.generated.ts';

/** Unit: which policy the unit goes by, what that says, and what was chosen before or is planned. */
export function UnitScreen() {
  const { data, previousData, error, refetch } = useUnitQuery({ fetchPolicy: 'cache-and-network' });
  const shown = data ?? previousData;
  if (!shown && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!shown) return <FormSkeleton width="wide" fields={2} />;
  const { unit, policyChoices } = shown;
  return (
    <Stack gap="lg">
      {/* A new form once something was chosen: by oneself or by somebody else. */}
      <ChoosePolicyForm key={unit.version} unit={unit} />
      <Panel title={`${packLabel[unit.pack]} says`}>
        <PolicyFacts policy={PACKS[unit.pack]} />
      </Panel>
      <UnitColumns />
      {policyChoices.length > 0 && <PolicyChoices version={unit.version} choices={policyChoices} />}
    </Stack>
  );
}
