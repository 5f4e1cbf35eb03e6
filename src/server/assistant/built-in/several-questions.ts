/** A part of what somebody wrote that is a question of its own. */
export interface QuestionPart {
  readonly text: string;
  /** After 'and': what it does not name is as in the part before. */
  readonly isContinued: boolean;
}

const BETWEEN_SENTENCES = /(?<=[?!;])\s+(?=\p{L})/u;
/** 'What is my profit and how many bonds do I have': 'and how much' alone belongs to what is before it. */
const BETWEEN_CLAUSES =
  /,? (?:and|и|i) (?=(?:what|how|which|when|who|where)(?:['’]?s)?(?: [^ ?]+){2}|(?:колко|кои|коя|кой|какво|каква|какъв|какви|кога|къде|kolko|koi|kakvo|kakva|koga) \S+)/iu;
/** 'Two things: how much …'. */
const INTRODUCTION =
  /^[^:?]{1,60}:\s+(?=(?:what|how|which|when|who|where|колко|кои|коя|кой|какво|каква|какъв|кога|къде)\s)/iu;
const MAX_QUESTIONS = 4;
/** 'I should like to plan a trip', after a question: nothing is asked. */
const STATEMENT = /^(?:i|my|we|our|it|аз|ние|моят|моята|моите|защото) [^?]*$/iu;
/** Words that ask nothing by themselves: 'which ones didnt', 'how much each', 'и кои са'. */
const ELLIPTIC =
  /^(?:how|much|many|often|which|what|when|whens|whats|by|and|ones?|each|is|are|it|that|them|they|in|all|did|didn|didnt|не|t|и|кое|кои|коя|кой|колко|кога|какво|са|е|се|съм|им|ги|точно|общо|това|i|kolko|koi|koq|koga|sa|e|im)$/u;

/** The questions in a text, one after the other; none where it is one question. */
export function splitQuestions(text: string): readonly QuestionPart[] {
  const parts = text
    .replace(INTRODUCTION, '')
    .split(BETWEEN_SENTENCES)
    .flatMap((sentence) =>
      sentence.split(BETWEEN_CLAUSES).map((clause, at) => ({ text: clause, isContinued: at > 0 })),
    );
  const asked = parts.filter(
    (part, at) => part.text.trim() !== '' && (at === 0 || !STATEMENT.test(part.text)),
  );
  return asked.length < 2 || asked.length > MAX_QUESTIONS ? [] : asked;
}

/** A part that adds nothing to the one before. */
export const isEllipsis = ({ text }: QuestionPart) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => ELLIPTIC.test(word));
