import sax from 'sax';
import { UnreadableFile } from '../UnreadableFile.ts';

/** An element's attributes, by name without prefix. */
export type Attributes = ReadonlyMap<string, string>;

/** Receives the elements and texts of an Excel file's part. Names have no prefix: `row` for `x:row`. */
export type XmlHandler = {
  readonly open: (name: string, attributes: Attributes) => void;
  /** Also called for an empty element. */
  readonly close?: (name: string) => void;
  /** A piece of text. One text can arrive in several pieces. */
  readonly text?: (text: string) => void;
};

/** How deep elements may be nested. An Excel file needs about a dozen levels. */
const DEPTH_MAX = 100;
/** How many characters an element's attributes may have in all. A list of cell ranges can be long. */
const ATTRIBUTES_MAX_LENGTH = 100_000;

const OPTIONS = {
  /** Only XML's own five entities. */
  strictEntities: true,
  /** sax needs positions to notice when a tag, a comment or a value has become too long. */
  position: true,
};

/**
 * A parser for XML in pieces. It holds at most 64 kB at a time, and the open elements. It refuses XML with definitions: a few nested ones
 * can expand a few lines beyond any memory.
 * @returns a parser whose `write` throws UnreadableFile for definitions and another error for invalid XML, and whose `close` throws for XML
 * that is cut off
 */
export function xmlParser({ open, close, text }: XmlHandler): sax.SAXParser {
  const parser = sax.parser(true, OPTIONS);
  let attributes = new Map<string, string>();
  let length = 0;
  let depth = 0;
  parser.onopentagstart = () => {
    attributes = new Map();
    length = 0;
  };
  parser.onattribute = ({ name, value }) => {
    length += name.length + value.length;
    if (length > ATTRIBUTES_MAX_LENGTH) throw new RangeError('The attributes of an element are too long.');
    attributes.set(localName(name), value);
  };
  parser.onopentag = (tag) => {
    depth += 1;
    if (depth > DEPTH_MAX) throw new RangeError('An element lies too deep in others.');
    // sax keeps the tag until the element ends, and an unread attribute takes twenty bytes for each character.
    tag.attributes = {};
    open(localName(tag.name), attributes);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    close?.(localName(name));
  };
  parser.ontext = (piece) => text?.(piece);
  parser.oncdata = (piece) => text?.(piece);
  parser.ondoctype = () => {
    throw new UnreadableFile(
      "This file has XML definitions (DOCTYPE), which can't be read. Open it in Excel and save it again.",
    );
  };
  parser.onerror = (error) => {
    throw error;
  };
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
