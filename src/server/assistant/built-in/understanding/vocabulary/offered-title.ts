import type { Language } from '#domain/language';
import type { IntentId } from '../../intents/intent-ids.ts';
import { INTENT_TITLES } from '../../texts/intent-titles.ts';

interface OfferedTitle {
  readonly intent: IntentId;
  readonly language: Language;
}

/** They are said in words, and are offered in those of an example. */
const IN_WORDS = /^(?:decline-|how-to$|glossary$|help$|greeting$|thanks$|goodbye$)/;

const isIntent = (text: string): text is IntentId => Object.hasOwn(INTENT_TITLES, text);
const TITLES: ReadonlyMap<string, OfferedTitle> = new Map(
  Object.keys(INTENT_TITLES)
    .filter(isIntent)
    .filter((intent) => !IN_WORDS.test(intent))
    .flatMap((intent) =>
      (['en', 'bg'] as const).map(
        (language) => [INTENT_TITLES[intent][language], { intent, language }] as const,
      ),
    ),
);

/**
 * 'Purchases and sales: 2025', as the buttons of an answer say it: what is asked, and the words for its slots. A single word may be
 * a question of its own: 'dividends?'
 */
export function readOffered(text: string): (OfferedTitle & { readonly words: string }) | undefined {
  const [title = '', ...others] = text.trim().split(':');
  const offered = others.length > 0 || title.includes(' ') ? TITLES.get(title) : undefined;
  return offered && { ...offered, words: others.length > 0 ? others.join(':') : title };
}
