import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_COUNT } from '../../domain/constants.ts';
import { hashSecret, readableCode } from './secret.ts';

const ISSUER = 'Fire Support Tracker';
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** How many time steps of 30 s before and after the present one are taken, for clocks that differ. */
const WINDOW = 1;
const RECOVERY_GROUPS = 4;
const RECOVERY_GROUP_LENGTH = 4;

/** A fresh secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ issuer: ISSUER, label: email, secret }).toString();
}

/** The time step whose code was given, or null when it is none of those taken now. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}

/** Ten codes of 80 random bits, in groups that can be copied by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => readableCode(RECOVERY_GROUP_LENGTH)).join('-'),
  );
}

/** What the store keeps of a recovery code; case, spaces and dashes do not matter. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toUpperCase().replaceAll(/[\s-]/g, ''));
}
