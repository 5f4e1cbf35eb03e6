import type { Decimal } from '#domain/money/decimal';
import type { Unit } from './evidence.ts';

/** A possible value of a written number. */
export interface NumberReading {
  readonly value: Decimal;
  /** The value of one unit in its last digit: 0.1 for 1,234.5, and 100,000 for 1.2 million. */
  readonly step: Decimal;
}

interface ClaimText {
  /** As written in the answer. */
  readonly written: string;
}

export interface NumberClaim extends ClaimText {
  readonly kind: 'number';
  /** '1,234' may be a decimal or a thousand, and '3 500' may be two numbers. All numbers of one interpretation must be known. */
  readonly interpretations: readonly (readonly NumberReading[])[];
  /** It may be in any of these; empty if no unit is written. */
  readonly units: readonly Unit[];
  readonly sign: '+' | '-' | '';
  /** True for 'about 12,000', whose zeros are rounded. */
  readonly isRough: boolean;
}

export interface DateClaim extends ClaimText {
  readonly kind: 'date';
  /** '05/06/2026' has two. */
  readonly interpretations: readonly DateParts[];
}

export interface DateParts {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
}

/** A word of letters and digits, such as an ISIN. */
export interface CodeClaim extends ClaimText {
  readonly kind: 'code';
}

/** A figure, date or code that an answer states. */
export type Claim = NumberClaim | DateClaim | CodeClaim;

/** The claims found, and the text with them replaced by spaces. */
export interface ExtractedClaims<C extends Claim> {
  readonly claims: readonly C[];
  readonly rest: string;
}

/** Extracts each match that `toClaim` accepts. */
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
