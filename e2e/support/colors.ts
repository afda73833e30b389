/** The hue of a computed color, such as `rgb(213, 60, 47)`. */
export function hueOf(css: string): 'red' | 'yellow' | 'green' | 'none' {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
  if (Math.max(red, green) <= blue) return 'none';
  if (green > red) return 'green';
  return green - blue > (red - blue) / 2 ? 'yellow' : 'red';
}
