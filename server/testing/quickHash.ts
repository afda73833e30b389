import { hash } from '@node-rs/argon2';

/** Hashes a password at almost no cost, which the hash records: most tests are not about how long argon2 takes. */
export const quickHash = (password: string): Promise<string> => hash(password, { memoryCost: 8, timeCost: 1 });
