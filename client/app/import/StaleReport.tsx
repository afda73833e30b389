import { Problem } from '../../components/Problem.tsx';

/** Says that an import was refused because the data has changed since its preview. */
export function StaleReport({ what }: { what: 'records' | 'questions' }) {
  return (
    <Problem>
      Nothing was imported: the {what} have changed since you saw what would happen. This is how it stands now.
    </Problem>
  );
}
