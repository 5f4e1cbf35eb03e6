import { bg } from './bg/export-to-excel.ts';
import { en } from './en/export-to-excel.ts';

export const exportToExcelTexts = { en, bg };
