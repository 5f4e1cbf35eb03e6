import { z } from 'zod';
import { HOW_TO } from '../built-in/texts/how-to-texts.ts';
import { TERM_TEXTS } from '../built-in/texts/glossary-terms.ts';
import type { Lookup } from '../thread/portfolio-access.ts';

const howToInput = z.object({ act: z.enum(Object.keys(HOW_TO)) });
const meaningInput = z.object({ word: z.enum(Object.keys(TERM_TEXTS)) });

/** What the built-in assistant says without a look at the portfolio: a model would only guess at screens and buttons. */
export const HELP_LOOKUPS: readonly Lookup[] = [
  {
    name: 'how_to',
    description:
      'How something is done in Kupon, with the names of its screens and buttons, in both languages',
    input: howToInput,
    call: (given) => Promise.resolve(HOW_TO[howToInput.parse(given).act]),
  },
  {
    name: 'what_it_means',
    description:
      'What a word of the portfolio means here, in both languages; its figures are looked up by other tools',
    input: meaningInput,
    call: (given) => {
      const { word } = meaningInput.parse(given);
      return Promise.resolve(Object.entries(TERM_TEXTS).find(([term]) => term === word)?.[1]);
    },
  },
];

const WithScreen = z.object({ screen: z.string() });

/** The screen of the last act that was looked up. */
export function screenIn(facts: readonly unknown[]): string | undefined {
  return facts
    .map((fact) => WithScreen.safeParse(fact).data?.screen)
    .findLast((screen) => screen !== undefined);
}
