import { rmSync } from 'node:fs';

export default async function stopStore() {
  await globalThis.stopTestStore();
  if (globalThis.testFolder) rmSync(globalThis.testFolder, { recursive: true, force: true });
}
