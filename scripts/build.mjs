/**
 * npm run build [web] [server] [assistant]: the screens to dist/web, the server to dist/server, what the assistant learns from its
 * examples to dist/assistant; all by default.
 */
import process from 'node:process';
import { build, repository } from './parts.mjs';

process.chdir(repository);
const named = process.argv.slice(2);
await build(named.length === 0 ? undefined : named);
