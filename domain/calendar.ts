/** What a calendar feed shows. */
export const CalendarScope = {
  /** One's own schools and ETS. */
  OWN: 'OWN',
  /** Those of everybody in the unit. */
  SECTION: 'SECTION',
} as const;
export type CalendarScope = (typeof CalendarScope)[keyof typeof CalendarScope];
export const CALENDAR_SCOPES: readonly CalendarScope[] = Object.values(CalendarScope);
