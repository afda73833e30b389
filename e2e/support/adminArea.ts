/** The links of the Admin area's navigation, in order. */
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
