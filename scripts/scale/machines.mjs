/** The external programs of npm run scale: Debian's PostgreSQL, pgbouncer and nginx, on free ports, in one temporary folder. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { repository } from '../parts.mjs';

const VERSIONS = '/usr/lib/postgresql';
const POOLER = '/usr/sbin/pgbouncer';
export const NGINX = '/usr/sbin/nginx';

/** Undefined if everything is installed or could be installed, otherwise the reason. */
export function whatIsMissing() {
  if (process.getuid?.() !== 0) return 'needs root, to start each program as a user of its own';
  const missing = Object.entries({
    postgresql: binaries(),
    pgbouncer: isThere(POOLER),
    'nginx-light': isThere(NGINX),
  })
    .filter(([, found]) => found === undefined)
    .map(([name]) => name);
  if (missing.length === 0) return undefined;
  if (isThere('/usr/bin/apt-get') === undefined) return `takes Debian, to install ${missing.join(', ')}`;
  // RUNLEVEL keeps the installation from starting services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => spawnSync('apt-get', ['-q', ...args], { env, stdio: 'inherit' }).status === 0;
  const installed = apt('update') && apt('install', '-y', '--no-install-recommends', ...missing);
  return installed ? undefined : `apt-get could not install ${missing.join(', ')}`;
}

const isThere = (file) => (existsSync(file) ? file : undefined);

/** The folder with the newest version's programs. */
function binaries() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => path.join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

export function userNamed(name) {
  const number = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function until(condition, what) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await condition()) return;
    await delay(100);
  }
  throw new Error(`a minute passed without ${typeof what === 'string' ? what : what()}`);
}

/** A temporary folder and the processes in it. `close` stops the processes and deletes the folder. */
export function openWorkspace() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-scale-'));
  chmodSync(folder, 0o711);
  const running = new Set();

  function makeFolder(name, user) {
    const made = path.join(folder, name);
    mkdirSync(made);
    chownSync(made, user.uid, user.gid);
    return made;
  }

  function start([program, ...args], { user, env = {}, cwd = '/' }) {
    const child = spawn(program, args, {
      ...user,
      cwd,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...env },
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (text) => (output.out += text));
    child.stderr.on('data', (text) => (output.err += text));
    const ended = new Promise((resolve) => child.once('close', resolve));
    running.add(child);
    void ended.then(() => running.delete(child));
    const stop = async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    };
    return { child, output, stop, isRunning: () => running.has(child) };
  }

  async function close() {
    for (const child of [...running].reverse()) {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGINT');
      if (running.has(child)) await Promise.race([ended, delay(15_000)]);
      child.kill('SIGKILL');
    }
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, makeFolder, start, close };
}

/** Listens only on the loopback interface, without a password. Not durable: it is for tests. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_senders: 4,
  hot_standby: 'on',
};

const toOptions = (settings) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

async function runPostgres(workspace, { data, user, settings = {} }) {
  const port = await freePort();
  const sockets = path.dirname(data);
  const own = { ...SETTINGS, ...settings, port, unix_socket_directories: sockets };
  const server = workspace.start([path.join(binaries(), 'postgres'), '-D', data, ...toOptions(own)], {
    user,
  });
  const query = (text, database = 'postgres') =>
    execFileSync('psql', ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-d', database, '-Atqc', text], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const isUp = () =>
    spawnSync('psql', ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-Atqc', 'select 1'], {
      stdio: 'ignore',
    }).status === 0;
  await until(isUp, () => `PostgreSQL: ${server.output.err}`);
  return {
    ...server,
    port,
    data,
    query,
    databaseUrl: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
  };
}

export async function startPostgres(workspace) {
  const user = userNamed('postgres');
  const data = path.join(workspace.makeFolder('postgres', user), 'data');
  execFileSync(
    path.join(binaries(), 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: '/', stdio: 'pipe' },
  );
  return runPostgres(workspace, { data, user });
}

/** A streaming replica that applies each commit after this delay. */
export async function startReplica(workspace, primary, minApplyDelay) {
  const user = userNamed('postgres');
  const data = path.join(workspace.makeFolder('replica', user), 'data');
  execFileSync(
    path.join(binaries(), 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', primary.port, '-U', 'postgres', '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    { ...user, cwd: '/', stdio: 'pipe' },
  );
  return runPostgres(workspace, { data, user, settings: { recovery_min_apply_delay: minApplyDelay } });
}

/** In transaction mode, in front of every database of the server. */
export async function startPooler(workspace, postgres) {
  const user = userNamed('postgres');
  const folder = workspace.makeFolder('pgbouncer', user);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const text = readFileSync(path.join(repository, 'deploy', 'pgbouncer.ini'), 'utf8')
    .replace(/^\* = .*$/m, `* = host=127.0.0.1 port=${postgres.port}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '')
    .replace('* = host', '* = user=postgres host');
  writeFileSync(file, text);
  const server = workspace.start([POOLER, '-q', file], { user });
  const isUp = () =>
    spawnSync(
      'psql',
      ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-d', 'postgres', '-Atqc', 'select 1'],
      { stdio: 'ignore' },
    ).status === 0;
  await until(isUp, () => `pgbouncer: ${server.output.err}`);
  return { ...server, port, databaseUrl: (database) => `postgres://postgres@127.0.0.1:${port}/${database}` };
}

/** The nginx from deploy/ in front of these nodes, and the script that follows their readiness. */
export async function startProxy(workspace, nodes) {
  const user = userNamed('www-data');
  const folder = workspace.makeFolder('nginx', user);
  const port = await freePort();
  const deploy = path.join(repository, 'deploy');
  const text = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8').replace(
    /listen \d+;/,
    `listen 127.0.0.1:${port};`,
  );
  writeFileSync(path.join(folder, 'nginx.conf'), text);
  const follower = workspace.start(['sh', path.join(deploy, 'follow-readiness.sh'), folder, ...nodes], {
    user,
  });
  await until(
    () => existsSync(path.join(folder, 'nodes.conf')),
    () => `ready nodes: ${follower.output.err}`,
  );
  const nginx = workspace.start(
    [NGINX, '-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { user },
  );
  const address = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${address}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ),
    () => `nginx: ${nginx.output.err}`,
  );
  return {
    address,
    stop: async () => {
      await follower.stop();
      await nginx.stop();
    },
  };
}
