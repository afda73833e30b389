import { UnreadableFile } from '../UnreadableFile.ts';

/** What a part of an Excel file is read for. Names are without their prefixes: `row` for `x:row`. */
export type XmlHandler = {
  /** @param tag all that stands between the brackets, for `attributesOf` */
  readonly open: (name: string, tag: string) => void;
  /** Called for an empty element, too. */
  readonly close?: (name: string) => void;
  /** A piece of text; a text may come in several. */
  readonly text?: (text: string) => void;
};

/** The longest tag, in characters, and the longest whose attributes are read. */
const TAG_MAX_LENGTH = 1_000_000;
const ATTRIBUTES_MAX_LENGTH = 10_000;
/** The longest reference to a character: `&#x10FFFF;`. */
const REFERENCE_MAX_LENGTH = 10;
const [DOUBLE_QUOTE, SINGLE_QUOTE, TAG_END] = ['"', "'", '>'].map((character) => character.charCodeAt(0));

/** What has an end of its own and is passed over. */
const PASSED_OVER: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];
const [CDATA, CDATA_END] = ['<![CDATA[', ']]>'];

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * Reads XML as it comes, in pieces, and remembers nothing of it, however deep it is. It does not see to it that the XML is valid. XML that defines
 * something of its own is refused: with a few definitions of definitions, some lines become more than any memory holds.
 */
export class XmlReader {
  private rest = '';

  constructor(private readonly handler: XmlHandler) {}

  /** @throws UnreadableFile for definitions, and RangeError for what is no XML */
  write(piece: string): void {
    const xml = this.rest + piece;
    let at = 0;
    while (at < xml.length) {
      const next = xml.charAt(at) === '<' ? this.readMarkup(xml, at) : this.readText(xml, at);
      if (next < 0) break;
      at = next;
    }
    this.rest = at === 0 ? xml : xml.slice(at);
    if (this.rest.length > TAG_MAX_LENGTH) this.shorten();
  }

  /** @throws RangeError when the XML is cut off */
  end(): void {
    if (this.rest.trim() !== '') throw new RangeError('The XML is cut off.');
  }

  /** Reads to the next bracket; gives where it got to. */
  private readText(xml: string, at: number): number {
    const bracket = xml.indexOf('<', at);
    const end = bracket < 0 ? wholeReferences(xml, at) : bracket;
    if (end > at) this.handler.text?.(withCharacters(xml.slice(at, end)));
    return end > at ? end : -1;
  }

  /** Reads a tag or what else stands in brackets; gives where it ends, or -1 where that is not there yet. */
  private readMarkup(xml: string, at: number): number {
    if (xml.startsWith(CDATA, at)) {
      const end = xml.indexOf(CDATA_END, at);
      if (end >= 0) this.handler.text?.(xml.slice(at + CDATA.length, end));
      return end < 0 ? -1 : end + CDATA_END.length;
    }
    for (const [start, ending] of PASSED_OVER) {
      if (!xml.startsWith(start, at)) continue;
      const end = xml.indexOf(ending, at + start.length);
      return end < 0 ? -1 : end + ending.length;
    }
    if (xml.startsWith('<!', at)) {
      // The start of a comment or of CDATA that is not there as a whole yet.
      if (xml.length - at < CDATA.length) return -1;
      throw new UnreadableFile(
        'This file holds XML with definitions of its own (DOCTYPE), which are not read. Please open it in Excel and save it again.',
      );
    }
    const end = tagEnd(xml, at + 1);
    if (end < 0) return -1;
    this.readTag(xml.slice(at + 1, end));
    return end + 1;
  }

  private readTag(tag: string): void {
    const { open, close } = this.handler;
    if (tag.startsWith('/')) {
      close?.(localName(tag.slice(1).trimEnd()));
      return;
    }
    const name = localName(/^[^\s/]*/.exec(tag)?.[0] ?? '');
    open(name, tag);
    if (tag.endsWith('/')) close?.(name);
  }

  /** Drops what is passed over in any case; a tag has to end some time. */
  private shorten(): void {
    const passed = PASSED_OVER.find(([start]) => this.rest.startsWith(start));
    if (passed) {
      const [start, ending] = passed;
      this.rest = start + this.rest.slice(-ending.length + 1);
    } else if (this.rest.startsWith(CDATA)) {
      const kept = this.rest.length - CDATA_END.length + 1;
      this.handler.text?.(this.rest.slice(CDATA.length, kept));
      this.rest = CDATA + this.rest.slice(kept);
    } else throw new RangeError('A tag does not end.');
  }
}

/** The attributes of a tag, by their names without prefixes. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  if (tag.length > ATTRIBUTES_MAX_LENGTH) throw new RangeError('A tag is too long.');
  const attributes = new Map<string, string>();
  const start = /^\S*/.exec(tag)?.[0].length ?? 0;
  // Each from where the one before ends, so that a long tag without any takes no longer than it is.
  const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  attribute.lastIndex = start;
  for (let found = attribute.exec(tag); found !== null; found = attribute.exec(tag)) {
    const [, name = '', one, other = ''] = found;
    attributes.set(localName(name), withCharacters(one ?? other));
  }
  return attributes;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Where a tag ends: at the first bracket that is not within quotation marks; -1 where it is not there yet. */
function tagEnd(xml: string, from: number): number {
  let quote: number | null = null;
  for (let at = from; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote !== null) {
      if (code === quote) quote = null;
    } else if (code === TAG_END) return at;
    else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
  }
  return -1;
}

/** How far a text goes without a reference at its end that is not there as a whole yet. */
function wholeReferences(xml: string, from: number): number {
  const start = xml.lastIndexOf('&');
  const isCut = start >= from && start > xml.length - REFERENCE_MAX_LENGTH && !xml.includes(';', start);
  return isCut ? start : xml.length;
}

/** The text with the characters that its references stand for. */
function withCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (name === undefined) return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
      const character = ENTITIES.get(name);
      if (character === undefined) throw new RangeError(`The entity ${name} is not defined.`);
      return character;
    },
  );
}
