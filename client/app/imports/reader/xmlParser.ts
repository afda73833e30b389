import sax from 'sax';
import { UnreadableFile } from '../UnreadableFile.ts';

/** Of an element, by their names without prefixes. */
export type Attributes = ReadonlyMap<string, string>;

/** What a part of an Excel file is read for. Names are without their prefixes: `row` for `x:row`. */
export type XmlHandler = {
  readonly open: (name: string, attributes: Attributes) => void;
  /** Called for an empty element, too. */
  readonly close?: (name: string) => void;
  /** A piece of text; a text may come in several. */
  readonly text?: (text: string) => void;
};

/** How deep elements may lie in one another. In an Excel file that is about a dozen. */
const DEPTH_MAX = 100;
/** How many characters the attributes of an element may have together; a list of cell ranges can be long. */
const ATTRIBUTES_MAX_LENGTH = 100_000;

const OPTIONS = {
  /** No entities but the five of XML. */
  strictEntities: true,
  /** By its position, sax knows when to look whether a tag, a remark or a value has become too long. */
  position: true,
};

/**
 * A parser that is given XML in pieces and remembers no more of it than 64 kB at a time and the elements that it is in. XML that defines something
 * of its own is refused: with a few definitions of definitions, some lines become more than any memory holds.
 * @returns its `write` throws UnreadableFile for definitions and another error for what is no XML, and `close` for what is cut off
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
    // sax keeps the tag until the element ends, and each character of a value takes twenty bytes as long as nobody has looked at it.
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
      'This file holds XML with definitions of its own (DOCTYPE), which are not read. Please open it in Excel and save it again.',
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
