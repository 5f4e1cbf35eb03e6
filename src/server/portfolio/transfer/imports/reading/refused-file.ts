import type { FileFault, FileRule, FoundKind } from '#domain/imports/file-rules';

/** Thrown for a file that cannot be imported at all; `fault` says why. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly fault: FileFault;

  constructor(rule: FileRule, values: FileFault['values'] = {}) {
    super(`the file is refused: ${rule}`);
    this.fault = { rule, values };
  }
}

export function notATable(found: FoundKind): RefusedFile {
  return new RefusedFile('not_a_table', { found });
}
