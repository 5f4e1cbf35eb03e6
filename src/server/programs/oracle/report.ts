import type { OracleCase } from './case.ts';
import { runCase, type Outcome } from './run-case.ts';
import { inTimeZone, TIME_ZONES, type TimeZone } from './time-zones.ts';

type Failure = { readonly case: OracleCase; readonly zone: TimeZone; readonly got: string };

export type Report = {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** How many cases of each calculation were skipped. */
  readonly skipped: ReadonlyMap<string, number>;
};

type ZonedOutcome = { readonly zone: TimeZone; readonly outcome: Outcome };

/** Runs all cases in every zone. A case passes where it passes in all of them, and counts once. */
export function runCases(cases: readonly OracleCase[]): Report {
  const byZone = TIME_ZONES.map((zone) => ({ zone, outcomes: inTimeZone(zone, () => cases.map(runCase)) }));
  const failures: Failure[] = [];
  const skipped = new Map<string, number>();
  let passed = 0;
  for (const [i, oracleCase] of cases.entries()) {
    const outcomes = byZone.flatMap(({ zone, outcomes: all }) => {
      const outcome = all[i];
      return outcome === undefined ? [] : [{ zone, outcome }];
    });
    const failure = firstFailure(outcomes);
    const { fn } = oracleCase.inputs;
    if (failure !== undefined) failures.push({ case: oracleCase, ...failure });
    else if (outcomes.some(({ outcome }) => outcome.state === 'skipped'))
      skipped.set(fn, (skipped.get(fn) ?? 0) + 1);
    else passed += 1;
  }
  return { passed, failures, skipped };
}

function firstFailure(outcomes: readonly ZonedOutcome[]): { zone: TimeZone; got: string } | undefined {
  for (const { zone, outcome } of outcomes) if (outcome.state === 'failed') return { zone, got: outcome.got };
  return undefined;
}

/** The report as lines; the last one counts. */
export function linesOf({ passed, failures, skipped }: Report): string[] {
  const failed = failures.map(
    ({ case: { id, expected }, zone, got }) =>
      `FAILED ${id} (TZ=${zone}): expected ${JSON.stringify(expected)}, got ${got}`,
  );
  const left = [...skipped].map(([fn, count]) => `skipped ${fn}: ${count}`);
  const skippedCount = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  const counts = `${passed} passed, ${failures.length} failed`;
  return [...failed, ...left, skippedCount === 0 ? counts : `${counts}, ${skippedCount} skipped`];
}
