import { commaProblems, isOrderOpen, nameIn, nameInPlace, nameParts } from './nameParts.ts';

it.each([
  ['Morgan, Alex Lee', 'Morgan', 'Alex', 'Lee'],
  ['MORGAN,ALEX', 'MORGAN', 'ALEX', ''],
  ['de la Cruz, Ana Maria Luz', 'de la Cruz', 'Ana', 'Maria Luz'],
  ["O'NEIL, SEAN P JR", "O'NEIL JR", 'SEAN', 'P'],
  ['ONEIL JR, SEAN P', 'ONEIL JR', 'SEAN', 'P'],
  ['ONEIL, JR., SEAN P', 'ONEIL JR.', 'SEAN', 'P'],
  ['ONEIL, SEAN P, III', 'ONEIL III', 'SEAN', 'P'],
  ['ONEIL, SEAN IV', 'ONEIL IV', 'SEAN', ''],
  // An initial isn't a suffix.
  ['ONEIL, SEAN V', 'ONEIL', 'SEAN', 'V'],
  ['ONEIL, SEAN I', 'ONEIL', 'SEAN', 'I'],
  ['Alex Lee Morgan', 'Alex Lee Morgan', '', ''],
  [' , ', '', '', ''],
])('%p', (name, lastName, firstName, middleName) => {
  expect(nameParts(name)).toEqual({ lastName, firstName, middleName, rank: '' });
});

it.each([
  ['SSG Pell, Corin Ames', ['Pell', 'Corin', 'Ames', 'SSG']],
  ['Pell SSG, Corin Ames', ['Pell', 'Corin', 'Ames', 'SSG']],
  ['Ovando, SPC Lia R.', ['Ovando', 'Lia', 'R.', 'SPC']],
  ['Ovando, Lia R., SPC', ['Ovando', 'Lia', 'R.', 'SPC']],
  ['Tran Jr, Bao (PFC)', ['Tran Jr', 'Bao', '', 'PFC']],
  ['TRAN, BAO N JR PFC/E3', ['TRAN JR', 'BAO', 'N', 'PFC/E3']],
  ['Staff Sergeant Pell, Corin', ['Pell', 'Corin', '', 'Staff/Sergeant']],
  ['King, Major', ['King', 'Major', '', '']],
])('a rank in %p is no part of the name', (name, parts) => {
  const { lastName, firstName, middleName, rank } = nameParts(name);
  expect([lastName, firstName, middleName, rank]).toEqual(parts);
});

it.each([
  ['SSG Corin Ames Pell', ['Pell', 'Corin', 'Ames'], ['Corin', 'Ames', 'Pell']],
  ['Bao Tran Jr', ['Tran Jr', 'Bao', ''], ['Bao Jr', 'Tran', '']],
  ['Ana Maria de la Cruz', ['de la Cruz', 'Ana', 'Maria'], ['Ana', 'Maria', 'de la Cruz']],
  ['DE LA CRUZ ANA MARIA', ['MARIA', 'DE', 'LA CRUZ ANA'], ['DE LA CRUZ', 'ANA', 'MARIA']],
  ['Bao Tran, Jr.', ['Tran Jr.', 'Bao', ''], ['Bao Jr.', 'Tran', '']],
])('%p without a comma is open until it is said what comes first', (name, first, last) => {
  const parts = (order: 'FIRST_NAME' | 'LAST_NAME') => {
    const { lastName, firstName, middleName } = nameParts(name, order);
    return [lastName, firstName, middleName];
  };
  expect([parts('FIRST_NAME'), parts('LAST_NAME')]).toEqual([first, last]);
  expect(isOrderOpen(name)).toBe(true);
});

it.each(['SSG Pell', 'Pell Jr', 'Pell, Corin', 'Pell, Jr', ''])('%p has no order to ask about', (name) => {
  expect(isOrderOpen(name)).toBe(false);
});

it('a rank in a cell of a part is taken out as well', () => {
  expect(nameIn({ lastName: 'SSG Pell', firstName: 'Corin' })).toMatchObject({
    lastName: 'Pell',
    firstName: 'Corin',
    rank: 'SSG',
  });
  expect(nameIn({ lastName: 'Tran Jr', firstName: 'SPC Bao', middleName: 'N' })).toEqual({
    lastName: 'Tran Jr',
    firstName: 'Bao',
    middleName: 'N',
    rank: 'SPC',
  });
});

it.each([
  [
    ['', '', 'PELL, CORIN A'],
    ['CORIN', 'A', 'PELL'],
  ],
  [
    ['Corin', '', 'Pell, Corin Ames'],
    ['Corin', 'Ames', 'Pell'],
  ],
  [
    ['CORIN AMES', '', 'Pell, Corin Ames'],
    ['Corin', 'Ames', 'Pell'],
  ],
  [
    ['Corin', 'B', 'PELL, CORIN A'],
    ['CORIN', 'B', 'PELL'],
  ],
  [
    ['Pell, Corin', '', 'Pell'],
    ['Corin', '', 'Pell'],
  ],
  [
    ['Pell, Corin Jr', '', ''],
    ['Corin', '', 'Pell Jr'],
  ],
  [
    ['Bao', '', 'Tran, Jr.'],
    ['Bao', '', 'Tran Jr.'],
  ],
  [
    ['Bao Jr', 'N', 'Tran'],
    ['Bao', 'N', 'Tran Jr'],
  ],
  [
    ['Bao', 'N III', 'Tran'],
    ['Bao', 'N', 'Tran III'],
  ],
  [
    ['Bao', 'JR', 'Tran'],
    ['Bao', '', 'Tran JR'],
  ],
  // A name that is already in place, and parts that contradict each other.
  [
    ['Bao', 'Jr', 'Tran Jr'],
    ['Bao', 'Jr', 'Tran Jr'],
  ],
  [
    ['Jr', '', 'Tran'],
    ['Jr', '', 'Tran'],
  ],
  [
    ['Ames', '', 'Pell, Corin'],
    ['Ames', '', 'Pell, Corin'],
  ],
  [
    ['Corin', 'V', 'Pell'],
    ['Corin', 'V', 'Pell'],
  ],
])('%j is in its place as %j', ([firstName = '', middleName = '', lastName = ''], placed) => {
  const name = nameInPlace({ firstName, middleName, lastName });
  expect([name.firstName, name.middleName, name.lastName]).toEqual(placed);
});

it('two names in one cell are a problem where the other cell says another', () => {
  expect(commaProblems({ firstName: 'Ames', middleName: '', lastName: 'Pell, Corin' })).toEqual([
    {
      field: 'lastName',
      message:
        '"Pell, Corin" has a first and a last name, and the other cell has a different one. Put each in its own cell.',
    },
  ]);
  expect(commaProblems({ firstName: 'Corin', middleName: '', lastName: 'Pell' })).toEqual([]);
});
