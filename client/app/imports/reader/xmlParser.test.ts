import { xmlParser } from './xmlParser.ts';

/** What the parser reports for XML in pieces: a line for each start, end and text. */
function events(...pieces: readonly string[]): string[] {
  const lines: string[] = [];
  const parser = xmlParser({
    open: (name, attributes) =>
      lines.push([`<${name}`, ...[...attributes].map(([key, value]) => `${key}=${value}`)].join(' ')),
    close: (name) => lines.push(`>${name}`),
    text: (text) => lines.push(text),
  });
  for (const piece of pieces) parser.write(piece);
  parser.close();
  return lines;
}

const DOCUMENT =
  '<?xml version="1.0"?><!-- a > b --><x:row x:r="1" b=\'&lt;"&#x1F600;&amp;\'><c/>A &amp;&#65;&#x42;<![CDATA[<]]>]]&gt;</x:row>\n';
const READ = ['<row r=1 b=<"😀&', '<c', '>c', 'A &AB', '<]]>', '>row', '\n'];
/** Adjacent texts can arrive in several pieces. */
const joined = (lines: readonly string[]) => lines.join('|').replace('AB|<', 'AB<').replace('<|]', '<]');

it('reads elements, attributes, texts, references, CDATA and prefixes, wherever the pieces are cut', () => {
  expect(joined(events(DOCUMENT))).toBe(joined(READ));
  expect(joined(events(...Array.from(DOCUMENT)))).toBe(joined(READ));
  for (let at = 1; at < DOCUMENT.length; at += 1) {
    expect(joined(events(DOCUMENT.slice(0, at), DOCUMENT.slice(at)))).toBe(joined(READ));
  }
});

it.each([
  ['a start without an end', '<a><b></a>'],
  ['an end without a start', '<a></a></b>'],
  ['an element that is cut off', '<a><b>'],
  ['a tag that is cut off', '<a></a'],
  ['CDATA that is cut off', '<a><![CDATA[text</a>'],
  ['text around the elements', 'text<a/>'],
  ['a value without quotation marks', '<a b=c/>'],
  ['an attribute without a value', '<a b></a>'],
  ['an entity of web pages', '<a>&nbsp;</a>'],
  ['an entity that has the name of something in the language', '<a>&constructor;</a>'],
  ['an entity in an attribute', '<a b="&lol;"/>'],
  ['a reference to no character', '<a>&#x110000;</a>'],
  ['a definition outside of all', '<!ENTITY a "b"><a/>'],
])('refuses %s', (_, xml) => {
  expect(() => events(xml)).toThrow();
});

it.each([
  '<!DOCTYPE a>',
  '<!DOCTYPE a SYSTEM "a.dtd">',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<!doctype a [<!ELEMENT a ANY>]>',
])('refuses definitions: %s', (doctype) => {
  expect(() => events(`<?xml version="1.0"?>${doctype}<a>&b;</a>`)).toThrow(
    /^This file has XML definitions \(DOCTYPE\)/,
  );
});

it('takes elements 100 deep and with 100,000 characters of attributes, and refuses more', () => {
  const deep = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  expect(events(deep(100))).toHaveLength(200);
  expect(() => events(deep(101))).toThrow('An element lies too deep in others.');
  const long = (length: number) => `<a b="${'x'.repeat(49_999)}" c="${'x'.repeat(length - 50_001)}"/>`;
  expect(events(long(100_000))).toHaveLength(2);
  expect(() => events(long(100_001))).toThrow('The attributes of an element are too long.');
  const wide = (count: number) =>
    `<a ${Array.from({ length: count }, (_, at) => `x${at + 10_000}="1234"`).join(' ')}/>`;
  expect(events(wide(10_000))).toHaveLength(2);
  expect(() => events(wide(10_001))).toThrow('The attributes of an element are too long.');
});

/** Endless pieces of 64 kB, as they come out of an archive. */
const PIECE = 65_536;
const MANY = 20;

it.each([
  ['a name', '<a', 'a'],
  ['the name of an attribute', '<a b', 'b'],
  ['a value', '<a b="', 'c'],
  ['what ends an element', '<a></a', 'a'],
  ['a remark', '<a><!--', '-x'],
  ['an instruction', '<a><?b ', 'c'],
  ['a definition', '<!DOCTYPE a [', ' '],
  ['a reference', '<a>&', 'a'],
  ['elements in one another', '', '<a>'],
])('gives up %s that does not end', (_, start, repeated) => {
  const parser = xmlParser({ open: () => undefined });
  const piece = repeated.repeat(PIECE / repeated.length);
  let count = 0;
  expect(() => {
    for (parser.write(start); count < MANY; count += 1) parser.write(piece);
  }).toThrow();
  expect(count).toBeLessThan(3);
});

it.each([
  ['a text', '<a>', 'x'],
  ['a text of references', '<a>', '&#65;'],
  ['CDATA', '<a><![CDATA[', 'x'],
])('hands on %s that does not end as it comes', (_, start, repeated) => {
  let length = 0;
  const parser = xmlParser({
    open: () => undefined,
    text: (text) => {
      length += text.length;
    },
  });
  parser.write(start);
  const piece = repeated.repeat(PIECE / repeated.length);
  for (let count = 1; count <= MANY; count += 1) {
    parser.write(piece);
    const written = count * Math.floor(PIECE / repeated.length);
    expect(written - length).toBeLessThanOrEqual(2 * PIECE);
  }
  expect(() => parser.close()).toThrow();
});
