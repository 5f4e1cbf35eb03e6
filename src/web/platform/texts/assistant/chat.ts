import { bg } from './bg/chat.ts';
import { en } from './en/chat.ts';

export const chatTexts = { en, bg };
