import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const SOURCE = path.join(import.meta.dirname, '..', '..', 'src');

export interface FoundExpression {
  /** The path of its file below src/. */
  readonly file: string;
  readonly expression: RegExp;
}

interface FoundLocation {
  readonly literals: readonly FoundExpression[];
  /** The files with a `new RegExp(…)`, whose text is not a literal. */
  readonly constructing: readonly string[];
}

function fromLiteral(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** Every regular expression of the product's source: of src/, without its tests. */
export function findExpressions(): FoundLocation {
  const literals: FoundExpression[] = [];
  const constructing = new Set<string>();
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('testing/'),
  );
  for (const file of files) {
    const text = readFileSync(path.join(SOURCE, file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) literals.push({ file, expression: fromLiteral(node.text) });
      if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp')
        constructing.add(file);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return { literals, constructing: [...constructing].sort() };
}

/** The file below src/ that the stack names first. */
function callerIn(stack = ''): string {
  return /\/src\/([\w./-]+\.tsx?)/.exec(stack)?.[1] ?? '';
}

/** Every expression that is constructed while the work is done, with the file that does it. */
export async function recordConstructed(work: () => Promise<void>): Promise<readonly FoundExpression[]> {
  const made: FoundExpression[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args: [string, string?]) {
      const expression = new target(...args);
      made.push({ file: callerIn(new Error().stack), expression });
      return expression;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return made.filter(({ file }) => file !== '');
}
