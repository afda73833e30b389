import { makeVar } from '@apollo/client';

/** When the refresh is retried, by this device's clock; null while the network works. */
export const retryAt = makeVar<number | null>(null);
