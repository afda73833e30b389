export interface MailButton {
  label: string;
  url: string;
}

/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, with the link if there is one. */
  text: string;
  /** The link among the text's that the mail is about, shown as a button; absent if there is none. */
  button?: MailButton;
  /** The name of the unit; absent if it has none. */
  unit?: string;
  /** What the mail is for. The log uses it, and never holds a text or an address. */
  about: string;
  /** The address at which the recipient ends mails of this kind; absent if they cannot be ended. */
  unsubscribe?: string;
}
