import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What a browser without our files loads for a route: the entry, and what the route adds to it. */
interface RouteBudget {
  route: string;
  /** The modules that the route loads when it opens, by the end of their path. */
  loads: readonly string[];
  /** The most that its JavaScript may weigh, each file gzipped by itself, in bytes (1 kB is 1,000 of them). */
  limit: number;
}

const SIGNED_IN = '/client/app/SignedInRoutes.tsx';

export const CLIENT_BUDGETS: readonly RouteBudget[] = [
  { route: '/login', loads: [], limit: 160_000 },
  { route: '/home', loads: [SIGNED_IN, '/client/screens/home/HomeScreen.tsx'], limit: 200_000 },
];

/** Ends the build with a sentence when a route's JavaScript has outgrown its budget. */
export function clientBudget(budgets: readonly RouteBudget[]): Plugin {
  return {
    name: 'client-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      for (const { route, loads, limit } of budgets) {
        const files = filesOf(chunks, loads);
        const size = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
        const sentence = `JavaScript for ${route}: ${inBytes(size)} gzipped in ${files.length} files, at most ${inBytes(limit)}`;
        if (size > limit)
          this.error(`${sentence}. Load less there, or decide on another budget in scripts/clientBudget.ts.`);
        this.info(sentence);
      }
    },
  };
}

/** The files that are loaded for the entry and the given modules, each with whatever it imports. */
function filesOf(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  loads: readonly string[],
): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  const all = [...chunks.values()];
  for (const chunk of all) if (chunk.isEntry) add(chunk);
  for (const module of loads) {
    const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`The client budget names ${module}, which is in no file of the build.`);
    add(chunk);
  }
  return [...found];
}

function inBytes(count: number): string {
  return `${count.toLocaleString('en-US')} bytes`;
}
