import type { en } from '../en/bond-changes.ts';

export const bg = {
  addBond: '+ Добавяне на облигация',
  editBond: 'Редактиране на облигацията',
  markExpired: 'Отбелязване като изтекла',
  markExpiredQuestion: (isin: string) =>
    `Да бъде ли отбелязана облигация ${isin} като изтекла? Тя ще излезе от списъка на активните.`,
  markedExpired: (isin: string) => `Облигация ${isin} е отбелязана като изтекла.`,
  takenBack: (isin: string) => `Облигация ${isin} отново е активна.`,
  markExpiredFailed: 'Облигацията не можа да бъде отбелязана като изтекла.',
  deleteBond: 'Изтриване на облигацията',
  deleteBondQuestion: (isin: string) =>
    `Да бъде ли изтрита облигация ${isin} заедно с плащанията и паричните ѝ потоци?`,
  deletedBond: (isin: string) => `Облигация ${isin} е изтрита.`,
  restoredBond: (isin: string) => `Облигация ${isin} е възстановена.`,
  deleteBondFailed: 'Облигацията не можа да бъде изтрита.',
  savedBond: (isin: string) => `Облигация ${isin} е запазена.`,
  remove: 'Изтриване',
} satisfies typeof en;
