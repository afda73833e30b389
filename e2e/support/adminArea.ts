/** The places of the Admin area, in their order. */
export const PLACES = [
  'Overview',
  'Due',
  'Roster',
  'Reassign',
  'Departed',
  'Schools',
  'ETS Time',
  'Unit',
  'Questions',
  'Delete Account',
];
