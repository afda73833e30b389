/**
 * Loaded into each measured process. Answers `cpu` with the processor time used so far, in microseconds, and `memory` with the bytes that
 * stay resident after a garbage collection. Answers `stall` with the longest time without answers since the last question, in milliseconds:
 * by the clock, and the part that was work. Ends when the measuring process disconnects.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often stalls are sampled, in milliseconds; each stall is reported without that time. */
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

/** How long JavaScript's thread has had a processor, in milliseconds. Other programs don't lengthen it. Only Linux tells; 0 elsewhere. */
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
