import type { en } from '../en/print.ts';

export const bg = {
  printed: (instant) => `Отпечатано на ${instant}`,
  active: 'Активни',
  expired: 'Изтекли',
  overdue: 'Незаписани плащания',
  sortedBy: (field, direction) => `подредени по ${field}, ${direction}`,
  matching: (search) => `съдържащи „${search}“`,
  goesOn: 'Списъкът продължава. Натиснете Ctrl+P, за да го отпечатате целия, или първо го превъртете докрай.',
} satisfies typeof en;
