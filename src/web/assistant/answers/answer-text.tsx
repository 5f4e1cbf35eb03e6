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

/** An answer as it may be shown: what was understood, the sentence that answers, tables of text, and links to the person's own rows. */
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
