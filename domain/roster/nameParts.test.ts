import { nameParts } from './nameParts.ts';

it.each([
  ['Morgan, Alex Lee', 'Morgan', 'Alex', 'Lee'],
  ['MORGAN,ALEX', 'MORGAN', 'ALEX', ''],
  ['de la Cruz, Ana Maria Luz', 'de la Cruz', 'Ana', 'Maria Luz'],
  ["O'NEIL, SEAN P JR", "O'NEIL JR", 'SEAN', 'P'],
  ['ONEIL JR, SEAN P', 'ONEIL JR', 'SEAN', 'P'],
  ['ONEIL, JR., SEAN P', 'ONEIL JR.', 'SEAN', 'P'],
  ['ONEIL, SEAN P, III', 'ONEIL III', 'SEAN', 'P'],
  ['ONEIL, SEAN IV', 'ONEIL IV', 'SEAN', ''],
  // An initial is none.
  ['ONEIL, SEAN V', 'ONEIL', 'SEAN', 'V'],
  ['ONEIL, SEAN I', 'ONEIL', 'SEAN', 'I'],
  ['Alex Lee Morgan', 'Alex Lee Morgan', '', ''],
  [' , ', '', '', ''],
])('%p', (name, lastName, firstName, middleName) => {
  expect(nameParts(name)).toEqual({ lastName, firstName, middleName });
});
