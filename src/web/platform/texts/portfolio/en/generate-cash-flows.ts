export const en = {
  generate: 'Generate from terms',
  title: 'Cash flows from the terms of the bond',
  intro:
    'The terms show what is due and when; the recorded payments show what was received. These are the changes:',
  loading: 'Calculating the cash flows...',
  failed: 'The cash flows could not be calculated.',
  writeFailed: 'The cash flows could not be saved.',
  counts: (added: number, changed: number, removed: number) =>
    `${added} added, ${changed} changed, ${removed} deleted`,
  unchanged: (count: number) => `${count} unchanged`,
  nothing: 'The saved cash flows already match the terms.',
  write: 'Save these cash flows',
  written: (counts: string) => `Cash flows saved: ${counts}.`,
  undated: (count: number) =>
    count === 1
      ? '1 payment has no date and cannot be matched to a row.'
      : `${count} payments have no date and cannot be matched to a row.`,
  taxLeftOut: 'Tax is recorded in euro, so it could not be deducted from amounts in the bond’s currency.',
  table: 'What would change',
  change: 'Change',
  changes: { added: 'added', changed: 'changed', removed: 'deleted' },
  before: 'before',
};
