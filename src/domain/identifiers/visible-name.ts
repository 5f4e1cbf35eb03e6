/**
 * People tell names apart by eye, in lists and in the audit. A name must therefore contain nothing that is invisible, breaks a
 * line or changes the direction of writing, except what a language or an emoji needs.
 */

/** Scripts in which a joiner between two letters changes how they are written, as in Persian or Hindi. */
const JOINED_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Contexts in which an invisible character belongs to its neighbours. */
const COMBINING = [
  new RegExp(`(?<=[${JOINED_SCRIPTS}])[\\u200C\\u200D](?=[${JOINED_SCRIPTS}])`, 'gu'),
  // Several emoji joined into one: a family, a profession.
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu,
  // The coloured form of an emoji, and another form of a Chinese or Japanese character.
  /(?<=\p{Emoji})\uFE0F/gu,
  /(?<=\p{Script=Han})[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu,
];

/** Control, format and direction characters, line breaks, noncharacters, and characters that fonts render as nothing. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function isVisibleName(name: string): boolean {
  const rest = COMBINING.reduce((text, pattern) => text.replace(pattern, ''), name);
  return VISIBLE.test(rest) && !HIDDEN.test(rest);
}
