/** Words of a list of some, of a count, or of each one apart. */
const NOT_OF_THE_SUM =
  /(?:^| )(?:any|which|what|how|all|every|each|most|some|both|имам|имаме|има|кои|коя|кой|кое|каква|какъв|какво|колко|всички|всичките|всяка|всеки|някоя|някои|imam|imame|ima|koi|koia|koq|kolko|kakva|kakvo|vsi4ki|vsichki|vsqka) /;
const ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:am|is|are|have|has) (?!there )/,
  /(?:^| )(?:ли|li|дали|dali) /,
];

const WAYS =
  'up|down|ahead|behind|better|worse|more|less|higher|lower|profit|loss|gain|gaining|losing|making|winning|red|green|black|plus|minus|плюс|минус|печалба|загуба|печеля|губя|печели|губи|печелят|губят|нагоре|надолу|повече|по-?малко|по-?добре|по-?зле|plyus|plus|pechalba|zaguba|pechelya|gubya';
/** 'Am I up or down?': neither yes nor no answers it. */
const EITHER = new RegExp(
  `(?:^| )(?:${WAYS})(?: money| пари)? (?:or|или|ili) (?:\\S+ ){0,2}(?:${WAYS}) `,
  'u',
);

/** 'Is my portfolio in profit?', 'На печалба ли съм?': asks for yes or no, not for a list. */
export function asksVerdict(words: readonly string[]): boolean {
  const text = `${words.join(' ')} `;
  return !EITHER.test(text) && ASKED.some((pattern) => pattern.test(text)) && !NOT_OF_THE_SUM.test(text);
}

const YES_OR_NO: readonly RegExp[] = [
  /^(?:please |and |so )?(?:do|does|did|will|have|has|is|are|was|were|am|any) /,
  /(?:^| )(?:if|whether|ли|li|дали|dali) /,
];

/** 'Do I have matured bonds?', 'Имам ли …': the answer begins with yes or no. */
export function isYesNoQuestion(words: readonly string[]): boolean {
  const text = `${words.join(' ')} `;
  return !EITHER.test(text) && YES_OR_NO.some((pattern) => pattern.test(text));
}

const EVERY = /^(?:all|every|each|всички|всичките|всяка|всеки|vsichki|vsi[4c]hkite|vsqka|vseki)$/;

/** 'Do all my bonds have a price?', 'всичките ли са на печалба': of each one. */
export function asksOfAll(words: readonly string[]): boolean {
  return isYesNoQuestion(words) && words.some((word) => EVERY.test(word));
}

/** 'More than at the end of 2024': today against that day. */
export function comparesWithToday(words: readonly string[]): boolean {
  return /(?:^| )(?:than|then (?:at|in|on)|compared|versus|vs|against|срещу|отколкото|спрямо|сравнен\S*|otkolkoto|spriamo|sprqmo|(?:от|с|ot|s) (?:края|krai?a|kraq)) /.test(
    `${words.join(' ')} `,
  );
}

/** 'What part of my money is in government bonds?': of everything, not of the bonds. */
export function namesMoney(words: readonly string[]): boolean {
  return words.some((word) =>
    /^(?:money|wealth|savings|capital|пари(?:те)?|средства(?:та)?|спестявания(?:та)?|капитала?|pari(?:te)?)$/.test(
      word,
    ),
  );
}

/** 'Interest and dividends': not the dividends alone. */
export function namesInterest(words: readonly string[]): boolean {
  return words.some((word) => /^(?:interest|лихв|lihv)/.test(word));
}

/** 'Which positions are at a loss?': asks for a list. */
export function asksWhich(words: readonly string[]): boolean {
  return /(?:^| )(?:which|кои|коя|кой|кое|koi|koia|koq) |^(?:what(?! did)|на какво) /.test(
    `${words.join(' ')} `,
  );
}

/** 'Why has X not paid?' */
export const asksWhy = (words: readonly string[]) =>
  words.some((word) => /^(?:why|защо|zashto|za6to)$/.test(word));

/** 'How is the return calculated?': asks for the method before the figure; 'why?' does not. */
export function asksMethod(words: readonly string[]): boolean {
  return /(?:^| )(?:how(?! (?:much|many|long|far|often|come))|method|formula|как|kak|метод|формула) /.test(
    `${words.join(' ')} `,
  );
}
