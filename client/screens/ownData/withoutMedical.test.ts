import { withoutMedical } from './withoutMedical.ts';

const [rifle, dental] = [{ requirement: { medical: false } }, { requirement: { medical: true } }];

test('leaves out medical requirements and what the history tells of them, and counts both', () => {
  const history = [{ medical: true }, { medical: false }, { medical: true }];
  expect(withoutMedical({ at: 'now', dues: [rifle, dental], history })).toEqual({
    own: { at: 'now', dues: [rifle], history: [{ medical: false }] },
    medicalLeftOut: 3,
  });
});

test('leaves all else as it is', () => {
  const own = { dues: [rifle], history: [{ medical: false }] };
  expect(withoutMedical(own)).toEqual({ own, medicalLeftOut: 0 });
});
