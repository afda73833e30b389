/**
 * Writes the files that follow from the server's code: schema.graphql with every field's permission, the query for your own data, and the
 * list in docs/data.md. With --check, it writes nothing and fails if a file is stale.
 */
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema } from 'graphql';
import { createSchema } from '../server/schema.ts';
import { withDataList } from './codegen/dataList.ts';
import { ownDataQuery } from './codegen/ownDataQuery.ts';

const schema = lexicographicSortSchema(createSchema());

const read = (name: string): Promise<string> => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

const FILES = {
  'schema.graphql': `${printSchemaWithDirectives(schema)}\n`,
  'client/screens/ownData/OwnDataScreen.graphql': ownDataQuery(schema),
  'docs/data.md': withDataList(await read('docs/data.md')),
};

for (const [name, text] of Object.entries(FILES)) {
  if (!process.argv.includes('--check')) {
    await writeFile(new URL(`../${name}`, import.meta.url), text);
  } else if ((await read(name).catch(() => '')) !== text) {
    console.error(`${name} is stale: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
