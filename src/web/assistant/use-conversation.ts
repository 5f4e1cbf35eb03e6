import { useState } from 'react';
import type { ChatAnswer, ChatMessage, ChatSource } from '#api/assistant/chat';
import { CallError } from '../platform/api-client/call-error.ts';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { useAnswer } from './use-answer.ts';

export interface ShownMessage extends ChatMessage {
  readonly id: number;
  readonly sources: readonly ChatSource[];
  /** Questions that buttons ask. */
  readonly suggestions: readonly string[];
  /** Where the answer says that something is done. */
  readonly screen: string | undefined;
  /** An apology, or an answer that was stopped: it is not sent back as if it were one. */
  readonly isApology: boolean;
}

type Apologies = Pick<typeof chatTexts.en, 'stopped' | 'tooOften' | 'failed'>;

function apologyFor(error: unknown, texts: Apologies): string {
  if (error instanceof DOMException && error.name === 'AbortError') return texts.stopped;
  const isTooOften = error instanceof CallError && error.code === 'too_many_requests';
  return isTooOften ? texts.tooOften : texts.failed;
}

/** What an answer has beside its text. */
function besideText({ sources = [], suggestions, followUps, screen }: ChatAnswer): Partial<ShownMessage> {
  return { sources, suggestions: suggestions ?? followUps ?? [], screen };
}

/** What was said, and the ways to ask, to stop and to ask again; one question at a time. */
export function useConversation() {
  const texts = useTexts(chatTexts);
  const [messages, setMessages] = useState<readonly ShownMessage[]>([]);
  const { pending, answerTo, stop } = useAnswer();

  const add = (message: ChatMessage, more: Partial<ShownMessage> = {}) =>
    setMessages((said) => [
      ...said,
      {
        sources: [],
        suggestions: [],
        screen: undefined,
        isApology: false,
        ...message,
        ...more,
        id: (said.at(-1)?.id ?? 0) + 1,
      },
    ]);

  const answer = async (said: readonly ChatMessage[]) => {
    try {
      const given = await answerTo(said);
      if (given !== undefined) add({ role: 'assistant', content: given.content }, besideText(given));
    } catch (error) {
      add({ role: 'assistant', content: apologyFor(error, texts) }, { isApology: true });
    }
  };

  const ask = (question: string) => {
    if (pending !== undefined) return;
    const asked: ChatMessage = { role: 'user', content: question };
    add(asked);
    void answer([...messages.filter(({ isApology }) => !isApology), asked]);
  };

  /** Asks the last question once more, in place of what came of it. */
  const askAgain = () => {
    const last = messages.findLastIndex(({ role }) => role === 'user');
    if (pending !== undefined || last < 0) return;
    const said = messages.slice(0, last + 1);
    setMessages(said);
    void answer(said.filter(({ isApology }) => !isApology));
  };

  return { messages, pending, ask, askAgain, stop };
}
