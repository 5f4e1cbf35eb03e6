import { bg } from './bg/copy-button.ts';
import { en } from './en/copy-button.ts';

export const copyButtonTexts = { en, bg };
