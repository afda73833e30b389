/** An example export of the hosted document database, with every kind of value that its documents hold. */

/** A timestamp of the hosted database. */
export const stamp = (iso: string) => ({ seconds: Date.parse(iso) / 1000, nanoseconds: 0 });

export const hostedUser = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'alvarez',
  user_id: 'uid-alvarez',
  first_name: 'Maria',
  middle_name: 'Elena',
  last_name: 'Alvarez',
  rank: '2LT',
  grade: 'O1',
  pebd: stamp('2019-06-03T12:00:00Z'),
  dor: { _seconds: Date.parse('2024-02-01T12:00:00Z') / 1000, _nanoseconds: 0 },
  ets: null,
  section: 'BN STAFF',
  team: 'HQ',
  role: 'BN FSO',
  acft_score: 541,
  acft_pass: 'true',
  m4_qual: '38',
  dlc_1_complete: true,
  blc_complete: true,
  dlc_2_complete: false,
  alc_complete: false,
  dlc_3_complete: false,
  slc_complete: false,
  jfo_qualified: true,
  drivers_license: true,
  is_staff: true,
  unit_position: 1,
  schools: [
    {
      id: 'school-1',
      school_name: 'AIR ASSAULT',
      start_date: stamp('2026-05-04T12:00:00Z'),
      end_date: stamp('2026-05-15T12:00:00Z'),
    },
  ],
  ...given,
});

/** A soldier of team 1 with only what a record must have. */
export const plainUser = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'brooks',
  user_id: 'uid-brooks',
  first_name: 'Sam',
  middle_name: 'Ray',
  last_name: 'Brooks',
  rank: 'SPC',
  grade: 'E4',
  ...given,
});

export const hostedComment = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'comment-1',
  category: 'LEADERSHIP',
  text: 'Leads from the front.',
  timestamp: { seconds: Date.parse('2025-11-05T08:30:15Z') / 1000, nanoseconds: 250_000_000 },
  commentor_id: 'alvarez',
  user_id: 'brooks',
  ...given,
});

export const hostedExport = (): Record<string, unknown> => ({
  users: [hostedUser(), plainUser()],
  comments: [
    hostedComment(),
    hostedComment({ id: 'comment-2', category: 'RECOMMENDED', commentor_id: 'uid-brooks', user_id: 'uid-brooks' }),
  ],
  joinCode: [{ id: 'only', code: 'OLD' }],
  questions: { q1: { question: 'Which?', options: ['A'], answer_text: 'A' } },
});
