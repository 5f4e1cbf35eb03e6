/**
 * types-and-lint.mjs server|screens [eslint config]: runs TypeScript and ESLint on that part. Both use the same TypeScript
 * program, so every file is parsed and typed only once.
 */
import path from 'node:path';
import process from 'node:process';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { repository } from './parts.mjs';

const IN_BROWSERS = ['src/web', 'e2e', 'bench/browser'];
const PROGRAMS = {
  server: { config: 'tsconfig.json', files: ['.'], ignorePatterns: IN_BROWSERS },
  screens: { config: 'src/web/tsconfig.json', files: IN_BROWSERS, ignorePatterns: [] },
};

process.chdir(repository);
const [name, overrideConfigFile] = process.argv.slice(2);
const { config, files, ignorePatterns } = PROGRAMS[name];
const program = readProgram(config);
const areTypesInOrder = checkTypes(program);
const isLintInOrder = await lint();
if (!areTypesInOrder || !isLintInOrder) process.exit(1);

function readProgram(file) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => report([found]) };
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(file, undefined, host);
  return ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
}

function checkTypes(program) {
  const found = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  report(found);
  return found.length === 0;
}

function report(found) {
  const host = {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  };
  process.stdout.write(ts.formatDiagnostics(found, host));
}

/** A warning counts as an error, and so does a file that is in no program. */
async function lint() {
  const eslint = new ESLint({
    ...(overrideConfigFile === undefined ? {} : { overrideConfigFile: path.resolve(overrideConfigFile) }),
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, programs: [program] } } },
    ignorePatterns,
  });
  const results = await eslint.lintFiles(files);
  const said = await (await eslint.loadFormatter('stylish')).format(results);
  if (said !== '') console.log(said);
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}
