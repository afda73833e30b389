import { Problem } from '../../components/Problem.tsx';

/** Why an import was not carried out as it was seen. */
export function StaleReport({ what }: { what: 'records' | 'questions' }) {
  return (
    <Problem>
      Nothing was imported: the {what} have changed since you saw what would happen. This is how it stands now.
    </Problem>
  );
}
