/**
 * npm run build [web] [server] [assistant] [bench]: the screens to dist/web, the server to dist/server, what the assistant learns from
 * its examples to dist/assistant, and the benchmark to dist/bench; by default the first three.
 */
import process from 'node:process';
import { build, repository } from './parts.mjs';

process.chdir(repository);
const named = process.argv.slice(2);
await build(named.length === 0 ? undefined : named);
