import { answerBlocks } from './answer-blocks.ts';

/** The answer to be pasted elsewhere: its tables with tabs between the cells, as spreadsheets take them. */
export function answerAsText(answer: string): string {
  return answerBlocks(answer)
    .map((block) =>
      block.kind === 'text'
        ? block.text
        : [block.header, ...block.rows].map((cells) => cells.join('\t')).join('\n'),
    )
    .join('\n');
}
