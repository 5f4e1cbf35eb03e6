import type { en } from '../en/print.ts';

export const bg = {
  printed: (instant) => `Отпечатано на ${instant}`,
  active: 'Активни',
  expired: 'Изтекли',
  sortedBy: (field, direction) => `подредени по ${field}, ${direction}`,
  matching: (search) => `съдържащи „${search}“`,
  firstRows: (rows) =>
    `Отпечатани са само първите ${rows} реда. Превъртете списъка докрай, за да се отпечата целият.`,
} satisfies typeof en;
