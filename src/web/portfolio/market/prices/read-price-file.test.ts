import { expect, it } from 'vitest';
import { readPriceHistory } from '#domain/prices/history-files/read-price-history';
import { readPriceFile } from './read-price-file.ts';

const TEXT = 'Дата;Цена\r\n19 ноември 2026 г.;98,50\r\n20 ноември 2026 г.;99,00\r\n';

/** Encodes text in windows-1251, as far as the test needs it. */
const inWindows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  });

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${TEXT}`, 'utf16le'))],
  ['windows-1251', inWindows1251(TEXT)],
])('a file of prices in %s is read', async (_, bytes) => {
  const read = await readPriceFile(new File([bytes], 'prices.csv'));
  const text = 'text' in read ? read.text : '';
  expect(readPriceHistory(text)).toMatchObject({
    faults: [],
    rows: [
      { row: 2, day: '2026-11-19', price: '98.50' },
      { row: 3, day: '2026-11-20', price: '99.00' },
    ],
  });
});

it('a file that is too large is not read', async () => {
  const file = new File([new Uint8Array(4 * 1_048_576 + 1)], 'prices.csv');
  expect(await readPriceFile(file)).toEqual({ problem: 'fileTooLarge' });
});
