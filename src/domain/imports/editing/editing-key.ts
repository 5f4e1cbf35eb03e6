/** Which row a line was exported from, in which version, and what its cells were then: 'id:version:hash'. */
export interface EditingKey {
  readonly id: number;
  readonly version: number;
  readonly hash: string;
}

/** As many figures as spreadsheet programs keep. */
const SIGNIFICANT_FIGURES = 15;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A cell as it is after any spreadsheet program has opened and saved it. */
function settled(cell: string): string {
  const text = cell.trim().replace(/\r\n?/g, '\n');
  return NUMBER.test(text) ? String(Number(Number(text).toPrecision(SIGNIFICANT_FIGURES))) : text;
}

/** Whether two values are the same to a spreadsheet program. */
export function isSameCell(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return settled(String(one)) === settled(String(other));
  if (typeof one === 'string' && typeof other === 'string') return settled(one) === settled(other);
  return one === other;
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits. It finds changes, and keeps no secret. */
function hash32(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** What the cells of a line come to; twice 32 bits, so that two lines hardly ever come to the same. */
export function hashCells(cells: readonly string[]): string {
  const text = JSON.stringify(cells.map(settled));
  return `${hash32(text, OFFSET)}${hash32(text, ~OFFSET)}`;
}

export const writeEditingKey = ({ id, version, hash }: EditingKey) => `${id}:${version}:${hash}`;

/** Null where the cell is no key. */
export function readEditingKey(cell: string): EditingKey | null {
  const [, id = '', version = '', hash = ''] = /^(\d{1,15}):(\d{1,15}):([0-9a-f]{16})$/.exec(cell) ?? [];
  return id === '' ? null : { id: Number(id), version: Number(version), hash };
}
