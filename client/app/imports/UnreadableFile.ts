/** The file cannot be read; the message says why. */
export class UnreadableFile extends Error {}
