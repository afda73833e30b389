/** What a calendar feed shows. */
export const CalendarScope = {
  /** One's own schools and ETS. */
  OWN: 'OWN',
  /** Those of the whole unit, not of one section as elsewhere: the name is older, and stands in the store and in programs. */
  SECTION: 'SECTION',
} as const;
export type CalendarScope = (typeof CalendarScope)[keyof typeof CalendarScope];
export const CALENDAR_SCOPES: readonly CalendarScope[] = Object.values(CalendarScope);
