import type { ChatSource } from '#api/assistant/chat';
import { answerBlocks } from './answer-blocks.ts';
import { answerLines } from './answer-lines.ts';
import { AnswerTable } from './answer-table.tsx';
import { TextWithLinks } from './source-link.tsx';

const LOOKS = {
  understood: 'text-xs text-soft',
  answer: 'font-medium',
  plain: 'min-h-2 text-[13.5px]',
} as const;

interface AnswerTextProps {
  readonly text: string;
  readonly sources: readonly ChatSource[];
}

/** A formatted answer: how the question was understood, the answering sentence, tables, and links to the user's own holdings. */
export function AnswerText({ text, sources }: AnswerTextProps) {
  return answerBlocks(text).map((block, at) =>
    block.kind === 'table' ? (
      <AnswerTable key={at} header={block.header} rows={block.rows} sources={sources} />
    ) : (
      <div key={at}>
        {answerLines(block.text, at === 0).map((line, number) => (
          <p key={number} className={LOOKS[line.look]}>
            <TextWithLinks text={line.text} sources={sources} />
          </p>
        ))}
      </div>
    ),
  );
}
