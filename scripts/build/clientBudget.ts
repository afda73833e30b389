import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { SCREENS } from '../../client/app/screens.ts';
import { chunksOf } from './chunkFiles.ts';
import { isFirstScript } from './firstPaint.ts';
import { screenModules } from './screenModules.ts';

/** What a browser with an empty cache loads for a route: the entry, plus what the route adds to it. */
interface RouteBudget {
  route: string;
  /** The modules that the route loads when it opens, by the end of their path. */
  loads: readonly string[];
  /** The limit for its JavaScript in bytes, each file gzipped by itself (1 kB is 1,000 bytes). */
  limit: number;
}

export const CLIENT_BUDGETS: readonly RouteBudget[] = [
  { route: SCREENS.login.path, loads: screenModules(SCREENS.login), limit: 175_000 },
  { route: SCREENS.home.path, loads: screenModules(SCREENS.home), limit: 210_000 },
];

/** Ends the build with a message if a route's JavaScript is over its budget. */
export function clientBudget(budgets: readonly RouteBudget[]): Plugin {
  return {
    name: 'client-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const { route, loads, limit } of budgets) {
        const first = Object.values(bundle).filter(isFirstScript);
        const files = [...first.map(({ source }) => source), ...chunksOf(bundle, loads).map(({ code }) => code)];
        const size = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
        const sentence = `JavaScript for ${route}: ${inBytes(size)} gzipped in ${files.length} files, at most ${inBytes(limit)}`;
        if (size > limit)
          this.error(`${sentence}. Load less there, or decide on another budget in scripts/build/clientBudget.ts.`);
        this.info(sentence);
      }
    },
  };
}

function inBytes(count: number): string {
  return `${count.toLocaleString('en-US')} bytes`;
}
