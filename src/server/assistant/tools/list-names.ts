import { z } from 'zod';
import { tool } from './tool.ts';

export const listNames = tool({
  name: 'list_names',
  description: 'ISIN, name and bank of every holding, expired ones too, and which banks there are',
  input: z.object({}),
  run: async (portfolio) => {
    const holdings = await portfolio.holdings();
    return {
      banks: [...new Set(holdings.flatMap(({ bank }) => bank ?? []))].filter((bank) => bank.trim() !== ''),
      holdings: holdings.map(({ kind, id, isin, expired, name, notes, bank }) => ({
        ...{ kind, id, isin, expired, name, notes, bank },
      })),
    };
  },
});
