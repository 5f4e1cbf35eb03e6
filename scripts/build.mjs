/** npm run build [web] [server]: the screens to dist/web, the server to dist/server; both by default. */
import process from 'node:process';
import { build, repository } from './parts.mjs';

process.chdir(repository);
const named = process.argv.slice(2);
await build(named.length === 0 ? ['web', 'server'] : named);
