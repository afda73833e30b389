import { isJsonObject } from '../../../domain/json.ts';

/** An answer of the API with its own names alone: without those of types, which Apollo Client asks for. */
export function withoutTypeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypeNames);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === '__typename' ? [] : [[name, withoutTypeNames(part)]])),
  );
}
