/** Objects whose fields are gone through one by one, without losing what the compiler knows of each. */

/** The names of an object's fields, in their order. */
export function keysOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
  const names: Extract<keyof Fields, string>[] = [];
  for (const name in fields) names.push(name);
  return names;
}

/**
 * An object that holds, under each of the names, what `valueOf` gives for it.
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
