import type { LocalDate } from '../../../../domain/localDate.ts';

type FileNameParts = {
  label: string;
  /** The number of rows in the file if the list has more; otherwise null. */
  cutAfter: number | null;
  /** How many medical rows or columns are left out. Absent means none. */
  medicalLeftOut?: number | undefined;
  day: LocalDate;
  format: string;
};

/** `comments-for-sgt-núñez-2026-01-05.csv`: letters of any script, without the characters that some systems refuse. */
export function fileName({ label, cutAfter, medicalLeftOut = 0, day, format }: FileNameParts): string {
  const words = label.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  const cut = cutAfter === null ? [] : ['first', cutAfter];
  const left = medicalLeftOut === 0 ? [] : ['without', medicalLeftOut, 'medical'];
  return [...words, ...cut, ...left, day].join('-') + `.${format}`;
}
