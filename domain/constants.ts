/**
 * The numbers of the specification (docs/specification.md), each with its unit in its name. The defaults of a new record are in record/fields.ts.
 * Three are left out on purpose (Spec 4.8). Numbers that a unit may change are in policy/packs.ts.
 */
import type { CommentCategory, Role, Section, Team } from './values.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** One day of 24 hours, in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;

// Forms

/** The longest comment, in characters. */
export const COMMENT_MAX_LENGTH = 250;
/** The height of a comment's text area: six rows. */
export const COMMENT_ROWS = 6;
/** The longest first, middle or last name, in characters. */
export const NAME_MAX_LENGTH = 60;
/** The most schools in a record, past ones included: more than a career has, and few enough for lists that show everybody's. */
export const SCHOOLS_PER_RECORD = 200;
/** The most comments that a soldier may recommend about themself: more than leaders would read. */
export const RECOMMENDATIONS_PER_RECORD = 200;
/** The most records changed in one call, as when a column is pasted: more than a battalion's section has. */
export const ROWS_PER_CHANGE = 500;
/** The most policy changes that may be planned: more than years of them. */
export const PLANNED_POLICIES_MAX = 50;
/** The longest search for people or questions, in characters. */
export const SEARCH_MAX_LENGTH = 100;
/** The most people that the search bar finds: more than anybody reads before typing another letter. */
export const FOUND_PEOPLE = 20;
/** The shortest password, in characters (Spec 3.7). */
export const PASSWORD_MIN_LENGTH = 8;
/** The longest password, in characters (Spec 3.7). */
export const PASSWORD_MAX_LENGTH = 128;
/** The longest e-mail address that mail servers accept, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** The first day that a form accepts: nobody who serves today entered earlier. */
export const EARLIEST_DATE = '1950-01-01';
/** The last day that a form accepts. */
export const LATEST_DATE = '2100-12-31';

/** The category that the comment form opens with (Spec 16.1). */
export const NEW_COMMENT_CATEGORY = 'CHARACTER' satisfies CommentCategory;

// Dates and times

/** A date without a time is stored this long after midnight UTC: at noon, so that no time zone shows another day. */
export const NOON_OFFSET_MS = 43_200_000;
/** The days of a year in a length of time for display. */
export const DISPLAY_YEAR_DAYS = 365;
/** The days of a month in a length of time for display. */
export const DISPLAY_MONTH_DAYS = 30;

// Unit position

/** The position of the battalion staff's roles, ahead of everybody else. */
export const BATTALION_ROLE_POSITION: Readonly<Partial<Record<Role, number>>> = {
  BN_FSO: 1,
  BN_FSNCO: 2,
  BN_FO: 3,
  AFATDS: 4,
  BN_RTO: 5,
};
/** The position of people without a section, after everybody else. */
export const UNASSIGNED_POSITION = 50;
/** The section base, where each company's positions begin. */
export const SECTION_BASE_POSITION: Readonly<Partial<Record<Section, number>>> = {
  ALPHA: 10,
  BRAVO: 20,
  CHARLIE: 30,
  DELTA: 40,
} satisfies Record<Exclude<Section, 'BN_STAFF' | 'UNASSIGNED'>, number>;
/** The team amount, which a team adds to its section's base. */
export const TEAM_POSITION: Readonly<Record<Team, number>> = { HQ: 0, TEAM_1: 2, TEAM_2: 4, TEAM_3: 6, UNASSIGNED: 0 };
/** What the second person of a team (CO FSNCO or RTO) adds to the position. */
export const SECOND_IN_TEAM_POSITION = 1;

// Screens

/** The shortest time that a spinner stays, so that it doesn't flicker. */
export const MINIMUM_SPINNER_MS = 1 * SECOND_MS;
/** How long a reassigned person stays in the old place before the list changes. */
export const ASSIGNMENT_UPDATE_DELAY_MS = 700;
/** How long a toast stays. */
export const TOAST_MS = 3 * SECOND_MS;

// Exam

/** The number of questions in a Quick 10 exam. */
export const QUICK_TEN_LENGTH = 10;
/** The fake loading delay before the questions are fetched. */
export const EXAM_LOADING_MS = 3 * SECOND_MS;

/** The key of the current exam in the browser's local storage. */
export const EXAM_STORAGE_KEY = 'questions';

// Session (Spec 4.3)

