import { TITLES, type Example } from '../../intents/examples.ts';

/** Their buttons ask an example instead. */
const WITHOUT_TITLE = /^(?:decline-|how-to$|glossary$|help$|greeting$|thanks$|goodbye$)/;
const OFFERED: ReadonlyMap<string, Example> = new Map(
  TITLES.filter(({ intent }) => !WITHOUT_TITLE.test(intent)).map((one) => [one.text, one]),
);

/**
 * 'Purchases and sales: 2025', as the buttons of an answer say it: what is asked, and the words for its slots. A single word may be
 * a question of its own: 'dividends?'
 */
export function readOffered(
  text: string,
): (Pick<Example, 'intent' | 'language'> & { readonly words: string }) | undefined {
  const [title = '', ...others] = text.trim().split(':');
  const offered = others.length > 0 || title.includes(' ') ? OFFERED.get(title) : undefined;
  // 'Highest and lowest: Fibank' names the end by its title.
  const isOfWhole = others.length === 0 || offered?.intent === 'ranking';
  return (
    offered && {
      intent: offered.intent,
      language: offered.language,
      words: isOfWhole ? text : others.join(':'),
    }
  );
}
