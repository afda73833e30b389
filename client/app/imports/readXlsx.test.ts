import { strToU8, zipSync } from 'fflate';
import { xlsxOf } from '../tables/export/xlsx.ts';
import { readXlsx } from './readXlsx.ts';

/** Where a file's entry in the directory at an archive's end tells how large the file is. */
const SIZE_AT = 24;

/** An archive of two files that says of each how many bytes it unpacks to. */
function archiveOf(bytesEach: number): ArrayBuffer {
  const archive = zipSync({ 'one.xml': strToU8('<one/>'), 'two.xml': strToU8('<two/>') });
  const view = new DataView(archive.buffer);
  for (let at = 0; at + SIZE_AT < archive.length; at += 1) {
    if (view.getUint32(at) === 0x504b0102) view.setUint32(at + SIZE_AT, bytesEach, true);
  }
  return archive.buffer;
}

it('unpacks nothing that would fill the memory', async () => {
  const cause: unknown = await readXlsx(archiveOf(100_000_001)).catch((error: unknown) => error);
  expect(cause).toMatchObject({
    message: expect.stringContaining('broken or incomplete'),
    cause: new RangeError('The archive is too large when it is unpacked.'),
  });
});

it('reads a large table as it was exported', async () => {
  const lines = Array.from({ length: 8000 }, (_, index) => [`Núñez & Söhne <${index}> `, index, { day: '2026-01-05' }]);
  const [sheet] = await readXlsx(await xlsxOf({ name: 'People', headers: ['Name', 'Number', 'Day'], lines }).arrayBuffer());
  expect(sheet?.name).toBe('Sheet1');
  expect(sheet?.cells).toHaveLength(lines.length + 1);
  expect([sheet?.cells[0], sheet?.cells.at(-1)]).toEqual([
    ['Name', 'Number', 'Day'],
    ['Núñez & Söhne <7999>', '7999', '2026-01-05'],
  ]);
});
