import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import { candidateText, type ReportRow } from './reportText.ts';

/** Somebody new; the ids of records are longer. */
const NEW = 'new';

type PersonQuestionProps = {
  reportRow: ReportRow;
  /** Who was chosen: the id of a record, null for somebody new, undefined while nobody was. */
  person: string | null | undefined;
  /** Whether the row is an event, which makes nobody. */
  isEvent: boolean;
  onChoose: (person: string | null) => void;
};

/** Asks whether a row is about somebody who has a record under another spelling of the name. */
export function PersonQuestion({ reportRow: { row, candidates }, person, isEvent, onChoose }: PersonQuestionProps) {
  const [candidate, ...others] = candidates;
  if (candidate === undefined) return null;
  return (
    <ChoiceField
      name={`person-${row}`}
      label={`Probably the same as ${others.length === 0 ? candidateText(candidate) : 'one of these'}`}
      options={[
        ...candidates.map((one) => ({
          value: one.soldierId,
          label: others.length === 0 ? 'Same' : `Same as ${candidateText(one)}`,
        })),
        { value: NEW, label: isEvent ? 'Leave out' : 'New' },
      ]}
      value={person === undefined ? '' : (person ?? NEW)}
      onChange={(value) => onChoose(value === NEW ? null : value)}
    />
  );
}
