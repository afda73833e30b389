import { CheckField } from '../../../components/form/CheckField.tsx';
import { useHasRequirements } from '../../session/useHasRequirements.ts';

type WithMedicalFieldProps = { isAsked: boolean; setAsked: (isAsked: boolean) => void };

/** Beside a print or an export: whether it has medical requirements. */
export function WithMedicalField({ isAsked, setAsked }: WithMedicalFieldProps) {
  const hasRequirements = useHasRequirements();
  if (!hasRequirements) return null;
  return (
    <div data-screen-only>
      <CheckField name="withMedical" label="With medical requirements" value={isAsked} onChange={setAsked} />
    </div>
  );
}
