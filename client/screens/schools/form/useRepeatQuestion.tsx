import { type ReactNode, useState } from 'react';
import { isScheduled } from '../../../../domain/record/school.ts';
import { type SchoolName, schoolNameLabel } from '../../../../domain/values.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { daysText } from '../../../components/dayText.ts';

type SchoolDays = { readonly schoolName: SchoolName; readonly startDate: string; readonly endDate: string };
type Question = { readonly school: SchoolDays; readonly answer: (isMeant: boolean) => void };

/** Asks before the same school is scheduled on the same days a second time. */
export function useRepeatQuestion(schools: readonly SchoolDays[], whose: string) {
  const [question, setQuestion] = useState<Question | null>(null);

  /** Resolves to whether the school is to be saved. */
  function mayRepeat(school: SchoolDays): Promise<boolean> {
    if (!isScheduled(schools, school)) return Promise.resolve(true);
    return new Promise((resolve) => setQuestion({ school, answer: resolve }));
  }

  function answered(isMeant: boolean) {
    question?.answer(isMeant);
    setQuestion(null);
  }

  const dialog: ReactNode = question && (
    <ConfirmDialog
      isHarmless
      title="Schedule it twice?"
      text={`${schoolNameLabel[question.school.schoolName]}, ${daysText(question.school.startDate, question.school.endDate)}, is already in ${whose}.`}
      cancelLabel="Go back"
      confirmLabel="Schedule it twice"
      onCancel={() => answered(false)}
      onConfirm={() => answered(true)}
    />
  );
  return { mayRepeat, dialog };
}
