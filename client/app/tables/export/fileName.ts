import type { LocalDate } from '../../../../domain/localDate.ts';

type FileNameParts = {
  label: string;
  /** How many rows it ends after, where the list has more. */
  cutAfter: number | null;
  /** How much of it is medical and left out; none unless it is said. */
  medicalLeftOut?: number | undefined;
  day: LocalDate;
  format: string;
};

/** `comments-for-sgt-núñez-2026-01-05.csv`: in any script, without the characters that some systems refuse. */
export function fileName({ label, cutAfter, medicalLeftOut = 0, day, format }: FileNameParts): string {
  const words = label.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  const cut = cutAfter === null ? [] : ['first', cutAfter];
  const left = medicalLeftOut === 0 ? [] : ['without', medicalLeftOut, 'medical'];
  return [...words, ...cut, ...left, day].join('-') + `.${format}`;
}
