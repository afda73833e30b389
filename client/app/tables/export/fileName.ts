import type { LocalDate } from '../../../../domain/localDate.ts';

type FileNameParts = {
  label: string;
  /** How many rows it ends after, where the list has more. */
  cutAfter: number | null;
  day: LocalDate;
  format: string;
};

/** `comments-for-sgt-núñez-2026-01-05.csv`: in any script, without the characters that some systems refuse. */
export function fileName({ label, cutAfter, day, format }: FileNameParts): string {
  const words = label.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  return [...words, ...(cutAfter === null ? [] : ['first', cutAfter]), day].join('-') + `.${format}`;
}
