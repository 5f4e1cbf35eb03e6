import type { en } from '../en/copy-button.ts';

export const bg = {
  copy: 'Копиране',
  copied: 'Копирано.',
  failed: 'Копирането не успя. Моля, маркирайте текста и го копирайте сами.',
} satisfies typeof en;
