import { isScheduled } from '../../../../domain/record/school.ts';
import { type SchoolName, schoolNameLabel } from '../../../../domain/values.ts';
import { daysText } from '../../../components/dayText.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';

type SchoolDays = { readonly schoolName: SchoolName; readonly startDate: string; readonly endDate: string };

/** Asks before the same school is scheduled on the same days a second time. */
export function useRepeatQuestion(schools: readonly SchoolDays[], whose: string) {
  const { confirm, dialog } = useConfirm();

  /** Resolves to whether the school is to be saved. */
  async function mayRepeat(school: SchoolDays): Promise<boolean> {
    if (!isScheduled(schools, school)) return true;
    return confirm({
      isHarmless: true,
      title: 'Schedule it twice?',
      text: `${schoolNameLabel[school.schoolName]}, ${daysText(school.startDate, school.endDate)}, is already in ${whose}.`,
      cancelLabel: 'Go back',
      confirmLabel: 'Schedule it twice',
    });
  }

  return { mayRepeat, dialog };
}
