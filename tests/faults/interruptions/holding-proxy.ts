import net from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import type { ServerAddress } from '../../../src/server/platform/database/connection/connect.ts';

/** A proxy between a program and PostgreSQL that counts the statements and withholds the answer to one of them. */
export interface HoldingProxy {
  readonly address: ServerAddress;
  /** How many statements have passed. */
  count(): number;
  /** Resolves when PostgreSQL has run the statement whose answer is withheld. */
  readonly held: Promise<void>;
  /** Releases the answer. */
  release(): void;
}

const PORT = 5432;
/** The messages that end a statement: a simple query, and the end of an extended one. */
const ENDS_A_STATEMENT = new Set(['Q', 'S']);

export async function holdingProxy(to: ServerAddress, holdAt: number): Promise<HoldingProxy> {
  const folder = temporaryFolder();
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    hold = () => {
      resolve();
    };
  });
  const state = { count: 0, release: () => undefined };
  const server = net.createServer((program) => {
    const database = net.connect(path.join(to.host, `.s.PGSQL.${to.port}`));
    const statements = countStatements();
    let kept: Buffer[] | undefined;
    program.on('data', (part) => {
      state.count += statements(part);
      if (state.count >= holdAt) kept ??= [];
      database.write(part);
    });
    database.on('data', (part) => {
      if (kept === undefined) {
        program.write(part);
        return;
      }
      kept.push(part);
      hold();
    });
    state.release = () => {
      for (const part of kept ?? []) program.write(part);
      kept = undefined;
      holdAt = Infinity;
    };
    for (const [one, other] of [
      [program, database],
      [database, program],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, `.s.PGSQL.${PORT}`), resolve));
  onTestFinished(() => void server.close());
  return {
    address: { ...to, host: folder, port: PORT },
    count: () => state.count,
    held,
    release: () => state.release(),
  };
}

/** For one connection: how many statements end in the next chunk sent by the program. */
function countStatements(): (part: Buffer) => number {
  let rest = Buffer.alloc(0);
  // The first message has no letter.
  let letters = 0;
  return (part) => {
    rest = Buffer.concat([rest, part]);
    let ends = 0;
    while (rest.length >= letters + 4) {
      const length = letters + rest.readUInt32BE(letters);
      if (rest.length < length) break;
      if (letters === 1 && ENDS_A_STATEMENT.has(rest.toString('latin1', 0, 1))) ends += 1;
      rest = rest.subarray(length);
      letters = 1;
    }
    return ends;
  };
}
