import type { Decimal } from '#domain/money/decimal';
import type { Unit } from './evidence.ts';

/** One way to read a number as it is written. */
export interface NumberReading {
  readonly value: Decimal;
  /** What its last written digit is worth: 1,234.5 is exact to 0.1, 1.2 million to 100,000. */
  readonly step: Decimal;
}

interface ClaimText {
  /** As written in the answer. */
  readonly written: string;
}

export interface NumberClaim extends ClaimText {
  readonly kind: 'number';
  /** '1,234' is one thousand or one and a bit, '3 500' may be two numbers: of one way all parts must be known. */
  readonly ways: readonly (readonly NumberReading[])[];
  /** Any of them; empty where none is written. */
  readonly units: readonly Unit[];
  readonly sign: '+' | '-' | '';
  /** 'about 12,000': its zeros are rounded. */
  readonly isRough: boolean;
}

export interface DateClaim extends ClaimText {
  readonly kind: 'date';
  /** '05/06/2026' can be read two ways. */
  readonly ways: readonly DateParts[];
}

export interface DateParts {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
}

/** Letters and digits in one, as in an ISIN. */
export interface CodeClaim extends ClaimText {
  readonly kind: 'code';
}

/** A figure that an answer states. */
export type Claim = NumberClaim | DateClaim | CodeClaim;

/** The claims found, and the text with them replaced by spaces. */
export interface ExtractedClaims<C extends Claim> {
  readonly claims: readonly C[];
  readonly rest: string;
}

/** Extracts every match that is a claim. */
export function extractClaims<C extends Claim>(
  text: string,
  pattern: RegExp,
  toClaim: (match: RegExpExecArray) => C | undefined,
): ExtractedClaims<C> {
  const claims: C[] = [];
  let rest = text;
  for (const match of text.matchAll(pattern)) {
    const claim = toClaim(match);
    if (claim === undefined) continue;
    claims.push(claim);
    rest = blankOut(rest, match.index, match[0].length);
  }
  return { claims, rest };
}

export function blankOut(text: string, from: number, length: number): string {
  return text.slice(0, from) + ' '.repeat(length) + text.slice(from + length);
}
