/** The unit in a session's answer, as long as staff have set nothing. */
export const VIEWER_UNIT = {
  __typename: 'Unit',
  version: 0,
  name: null,
  hasRequirements: false,
  hasFirstSteps: true,
  today: '2026-11-27',
  dayEndsAt: '2026-11-28T06:00:00.000Z',
} as const;
