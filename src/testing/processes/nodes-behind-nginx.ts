import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { takePort } from './port.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const deploy = path.resolve(import.meta.dirname, '..', '..', '..', 'deploy');

export interface ProxiedNodes {
  /** The nginx that sends each request to the next node. */
  readonly address: string;
  stop(): Promise<void>;
}

async function listeningPort(node: FastifyInstance): Promise<number> {
  await node.listen({ host: '127.0.0.1', port: 0 });
  const address = node.server.address();
  if (address === null || typeof address === 'string') throw new Error('a node without a port');
  return address.port;
}

/** The nodes, each on a port of its own, behind the nginx of deploy/nginx.conf. */
export async function nodesBehindNginx(
  nodes: readonly FastifyInstance[],
  program: string,
): Promise<ProxiedNodes> {
  const folder = makeTemporaryFolder();
  const free = await takePort();
  await free.giveBack();
  const ports = await Promise.all(nodes.map(listeningPort));
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join('');
  writeFileSync(path.join(folder, 'nodes.conf'), servers);
  const text = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text.replace(/listen \d+;/, `listen 127.0.0.1:${free.port};`));
  const nginx = spawn(program, ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  const address = `http://127.0.0.1:${free.port}`;
  await untilItAnswers(address);
  return {
    address,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${address}/livez`);
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await delay(25);
    }
  }
}

/** The content of a request. */
export interface NetworkCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
  readonly remoteAddress?: string;
}

export interface NetworkAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
}

/** Like Fastify's inject, but over the network. */
export function callOver(address: string, call: NetworkCall): Promise<NetworkAnswer> {
  const { method, url, query, payload, remoteAddress } = call;
  const target = new URL(url, address);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  const headers = {
    ...call.headers,
    ...(remoteAddress === undefined ? {} : { 'x-forwarded-for': remoteAddress }),
    ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(target, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ statusCode, headers: received, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}
