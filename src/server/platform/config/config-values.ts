import { isIP } from 'node:net';
import { z } from 'zod';
import { isPublicAddress, literalAddress } from '../outgoing/public-address.ts';

export const absoluteUrl = (protocol: RegExp) => z.url({ protocol });
/** A URL of another server, without a user or password. If it has an IP address as its host, that must be public. */
export const outgoingUrl = z
  .url({ protocol: /^https$/ })
  .transform((text) => new URL(text))
  .refine(({ username, password }) => username === '' && password === '')
  .refine((url) => {
    const address = literalAddress(url);
    return address === undefined || isPublicAddress(address);
  });
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));
/** At most 2 decimal places. */
export const percent = z
  .string()
  .regex(/^\d{1,3}(?:\.\d{1,2})?$/)
  .transform(Number)
  .pipe(z.number().max(100));
/** The business days after which a price is ageing, and old: '3,10'. */
export const businessDays = z
  .string()
  .regex(/^\d{1,4},\d{1,4}$/)
  .transform((text) => {
    const [fresh = 0, ageing = 0] = text.split(',').map(Number);
    return { fresh, ageing };
  })
  .refine(({ fresh, ageing }) => fresh < ageing);
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
export const oneZero = z.enum(['0', '1']).transform((value) => value === '1');
export const minutes = wholeNumber(1, 525_600);
export const hours = wholeNumber(1, 8_760);
export const attempts = wholeNumber(1, 1_000_000);

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** An address, or a block of addresses as in '10.0.0.0/8'. */
function isAddressBlock(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

export const addressBlocks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().refine((part) => part === 'loopback' || isAddressBlock(part))));
