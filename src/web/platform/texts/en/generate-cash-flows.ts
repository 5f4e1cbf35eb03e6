export const en = {
  generate: 'Generate from terms',
  title: 'Cash flows from the terms of the bond',
  intro: 'The terms tell what is due and when, the recorded payments what came. This is what would change:',
  loading: 'Figuring the cash flows...',
  failed: 'The cash flows could not be figured.',
  writeFailed: 'The cash flows could not be written.',
  counts: (added: number, changed: number, removed: number) =>
    `${added} added, ${changed} changed, ${removed} deleted`,
  unchanged: (count: number) => (count === 1 ? '1 stays as it is' : `${count} stay as they are`),
  nothing: 'The stored cash flows are already those that the terms give.',
  write: 'Write these cash flows',
  written: (counts: string) => `The cash flows are written: ${counts}.`,
  undated: (count: number) =>
    count === 1
      ? '1 payment has no date and belongs to no row.'
      : `${count} payments have no date and belong to no row.`,
  taxLeftOut: 'Tax is recorded in euro: it could not be taken off amounts in the currency of this bond.',
  table: 'What would change',
  change: 'Change',
  changes: { added: 'added', changed: 'changed', removed: 'deleted' },
  before: 'before',
};
