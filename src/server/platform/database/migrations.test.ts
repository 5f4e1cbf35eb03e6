import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'migrations');
const files = readdirSync(folder).sort();

/** What some databases that are compatible with PostgreSQL do not support, or what loses cents. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['LISTEN and NOTIFY', /\b(?:listen|notify|pg_notify)\b/],
  ['LOCK TABLE', /\block\s+(?:table\b|\w+\s+in\b)/],
  ['inheritance', /\binherits\b/],
  ['exclusion constraints', /\bexclude\s+(?:using\b|\()/],
  ['deferrable constraints', /\bdeferrable\b|\binitially\s+deferred\b/],
  ['advisory locks', /\bpg_(?:try_)?advisory/],
  ['binary floating point', /\b(?:double\s+precision|real|float[48]?|money)\b/],
  ['serial numbers', /\b(?:small|big)?serial[248]?\b/],
  ['rules', /\bcreate\s+(?:or\s+replace\s+)?rule\b/],
  ['XML and GiST', /\bxml\b|\busing\s+gist\b/],
  ['tables that a crash empties', /\bunlogged\b/],
];

/** The statements without comments and quoted texts. */
const statements = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();

const found = (sql: string) =>
  FORBIDDEN.filter(([, pattern]) => pattern.test(statements(sql))).map(([name]) => name);

describe.each(files)('%s', (file) => {
  it('uses nothing that compatible clusters lack, and no floating-point money (REL-60)', () => {
    expect(found(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });
});

describe('the check for forbidden SQL', () => {
  it.each([
    ['notify changes;', ['LISTEN and NOTIFY']],
    ['LOCK TABLE bonds IN EXCLUSIVE MODE;', ['LOCK TABLE']],
    ['create table a (b int) inherits (c);', ['inheritance']],
    ['exclude using gist (room with =)', ['exclusion constraints', 'XML and GiST']],
    ['unique (a) deferrable initially deferred', ['deferrable constraints']],
    ['price double precision not null', ['binary floating point']],
    ['rate real', ['binary floating point']],
    ['id bigserial primary key', ['serial numbers']],
    ["-- notify\nselect 'listen' from real_cash_flows;", []],
    ['id bigint generated always as identity, real_cash_flows numeric(16, 2)', []],
  ])('says of %j: %j', (sql, names) => {
    expect(found(sql)).toEqual(names);
  });
});
