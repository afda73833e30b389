import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { UnitEditDocument } from './UnitEditScreen.generated.ts';
import { UnitForm } from './UnitForm.tsx';

/** Edit unit. */
export function UnitEditScreen() {
  const { data, error, retry, reload } = useFreshQuery(UnitEditDocument, {});
  if (data) return <UnitForm unit={data.unit} reload={async () => (await reload()).unit} />;
  if (error) return <QueryFailure error={error} onRetry={retry} />;
  return <FormSkeleton fields={3} />;
}
