import type { Locator } from 'playwright-core';

export const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);
