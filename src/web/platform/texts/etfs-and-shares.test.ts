import { expect, it } from 'vitest';
import { en } from './en/etfs-and-shares.ts';

const { etf, share } = en.kinds;

it.each([
  [etf.managed.titleOf('ivan'), 'Manage ETFs — ivan'],
  [share.managed.titleOf('ivan'), 'Manage Shares — ivan'],
  [en.userById('7'), 'User 7'],
  [etf.noneTitle, 'No ETFs Found'],
  [share.noneTitle, 'No Shares Found'],
  [etf.mine.none, "You don't have any ETFs in your portfolio yet."],
  [share.mine.none, "You don't have any shares in your portfolio yet."],
  [etf.managed.none, "This user doesn't have any ETFs yet."],
  [share.managed.none, "This user doesn't have any shares yet."],
  [etf.mine.errorTitle, 'Error Loading ETFs'],
  [share.mine.errorTitle, 'Error Loading Shares'],
  [etf.mine.failed('500'), 'Failed to load ETFs.'],
  [share.mine.failed('500'), 'Failed to load shares. Status: 500'],
  [share.mine.failed(en.unknownStatus), 'Failed to load shares. Status: Unknown'],
  [etf.managed.failed, 'Failed to load ETFs.'],
  [share.managed.failed, 'Failed to load Shares.'],
  [etf.managed.removeQuestion, 'Delete this ETF?'],
  [share.managed.removeQuestion, 'Delete this Shares record?'],
  [etf.managed.add, 'Add ETF'],
  [share.managed.add, 'Add Shares'],
  [share.managed.openAdd, 'Add Share'],
  [share.managed.edit, 'Edit Shares'],
  [en.saveFailed, 'Save failed.'],
  [en.removeFailed, 'Delete failed.'],
  [en.toggleFailed, 'Toggle failed.'],
])('reads as it is specified: %s', (text, specified) => {
  expect(text).toBe(specified);
});
