/** `understood` names what follows, `answer` is the sentence with the figure. */
type LineLook = 'understood' | 'answer' | 'plain';

interface AnswerLine {
  readonly text: string;
  readonly look: LineLook;
}

/**
 * The lines of a run of text, each with its look. A paragraph that begins with a line that ends in a colon says by it what was
 * understood, and answers in the next one; several questions are answered in as many. Else the first line of all answers, if it has a figure.
 */
export function answerLines(text: string, isFirst: boolean): AnswerLine[] {
  const lines = text.split('\n');
  const isUnderstood = lines.map((line, at) => {
    const begins = at === 0 ? isFirst : lines[at - 1]?.trim() === '';
    return begins && line.trimEnd().endsWith(':') && (lines[at + 1] ?? '').trim() !== '';
  });
  const answers = isUnderstood.includes(true)
    ? lines.map((_, at) => isUnderstood[at - 1] === true)
    : lines.map((_, at) => isFirst && at === 0);
  return lines.map((line, at) => ({
    text: line,
    look:
      isUnderstood[at] === true ? 'understood' : answers[at] === true && /\d/.test(line) ? 'answer' : 'plain',
  }));
}
