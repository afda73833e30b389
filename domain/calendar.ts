/** What a calendar feed shows. */
export const CalendarScope = {
  /** One's own schools, ETS and what is due. */
  OWN: 'OWN',
  /**
   * The schools and ETS of the whole unit, and how many have what due. Unlike elsewhere the name does not mean one section; it stays, as it is stored and used by other
   * programs.
   */
  SECTION: 'SECTION',
} as const;
export type CalendarScope = (typeof CalendarScope)[keyof typeof CalendarScope];
export const CALENDAR_SCOPES: readonly CalendarScope[] = Object.values(CalendarScope);
