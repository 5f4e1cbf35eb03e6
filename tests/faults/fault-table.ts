import { appendFileSync } from 'node:fs';

/** One line of the table that `npm run faults` ends with. */
export interface FaultRow {
  readonly fault: string;
  readonly rounds?: number;
  readonly acknowledged?: number;
  readonly lost?: number;
  readonly doubled?: number;
  readonly result: string;
}

const file = process.env['FAULTS_TABLE'];

/** Tells what was tried and what came of it; scripts/faults.mjs prints the lines when all is done. */
export function tellFault(row: FaultRow): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

/** A machine that lacks the means says so, and does not count as one on which the fault was survived. */
export function tellSkipped(fault: string, reason: string): void {
  process.stdout.write(`SKIPPED: ${fault}: ${reason}\n`);
  tellFault({ fault, result: `SKIPPED: ${reason}` });
}
