/**
 * npm start · npm run demo | admin | backup | restore | rotate-data-key | verify-audit | oracle | bench | stall [-- ARGUMENTS]:
 * builds what is stale, then runs the built program in this process, so that signals reach it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { APPLICATION, buildStale, repository } from './parts.mjs';

/** The programs that need the screens and the assistant, too. */
const SERVERS = new Set(['main', 'demo']);
/** The programs of the benchmark, which start the server. */
const BENCHES = new Set(['bench', 'stall']);

const [name = 'main', ...args] = process.argv.slice(2);
const startedIn = process.cwd();
process.chdir(repository);
if (BENCHES.has(name)) buildStale([...APPLICATION, 'bench']);
else buildStale(SERVERS.has(name) ? APPLICATION : ['server']);
process.chdir(startedIn);

const program = path.join(repository, 'dist', BENCHES.has(name) ? 'bench' : 'server', `${name}.js`);
if (existsSync(program)) {
  process.argv.splice(1, process.argv.length - 1, program, ...args);
  await import(pathToFileURL(program).href);
} else {
  console.error(`there is no program ${name}; package.json lists those there are`);
  process.exitCode = 1;
}
