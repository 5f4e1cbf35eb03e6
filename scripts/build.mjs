/** npm run build: the screens to dist/web, the server to dist/server. */
import process from 'node:process';
import { build, repository } from './parts.mjs';

process.chdir(repository);
await build(['web', 'server']);
