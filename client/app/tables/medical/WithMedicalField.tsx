import { CheckField } from '../../../components/form/CheckField.tsx';
import { useHasRequirements } from '../../session/useHasRequirements.ts';

type WithMedicalFieldProps = { isAsked: boolean; setAsked: (isAsked: boolean) => void };

/** Next to a print or export: a check box that includes medical requirements. */
export function WithMedicalField({ isAsked, setAsked }: WithMedicalFieldProps) {
  const hasRequirements = useHasRequirements();
  if (!hasRequirements) return null;
  return (
    <div data-screen-only>
      <CheckField name="withMedical" label="Include medical requirements" value={isAsked} onChange={setAsked} />
    </div>
  );
}
