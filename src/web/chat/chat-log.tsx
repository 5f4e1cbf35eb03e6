import { useEffect, useRef } from 'react';
import { chatTexts } from '../texts/chat.ts';
import { useTexts } from '../texts/texts.ts';
import { useReading } from '../ui/reading.ts';
import { maskAmounts } from './mask-amounts.ts';
import type { ShownMessage } from './use-conversation.ts';

interface ChatLogProps {
  readonly messages: readonly ShownMessage[];
  readonly isThinking: boolean;
}

/** What was said, the newest in sight. Answers are text and nothing else. */
export function ChatLog({ messages, isThinking }: ChatLogProps) {
  const texts = useTexts(chatTexts);
  const { amountsHidden } = useReading();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, isThinking]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={texts.conversation}
      tabIndex={0}
      className="flex min-h-0 grow flex-col gap-2.5 overflow-y-auto px-4 py-3 -outline-offset-2"
    >
      <Said by="assistant" text={texts.greeting} />
      {messages.map(({ id, role, content }) => (
        <Said
          key={id}
          by={role}
          text={role === 'assistant' && amountsHidden ? maskAmounts(content) : content}
        />
      ))}
      {isThinking && <p className="text-soft">{texts.thinking}</p>}
    </div>
  );
}

const LOOKS = {
  user: 'self-end bg-accent-wash',
  assistant: 'self-start bg-hair',
} as const;

function Said({ by, text }: { readonly by: ShownMessage['role']; readonly text: string }) {
  const texts = useTexts(chatTexts);
  return (
    <p className={`max-w-[88%] rounded-sheet px-3 py-2 wrap-anywhere whitespace-pre-line ${LOOKS[by]}`}>
      <span className="sr-only">{by === 'user' ? texts.you : texts.assistant}: </span>
      <span>{text}</span>
    </p>
  );
}
