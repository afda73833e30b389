import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getOperationAST, type OperationTypeNode, parse, print, separateOperations } from 'graphql';

const CLIENT = fileURLToPath(new URL('../../../client', import.meta.url));

/** The client's queries or mutations by name, each with the fragments it needs: what its screens send. */
export async function clientOperations(kind: OperationTypeNode): Promise<Map<string, string>> {
  const names = await readdir(CLIENT, { recursive: true });
  const files = names.filter((name) => name.endsWith('.graphql'));
  const texts = await Promise.all(files.map((name) => readFile(join(CLIENT, name), 'utf8')));
  const operations = Object.entries(separateOperations(parse(texts.join('\n'))));
  const wanted = operations.filter(([name, document]) => getOperationAST(document, name)?.operation === kind);
  return new Map(wanted.map(([name, document]) => [name, print(document)]));
}
