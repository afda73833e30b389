import { ONE_TIME_CODE_LIFE_MS, SIGN_IN_LINK_LIFE_MS } from '../../domain/constants.ts';
import type { ReminderTexts } from '../../domain/due/reminderText.ts';
import { durationInWords } from '../../domain/words.ts';
import type { Mail } from './mail.ts';

const PRODUCT = 'Fire Support Tracker';
const ONCE = `It works once, within ${durationInWords(ONE_TIME_CODE_LIFE_MS)}.`;
const NOT_YOU = "If you didn't ask for this, you can ignore this email.";
const NOT_YOU_CHANGED = "If this wasn't you, reset your password now and tell your leadership.";
const ADDRESSES_AND_KEYS_GO_ON =
  'If you have calendar addresses or program keys, they still work. To revoke them, open Account. For the unit calendar, staff open Admin > Schools.';

/** What mails with a link are about. They are made when they are sent. */
export const LinkMail = {
  RESET_PASSWORD: 'password reset',
  SIGN_IN: 'sign-in link',
  CHANGE_EMAIL: 'email change',
} as const;

/** The link that sets a new password. */
export function passwordResetMail(to: string, link: string): Mail {
  const told = [`To set a new password for your ${PRODUCT} login, open this link:`, link, ONCE, NOT_YOU];
  const button = { label: 'Set a new password', url: link };
  return { ...mail(LinkMail.RESET_PASSWORD, to, 'Set a new password', told), button };
}

/** The link that signs in. */
export function signInMail(to: string, link: string): Mail {
  const told = [
    `To sign in to ${PRODUCT}, open this link:`,
    link,
    `It works once, within ${durationInWords(SIGN_IN_LINK_LIFE_MS)}, in the browser where you asked for it. Don't share it.`,
    NOT_YOU,
  ];
  return { ...mail(LinkMail.SIGN_IN, to, 'Your sign-in link', told), button: { label: 'Sign in', url: link } };
}

/** The link that makes an address the login's. */
export function emailChangeMail(to: string, link: string): Mail {
  const told = [`To make this your sign-in address for ${PRODUCT}, open this link:`, link, ONCE, NOT_YOU];
  const button = { label: 'Confirm address', url: link };
  return { ...mail(LinkMail.CHANGE_EMAIL, to, 'Confirm your email address', told), button };
}

/** Tells the former address that the login no longer uses it. */
export function emailChangedMail(to: string): Mail {
  return mail('email changed', to, 'Your email address was changed', [
    `Your ${PRODUCT} login has a new email address. You can no longer sign in with this one.`,
    "If this wasn't you, tell your leadership now.",
  ]);
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail(to: string): Mail {
  return mail('password changed', to, 'Your password was changed', [
    `The password of your ${PRODUCT} login was changed, and it was signed out everywhere else.`,
    ADDRESSES_AND_KEYS_GO_ON,
    NOT_YOU_CHANGED,
  ]);
}

/** Tells the owner that sign-in now asks for a second factor, or no longer does. */
export function secondFactorMail(to: string, isOn: boolean): Mail {
  const state = isOn ? 'on' : 'off';
  return mail(`second factor ${state}`, to, `Your second factor was switched ${state}`, [
    `Signing in to ${PRODUCT} ${isOn ? 'now asks' : 'no longer asks'} for a code from your app. You were signed out everywhere else.`,
    ADDRESSES_AND_KEYS_GO_ON,
    NOT_YOU_CHANGED,
  ]);
}

/** Tells the owner that a provider's sign-in now opens the login. */
export function openIdLinkedMail(to: string, provider: string): Mail {
  return mail('sign-in linked', to, 'A sign-in was linked', [
    `You can now sign in to ${PRODUCT} with ${provider}, or with your password.`,
    'If you never set a password here, somebody else made this login with your address. Use "Forgot password?" to set your own, which signs everyone else out. Then tell your leadership.',
  ]);
}

/** Tells the owner that a provider's sign-in was unlinked, and that anybody whose address the provider confirms can link theirs again. */
export function openIdUnlinkedMail(to: string, provider: string): Mail {
  return mail('sign-in unlinked', to, 'A sign-in was unlinked', [
    `${provider} was unlinked from your login at ${PRODUCT}, and you were signed out everywhere else.`,
    `Signing in with ${provider} and this address links it again. If somebody else could do that, change your login's email address.`,
    ADDRESSES_AND_KEYS_GO_ON,
    NOT_YOU_CHANGED,
  ]);
}

/** What reminder mails are about. */
export const REMINDER_MAIL = 'reminder';

/** Tells somebody how much is due, also in the subject. */
export function reminderMail(to: string, { subject, paragraphs, button }: ReminderTexts): Mail {
  return { ...mail(REMINDER_MAIL, to, subject, paragraphs), button };
}

/** A test mail for the operator, who checks the settings. */
export function testMail(to: string): Mail {
  return mail('mail test', to, 'A test', [
    `This email shows that ${PRODUCT} can send email.`,
    "Your server's operator sent it. You don't have to do anything.",
  ]);
}

function mail(about: string, to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { about, to, subject: `${PRODUCT}: ${subject}`, text: `${paragraphs.join('\n\n')}\n` };
}
