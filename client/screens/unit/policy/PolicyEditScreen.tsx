import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { PolicyEditDocument } from './PolicyEditScreen.generated.ts';
import { PolicyForm } from './PolicyForm.tsx';

/** Change policy. */
export function PolicyEditScreen() {
  const { data, error, retry, reload } = useFreshQuery(PolicyEditDocument, {});
  if (data) return <PolicyForm unit={data.unit} reload={async () => (await reload()).unit} />;
  if (error) return <QueryFailure error={error} onRetry={retry} />;
  return <FormSkeleton fields={15} width="whole" />;
}
