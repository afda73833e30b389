import { skipToken } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Fragment } from 'react';
import { isLocalDate } from '../../../../domain/localDate.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { today } from '../../../components/today.ts';
import { AffectedPeople } from '../AffectedPeople.tsx';
import { usePreviewPolicyQuery } from './PolicyEffects.generated.ts';
import { type PolicyValues, readPolicy } from './policyValues.ts';

/** How long typing must pause before the effects are fetched, in milliseconds. */
const PAUSE_MS = 400;

/** How the policy would change the readiness lists on its first day, with names. */
export function PolicyEffects({ values }: { values: PolicyValues }) {
  const [{ pack, from, ...rest }] = useDebouncedValue(values, PAUSE_MS);
  const read = readPolicy({ pack, from, ...rest });
  const isReadable = read.problems.length === 0 && isLocalDate(from) && from >= today();
  const { data, previousData, error, refetch } = usePreviewPolicyQuery(
    isReadable ? { variables: { input: { pack, policy: read.policy, from } }, fetchPolicy: 'network-only' } : skipToken,
  );
  // After a failure, earlier effects would look like effects of the current values.
  const effects = error ? undefined : (data ?? previousData)?.previewPolicy;
  return (
    <Panel title="Who this affects">
      <QueryAlert error={error} onRetry={() => void refetch()} />
      <LiveRegion>
        {isReadable && effects?.length === 0 && <Text size="sm">Nobody's readiness changes.</Text>}
        {isReadable &&
          effects?.map(({ title, comeOn, leave }) => (
            <Fragment key={title}>
              <AffectedPeople summary={(howMany) => `${title}: ${howMany} added`} people={comeOn} />
              <AffectedPeople summary={(howMany) => `${title}: ${howMany} removed`} people={leave} />
            </Fragment>
          ))}
        {!isReadable && (
          <Text size="sm" c="dimmed">
            Complete the form to see who this affects.
          </Text>
        )}
      </LiveRegion>
    </Panel>
  );
}
