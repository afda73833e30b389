import type { LocalDate } from '../../../../../domain/localDate.ts';
import { draftsOf } from '../../../../app/forms/drafts/drafts.ts';
import { DayPanel } from './DayPanel.tsx';
import { useSetFirstDueMutation } from './FirstDuePanel.generated.ts';

type FirstDuePanelProps = {
  soldierId: string;
  kindId: string;
  firstDueOn: LocalDate | null;
  refetch: () => Promise<unknown>;
};

const drafts = draftsOf<string>();

/** Says by which day somebody is to do a requirement with fixed days that they have never done. */
export function FirstDuePanel({ soldierId, kindId, firstDueOn, refetch }: FirstDuePanelProps) {
  const [setFirstDue] = useSetFirstDueMutation();
  return (
    <DayPanel
      title="First day"
      field="on"
      label="First due on"
      text={
        firstDueOn === null
          ? 'This was never done. Enter the day by which it is to be done; until then it is to do, and never overdue.'
          : 'This was never done. It is to be done by this day.'
      }
      day={firstDueOn}
      drafts={drafts}
      send={(before, on) => setFirstDue({ variables: { soldierId, kindId, before, on } })}
      refetch={refetch}
      buttons={{ set: 'Save day', change: 'Change day', end: 'Remove day' }}
      doneText="Day saved."
    />
  );
}
