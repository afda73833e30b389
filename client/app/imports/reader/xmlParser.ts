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

/** How deep elements may lie in one another, and how many attributes one may have. An Excel file has no more than a dozen or two of either. */
const DEPTH_MAX = 100;
const ATTRIBUTES_MAX = 100;

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
  let attributeCount = 0;
  let depth = 0;
  parser.onopentagstart = () => {
    attributes = new Map();
    attributeCount = 0;
  };
  parser.onattribute = ({ name, value }) => {
    attributeCount += 1;
    if (attributeCount > ATTRIBUTES_MAX) throw new RangeError('An element has too many attributes.');
    attributes.set(localName(name), value);
  };
  parser.onopentag = ({ name }) => {
    depth += 1;
    if (depth > DEPTH_MAX) throw new RangeError('An element lies too deep in others.');
    open(localName(name), attributes);
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
