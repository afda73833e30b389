export default async function stopStore() {
  await globalThis.testStore.stop();
}
