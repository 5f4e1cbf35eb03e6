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

/** Reports what was tried and the result; scripts/faults.mjs prints the lines at the end. */
export function reportFault(row: FaultRow): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

/** Reports that the machine cannot run this fault, so that it does not count as survived. */
export function reportSkipped(fault: string, reason: string): void {
  process.stdout.write(`SKIPPED: ${fault}: ${reason}\n`);
  reportFault({ fault, result: `SKIPPED: ${reason}` });
}
