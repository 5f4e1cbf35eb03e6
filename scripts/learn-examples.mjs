/** Stores what the built-in assistant learns from its examples in dist/assistant: a part of npm run build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { PARTS, repository } from './parts.mjs';

process.chdir(repository);
const { sources, result } = PARTS.assistant;
const program = path.resolve('src/server/assistant/built-in/matching/understanding.ts');
const { module, dependencies } = await runnerImport(program, {
  configFile: false,
  root: repository,
  logLevel: 'error',
});

const unlisted = dependencies
  .map((file) => path.relative(repository, file))
  .filter((file) => !sources.some((source) => file.startsWith(`${source}/`)));
if (unlisted.length > 0) throw new Error(`not among the sources of this part: ${unlisted.join(', ')}`);

mkdirSync(path.dirname(result), { recursive: true });
writeFileSync(result, module.packUnderstanding(module.getUnderstanding()));
