import type { Page } from 'playwright-core';
import { Import } from '#api/portfolio/imports/import-fields';

const OF_IMPORT = '**/api/admin/imports/*';

interface ImportCall {
  readonly method: 'GET' | 'PUT';
  /** The end of its path. */
  readonly of: 'mapping' | 'rows';
}

/** Holds the answers to these requests about an import until the returned function is called. */
export async function holdImport(page: Page, { method, of }: ImportCall): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(`${OF_IMPORT}/${of}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return letThrough;
}

/** As of a long file: it is being read until the returned function is called. */
export async function readSlowly(page: Page): Promise<() => Promise<void>> {
  await page.route(OF_IMPORT, async (route) => {
    const one = Import.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...one, state: 'reading', progress: null } });
  });
  return () => page.unroute(OF_IMPORT);
}
