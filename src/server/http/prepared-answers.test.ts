import { describe, expect, it } from 'vitest';
import { preparedAnswers } from './prepared-answers.ts';

const answer = (tag: string, bytes: number) => ({ tag, body: Buffer.alloc(bytes) });

describe('the answers that a process keeps', () => {
  it('take no more room than they have; what was not asked for the longest goes first', () => {
    const answers = preparedAnswers(800);
    for (let i = 0; i < 8; i += 1) answers.keep(`key ${i}`, answer('1', 100));
    expect(answers.find('key 0')).toEqual(answer('1', 100));
    answers.keep('key 8', answer('1', 100));
    expect(answers.find('key 1')).toBeUndefined();
    expect(answers.find('key 0')).toEqual(answer('1', 100));
  });

  it('are replaced by newer ones, whose room alone counts', () => {
    const answers = preparedAnswers(800);
    for (let i = 0; i < 20; i += 1) answers.keep('key', answer(`${i}`, 100));
    answers.keep('other', answer('1', 100));
    expect(answers.find('key')?.tag).toBe('19');
  });

  it('are none of those that would leave little room for others, nor is there any without room', () => {
    const answers = preparedAnswers(800);
    answers.keep('key', answer('1', 50));
    answers.keep('key', answer('2', 201));
    expect(answers.find('key')).toBeUndefined();
    const none = preparedAnswers(0);
    none.keep('key', answer('1', 1));
    expect(none.find('key')).toBeUndefined();
  });
});
