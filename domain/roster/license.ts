/** Reads a driver's-license cell that isn't yes or no: the number of its form, and the day until which it is valid. */
import type { Reading } from '../imports/importTexts.ts';
import type { LocalDate } from '../localDate.ts';
import { dayAtTheEnd } from './dayAtTheEnd.ts';

/** `OF 346`, `DA Form 5984-E`: a form used for licenses and permits. */
const FORM = String.raw`(?:OF|SF|DA|DD|AF)[ -]*(?:FORM|FM)?[ -]*\d{2,4}(?:[ -]?E)?(?![A-Z\d])`;
const YES = '(?:YES|Y|X|LICENSED|VALID|CURRENT)';
const UNTIL = String.raw`(?:EXP(?:IRES|IRED|IRATION|IRY)?(?: DATE)?(?: ON)?|(?:VALID |GOOD )?(?:UNTIL|THRU|THROUGH|TO))`;
const SIGNS = String.raw`[\s,;:./(\p{Pd}]*`;

const FORM_ALONE = new RegExp(`^${FORM}$`, 'u');
/** What may come before the day: something about a license, a word for expiration, or both. */
const BEFORE_DAY = new RegExp(
  `^(?:(?:${YES}${SIGNS})?${FORM}(?:${SIGNS}${UNTIL})?|${YES}${SIGNS}${UNTIL}|${UNTIL})${SIGNS}$`,
  'u',
);

/** Whether a text is the number of a license form. */
export function isLicenseForm(text: string): boolean {
  return FORM_ALONE.test(text.trim().toUpperCase());
}

/** Whether a license with an expiration day is valid today, including its last day; null for any other text. */
export function readLicense(text: string, today: LocalDate): Reading<boolean> | null {
  const { before = '', day = null } = dayAtTheEnd(text) ?? {};
  return day !== null && BEFORE_DAY.test(before) ? { value: day >= today } : null;
}
