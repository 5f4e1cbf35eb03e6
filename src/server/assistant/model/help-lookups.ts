import { z } from 'zod';
import { HOW_TO } from '../built-in/texts/how-to-texts.ts';
import { TERM_TEXTS } from '../built-in/texts/glossary-terms.ts';
import type { Lookup } from '../thread/portfolio-access.ts';

const howToInput = z.object({ act: z.enum(Object.keys(HOW_TO)) });
const meaningInput = z.object({ word: z.enum(Object.keys(TERM_TEXTS)) });

/** The help texts of the built-in assistant. Without them a model would guess the names of screens and buttons. */
export const HELP_LOOKUPS: readonly Lookup[] = [
  {
    name: 'how_to',
    description:
      'How something is done in Kupon, with the names of its screens and buttons, in both languages',
    input: howToInput,
    call: (value) => Promise.resolve(HOW_TO[howToInput.parse(value).act]),
  },
  {
    name: 'what_it_means',
    description:
      'What a word of the portfolio means here, in both languages; its figures are looked up by other tools',
    input: meaningInput,
    call: (value) => {
      const { word } = meaningInput.parse(value);
      return Promise.resolve(Object.entries(TERM_TEXTS).find(([term]) => term === word)?.[1]);
    },
  },
];

const WithScreen = z.object({ screen: z.string() });

/** The screen of the last action that was looked up. */
export function findScreen(facts: readonly unknown[]): string | undefined {
  return facts
    .map((fact) => WithScreen.safeParse(fact).data?.screen)
    .findLast((screen) => screen !== undefined);
}
