import { answerBlocks } from './answer-blocks.ts';

/** The answer as text to paste elsewhere, with tab-separated tables for spreadsheets. */
export function answerAsText(answer: string): string {
  return answerBlocks(answer)
    .map((block) =>
      block.kind === 'text'
        ? block.text
        : [block.header, ...block.rows].map((cells) => cells.join('\t')).join('\n'),
    )
    .join('\n');
}
