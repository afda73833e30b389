/** The keys with which programs, such as a dashboard, read the API without a password (Spec 26). */
import type { Problem } from './errors.ts';
import { addDays, daysBetween, isLocalDate, type LocalDate } from './localDate.ts';
import { lineMessage } from './nameText.ts';
import { problems } from './problems.ts';
import { isBlank } from './texts.ts';

/** The longest name of a key, in characters. */
export const KEY_NAME_MAX_LENGTH = 60;
/** How many days a key works unless its maker chooses otherwise. */
export const KEY_USUAL_DAYS = 90;
/** The most days that a key may work. */
export const KEY_MOST_DAYS = 365;
/** The most keys of a login, including ended ones that are still listed: more than anybody has dashboards. */
export const KEYS_PER_LOGIN = 20;
/** The most requests of a key in a minute. A wall board sends one; somebody building one sends more. */
export const KEY_REQUESTS_PER_MINUTE = 60;

/** The texts about keys. */
export const keyMessages = {
  enterName: 'Name the key after the program that uses it.',
  endsOutside: 'The last day must be from today to one year ahead.',
  tooMany: `You have ${KEYS_PER_LOGIN} keys. Revoke one first.`,
  wrong: 'That key is wrong, expired or revoked, or its maker is no longer staff.',
  noKey: 'The Authorization header has no key. Send it as: Authorization: Bearer fst_…',
  withCookie: "Send either a key or a session's cookie, not both.",
} as const;

type KeyInput = { readonly name: string; readonly endsOn: LocalDate };

/** The problems of a new key, in the order of the form; none means valid. */
export function validateProgramKey({ name, endsOn }: KeyInput, today: LocalDate): Problem[] {
  return problems({
    name: nameMessage(name),
    endsOn: isWithin(endsOn, today) ? null : keyMessages.endsOutside,
  });
}

function nameMessage(name: string): string | null {
  return isBlank(name) ? keyMessages.enterName : lineMessage('Name', name, KEY_NAME_MAX_LENGTH);
}

function isWithin(endsOn: LocalDate, today: LocalDate): boolean {
  if (!isLocalDate(endsOn)) return false;
  const days = daysBetween(today, endsOn);
  return days >= 0 && days <= KEY_MOST_DAYS;
}

/** The last day of a key if its maker chooses none. */
export function usualLastDay(today: LocalDate): LocalDate {
  return addDays(today, KEY_USUAL_DAYS);
}
