import { claimsIn, withoutNames } from './claims-in.ts';
import type { Claim } from './claims.ts';
import type { Evidence } from './evidence.ts';
import { isKnownDate, isKnownNumber } from './is-known.ts';

/** As it is read: one form for every way to write a digit or a space; what is not seen is gone. */
function plain(answer: string): string {
  return answer
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\n]/gu, ' ');
}

/** The holding that a line speaks of, where it is exactly one. */
function onlyIsinIn(line: string, isins: readonly string[]): string | undefined {
  const upper = line.toUpperCase();
  const named = isins.filter((isin) => upper.includes(isin));
  return named.length === 1 ? named[0] : undefined;
}

function isKnown(claim: Claim, evidence: Evidence, line: string): boolean {
  switch (claim.kind) {
    case 'code':
      return false;
    case 'date':
      return isKnownDate(claim, evidence);
    case 'number':
      return isKnownNumber(claim, { evidence, place: { line, isin: onlyIsinIn(line, evidence.isins) } });
  }
}

/** The figures, days and codes of an answer that stand in no evidence, each once, as they are written. */
export function unknownFigures(answer: string, evidence: Evidence): readonly string[] {
  // Longer names first: a name may hold another one.
  const names = [...new Set([...evidence.names, ...evidence.isins])].sort(
    (one, other) => other.length - one.length,
  );
  const unknown = plain(answer)
    .split('\n')
    .flatMap((line) =>
      claimsIn(withoutNames(line, names))
        .filter((claim) => !isKnown(claim, evidence, line))
        .map(({ written }) => written),
    );
  return [...new Set(unknown)];
}
