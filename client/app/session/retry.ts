import { makeVar } from '@apollo/client';

/** When the network is tried again, by this device's clock; null while it answers. */
export const retryAt = makeVar<number | null>(null);
