import type { Rolldown } from 'vite';

/** The scripts that a browser loads for the page and the given modules, each after its imports. `modules` are ends of paths. */
export function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly Rolldown.OutputChunk[] {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Rolldown.OutputChunk>();
  const found: Rolldown.OutputChunk[] = [];
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
    found.push(chunk);
  };
  for (const chunk of all) if (chunk.isEntry) add(chunk);
  for (const module of modules) {
    const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`${module} is in no file of the build.`);
    add(chunk);
  }
  return found;
}
