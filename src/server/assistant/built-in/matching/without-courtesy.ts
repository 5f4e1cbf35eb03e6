import { foldText } from '../understanding/fold.ts';

/** Said before and after any question; they tell nothing of what is asked. */
const BEFORE =
  'hi|hello|hey|now|be so kind and tell me|be so kind as to tell me|would you mind telling me|i would be grateful to know|бъдете така добри да ми кажете|ok|okay|so|well|please|sorry|excuse me|quick question|good morning|good evening|tell me|let me know|could you|can you|would you|could you tell me|can you tell me|would you tell me|can you please tell me|could you please|can you please|do you know|i was wondering|i wonder|i would like to know|i d like to know|i want to know|i need to know|may i ask|may i know|' +
  'сега|здравей|здравейте|здрасти|моля|моля те|добър ден|кажи|кажи ми|кажете ми|би ли ми казал|би ли ми казала|бихте ли ми казали|бихте ли|би ли|може ли да ми кажеш|може ли да ми кажете|можеш ли да ми кажеш|можете ли да ми кажете|може ли да знам|искам да знам|искам да разбера|бих искал да знам|бих искала да знам|интересува ме|чудя се|знаеш ли|ако може';
const AFTER =
  'please|thanks|thank you|thx|pls|if possible|if you can|моля|моля те|благодаря|мерси|ако обичаш|ако може|ако може да ми кажеш';

const toPhrases = (text: string) =>
  text
    .split('|')
    .flatMap((phrase) => [phrase, foldText(phrase)])
    .map((phrase) => phrase.split(' '));
const [PHRASES_BEFORE, PHRASES_AFTER] = [toPhrases(BEFORE), toPhrases(AFTER)];

/** The longest phrase with which the words begin or end, in words. */
function longestFit(phrases: readonly string[][], words: readonly string[], isEnd: boolean): number {
  const fits = phrases.filter((phrase) => {
    const from = isEnd ? words.length - phrase.length : 0;
    return phrase.every((word, at) => words[from + at] === word);
  });
  return Math.max(0, ...fits.map(({ length }) => length));
}

/** 'Hi, could you tell me my profit, please' asks for 'my profit'. What is courtesy alone stays. */
export function withoutCourtesy(words: readonly string[]): readonly string[] {
  let left = words;
  for (;;) {
    const before = longestFit(PHRASES_BEFORE, left, false);
    const after = longestFit(PHRASES_AFTER, left, true);
    if (before + after === 0) return left;
    if (before + after >= left.length) return words;
    left = left.slice(before, left.length - after);
  }
}
