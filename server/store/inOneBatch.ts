/** More documents than any list has: as the size of a batch, it has the store hand the whole list over with one command. */
export const IN_ONE_BATCH = 1_000_000;
