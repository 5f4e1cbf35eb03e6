/** npm run dev: the screens on Vite's server with reload, the API restarted whenever its sources change. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { build, createServer } from 'vite';
import { buildStale, repository } from './parts.mjs';

process.chdir(repository);

/** Where vite.config.ts serves the screens. */
const SCREENS = 'http://127.0.0.1:5173';

const program = path.join(repository, 'dist', 'server', 'main.js');
let server;
let restart = Promise.resolve();

/** One restart at a time: the new server needs the data folder of the old one. */
function restartServer() {
  restart = restart.then(async () => {
    await stop();
    server = spawn(process.execPath, [program], {
      stdio: 'inherit',
      env: { APP_URL: SCREENS, ...process.env },
    });
  });
}

async function stop() {
  if (server === undefined || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  await ended;
}

const watcher = await build({ configFile: 'vite.server.config.ts', logLevel: 'warn', build: { watch: {} } });
watcher.on('event', (event) => {
  if (event.code === 'END') {
    buildStale(['assistant']);
    restartServer();
  }
  if (event.code === 'ERROR') console.error(event.error.message);
});

const web = await createServer({ configFile: 'vite.config.ts' });
await web.listen();
web.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([watcher.close(), web.close(), restart.then(stop)]);
    process.exit(0);
  });
}
