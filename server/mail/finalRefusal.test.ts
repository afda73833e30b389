import { isFinalRefusal } from './finalRefusal.ts';

/** nodemailer's error for a command that a mail server refused. */
const refused = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error("Can't send mail"), { response, responseCode: Number(response.slice(0, 3)), command });

it.each([
  '550 5.1.1 <sam@unit.example>: No such user here',
  '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Please try again',
  '550 5.1.0 Address rejected',
  '553 5.1.2 We do not relay there: no such domain',
  '501 5.1.3 Bad recipient address syntax',
  '551 5.1.6 Recipient no longer here',
  '556 5.1.10 The domain takes no mail',
  '550 5.2.1 The mailbox is disabled',
  '550 sorry, no mailbox here by that name (#5.1.1)',
  '550 No such user here',
  '550 Requested action not taken: mailbox unavailable',
  '550 <relay@unit.example>: unknown user at 5.1.2.3',
  '554 delivery error: this user has no account',
])('final is %j to the recipient', (response) => {
  expect(isFinalRefusal(refused(response))).toBe(true);
});

it.each([
  '450 4.1.1 Try again later',
  '450 5.1.1 Says both',
  '550 4.1.1 Says both',
  '421 Closing',
  // About the sender.
  '550 5.1.7 Sender address syntax',
  '550 5.1.8 <tracker@unit.example>: Sender address rejected: Domain not found',
  '550 Sender verify failed',
  // Full, too large, or policy and relaying.
  '552 5.2.2 The mailbox is full',
  '552 5.2.3 The message is too large',
  '550 5.4.1 Recipient address rejected: Access denied',
  '550 5.7.1 Relaying denied',
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  '554 5.7.1 Service unavailable; client host blocked',
  '550 relay not permitted',
  '550 Rejected by local policy',
  // Signing in, or a command at the wrong moment.
  '530 Authentication required',
  '530 5.7.0 Must issue a STARTTLS command first',
  '550 authentication required',
  '503 Bad sequence of commands',
])('not final is %j to the recipient', (response) => {
  expect(isFinalRefusal(refused(response))).toBe(false);
});

it.each(['MAIL FROM', 'DATA', 'AUTH PLAIN', 'CONN', 'EHLO'])('no answer to %s is final', (command) => {
  expect(isFinalRefusal(refused('550 5.1.1 No such user here', command))).toBe(false);
});

it.each([new Error('connect ECONNREFUSED 127.0.0.1:25'), '550 5.1.1', null])(
  'nor is what is no answer: %p',
  (error) => {
    expect(isFinalRefusal(error)).toBe(false);
  },
);
