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

/** Runs all cases in every zone. A case must pass in all of them, and counts once. */
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
    else if (isSome(outcomes, 'skipped')) count(skipped, fn);
    else passed += 1;
  }
  return { passed, failures, skipped };
}

const isSome = (outcomes: readonly ZonedOutcome[], state: Outcome['state']) =>
  outcomes.some(({ outcome }) => outcome.state === state);

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function sumCounts(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0);
}

function firstFailure(outcomes: readonly ZonedOutcome[]): { zone: TimeZone; got: string } | undefined {
  for (const { zone, outcome } of outcomes) if (outcome.state === 'failed') return { zone, got: outcome.got };
  return undefined;
}

/** The report as lines; the last one has the totals. */
export function reportLines({ passed, failures, skipped }: Report): string[] {
  const failed = failures.map(
    ({ case: { id, expected }, zone, got }) =>
      `FAILED ${id} (TZ=${zone}): expected ${JSON.stringify(expected)}, got ${got}`,
  );
  const left = [...skipped].map(([fn, cases]) => `skipped ${fn}: ${cases}`);
  const counts = `${passed} passed, ${failures.length} failed`;
  const last = skipped.size === 0 ? counts : `${counts}, ${sumCounts(skipped)} skipped`;
  return [...failed, ...left, last];
}