/** How long a session works before it has to be extended. */
export const ACCESS_WINDOW_MS = 1 * HOUR_MS;
/** The access window counts as over this long before its end. */
export const ACCESS_EARLY_END_MS = 30 * SECOND_MS;
/** The client extends the access window this long before its end. */
export const REFRESH_BEFORE_END_MS = 5 * MINUTE_MS;
/** The first pause of the refresh's retry backoff, after a lost network; each later pause doubles. */
export const REFRESH_RETRY_FIRST_MS = 30 * SECOND_MS;
/** The longest pause between two tries. */
export const REFRESH_RETRY_MAX_MS = 16 * MINUTE_MS;
/** A session that nobody uses for this long ends. */
export const SESSION_IDLE_LIFE_MS = 14 * DAY_MS;
/** A session ends this long after signing in, however much it is used (NIST SP 800-63B-4, 2.1.3: 30 days at AAL1). */
export const SESSION_LONGEST_LIFE_MS = 30 * DAY_MS;
/** The sessions that a login has at a time: far more than a person has browsers. */
export const SESSIONS_PER_LOGIN = 50;
/** The network time-out on a desktop: a request counts as lost after this long. */
export const NETWORK_TIMEOUT_DESKTOP_MS = 30 * SECOND_MS;
/** The network time-out on a phone. */
export const NETWORK_TIMEOUT_MOBILE_MS = 60 * SECOND_MS;
/** The width of the sign-in pop-up, in pixels. */
export const SIGN_IN_POPUP_WIDTH_PX = 500;
/** The height of the sign-in pop-up, in pixels. */
export const SIGN_IN_POPUP_HEIGHT_PX = 600;

// Identity (Spec 3 and 4)

/** How long a mailed link that resets a password or confirms an address works. */
export const ONE_TIME_CODE_LIFE_MS = 1 * HOUR_MS;
/** How long a mailed link that signs in works. */
export const SIGN_IN_LINK_LIFE_MS = 10 * MINUTE_MS;
/**
 * How long after signing in a person may delete the login, change its second factor, unlink a provider, end sessions and make calendar
 * addresses. With a second factor, they may also change the e-mail address.
 */
export const RECENT_SIGN_IN_MS = 5 * MINUTE_MS;
/** How long a sign-in waits for its second factor. */
export const SECOND_FACTOR_WAIT_MS = 10 * MINUTE_MS;
/** How long setting up a second factor may take. */
export const SECOND_FACTOR_ENROLMENT_MS = 10 * MINUTE_MS;
/** How many recovery codes come with a second factor. */
export const RECOVERY_CODE_COUNT = 10;
/** The window in which failed attempts are counted. */
export const ATTEMPT_WINDOW_MS = 15 * MINUTE_MS;
/**
 * The failed attempts at one account in that window before the next has to wait. Each known browser has its own count. Unknown ones count for
 * each network and account together, or for the account.
 */
export const ATTEMPTS_PER_ACCOUNT = 10;
/**
 * The wrong passwords in a row that all unknown browsers together may give for an account, over any length of time. A browser is unknown if it
 * hasn't signed in to that account before.
 */
export const FAILURES_FROM_UNKNOWN_BROWSERS = 100;
/** These failures are forgotten this long after the first of them. */
export const UNKNOWN_FAILURES_KEPT_MS = 365 * DAY_MS;
/** A browser counts as known for this long after its last sign-in. */
export const KNOWN_BROWSER_LIFE_MS = 365 * DAY_MS;
/** The most logins that one browser is known to. */
export const KNOWN_LOGINS_PER_BROWSER = 10;
/** The failed attempts from one network (an IPv4 address or a /64 of IPv6) in that window before it has to wait. */
export const ATTEMPTS_PER_NETWORK = 100;
/** The first wait after too many attempts. Each further wait within a day is twice as long. */
export const FIRST_WAIT_MS = 15 * MINUTE_MS;
/** The longest wait after too many attempts. */
export const LONGEST_WAIT_MS = 4 * HOUR_MS;
/** The window in which one network's registrations with the right join code are counted. */
export const REGISTRATION_WINDOW_MS = 1 * HOUR_MS;
/**
 * The registrations with the right join code that one network may try in that window. A whole battalion behind one address on one morning needs
 * fewer.
 */
export const REGISTRATIONS_PER_NETWORK = 500;
/** The window in which a login's changes are counted. */
export const CHANGE_WINDOW_MS = 1 * HOUR_MS;
/** The changes that a login may make in that window: far more than a person makes by hand. An import of a whole file counts as one. */
export const CHANGES_PER_LOGIN = 1000;
/** The window in which a login's changes of its credentials are counted. */
export const CREDENTIAL_CHANGE_WINDOW_MS = 1 * HOUR_MS;
/** The changes of password, second factor, provider and e-mail address that a login may make in that window. */
export const CREDENTIAL_CHANGES_PER_LOGIN = 10;
/** The window in which the reminders that a person asks for are counted. */
export const REMINDER_WINDOW_MS = 1 * HOUR_MS;
/** The reminders that a login may ask for in that window. */
export const REMINDERS_PER_LOGIN = 5;
/** The longest wait for another password-reset link: half as long as the link works, so that the last link outlives the wait. */
export const LONGEST_RESET_WAIT_MS = ONE_TIME_CODE_LIFE_MS / 2;
