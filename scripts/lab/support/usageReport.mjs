/**
 * Loaded into each measured process: answers `cpu` with the processor time that it has used, in microseconds, and `memory` with the bytes
 * that stay resident once the garbage is collected. Ends when the measuring process disconnects.
 */
const ANSWERS = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory: () => {
    globalThis.gc?.();
    return process.memoryUsage().rss;
  },
};
process.on('message', (question) => process.send?.(ANSWERS[question]()));
process.on('disconnect', () => process.exit());
