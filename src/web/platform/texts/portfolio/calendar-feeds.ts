import { bg } from './bg/calendar-feeds.ts';
import { en } from './en/calendar-feeds.ts';

export const calendarFeedsTexts = { en, bg };
