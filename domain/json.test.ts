import { isJsonObject, parseJson } from './json.ts';

test.each([
  ['{"a": 1}', true],
  ['{}', true],
  ['[]', false],
  ['null', false],
  ['"a"', false],
  ['{', false],
])('%s holds an object: %p', (text, expected) => {
  expect(isJsonObject(parseJson(text))).toBe(expected);
});
