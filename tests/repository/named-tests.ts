import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '..', '..');

export interface NamedTest {
  readonly file: string;
  /** Names of groups, then of the test; each in full or its beginning. */
  readonly names: readonly string[];
}

/**
 * In a cell of a table: `src/x.test.ts` › "group" › "test", several separated by <br>; null for a part of another form.
 * `docs/x.md` › "heading" names a section.
 */
export function testsNamedIn(heldBy: string): (NamedTest | null)[] {
  return heldBy.split('<br>').map((text) => {
    const found = /^`([^`]+\.(?:test\.tsx?|md))`((?: › "[^"]+")+)$/.exec(text.trim());
    const [, file = '', names = ''] = found ?? [];
    return (
      found && { file, names: names.split(' › ').flatMap((name) => (name === '' ? [] : [name.slice(1, -1)])) }
    );
  });
}

/** Whether a test or a group in this text has a name that begins like this; for `each`, the template. */
export function hasTestNamed(source: string, name: string): boolean {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'");
  // The first argument of test(), it(), describe(), or of what their each() and runIf() return.
  return new RegExp(`(?:\\b(?:test|it|describe)|\\))\\(\\s*['"\`]${literal}`).test(source);
}

function hasHeading(page: string, heading: string): boolean {
  return page.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
}

/** What is wrong with the reference; null if everything it names exists. */
export function findFault(named: NamedTest | null): string | null {
  if (named === null) return 'is not of the form `file.test.ts` › "test"';
  const file = path.join(project, named.file);
  if (!existsSync(file)) return `names ${named.file}, which is not there`;
  const source = readFileSync(file, 'utf8');
  const isThere = named.file.endsWith('.md') ? hasHeading : hasTestNamed;
  const missing = named.names.find((name) => !isThere(source, name));
  return missing === undefined ? null : `names “${missing}”, which is not in ${named.file}`;
}
