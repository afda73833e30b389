import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_THEME } from '@mantine/core';
import { cssVariables } from './theme.ts';

const CLIENT = new URL('../', import.meta.url);

/** The declarations in the client's own style sheets. */
const declarations = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((sheet) => {
    const rules = readFileSync(new URL(sheet, CLIENT), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return [...rules.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
      sheet,
      property,
      value,
    }));
  });

test('nothing but the theme sets a color', () => {
  expect(declarations.length).toBeGreaterThan(500);
  const isColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
  expect(declarations.filter(({ value }) => isColor.test(value))).toEqual([]);
});

test('nothing but the theme sets a size of text', () => {
  const sizes = declarations.filter(({ property }) => property === 'font-size' || property === 'font');
  const own = sizes.filter(({ value }) => value !== 'inherit' && !value.startsWith('var(--mantine-font-size-'));
  // The product's name: where it doesn't fit, only screen readers get it.
  expect(own).toEqual([{ sheet: 'app/layouts/frame.css', property: 'font-size', value: '0' }]);
});

const { light, dark } = cssVariables(DEFAULT_THEME);

test('the dark colors have the names of the light ones', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

/** What is drawn on what, and the contrast it needs: 4.5 for text, 3 for what shows a state or the edge of a field (WCAG 1.4.3, 1.4.11). */
const CONTRASTS: readonly (readonly [on: string, under: string, least: number])[] = [
  ...['text', 'text-2', 'dim'].flatMap((on) =>
    ['ground', 'surface', 'raised', 'sunk'].map((under) => [on, under, 4.5] as const),
  ),
  ...['bad', 'warn', 'good'].flatMap((on): [string, string, number][] => [
    [on, 'ground', 4.5],
    [on, 'surface', 4.5],
    [on, `${on}-ground`, 4.5],
    [`${on}-mark`, 'surface', 3],
  ]),
  ['text', 'own', 4.5],
  ['dim', 'own', 4.5],
  ['on-bad-fill', 'bad-fill', 4.5],
  ['on-warn-fill', 'warn-fill', 4.5],
  ['field', 'surface', 3],
  ['chart', 'surface', 3],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s colors', (_, colors) => {
  test.each(CONTRASTS)('%s on %s has a contrast of at least %d', (on, under, least) => {
    expect(contrast(colors[`--app-${on}`] ?? '', colors[`--app-${under}`] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

/** Two colors' contrast, 1 to 21, as WCAG 2.2 computes it. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
