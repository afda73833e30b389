/**
 * Loaded into each measured process: answers `cpu` with the processor time that it has used, in microseconds, `memory` with the bytes
 * that stay resident once the garbage is collected, and `stall` with the longest time for which it answered nobody since the question before, in
 * milliseconds: as it passed, and what of it was work. Ends when the measuring process disconnects.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the stalls are looked at, in milliseconds; each is told without it. */
const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let watch;
let worked = 0;
let longestWork = 0;

const ANSWERS = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory: () => {
    globalThis.gc?.();
    return process.memoryUsage().rss;
  },
  stall: () => {
    delay.enable();
    look();
    const stall = [Math.max(0, delay.max / 1e6 - RESOLUTION_MS), longestWork];
    watch ??= setInterval(look, RESOLUTION_MS).unref();
    delay.reset();
    longestWork = 0;
    return stall;
  },
};

function look() {
  const now = mainThreadWorked();
  longestWork = Math.max(longestWork, now - worked);
  worked = now;
}

/** For how long the thread of JavaScript has had a processor, in milliseconds. Other programs on the machine do not lengthen it. Linux alone tells; 0 elsewhere. */
function mainThreadWorked() {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

process.on('message', (question) => process.send?.(ANSWERS[question]()));
process.on('disconnect', () => process.exit());
