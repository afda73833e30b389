import { isScheduled } from '../../../../domain/record/school.ts';
import { type SchoolName, schoolNameLabel } from '../../../../domain/values.ts';
import { daysText } from '../../../components/dayText.ts';
import { useConfirm } from '../../../components/useConfirm.tsx';

type SchoolDays = { readonly schoolName: SchoolName; readonly startDate: string; readonly endDate: string };

/** Asks before scheduling the same school for the same dates twice. */
export function useRepeatQuestion(schools: readonly SchoolDays[], whose: string) {
  const { confirm, dialog } = useConfirm();

  /** Resolves to whether to save the school. */
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
