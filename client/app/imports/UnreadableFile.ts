/** The file can't be read. The message says why. */
export class UnreadableFile extends Error {}
