import { useEffect, useRef } from 'react';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { Button } from '../platform/ui/button.tsx';
import { ExampleQuestions, QuestionButtons } from './example-questions.tsx';
import { Answer, MessageBubble } from './message-bubble.tsx';
import type { Pending } from './use-answer.ts';
import type { ShownMessage } from './use-conversation.ts';

interface ChatLogProps {
  readonly messages: readonly ShownMessage[];
  readonly pending: Pending | undefined;
  readonly onAsk: (question: string) => void;
  readonly onAskAgain: () => void;
}

/** Scrolls a new question to the top, so that its answer is read from the beginning, even while it streams in. */
function useQuestionAtTop(isPending: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const lastTurn = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending || log.current === null || lastTurn.current === null) return;
    const below = lastTurn.current.getBoundingClientRect().top - log.current.getBoundingClientRect().top;
    log.current.scrollTo({ top: log.current.scrollTop + below - ROOM_ABOVE });
  }, [isPending]);
  return { log, lastTurn };
}

/** The space between the edge of the log and the question, in pixels. */
const ROOM_ABOVE = 8;

/** The conversation, scrolled to the last question and its answer. */
export function ChatLog({ messages, pending, onAsk, onAskAgain }: ChatLogProps) {
  const texts = useTexts(chatTexts);
  const { log, lastTurn } = useQuestionAtTop(pending !== undefined);
  const canAskAgain = pending === undefined && messages.length > 0;
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const before = messages.slice(0, Math.max(0, last));
  const suggestions = pending === undefined ? (messages.at(-1)?.suggestions ?? []) : [];
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      // Announce the answer once it is complete, not piece by piece.
      aria-busy={pending !== undefined && pending.text !== ''}
      aria-label={texts.conversation}
      tabIndex={0}
      className="flex min-h-0 grow flex-col gap-2.5 overflow-y-auto px-4 py-3 -outline-offset-2"
    >
      <MessageBubble by="assistant">
        <p>{texts.greeting}</p>
      </MessageBubble>
      {messages.length === 0 && <ExampleQuestions onAsk={onAsk} />}
      <Messages messages={before} />
      {last >= 0 && (
        // As high as the log, so that the question stays at the top even with a short answer.
        <div ref={lastTurn} className="flex min-h-full shrink-0 flex-col gap-2.5">
          <Messages messages={messages.slice(last)} />
          {pending !== undefined && pending.text !== '' && <Answer text={pending.text} sources={[]} />}
          {pending !== undefined && pending.text === '' && <Thinking tool={pending.tool} />}
          {suggestions.length > 0 && <QuestionButtons questions={suggestions} onAsk={onAsk} />}
          {canAskAgain && (
            <Button kind="quiet" className="-mt-1.5 h-7! self-start px-2! text-sm" onClick={onAskAgain}>
              {texts.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Messages({ messages }: Pick<ChatLogProps, 'messages'>) {
  return messages.map(({ id, role, content, sources, screen, isApology }) =>
    role === 'assistant' ? (
      <Answer key={id} text={content} sources={sources} screen={screen} isWhole={!isApology} />
    ) : (
      <MessageBubble key={id} by="user">
        <p className="whitespace-pre-line">{content}</p>
      </MessageBubble>
    ),
  );
}

function Thinking({ tool }: { readonly tool: string | undefined }) {
  const texts = useTexts(chatTexts);
  return (
    <div className="text-soft">
      <p>{texts.thinking}</p>
      {tool !== undefined && <p className="text-sm">{lookingText(texts.looking, tool)}</p>}
    </div>
  );
}

function lookingText(looking: Readonly<Record<string, string>> & { anything: string }, tool: string): string {
  return Object.hasOwn(looking, tool) ? (looking[tool] ?? looking.anything) : looking.anything;
}
