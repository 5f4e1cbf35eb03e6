import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster, copyCluster } from '#testing/app/embedded-database';
import { makeTemporaryFolder } from '#testing/processes/temporary-folder';
import { scaleFactor } from './scale-factor.ts';
import { reportFault, reportSkipped } from './fault-table.ts';
import { dribble, flood, rawClient, parseStatus } from './raw-clients.ts';
import { runSite, startSite } from './site.ts';

const dataDir = makeTemporaryFolder();
let site: Awaited<ReturnType<typeof runSite>>;
let port: number;
beforeAll(async () => {
  copyCluster(inject('emptyCluster'), dataDir);
  site = await runSite({ program: builtProgram('main'), dataDir });
  port = Number(new URL(site.address()).port);
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const CLIENTS = scaleFactor(500, 60);
const GIGABYTE = scaleFactor(1_073_741_824, 67_108_864);
const MAX_GROWTH_KB = 50 * 1_024;
const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Milliseconds of each request of a well-behaved client. */
async function othersAsk(count: number): Promise<number[]> {
  const took: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const began = performance.now();
    expect((await fetch(`${site.address()}/api/setup`)).status).toBe(200);
    took.push(performance.now() - began);
  }
  return took.toSorted((a, b) => a - b);
}

describe('slow and broken clients (REL-21)', () => {
  test(`${CLIENTS} that send their headers byte by byte get 408 and are disconnected; others are served meanwhile`, async () => {
    const slow = Array.from({ length: CLIENTS }, () =>
      rawClient(port, (socket) => {
        socket.write('GET /api/setup HTTP/1.1\r\nHost: x\r\nX-Slow: ');
        dribble(socket, 'x', 1_000);
      }),
    );
    const took = await othersAsk(scaleFactor(500, 50));
    const ended = await Promise.all(slow);
    expect(new Set(ended.map(parseStatus))).toEqual(new Set([408]));
    const p99 = Math.ceil(took[Math.floor(took.length * 0.99)] ?? 0);
    const last = Math.max(...ended.map(({ ms }) => ms));
    reportFault({ fault: `${CLIENTS} clients with slow headers (REL-21)`, rounds: 1, result: `408 after ${last} ms at most; 99 of 100 requests of others within ${p99} ms` }); // prettier-ignore
  });

  test('that disconnect in the middle of a body, or send garbage after a request, affect nobody else', async () => {
    const early = Array.from({ length: CLIENTS }, () =>
      rawClient(port, (socket) => {
        socket.write(`${HEAD}Content-Length: 100000\r\n\r\n{"email":`);
        setTimeout(() => socket.destroy(), 50);
      }),
    );
    await Promise.all(early);
    const garbage = await rawClient(port, (socket) => {
      socket.write('GET /api/setup HTTP/1.1\r\nHost: x\r\n\r\n\u0000\u0001garbage\r\n\r\n');
    });
    expect(garbage.text.match(/HTTP\/1\.1 \d{3}/g)?.at(-1)).toBe('HTTP/1.1 400');
    await othersAsk(20);
    reportFault({
      fault: `${CLIENTS} clients gone in the middle of a body (REL-21)`,
      rounds: 1,
      result: 'others served',
    });
  });
});

const memoryKb = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.server().child.pid ?? 0}/status`, 'utf8'))?.[1]);

describe('bodies that are too large or too deep (REL-22)', () => {
  const BOMB = gzipSync(Buffer.alloc(50_000_000)).toString('latin1');
  test.each([
    [
      'without end in chunks',
      413,
      'Transfer-Encoding: chunked\r\n\r\n',
      `ffff\r\n${'x'.repeat(65_535)}\r\n`,
      GIGABYTE,
    ],
    ['of a gigabyte', 413, `Content-Length: ${GIGABYTE}\r\n\r\n`, 'x'.repeat(65_536), GIGABYTE],
    [
      'that unpack to 50 MB',
      415,
      `Content-Encoding: gzip\r\nContent-Length: ${BOMB.length}\r\n\r\n`,
      BOMB,
      1,
    ],
    ['of half a million levels', 413, 'Content-Length: 2000000\r\n\r\n', '['.repeat(2_000_000), 1],
    ['longer than they said', 400, 'Content-Length: 2\r\n\r\n', '{}{"x":1}\r\n\r\n', 1],
    ['with a chunk that lies', 400, 'Transfer-Encoding: chunked\r\n\r\n', '5\r\n{}\r\n0\r\n\r\n', 1],
    ['with a header of a megabyte', 431, '', `X: ${'x'.repeat(1_000_000)}\r\n\r\n`, 1],
  ])('%s are refused with %i', async (...[name, status, headers, piece, bytes]) => {
    if (process.platform !== 'linux') {
      reportSkipped(`bodies ${name} (REL-22)`, 'only Linux tells the memory of another process');
      return;
    }
    await othersAsk(20);
    const before = memoryKb();
    const ended = await rawClient(port, (socket) => {
      socket.write(HEAD + headers);
      flood(socket, piece, bytes);
    });
    const growth = memoryKb() - before;
    // An answer sent before the connection closes may be lost if the client keeps sending.
    expect(status === 413 ? [0, 413] : [status]).toContain(parseStatus(ended));
    expect(growth).toBeLessThan(MAX_GROWTH_KB);
    await othersAsk(5);
    reportFault({ fault: `bodies ${name} (REL-22)`, rounds: 1, result: `${parseStatus(ended)}, memory ${Math.round(growth / 1_024)} MB more` }); // prettier-ignore
  });
});

describe('an uncaught error (REL-25)', () => {
  test('outside a request is logged and stops the server and its database in order, with exit code 1', async () => {
    const throwing = 'process.on("SIGUSR2",()=>{throw new Error("nobody catches this")})';
    const broken = await startSite({
      program: builtProgram('main'),
      dataDir: aCluster(),
      env: {
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(throwing)}`,
        LOG_LEVEL: 'fatal',
      },
    });
    broken.server().child.kill('SIGUSR2');
    expect(await broken.server().ended).toBe(1);
    expect(broken.server().output().err).toContain('unexpected error, stopping');
    await expect(broken.postmaster()).rejects.toThrow('no database runs');
  });
});
