import { bg } from './bg/reminders.ts';
import { en } from './en/reminders.ts';

export const remindersTexts = { en, bg };
