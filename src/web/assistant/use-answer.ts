import { useEffect, useRef, useState } from 'react';
import { chat, ChatEvent, type ChatAnswer, type ChatMessage } from '#api/assistant/chat';
import { callForEvents } from '../platform/api-client/call-for-events.ts';
import { messagesToSend } from './messages-to-send.ts';

/** An answer in progress. */
export interface Pending {
  /** The tool currently in use; undefined before the first one. */
  readonly tool: string | undefined;
  /** The answer so far. */
  readonly text: string;
}

/** Longer than the server's time limit, so that lost connections time out as well. */
const MAX_WAIT_MS = 40_000;
const BEGUN: Pending = { tool: undefined, text: '' };

function addEvent(pending: Pending, event: unknown): Pending {
  const parsed = ChatEvent.safeParse(event);
  if (!parsed.success) return pending;
  return parsed.data.event === 'progress'
    ? { ...pending, tool: parsed.data.tool }
    : { ...pending, text: pending.text + parsed.data.text };
}

/** Requests answers, one at a time, and can stop them. */
export function useAnswer() {
  const [pending, setPending] = useState<Pending>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(GONE), []);

  /** Undefined if the panel has been unmounted in the meantime. */
  const answerTo = async (messages: readonly ChatMessage[]): Promise<ChatAnswer | undefined> => {
    const stop = new AbortController();
    running.current = stop;
    let current = BEGUN;
    setPending(current);
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(MAX_WAIT_MS)]);
    try {
      return await callForEvents(chat, { body: { messages: messagesToSend(messages) }, signal }, (event) => {
        current = addEvent(current, event);
        setPending(current);
      });
    } catch (error) {
      if (error === GONE) return undefined;
      throw error;
    } finally {
      running.current = undefined;
      setPending(undefined);
    }
  };
  return { pending, answerTo, stop: () => running.current?.abort() };
}

/** The abort reason when the panel unmounts. */
const GONE = new DOMException('The panel is gone.', 'AbortError');
