import { HOTP, Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_COUNT } from '../../../domain/constants.ts';
import { hashSecret, readableCode } from '../secrets/secret.ts';

const ISSUER = 'Fire Support Tracker';
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/**
 * The 30-second time steps whose codes are accepted, relative to now. RFC 6238, 5.2, allows one step of delay, because a code may be read
 * at the end of its time. A code from a later step shows that a clock runs ahead, and is refused.
 */
const STEPS_TAKEN = [0, -1];
/** The form of an app's code. The package throws at six characters of more than six bytes. */
const CODE = /^\d{6}$/;
const RECOVERY_GROUPS = 6;
const RECOVERY_GROUP_LENGTH = 4;

/** A new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address in the QR code that an authenticator app reads. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ issuer: ISSUER, label: email, secret }).toString();
}

/** The time step of an accepted code; null for any other code. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!CODE.test(token)) return null;
  const key = Secret.fromBase32(secret);
  const present = TOTP.counter({ timestamp: now.getTime() });
  // The package's own window reaches as far ahead as back.
  const isCodeOf = (counter: number): boolean => HOTP.validate({ token, secret: key, counter, window: 0 }) !== null;
  return STEPS_TAKEN.map((steps) => present + steps).find(isCodeOf) ?? null;
}

/** Ten codes of 120 random bits, in groups that people can copy by hand. Their hashes cannot be reversed by trying. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => readableCode(RECOVERY_GROUP_LENGTH)).join('-'),
  );
}

/** The stored hash of a recovery code; case, spaces and dashes do not matter. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toUpperCase().replaceAll(/[\s-]/g, ''));
}
