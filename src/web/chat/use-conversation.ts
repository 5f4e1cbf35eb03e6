import { useEffect, useRef, useState } from 'react';
import { chat, type ChatMessage } from '#api/chat';
import { CallError } from '../call-error.ts';
import { call } from '../call.ts';
import { chatTexts } from '../texts/chat.ts';
import { useTexts } from '../texts/texts.ts';
import { messagesToSend } from './messages-to-send.ts';

export interface ShownMessage extends ChatMessage {
  readonly id: number;
  /** An apology in place of an answer, which is not sent back as if it were one. */
  readonly isApology: boolean;
}

/** Longer than the server takes at most: a connection that is lost ends in an apology, too. */
const LONGEST_WAIT_MS = 40_000;

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What was said, and the way to ask; one question at a time. */
export function useConversation() {
  const texts = useTexts(chatTexts);
  const [messages, setMessages] = useState<readonly ShownMessage[]>([]);
  const [isThinking, setThinking] = useState(false);
  const gone = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  const add = (message: ChatMessage, isApology = false) =>
    setMessages((said) => [...said, { ...message, id: said.length, isApology }]);

  const answerTo = async (said: readonly ChatMessage[], signal: AbortSignal) => {
    try {
      const { content } = await call(chat, { body: { messages: messagesToSend(said) }, signal });
      add({ role: 'assistant', content });
    } catch (error) {
      if (isAborted(error)) return;
      const isTooOften = error instanceof CallError && error.code === 'too_many_requests';
      add({ role: 'assistant', content: isTooOften ? texts.tooOften : texts.failed }, true);
    }
    setThinking(false);
  };

  const ask = (question: string) => {
    if (isThinking || gone.current === undefined) return;
    const asked: ChatMessage = { role: 'user', content: question };
    const said = messages.filter(({ isApology }) => !isApology);
    add(asked);
    setThinking(true);
    const signal = AbortSignal.any([gone.current.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
    void answerTo([...said, asked], signal);
  };

  return { messages, isThinking, ask };
}
