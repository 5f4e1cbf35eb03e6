import { expect, it } from 'vitest';
import { en as userDetails } from '../people/en/user-details.ts';
import { en } from './en/etfs-and-shares.ts';

const { etf, share } = en.kinds;

it.each([
  [etf.admin.userTitle('ivan'), 'Manage ETFs — ivan'],
  [share.admin.userTitle('ivan'), 'Manage Shares — ivan'],
  [userDetails.userById('7'), 'User 7'],
  [etf.noneTitle, 'No ETFs Found'],
  [share.noneTitle, 'No Shares Found'],
  [etf.mine.none, "You don't have any ETFs in your portfolio yet."],
  [share.mine.none, "You don't have any shares in your portfolio yet."],
  [etf.admin.none, "This user doesn't have any ETFs yet."],
  [share.admin.none, "This user doesn't have any shares yet."],
  [etf.mine.errorTitle, 'Error Loading ETFs'],
  [share.mine.errorTitle, 'Error Loading Shares'],
  [etf.mine.failed('500'), 'Failed to load ETFs.'],
  [share.mine.failed('500'), 'Failed to load shares. Status: 500'],
  [share.mine.failed(en.unknownStatus), 'Failed to load shares. Status: Unknown'],
  [etf.admin.failed, 'Failed to load ETFs.'],
  [share.admin.failed, 'Failed to load Shares.'],
  [etf.admin.removeQuestion, 'Delete this ETF?'],
  [share.admin.removeQuestion, 'Delete this Shares record?'],
  [etf.admin.add, 'Add ETF'],
  [share.admin.add, 'Add Shares'],
  [share.admin.openAdd, 'Add Share'],
  [share.admin.edit, 'Edit Shares'],
  [en.saveFailed, 'Save failed.'],
  [en.removeFailed, 'Delete failed.'],
  [en.toggleFailed, 'Toggle failed.'],
])('is as specified: %s', (text, specified) => {
  expect(text).toBe(specified);
});
