/**
 * Writes schema.graphql from the code, with the permission of every field. With --check it writes nothing and
 * fails when the file is stale.
 */
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { createSchema } from '../server/schema.ts';

const FILE = new URL('../schema.graphql', import.meta.url);

const printed = `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`;

if (process.argv.includes('--check')) {
  const current = await readFile(FILE, 'utf8').catch(() => '');
  if (current !== printed) {
    console.error('schema.graphql is stale: run `npm run generate`.');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, printed);
}
