import type { en } from '../en/export-to-excel.ts';

export const bg = {
  exportToExcel: 'Експорт в Excel',
  exportForEditing: 'Експорт за редактиране',
  working: 'Файлът за Excel се създава...',
  saved: (name: string) => `Запазено като ${name}`,
  failed: 'Файлът за Excel не можа да бъде създаден. Моля, опитайте отново.',
} satisfies typeof en;
