import { version } from '../../../../package.json';
import type { Config } from '../../platform/config/config.ts';

/** In the order in which they happen. */
const STEPS = {
  database: 'Starting the database',
  server: 'Opening the port',
  tables: 'Bringing the tables up to date',
  keys: 'Checking the encryption keys',
} as const;

/** Reports the start to the person who waits for it. */
interface StartReport {
  readonly step: (step: keyof typeof STEPS) => void;
  readonly ready: (address: string, setUpLink: string | undefined) => void;
  readonly stopping: () => void;
}

interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** In a terminal every step, then address and link set apart; otherwise only the lines that a script reads. */
export function startReport(config: Pick<Config, 'dataDir' | 'logLevel'>, output: Output): StartReport {
  const isAtTerminal = output.isTTY === true && config.logLevel === undefined;
  return isAtTerminal ? forPerson(config, output) : forScript(output);
}

function forScript(output: Output): StartReport {
  return {
    step: () => undefined,
    ready(address, setUpLink) {
      output.write(`Kupon is ready: ${address}\n`);
      if (setUpLink !== undefined)
        output.write(`Set up the first administrator (works once, for one hour): ${setUpLink}\n`);
    },
    stopping: () => undefined,
  };
}

function forPerson({ dataDir }: Pick<Config, 'dataDir'>, output: Output): StartReport {
  const startedAt = performance.now();
  const steps = Object.keys(STEPS);
  output.write(`\nStarting Kupon ${version}\n`);
  return {
    step: (step) => output.write(`  ${steps.indexOf(step) + 1}/${steps.length} ${STEPS[step]}\n`),
    ready(address, setUpLink) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      output.write(`\nKupon is ready: ${address}\n`);
      if (setUpLink !== undefined)
        output.write(
          `\nSet up the first administrator with this link (works once, for one hour):\n\n  ${setUpLink}\n`,
        );
      output.write(`\nReady after ${seconds} s. Data: ${dataDir}. Press Ctrl+C to stop.\n`);
    },
    stopping: () => output.write('\nStopping…\n'),
  };
}
