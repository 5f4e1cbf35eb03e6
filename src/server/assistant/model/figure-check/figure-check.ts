import { findClaims, withoutNames } from './find-claims.ts';
import type { Claim } from './claims.ts';
import type { Evidence } from './evidence.ts';
import { figuresNear, type FiguresNear } from './figures-near.ts';
import { dateMatchesEvidence, numberMatchesEvidence, type ClaimContext } from './matches-evidence.ts';

/** Normalises digits and spaces, and removes invisible characters. */
function normalise(answer: string): string {
  return answer
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\n]/gu, ' ');
}

/** The ISIN that a line names; undefined if it names several or none. */
function findOnlyIsin(line: string, isins: readonly string[]): string | undefined {
  const upper = line.toUpperCase();
  const named = isins.filter((isin) => upper.includes(isin));
  return named.length === 1 ? named[0] : undefined;
}

interface CheckContext {
  readonly evidence: Evidence;
  readonly near: FiguresNear;
}

function isKnown(claim: Claim, { evidence, near }: CheckContext, context: ClaimContext): boolean {
  switch (claim.kind) {
    case 'code':
      return false;
    case 'date':
      return dateMatchesEvidence(claim, evidence);
    case 'number':
      return numberMatchesEvidence(claim, { evidence, near, context });
  }
}

/** The figures, days and codes of an answer that are not in the evidence, as they are written and without repetition. */
export function unknownFigures(answer: string, evidence: Evidence): readonly string[] {
  // Longer names first, because a name may contain another.
  const names = [...new Set([...evidence.names, ...evidence.isins])].sort(
    (one, other) => other.length - one.length,
  );
  const known = { evidence, near: figuresNear(evidence.figures) };
  const unknown = normalise(answer)
    .split('\n')
    .flatMap((line) => {
      const context = { line, isin: findOnlyIsin(line, evidence.isins) };
      return findClaims(withoutNames(line, names))
        .filter((claim) => !isKnown(claim, known, context))
        .map(({ written }) => written);
    });
  return [...new Set(unknown)];
}
