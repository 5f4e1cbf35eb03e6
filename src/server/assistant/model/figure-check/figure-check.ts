import { findClaims, withoutNames } from './find-claims.ts';
import type { Claim } from './claims.ts';
import type { Evidence } from './evidence.ts';
import { figuresNear, type FiguresNear } from './figures-near.ts';
import { dateMatchesEvidence, numberMatchesEvidence, type ClaimContext } from './matches-evidence.ts';

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

interface CheckContext {
  readonly evidence: Evidence;
  readonly near: FiguresNear;
}

function isKnown(claim: Claim, { evidence, near }: CheckContext, place: ClaimContext): boolean {
  switch (claim.kind) {
    case 'code':
      return false;
    case 'date':
      return dateMatchesEvidence(claim, evidence);
    case 'number':
      return numberMatchesEvidence(claim, { evidence, near, place });
  }
}

/** The figures, days and codes of an answer that stand in no evidence, each once, as they are written. */
export function unknownFigures(answer: string, evidence: Evidence): readonly string[] {
  // Longer names first: a name may hold another one.
  const names = [...new Set([...evidence.names, ...evidence.isins])].sort(
    (one, other) => other.length - one.length,
  );
  const known = { evidence, near: figuresNear(evidence.figures) };
  const unknown = plain(answer)
    .split('\n')
    .flatMap((line) => {
      const place = { line, isin: onlyIsinIn(line, evidence.isins) };
      return findClaims(withoutNames(line, names))
        .filter((claim) => !isKnown(claim, known, place))
        .map(({ written }) => written);
    });
  return [...new Set(unknown)];
}
