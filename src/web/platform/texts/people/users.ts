import { bg } from './bg/users.ts';
import { en } from './en/users.ts';

export const usersTexts = { en, bg };
