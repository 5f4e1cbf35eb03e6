/** `understood` says how the question was understood, `answer` is the sentence with the figure. */
type LineLook = 'understood' | 'answer' | 'plain';

interface AnswerLine {
  readonly text: string;
  readonly look: LineLook;
}

/**
 * Styles the lines of a text block. In a paragraph whose first line ends with a colon, that line says how the question was
 * understood and the next one is the answer; several questions have several such paragraphs. Otherwise the very first line is
 * the answer if it contains a figure.
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
