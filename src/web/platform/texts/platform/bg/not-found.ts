import type { en } from '../en/not-found.ts';

export const bg = {
  title: 'Страницата не е намерена',
  text: 'На този адрес няма нищо.',
  toStart: 'Към началната страница',
} satisfies typeof en;
