/** A JSON object: neither null nor a list. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value of a JSON text; null if it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
