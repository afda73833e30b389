import { formatDay, type LocalDate } from '../../../../domain/localDate.ts';
import { DayPanel } from './DayPanel.tsx';
import { useExcuseFromDueMutation } from './ExcusePanel.generated.ts';

type ExcusePanelProps = {
  soldierId: string;
  requirementId: string;
  excusedUntil: LocalDate | null;
  /** Loads the series anew; gives the excuse as it is then. */
  reload: () => Promise<LocalDate | null>;
};

/** Excuses somebody from a requirement until a day, or ends that. */
export function ExcusePanel({ soldierId, requirementId, excusedUntil, reload }: ExcusePanelProps) {
  const [excuse] = useExcuseFromDueMutation();
  return (
    <DayPanel
      title="Excuse"
      field="until"
      label="Excused until"
      dayName="Last day"
      text={
        excusedUntil === null
          ? 'An excuse holds until its last day. What was never done is asked anew from the day after.'
          : `Excused until ${formatDay(excusedUntil)}.`
      }
      stored={excusedUntil}
      send={(before, until) => excuse({ variables: { soldierId, requirementId, before, until } })}
      reload={reload}
      buttons={{ set: 'Excuse', change: 'Change excuse', end: 'End excuse' }}
      doneText="Excuse saved."
    />
  );
}
