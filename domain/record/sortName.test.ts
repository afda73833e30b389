import { sortName } from './sortName.ts';

it('orders people as a phone book does', () => {
  const people = [
    { lastName: 'Adams', firstName: 'Zoe' },
    { lastName: 'adams-Lee', firstName: 'Ann' },
    { lastName: 'Cruz', firstName: 'Maria' },
    { lastName: 'Cruz Lopez', firstName: 'Ana' },
    { lastName: 'de la Cruz', firstName: 'kim' },
    { lastName: 'de la Cruz', firstName: 'Lee' },
    { lastName: 'MÚÑOZ', firstName: 'Ana' },
    { lastName: 'Munoz', firstName: 'Ben' },
    { lastName: 'Na\u200bsh', firstName: 'Óscar' },
    { lastName: 'Nash', firstName: 'Peter' },
    { lastName: "O'Brien", firstName: 'Al' },
    { lastName: 'O\u2019Brien', firstName: 'Ben' },
    { lastName: "O'Brien", firstName: 'Cy' },
    { lastName: 'Oates', firstName: 'Al' },
    { lastName: 'Zimmer', firstName: 'Al' },
  ];
  const ordered = people.toReversed().sort((one, other) => (sortName(one) < sortName(other) ? -1 : 1));
  expect(ordered).toEqual(people);
});
