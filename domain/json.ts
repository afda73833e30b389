/** An object of JSON, which is neither null nor a list. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What a text of JSON holds; null for one that is no JSON. */
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
