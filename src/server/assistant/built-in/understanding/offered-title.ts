import { INTENT_TITLES } from '../texts/intent-titles.ts';
import type { IntentId } from '../intents/intent-ids.ts';

/** They are said in words, and are offered in those of an example. */
const IN_WORDS = /^(?:decline-|how-to$|glossary$|help$|greeting$|thanks$|goodbye$)/;

const isIntent = (text: string): text is IntentId => Object.hasOwn(INTENT_TITLES, text);
const TITLES: ReadonlyMap<string, IntentId> = new Map(
  Object.keys(INTENT_TITLES)
    .filter(isIntent)
    .filter((intent) => !IN_WORDS.test(intent))
    .flatMap((intent) => Object.values(INTENT_TITLES[intent]).map((title) => [title, intent] as const)),
);

/** 'Purchases and sales: 2025', as the buttons of an answer say it. A single word may be a question of its own: 'dividends?' */
export function offeredIntent(text: string): IntentId | undefined {
  const [title = '', ...others] = text.trim().split(':');
  return others.length > 0 || title.includes(' ') ? TITLES.get(title) : undefined;
}
