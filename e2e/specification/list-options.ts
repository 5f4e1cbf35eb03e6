import type { Locator } from 'playwright-core';

export const listOptions = (select: Locator): Promise<string[]> => select.getByRole('option').allInnerTexts();
