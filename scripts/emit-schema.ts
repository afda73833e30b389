/**
 * Writes what follows from the API's code: schema.graphql, with the permission of every field, and the query for one's own data. With --check it writes nothing
 * and fails when a file is stale.
 */
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { createSchema } from '../server/schema.ts';
import { ownDataQuery } from './codegen/ownDataQuery.ts';

const schema = lexicographicSortSchema(createSchema());

const FILES = {
  'schema.graphql': `${printSchemaWithDirectives(schema)}\n`,
  'client/screens/ownData/OwnDataScreen.graphql': ownDataQuery(schema),
};

for (const [name, text] of Object.entries(FILES)) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${name} is stale: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
