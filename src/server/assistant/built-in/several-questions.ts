/** A part of what somebody wrote that is a question of its own. */
export interface QuestionPart {
  readonly text: string;
  /** After 'and': what it does not name is as in the part before. */
  readonly isContinued: boolean;
}

const BETWEEN_SENTENCES = /(?<=[?!;])\s+(?=\p{L})/u;
/** 'What is my profit and how many bonds do I have': 'and how much' alone belongs to what is before it. */
const BETWEEN_CLAUSES =
  /(?<!^(?:when|how much|which|what|кога|колко|къде|кои|коя|koga|kolko|kade|koi|koq)),? (?:and|и|i) (?:tell me |show me |кажи ми |покажи ми )?(?=(?:what|how|which|when|who|where)(?:['’]?s)?(?: [^ ?]+){2}|(?:колко|кои|коя|кой|какво|каква|какъв|какви|кога|къде|kolko|koi|kakvo|kakva|koga) \S+|(?:am i|are we) \S+|\S+(?: \S+)? ли (?:съм|сме)(?!\p{L}))/iu;
const WORDS_THAT_ASK = 'what|how|which|when|who|where|колко|кои|коя|кой|какво|каква|какъв|какви|кога|къде';
/** 'What is it worth, which bond matures next and how much …': a list of questions of their own. */
const BETWEEN_MORE = new RegExp(`, (?=(?:${WORDS_THAT_ASK}) \\S+ \\S+)`, 'iu');
const ASKS = new RegExp(`^(?:${WORDS_THAT_ASK}) `, 'iu');

/** 'Two things: how much …', but not 'Bonds of 2029: which …', which says what is asked about. */
const INTRODUCTION =
  /^(?:[^:?]{0,40} )?(?:things|figures|numbers|questions|неща|числа|въпроса|neshta|vaprosa)[^:?]{0,30}:\s+(?=(?:what|how|which|when|who|where|колко|кои|коя|кой|какво|каква|какъв|кога|къде)\s)/iu;
const GREETING =
  /^(?:hi|hello|hey|good (?:morning|day|evening)|здравей(?:те)?|здрасти|добър ден|zdravei(?:te)?)[!,.]\s+/iu;
const MAX_QUESTIONS = 4;
/** 'I should like to plan a trip', after a question: nothing is asked. */
const STATEMENT = /^(?:i|my|we|our|it|аз|ние|моят|моята|моите|защото) [^?]*$/iu;
/** Words that ask nothing by themselves: 'which ones didnt', 'how much each', 'и кои са'. */
const ELLIPTIC =
  /^(?:how|if|so|much|many|often|which|what|when|whens|whats|by|and|ones?|each|is|are|was|were|will|be|do|does|get|back|i|to|me|it|from|who|whom|isn|isnt|deep|far|big|that|them|they|in|all|did|didn|didnt|не|t|и|кое|кои|коя|кой|колко|кога|какво|са|е|се|съм|им|ги|ми|ще|върнаха|върнат|връщат|бъде|точно|общо|това|то|тя|тях|него|нея|кого|от|i|kolko|koi|koq|koga|sa|e|im)$/u;

/** '1) the value of bonds 2) that of ETFs'. */
const NUMBERED = /(?:^|\s)\d[.)]\s+/u;
/** 'Three things: total value, next coupon, and accrued interest.' */
const LISTED =
  /^(?:two|three|four|[234]|две|три|четири|dve|tri) (?:things|figures|numbers|questions|неща|числа|въпроса|neshta)[^:]{0,30}:\s+/iu;
const BETWEEN_LISTED = /,? (?:and|и|i) |, /u;

/** Of a list what is asked, one by one. */
function listedIn(text: string): readonly string[] {
  const numbered = text.split(NUMBERED);
  if (numbered.length > 2) return numbered.slice(1);
  return LISTED.test(text) && !text.includes('?') ? text.replace(LISTED, '').split(BETWEEN_LISTED) : [];
}

/** The questions of a sentence; what the second of two does not name is as in the first, of more each is of its own. */
function clausesOf(sentence: string): readonly QuestionPart[] {
  const clauses = sentence.split(BETWEEN_CLAUSES);
  const isList = clauses.length > 1 && ASKS.test(sentence);
  const all = isList ? clauses.flatMap((clause) => clause.split(BETWEEN_MORE)) : clauses;
  return all.map((text, at) => ({ text, isContinued: at > 0 && all.length === clauses.length }));
}

/** The questions in a text, one after the other; none where it is one question. */
export function splitQuestions(text: string): readonly QuestionPart[] {
  const listed = listedIn(text);
  if (listed.length > 1 && listed.length <= MAX_QUESTIONS)
    return listed.map((one) => ({ text: one, isContinued: false }));
  const parts = text
    .replace(GREETING, '')
    .replace(INTRODUCTION, '')
    .split(BETWEEN_SENTENCES)
    .flatMap(clausesOf);
  const asked = parts.filter(
    (part, at) => part.text.trim() !== '' && (at === 0 || !STATEMENT.test(part.text)),
  );
  return asked.length < 2 || asked.length > MAX_QUESTIONS ? [] : asked;
}

/** A part that adds nothing to the one before. */
export const isEllipsis = ({ text }: QuestionPart) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => ELLIPTIC.test(word));
