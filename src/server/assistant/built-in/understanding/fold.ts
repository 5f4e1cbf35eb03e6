const LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: '4', ш: '6', щ: '6t', ъ: 'a', ь: 'i', ю: 'iu', я: 'ia',
}; // prettier-ignore

/** Ways to type one sound of Bulgarian on a Latin keyboard, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/sht/g, '6t'],
  [/sh/g, '6'],
  [/ch/g, '4'],
  [/zh/g, 'j'],
  [/t[sz]/g, 'c'],
  [/(?:ya|ja|q)/g, 'ia'],
  [/(?:yu|ju)/g, 'iu'],
  [/(?<=[aeiou])[jy]/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'h'],
  [/kh/g, 'h'],
  [/y/g, 'a'],
  // 'Ше', '6e': ще.
  [/^6e$/g, '6te'],
];

export function isCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text);
}

/** Small letters, one form for each look. */
export function toLowerCase(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u0300\u0301]/g, '')
    .replaceAll('ѝ', 'и')
    .replaceAll(/['’`´]/g, ' ');
}

/** How a word of Bulgarian sounds: the same for Cyrillic letters and for every way to type it in Latin ones. */
export function foldText(word: string): string {
  const latin = word.replaceAll(/./gu, (letter) => LATIN[letter] ?? letter);
  return SPELLINGS.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), latin);
}
