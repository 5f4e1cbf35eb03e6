import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { oracleFile, type OracleCase } from './case.ts';

/** A file of cases that cannot be used; the message is one line for the user. */
export class CaseFileError extends Error {
  override name = 'CaseFileError';
}

/** In one line, because the JSON parser quotes the text including its line ends. */
function errorMessage(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

function readContent(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CaseFileError(`${path} cannot be read: ${errorMessage(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CaseFileError(`${path} is not JSON: ${errorMessage(error)}`);
  }
}

/** The first problem in the file, and where it is. */
function firstIssue({ issues: [issue] }: z.ZodError): string {
  return issue === undefined
    ? 'unknown'
    : `${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`;
}

/** The cases in a file; a relative path is resolved from `folder`. Throws CaseFileError. */
export function readCases(file: string, folder: string): OracleCase[] {
  const path = resolve(folder, file);
  const parsed = oracleFile.safeParse(readContent(path));
  if (!parsed.success)
    throw new CaseFileError(`${path} is not a file of cases (${firstIssue(parsed.error)})`);
  return parsed.data;
}
