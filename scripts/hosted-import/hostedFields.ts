import type { Problem } from '../../domain/errors.ts';
import { readListed } from '../../domain/imports/importTexts.ts';
import { isJsonObject } from '../../domain/json.ts';
import { fromStoredDate, type LocalDate } from '../../domain/localDate.ts';
import { wholeNumber } from '../../domain/record/validation.ts';

/** The latest date that JavaScript can hold, in seconds from 1970. */
const MAX_SECONDS = 8_640_000_000_000;
/** The most nanoseconds that a timestamp adds to its seconds. */
const MAX_NANOSECONDS = 999_999_999;

/**
 * Reads a document's fields as the hosted database writes them, and collects the problems. A missing, null or blank field gets its default.
 * So does an unreadable one, which is also reported as a problem.
 */
export class HostedFields {
  readonly problems: Problem[] = [];

  constructor(private readonly fields: ReadonlyMap<string, unknown>) {}

  /** Keeps only a field's first problem: later ones mostly follow from it. */
  refuse(field: string, message: string): void {
    if (this.problems.every((problem) => problem.field !== field)) this.problems.push({ field, message });
  }

  text(field: string): string {
    const value = this.given(field) ?? '';
    if (typeof value === 'string') return value.trim();
    this.refuse(field, 'It must be a text.');
    return '';
  }

  /** A value from a list, given as people see it or by its name. */
  listed<Value extends string, Default>(
    field: string,
    { label, values, shown }: { label: string; values: readonly Value[]; shown: Readonly<Record<Value, string>> },
    whenMissing: Default,
  ): Value | Default {
    const text = this.text(field);
    if (text === '') return whenMissing;
    const reading = readListed(label, text, values, shown);
    if ('value' in reading) return reading.value;
    this.refuse(field, reading.problem);
    return whenMissing;
  }

  /** True or false, also as text (Spec 7.2). */
  flag(field: string, whenMissing: boolean): boolean {
    const value = this.given(field) ?? whenMissing;
    if (value === true || value === 'true') return true;
    if (value !== false && value !== 'false') this.refuse(field, 'It must be true or false.');
    return false;
  }

  /** A whole number, also as text; null if missing. */
  number(field: string): number | null {
    const value = this.given(field);
    if (value === undefined) return null;
    const number = wholeNumber(value);
    if (number === null) this.refuse(field, 'It must be a whole number.');
    return number;
  }

  /** A timestamp's instant, such as {"seconds": 1767614400, "nanoseconds": 0}. The names may begin with an underscore. */
  instant(field: string): Date | null {
    const value = this.given(field);
    if (value === undefined) return null;
    const { seconds, nanoseconds = 0 } = partsOf(value);
    if (isWholeWithin(seconds, 1 - MAX_SECONDS, MAX_SECONDS - 1) && isWholeWithin(nanoseconds, 0, MAX_NANOSECONDS)) {
      return new Date(seconds * 1000 + Math.floor(nanoseconds / 1_000_000));
    }
    this.refuse(field, 'It must be a timestamp with seconds.');
    return null;
  }

  /** A timestamp's day in UTC: the hosted database stored days at noon UTC (Spec 7.4). */
  day(field: string): LocalDate | null {
    const instant = this.instant(field);
    return instant && fromStoredDate(instant);
  }

  private given(field: string): unknown {
    const value = this.fields.get(field);
    return value === null || value === '' ? undefined : value;
  }
}

function isWholeWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function partsOf(value: unknown): { seconds?: unknown; nanoseconds?: unknown } {
  if (!isJsonObject(value)) return {};
  return {
    seconds: value['seconds'] ?? value['_seconds'],
    nanoseconds: value['nanoseconds'] ?? value['_nanoseconds'],
  };
}
