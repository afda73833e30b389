import { readdirSync, readFileSync } from 'node:fs';

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
