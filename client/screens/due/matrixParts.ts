import { type Section, SECTIONS } from '../../../domain/values.ts';

type Row = { readonly soldier: { readonly id: string; readonly section: Section } };

/** People of a section whose rows are drawn together. */
export type Slice<One> = {
  /** The number of its first row in the table, from 1. */
  readonly first: number;
  readonly rows: readonly One[];
};

export type MatrixPart<One> = {
  readonly section: Section;
  /** The number of the section's own row. */
  readonly at: number;
  readonly people: number;
  /** None if the section is folded. */
  readonly slices: readonly Slice<One>[];
};

/**
 * The sections that have people, in the unit's order, with the numbers of their rows.
 * @param above how many rows are above the first section
 * @param most how many rows a slice has at most
 */
export function matrixParts<One extends Row>(
  rows: readonly One[],
  folded: ReadonlySet<Section>,
  above: number,
  most: number,
): readonly MatrixPart<One>[] {
  const parts: MatrixPart<One>[] = [];
  let at = above;
  for (const section of SECTIONS) {
    const people = rows.filter(({ soldier }) => soldier.section === section);
    if (people.length === 0) continue;
    at += 1;
    const shown = folded.has(section) ? [] : people;
    parts.push({ section, at, people: people.length, slices: slicesOf(shown, at + 1, most) });
    at += shown.length;
  }
  return parts;
}

function slicesOf<One>(rows: readonly One[], first: number, most: number): readonly Slice<One>[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) => ({
    first: first + index * most,
    rows: rows.slice(index * most, (index + 1) * most),
  }));
}

/** The number of the last row. */
export function lastRow(parts: readonly MatrixPart<unknown>[], above: number): number {
  const last = parts.at(-1);
  if (!last) return above;
  return last.at + last.slices.reduce((sum, { rows }) => sum + rows.length, 0);
}
