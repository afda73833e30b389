import { rightsNote } from './rightsNote.ts';

const RTO = { role: 'RTO', isStaff: false, isOneself: false } as const;

test.each([
  ['CO_FSO', 'This role gives staff rights.'],
  ['FO', null],
  ['RTO', null],
] as const)('what the role %s does to the rights of somebody without', (role, note) => {
  expect(rightsNote(RTO, role)).toBe(note);
});

test('one claims rights for oneself, and others give them', () => {
  const own = { ...RTO, isOneself: true };
  expect(rightsNote(own, 'CO_FSO')).toBe(
    'This role gives you staff rights once staff approve it, or right away if the unit has no staff.',
  );
  expect(rightsNote({ ...own, isStaff: true }, 'CO_FSO')).toBeNull();
});

test('rights that were given end with a role without them', () => {
  expect(rightsNote({ ...RTO, isStaff: true }, 'FO')).toBe('This role removes staff rights.');
  expect(rightsNote({ ...RTO, isStaff: true }, 'RTO')).toBeNull();
});

test('while no role is chosen nothing is known', () => {
  expect(rightsNote({ ...RTO, isStaff: true }, '')).toBeNull();
});

test('a claim that waits says nothing new', () => {
  expect(rightsNote({ ...RTO, role: 'CO_FSO', isOneself: true }, 'CO_FSO')).toBeNull();
});
