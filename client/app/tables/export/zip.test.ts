import { strToU8, unzip, zipSync } from './zip.ts';

/** Where a file's entry in the directory at an archive's end tells how large the file is. */
const SIZE_AT = 24;

/** An archive of two files that says of each how many bytes it unpacks to. */
function archiveOf(bytesEach: number): Uint8Array {
  const archive = zipSync({ 'one.xml': strToU8('<one/>'), 'two.xml': strToU8('<two/>') });
  const view = new DataView(archive.buffer);
  for (let at = 0; at + SIZE_AT < archive.length; at += 1) {
    if (view.getUint32(at) === 0x504b0102) view.setUint32(at + SIZE_AT, bytesEach, true);
  }
  return archive;
}

it('unpacks an archive', () => {
  const names: string[] = [];
  unzip(archiveOf(6), (_, files) => names.push(...Object.keys(files)));
  expect(names).toEqual(['one.xml', 'two.xml']);
});

it('unpacks none that would fill the memory', () => {
  expect(() => unzip(archiveOf(100_000_001), () => undefined)).toThrow('too large when it is unpacked');
});
