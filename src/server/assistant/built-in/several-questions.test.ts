import { describe, expect, it } from 'vitest';
import { isEllipsis, splitQuestions } from './several-questions.ts';

const texts = (text: string) => splitQuestions(text).map((part) => part.text);

describe('several questions in one text', () => {
  it('are told apart after a question mark, and where another one begins with "and"', () => {
    expect(texts('What is my profit? How many bonds do I have?')).toEqual([
      'What is my profit?',
      'How many bonds do I have?',
    ]);
    expect(splitQuestions('Колко платих за ETF-ите и колко струват днес?')).toEqual([
      { text: 'Колко платих за ETF-ите', isContinued: false },
      { text: 'колко струват днес?', isContinued: true },
    ]);
  });

  it('are one question where the rest asks nothing by itself', () => {
    expect(texts("When's my next coupon and how much")).toEqual([]);
    expect(texts('How much came in? My sister wants to know.')).toEqual([]);
  });

  it('are of their own each where there are more than two', () => {
    expect(
      splitQuestions('What is it all worth, which bond matures next and how much tax was withheld?'),
    ).toEqual([
      { text: 'What is it all worth', isContinued: false },
      { text: 'which bond matures next', isContinued: false },
      { text: 'how much tax was withheld?', isContinued: false },
    ]);
  });

  it('are one where only question words are joined', () => {
    expect(texts('кога и колко ще плати Италия')).toEqual([]);
    expect(texts('When and how much will Italy pay?')).toEqual([]);
  });

  it('are split after a greeting', () => {
    expect(texts('Hi! What is my profit and how many bonds do I have?')[0]).toBe('What is my profit');
  });

  it('are separated after an introduction that names nothing', () => {
    const [first] = texts('Two things: what is my profit and how many bonds do I have?');
    expect(first).toBe('what is my profit');
    expect(texts('Падежи 2029: кои са и колко общо са?')[0]).toBe('Падежи 2029: кои са');
  });

  it.each(['which ones didnt', 'how much each', 'who is it from?', 'и кои са', 'колко е то?'])(
    'are continued by "%s"',
    (text) => {
      expect(isEllipsis({ text, isContinued: true })).toBe(true);
    },
  );

  it('are not continued by what names something', () => {
    expect(isEllipsis({ text: 'how much abroad', isContinued: true })).toBe(false);
    expect(isEllipsis({ text: 'колко в чужбина', isContinued: true })).toBe(false);
  });
});
