import { z } from 'zod';
import { listBonds } from '../../bonds/bonds.store.ts';
import { year } from './sum-payments.ts';
import { tool } from './tool.ts';

export const listMaturities = tool({
  name: 'list_maturities',
  description:
    'Active bonds that mature from today on, the next one first; those of one year where it is given',
  input: z.object({ year: year.optional(), most: z.int().positive() }),
  run: async ({ db, scope, today }, { year: wanted, most }) => {
    const active = await listBonds(db, scope, false);
    const maturing = active
      .flatMap(({ isin, nominal, currency, maturity_date: day }) =>
        day !== null && day >= today ? [{ isin, nominal, currency, day }] : [],
      )
      .filter(({ day }) => wanted === undefined || Number(day.slice(0, 4)) === wanted)
      .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
    return {
      count: maturing.length,
      next: maturing.slice(0, most),
      withoutDate: active.filter(({ maturity_date: day }) => day === null).length,
    };
  },
});
