/** npm run assistant-questions [-- --show] [--set NAME] [--intent NAME] [--ask QUESTION]: src/testing/assistant-questions/evaluation/program.ts, from its sources. */
import path from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { repository } from './parts.mjs';

process.chdir(repository);
const program = path.join(repository, 'src/testing/assistant-questions/evaluation/program.ts');
await runnerImport(program, { configFile: false, root: repository, logLevel: 'error' });
