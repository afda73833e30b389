/** Goes through objects field by field without losing the compiler's knowledge of each field. */

/** The names of an object's fields, in their order. */
export function keysOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
  const names: Extract<keyof Fields, string>[] = [];
  for (const name in fields) names.push(name);
  return names;
}

/**
 * An object with each of the names, and `valueOf` of each as its value.
 * @param names all names of the object, in their order
 */
export function objectOf<Fields extends object>(
  names: readonly (keyof Fields)[],
  valueOf: <Name extends keyof Fields>(name: Name) => Fields[Name],
): Fields {
  const fields: Partial<Fields> = {};
  for (const name of names) fields[name] = valueOf(name);
  // Never happens: the check tells the compiler that the object is complete.
  if (!hasAll(fields, names)) throw new TypeError('An object lacks some of its fields.');
  return fields;
}

function hasAll<Fields extends object>(fields: Partial<Fields>, names: readonly (keyof Fields)[]): fields is Fields {
  return names.every((name) => name in fields);
}

/** Some fields of an object. */
export function partOf<Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): Partial<Fields> {
  const part: Partial<Fields> = {};
  for (const name of names) part[name] = fields[name];
  return part;
}
