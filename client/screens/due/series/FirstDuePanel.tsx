import type { LocalDate } from '../../../../domain/localDate.ts';
import { DayPanel } from './DayPanel.tsx';
import { useSetFirstDueMutation } from './FirstDuePanel.generated.ts';

type FirstDuePanelProps = {
  soldierId: string;
  requirementId: string;
  firstDueOn: LocalDate | null;
  /** Loads the series anew; gives the day as it is then. */
  reload: () => Promise<LocalDate | null>;
};

/** Says by which day somebody is to do a requirement with fixed days that they have never done. */
export function FirstDuePanel({ soldierId, requirementId, firstDueOn, reload }: FirstDuePanelProps) {
  const [setFirstDue] = useSetFirstDueMutation();
  return (
    <DayPanel
      title="First day"
      field="on"
      label="First due on"
      dayName="First day"
      text={
        firstDueOn === null
          ? 'This was never done. Enter the day by which it is to be done; until then it is to do, and never overdue.'
          : 'This was never done. It is to be done by this day.'
      }
      stored={firstDueOn}
      send={(before, on) => setFirstDue({ variables: { soldierId, requirementId, before, on } })}
      reload={reload}
      buttons={{ set: 'Save day', change: 'Change day', end: 'Remove day' }}
      doneText="Day saved."
    />
  );
}
