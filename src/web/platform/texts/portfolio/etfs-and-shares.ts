import { bg } from './bg/etfs-and-shares.ts';
import { en } from './en/etfs-and-shares.ts';

export const etfsAndSharesTexts = { en, bg };
