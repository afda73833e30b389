/** More people than any unit has: asked for as the size of a batch, so that the store hands a whole list over with one command. */
export const WHOLE_UNIT = 100_000;
