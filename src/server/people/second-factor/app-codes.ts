import { Secret, TOTP } from 'otpauth';
import type { UserId } from '#api/platform/ids';
import type { StoredField } from '../../platform/crypto/encrypted.ts';

/** RFC 6238 with the parameters that every app supports: SHA-1, 6 digits, 30 seconds. */
const SECRET_BYTES = 20;
/** A clock may be one step ahead or behind. */
const STEPS_ASIDE = 1;

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Kupon', label, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}

/** In base32, as users type it into an app. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The link of the QR code. */
export function appLink(secret: string, email: string): string {
  return createTotp(secret, email).toString();
}

/** The time step of this code, near the present; undefined if the code is wrong. */
export function findCodeStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const aside = totp.validate({ token, timestamp, window: STEPS_ASIDE });
  return aside === null ? undefined : totp.counter({ timestamp }) + aside;
}

export function appSecretField(id: UserId): StoredField {
  return { table: 'authenticator_apps', column: 'secret', id };
}
