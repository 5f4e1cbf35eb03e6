import { CaseFileError, readCases } from './oracle/read-cases.ts';
import { reportLines, runCases } from './oracle/report.ts';

/** `npm run oracle -- FILE…`: runs cases of bond and portfolio mathematics. Exit code 0: all passed, 1: some failed, 2: no cases to run. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('npm run oracle -- FILE…: name at least one file of cases\n');
    return 2;
  }
  // npm runs scripts in the folder of the package; relative paths count from the folder in which npm was called.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const report = runCases(files.flatMap((file) => readCases(file, folder)));
  process.stdout.write(`${reportLines(report).join('\n')}\n`);
  return report.failures.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CaseFileError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
