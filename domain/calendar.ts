/** What a calendar feed shows. */
export const CalendarScope = {
  /** One's own schools and ETS. */
  OWN: 'OWN',
  /**
   * The schools and ETS of the whole unit. Unlike elsewhere the name does not mean one section; it stays, as it is stored and used by other
   * programs.
   */
  SECTION: 'SECTION',
} as const;
export type CalendarScope = (typeof CalendarScope)[keyof typeof CalendarScope];
export const CALENDAR_SCOPES: readonly CalendarScope[] = Object.values(CalendarScope);
