/** A part of a variable's value that its type does not take: `Variable "$input" got invalid value "X" at "input.rank"; …`. */
const REFUSED_PART = /^Variable "\$(\w+)" got invalid value .* at "\1\.(\w+)[^"]*"; /s;
/** A field that is missing in it or should not be there. */
const REFUSED_NAME =
  /^Variable "\$\w+" got invalid value .*; Field "(\w+)" (?:of required type|is not defined by type) /s;

/**
 * The input field for which graphql-js refuses a variable, as our own refusals name it; null where that is the whole variable. graphql-js
 * tells it in the message alone. Strings in a value are quoted there and their own quotes escaped, so they cannot pass for a path.
 */
export function fieldOfVariable(message: string): string | null {
  return REFUSED_PART.exec(message)?.[2] ?? REFUSED_NAME.exec(message)?.[1] ?? null;
}
