/**
 * Loaded into each measured process: answers a message with the processor time that it has used, in microseconds, and ends with whoever
 * measures.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit());
