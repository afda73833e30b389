/** What a calendar feed shows. */
export const CalendarScope = {
  /** The soldier's own schools, ETS and what is due. */
  OWN: 'OWN',
  /**
   * The whole unit's schools and ETS, and how many people have what due. Elsewhere "section" is a part of the unit. The name stays, because it
   * is stored and other programs use it.
   */
  SECTION: 'SECTION',
} as const;
export type CalendarScope = (typeof CalendarScope)[keyof typeof CalendarScope];
export const CALENDAR_SCOPES: readonly CalendarScope[] = Object.values(CalendarScope);
