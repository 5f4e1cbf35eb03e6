/** Words that names of securities are made of: as they are in English, and how the same begins in Bulgarian, by its sound. */
const WORDS: readonly (readonly [english: string, bulgarian: string])[] = [
  ['gold', 'zlat'],
  ['silver', 'srebr'],
  ['physical', 'fizi4esk'],
  ['world', 'svetov'],
  ['global', 'globaln'],
  ['european', 'evropeisk'],
  ['union', 'saiuz'],
  ['emerging', 'razviva6ti'],
  ['energy', 'energi'],
  ['technology', 'tehnologi'],
  ['treasury', 'sakrovi6tn'],
  ['government', 'darjavn'],
  ['corporate', 'korporativn'],
  ['municipality', 'ob6tin'],
  ['republic', 'republik'],
  ['first', 'parv'],
  ['investment', 'investicion'],
  ['railway', 'jelezn'],
  ['water', 'voda'],
  ['estate', 'imot'],
];

/** The English word for a word of names in either language, as it is written and as it sounds (foldText); undefined for others. */
export function meaningInNames(word: string, sound: string): string | undefined {
  const singular = word.replace(/s$/, '');
  return WORDS.find(([english, bulgarian]) => singular === english || sound.startsWith(bulgarian))?.[0];
}

/** How letters of foreign names are spoken. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/eu/g, 'oi'],
  [/tsch|tch|ch/g, '4'],
  [/sch|sh/g, '6'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/x/g, 'ks'],
  [/qu/g, 'kv'],
  [/w/g, 'v'],
  [/oo/g, 'u'],
  [/e[ea]/g, 'i'],
  [/ge$/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/y/g, 'i'],
];
const MIN_SPOKEN_LENGTH = 3;

/** How a name is heard, for 'Visa' and 'Виза', 'Deutsche' and 'Дойче'; undefined where too little is left of it. */
export function heardAs(word: string, sound: string): string | undefined {
  const isLatin = /^[a-z]+$/.test(word);
  const spoken = isLatin ? SPOKEN.reduce((text, [written, as]) => text.replaceAll(written, as), word) : sound;
  const heard = spoken
    .replaceAll('z', 's')
    .replaceAll(/(.)\1/g, '$1')
    .replace(/(?<=.{4})(?:ta|to|te|at)$/, '')
    .replace(/[aeiou]$/, '');
  return heard.length < MIN_SPOKEN_LENGTH ? undefined : heard;
}

/** Letters that are not heard where the other alphabet writes a vowel, and pairs that are one consonant. */
const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/^x/g, 'aks'],
  [/w/g, 'u'],
  [/dj|j/g, 'g'],
  [/z/g, 's'],
  [/(?<=.)h/g, ''],
];

/**
 * What both alphabets agree on where vowels are spoken otherwise than they are written: 'Estates' and 'Естейтс', 'Railways' and
 * 'Рейлуейс'. It begins with 'a' where the word begins with a vowel.
 */
export function consonantsOf(word: string, sound: string): string {
  const isLatin = /^[a-z]+$/.test(word);
  const letters = isLatin ? [...CONSONANTS.slice(0, 2), ...SPOKEN] : [];
  const spoken = [...letters, ...CONSONANTS].reduce(
    (text, [written, as]) => text.replaceAll(written, as),
    isLatin ? word : sound.replaceAll('c', 'ts').replace(/(?<=.{5})(?:ta|to|te|at)$/, ''),
  );
  return spoken
    .replace(/^[aeiouy]/, 'A')
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/(.)\1/g, '$1')
    .toLowerCase();
}
