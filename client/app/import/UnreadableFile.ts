/** The file cannot be read as what is imported at all; the message says why. */
export class UnreadableFile extends Error {}
