import { ONE_TIME_CODE_LIFE_MS, SIGN_IN_LINK_LIFE_MS } from '../../domain/constants.ts';
import { durationInWords } from '../../domain/words.ts';
import type { Mail } from './mailer.ts';

const PRODUCT = 'Fire Support Tracker';
const ONCE = `It works once, for ${durationInWords(ONE_TIME_CODE_LIFE_MS)}.`;
const NOT_YOU = 'If you did not ask for this, you can ignore this email.';
const NOT_YOU_CHANGED = 'If this was not you, reset your password at once and tell your leadership.';
const ADDRESSES_AND_KEYS_GO_ON =
  'Calendar addresses and keys for programs of this login, if it has any, go on working. To revoke them, open Account; for the unit calendar, Admin > Schools.';

/** What mails with a link are about. They are made when they are sent. */
export const LinkMail = {
  RESET_PASSWORD: 'password reset',
  SIGN_IN: 'sign-in link',
  CHANGE_EMAIL: 'e-mail change',
} as const;

/** The link that sets a new password. */
export function passwordResetMail(to: string, link: string): Mail {
  return mail(LinkMail.RESET_PASSWORD, to, 'Set a new password', [
    `Somebody asked to set a new password for your ${PRODUCT} login. To do so, open this link:`,
    link,
    ONCE,
    NOT_YOU,
  ]);
}

/** The link that signs in. */
export function signInMail(to: string, link: string): Mail {
  return mail(LinkMail.SIGN_IN, to, 'Your sign-in link', [
    `To sign in to ${PRODUCT}, open this link:`,
    link,
    `It works once, for ${durationInWords(SIGN_IN_LINK_LIFE_MS)}, in the browser where you asked for it. Do not share it.`,
    NOT_YOU,
  ]);
}

/** The link that makes an address the login's. */
export function emailChangeMail(to: string, link: string): Mail {
  return mail(LinkMail.CHANGE_EMAIL, to, 'Confirm your email address', [
    `To sign in to ${PRODUCT} with this address from now on, open this link:`,
    link,
    ONCE,
    NOT_YOU,
  ]);
}

/** Tells the former address that the login no longer uses it. */
export function emailChangedMail(to: string): Mail {
  return mail('e-mail changed', to, 'Your email address was changed', [
    `Your ${PRODUCT} login has a new email address. You can no longer sign in with this one.`,
    'If this was not you, tell your leadership at once.',
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
    `Signing in to ${PRODUCT} ${isOn ? 'asks for a code from your app from now on' : 'no longer asks for a code from an app'}. You were signed out everywhere else.`,
    ADDRESSES_AND_KEYS_GO_ON,
    NOT_YOU_CHANGED,
  ]);
}

/** Tells the owner that a provider's sign-in now opens the login. */
export function openIdLinkedMail(to: string, provider: string): Mail {
  return mail('sign-in linked', to, 'A sign-in was linked', [
    `From now on ${provider} signs you in to ${PRODUCT}, as does the password that this login was made with.`,
    'If you never set a password here, somebody else made this login with your address: set your own via "Forgot password?", which signs out everybody else, and tell your leadership at once.',
  ]);
}

/** Tells the owner that a provider's sign-in was unlinked, and that anybody whose address the provider confirms can link theirs again. */
export function openIdUnlinkedMail(to: string, provider: string): Mail {
  return mail('sign-in unlinked', to, 'A sign-in was taken away', [
    `${provider} was unlinked from your login at ${PRODUCT}, and you were signed out everywhere else.`,
    `Signing in with ${provider} under this address links it again. If somebody else can do that, change the email address of your login here.`,
    ADDRESSES_AND_KEYS_GO_ON,
    NOT_YOU_CHANGED,
  ]);
}

/** What reminder mails are about. */
export const REMINDER_MAIL = 'reminder';

/** Tells somebody how much is due. */
export function reminderMail(to: string, paragraphs: readonly string[]): Mail {
  return mail(REMINDER_MAIL, to, 'What is due', paragraphs);
}

/** A test mail for the operator, who checks the settings. */
export function testMail(to: string): Mail {
  return mail('mail test', to, 'A test', [
    `This mail shows that ${PRODUCT} can send mails.`,
    'Whoever runs it has asked for this one. There is nothing to do.',
  ]);
}

function mail(about: string, to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { about, to, subject: `${PRODUCT}: ${subject}`, text: `${paragraphs.join('\n\n')}\n` };
}
