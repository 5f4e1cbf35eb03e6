import type { en } from '../en/export-to-excel.ts';

export const bg = {
  exportToExcel: 'Експорт в Excel',
  working: 'Файлът за Excel се изготвя...',
  saved: (name: string) => `Запазено като ${name}`,
  failed: 'Файлът за Excel не можа да бъде изготвен. Моля, опитайте отново.',
} satisfies typeof en;
