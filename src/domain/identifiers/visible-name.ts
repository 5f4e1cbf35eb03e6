/**
 * Names are told apart by eye, in lists and in the audit: they hold nothing that cannot be seen, breaks a line or turns the
 * direction of writing. What the writing of a language or an emoji needs stays.
 */

/** Scripts in which a joiner between two letters changes how they are written, as in Persian or Hindi. */
const JOINED_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Where a character that is not seen by itself belongs to its neighbours. */
const COMBINING = [
  new RegExp(`(?<=[${JOINED_SCRIPTS}])[\\u200C\\u200D](?=[${JOINED_SCRIPTS}])`, 'gu'),
  // Several emoji as one: a family, a profession.
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu,
  // The coloured form of an emoji, and another form of a Chinese or Japanese character.
  /(?<=\p{Emoji})\uFE0F/gu,
  /(?<=\p{Script=Han})[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu,
];

/** Control, format and direction characters, line breaks, what is no character, and what fonts show as nothing. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function isVisibleName(name: string): boolean {
  const rest = COMBINING.reduce((text, pattern) => text.replace(pattern, ''), name);
  return VISIBLE.test(rest) && !HIDDEN.test(rest);
}
