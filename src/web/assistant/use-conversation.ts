import { useState } from 'react';
import type { ChatAnswer, ChatMessage, ChatSource } from '#api/assistant/chat';
import { CallError } from '../platform/api-client/call-error.ts';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { useAnswer } from './use-answer.ts';

export interface ShownMessage extends ChatMessage {
  readonly id: number;
  readonly sources: readonly ChatSource[];
  /** Follow-up questions, shown as buttons. */
  readonly suggestions: readonly string[];
  /** The screen for the action described in the answer. */
  readonly screen: string | undefined;
  /** True for an apology or a stopped answer, which is not sent back as part of the conversation. */
  readonly isApology: boolean;
}

type Apologies = Pick<typeof chatTexts.en, 'stopped' | 'tooOften' | 'failed'>;

function apologyFor(error: unknown, texts: Apologies): string {
  if (error instanceof DOMException && error.name === 'AbortError') return texts.stopped;
  const isTooOften = error instanceof CallError && error.code === 'too_many_requests';
  return isTooOften ? texts.tooOften : texts.failed;
}

/** The parts of an answer other than its text. */
function answerExtras({ sources = [], suggestions, followUps, screen }: ChatAnswer): Partial<ShownMessage> {
  return { sources, suggestions: suggestions ?? followUps ?? [], screen };
}

/** The conversation, and functions to ask, stop and ask again; one question at a time. */
export function useConversation() {
  const texts = useTexts(chatTexts);
  const [messages, setMessages] = useState<readonly ShownMessage[]>([]);
  const { pending, answerTo, stop } = useAnswer();

  const add = (message: ChatMessage, more: Partial<ShownMessage> = {}) =>
    setMessages((shown) => [
      ...shown,
      {
        sources: [],
        suggestions: [],
        screen: undefined,
        isApology: false,
        ...message,
        ...more,
        id: (shown.at(-1)?.id ?? 0) + 1,
      },
    ]);

  const answer = async (conversation: readonly ChatMessage[]) => {
    try {
      const reply = await answerTo(conversation);
      if (reply !== undefined) add({ role: 'assistant', content: reply.content }, answerExtras(reply));
    } catch (error) {
      add({ role: 'assistant', content: apologyFor(error, texts) }, { isApology: true });
    }
  };

  const ask = (question: string) => {
    if (pending !== undefined) return;
    const message: ChatMessage = { role: 'user', content: question };
    add(message);
    void answer([...messages.filter(({ isApology }) => !isApology), message]);
  };

  /** Asks the last question again and replaces its answer. */
  const askAgain = () => {
    const last = messages.findLastIndex(({ role }) => role === 'user');
    if (pending !== undefined || last < 0) return;
    const rest = messages.slice(0, last + 1);
    setMessages(rest);
    void answer(rest.filter(({ isApology }) => !isApology));
  };

  return { messages, pending, ask, askAgain, stop };
}
