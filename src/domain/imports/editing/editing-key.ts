/** Identifies the row that a line was exported from, its version, and a hash of the exported cells: 'id:version:hash'. */
export interface EditingKey {
  readonly id: number;
  readonly version: number;
  readonly hash: string;
}

/** The precision that spreadsheet programs keep. */
const SIGNIFICANT_FIGURES = 15;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Normalises a cell, so that opening and saving it in a spreadsheet program does not change it. */
function normalise(cell: string): string {
  const text = cell.trim().replace(/\r\n?/g, '\n');
  return NUMBER.test(text) ? String(Number(Number(text).toPrecision(SIGNIFICANT_FIGURES))) : text;
}

/** True if a spreadsheet program does not distinguish the two values. */
export function isSameCell(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return normalise(String(one)) === normalise(String(other));
  if (typeof one === 'string' && typeof other === 'string') return normalise(one) === normalise(other);
  return one === other;
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits: detects changes; not cryptographic. */
function hash32(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Hashes the cells of a line. Two 32-bit hashes make collisions very unlikely. */
export function hashCells(cells: readonly string[]): string {
  const text = JSON.stringify(cells.map(normalise));
  return `${hash32(text, OFFSET)}${hash32(text, ~OFFSET)}`;
}

export const writeEditingKey = ({ id, version, hash }: EditingKey) => `${id}:${version}:${hash}`;

/** Parses a key; null if the cell is not one. */
export function readEditingKey(cell: string): EditingKey | null {
  const [, id = '', version = '', hash = ''] = /^(\d{1,15}):(\d{1,15}):([0-9a-f]{16})$/.exec(cell) ?? [];
  return id === '' ? null : { id: Number(id), version: Number(version), hash };
}
