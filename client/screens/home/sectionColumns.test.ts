import { peopleOf, SECTION_COLUMNS } from './sectionColumns.ts';

test('everybody is listed in the order of the blocks, with what Home shows; an empty section has no line', () => {
  const sections = [
    {
      section: 'BN_STAFF',
      capacity: 1,
      members: [
        { id: '2', role: 'BN_FSO', rank: 'CPT', lastName: 'Zulu', givenName: null, awaitsStaffApproval: true },
        { id: '1', role: 'BN_FSNCO', rank: 'SFC', lastName: 'Adams', givenName: 'Ann', awaitsStaffApproval: false },
      ],
    },
    { section: 'ALPHA', capacity: 8, members: [] },
    {
      section: 'BRAVO',
      capacity: 8,
      members: [
        { id: '3', role: 'FO', rank: 'SECOND_LT', lastName: '李', givenName: null, awaitsStaffApproval: false },
      ],
    },
  ] as const;
  expect(peopleOf(sections).map((person) => SECTION_COLUMNS.map(({ exported }) => exported(person)))).toEqual([
    ['BN STAFF', 'BN FSO (waiting for approval)', 'CPT', 'Zulu', '2 of 1, 1 over'],
    ['BN STAFF', 'BN FSNCO', 'SFC', 'Adams, Ann', '2 of 1, 1 over'],
    ['BRAVO', 'FO', '2LT', '李', '1 of 8'],
  ]);
});
