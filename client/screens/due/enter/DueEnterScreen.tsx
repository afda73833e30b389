import { Stack } from '@mantine/core';
import { useDeferredValue } from 'react';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { paths } from '../../../app/paths.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { Note } from '../../../components/Note.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { DueEnterDocument } from './DueEnterScreen.generated.ts';
import { EnterForm } from './EnterForm.tsx';

/** Enter an event: many people's results for one requirement on one day. */
export function DueEnterScreen() {
  // Not from the cache: the form must not change while others change the unit.
  const { data: loaded, error, retry } = useFreshQuery(DueEnterDocument, {}, 'no-cache');
  // Deferred, so that rendering a row for everybody doesn't block the page.
  const data = useDeferredValue(loaded);
  if (!data) return error ? <QueryFailure error={error} onRetry={retry} /> : <FormSkeleton width="whole" fields={4} />;
  const { requirements, rows } = data.dueOverview;
  const [first] = requirements;
  if (first) return <EnterForm requirements={requirements} first={first} rows={rows} />;
  return (
    <Stack gap="md">
      <ScreenTitle title="Enter an event" />
      <Note>
        Your unit has no requirements with dates yet.{' '}
        <TextLink to={`${paths.adminUnit}/requirements`}>Choose requirements</TextLink>
      </Note>
    </Stack>
  );
}
