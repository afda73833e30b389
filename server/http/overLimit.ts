import { type DocumentNode, parse, type ParseOptions } from 'graphql';
import { measuresOf } from './documentMeasures.ts';
import { documentLimits } from './requestLimits.ts';

/** How documents are read, by POST and over a socket. */
export const parseOptions: ParseOptions = { maxLexicalTokens: documentLimits.tokens };

const SENTENCES = [
  // First, because measuring stops above this limit, and the other measures may then be incomplete.
  ['cost', `A document may ask for at most ${documentLimits.cost} fields. Ask for fewer, or for a shorter page.`],
  ['depth', `Fields may be nested at most ${documentLimits.depth} levels deep.`],
  ['aliases', `A document may have at most ${documentLimits.aliases} aliases.`],
  ['directives', `A document may have at most ${documentLimits.directives} directives.`],
  ['repeats', `A field may appear at most ${documentLimits.repeats} times in one place.`],
] as const;

/**
 * Why a document is refused before GraphQL's rules see it: some rules take the square of its size. Looks only at the document, not at its
 * variables, so a document that passed need not be checked again.
 * @returns null for a document within the limits, and for an unreadable one, which GraphQL itself explains best.
 */
export function overLimit(text: string): string | null {
  if (text.length > documentLimits.characters) {
    return `A document may have at most ${documentLimits.characters} characters.`;
  }
  const document = parsed(text);
  if (document === null) return null;
  const measures = measuresOf(document, documentLimits.cost);
  const [, sentence = null] = SENTENCES.find(([name]) => measures[name] > documentLimits[name]) ?? [];
  return sentence;
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, parseOptions);
  } catch {
    return null;
  }
}
