import type { Origin } from '../../domain/policy/origin.ts';

/** `Army 2026. TC 3-20.40: 40 targets, 23 hits qualify. To be confirmed by the unit: the bands.` */
export function originText({ text, toConfirm }: Omit<Origin, 'name'>): string {
  return toConfirm === null ? text : `${text} To be confirmed by the unit: ${toConfirm}`;
}

/** The same for a list of rules. Most of them come from the specification, and need only its name. */
export function originLine(origin: Origin): string {
  return origin.name === 'Default' ? origin.name : originText(origin);
}
