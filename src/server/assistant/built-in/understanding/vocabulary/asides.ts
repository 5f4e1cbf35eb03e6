/** 'Explain it to me like I am twelve': no number of the question; 'in total – bonds, shares': nothing but the total. */
const ASIDE =
  /(?<=(?:total|overall|altogether|общо))(?: [—–-] \p{L}+(?:, \p{L}+)+)[.!?]*$|[ ,](?:(?:like|as if) i(?: a|['’]|)m \w+(?: years? old)?|(?:все едно|като че ли) съм на \p{L}+(?: години)?)[.!?]*$/iu;

/** '… for the tax declaration': what it is asked for. */
const PURPOSE =
  /[,;.]? (?:(?:(?:i|we) need (?:it|this|that|them) )?for (?:my|our|the|a) (\d{4} )?tax (?:return|declaration|report)|(?:(?:трябва(?:т)? ми|нужн[оаи] ми [ес]а?) )?за данъчната (?:ми |ни )?декларация)( (?:за|for|of) 20\d\d(?: г\.?)?)?[.!?]*$/iu;
/** 'What do I need for the tax return?' asks of that. */
const IS_NEEDED = /(?:^| )(?:need|трябват?|нужн[аои])$/iu;
const MIN_WORDS = 4;

function withoutPurpose(text: string): string {
  const [purpose, yearBefore = '', yearAfter = ''] = PURPOSE.exec(text) ?? [];
  if (purpose === undefined) return text;
  const before = text.slice(0, -purpose.length);
  const isAlone = IS_NEEDED.test(before) || before.split(' ').length < MIN_WORDS;
  // The year is of what is asked.
  return isAlone ? text : `${before} ${yearBefore}${yearAfter}`.trimEnd();
}

/** 'I am calling the bank tomorrow about …', 'утре говоря с …': no days that are asked about. */
const APPOINTMENT =
  /(?<=\b(?:calling|meeting|seeing|visiting|phoning|talking (?:to|with)|speaking (?:to|with))\b[^,.;:?!]{0,40}) (?:tomorrow|today|tonight|next week|this week|on (?:mon|tues|wednes|thurs|fri)day)|(?:утре|днес|довечера|вдругиден)(?= (?:ще )?(?:говоря|говорим|се обаждам|ще се обадя|звъня|отивам|отиваме|се срещам|се срещаме|имам среща|имаме среща)(?!\p{L}))/giu;

/** 'Before it matures', of what a bond will pay: it pays nothing after that. */
const UNTIL_MATURITY =
  /(?<=\b(?:coupons?|interest|payments?)\b.{0,40}) (?:before|until|till) (?:it|they) (?:matures?|expires?)\b/giu;

/** A question without what is said by the way. */
export const withoutAsides = (text: string): string =>
  withoutPurpose(text.replace(ASIDE, '')).replaceAll(APPOINTMENT, '').replaceAll(UNTIL_MATURITY, '');
