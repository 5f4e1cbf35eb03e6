import { useEffect, useRef } from 'react';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { Button } from '../platform/ui/button.tsx';
import { ExampleQuestions, QuestionButtons } from './example-questions.tsx';
import { Answer, Said } from './said.tsx';
import type { Pending } from './use-answer.ts';
import type { ShownMessage } from './use-conversation.ts';

interface ChatLogProps {
  readonly messages: readonly ShownMessage[];
  readonly pending: Pending | undefined;
  readonly onAsk: (question: string) => void;
  readonly onAskAgain: () => void;
}

/** Brings the last question to the top when it is asked: its answer is read from its beginning, also while it is made. */
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

/** In pixels, between the edge of the log and the question. */
const ROOM_ABOVE = 8;

/** What was said, the last question and its answer in sight. */
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
      // Told when it is whole, not piece by piece.
      aria-busy={pending !== undefined && pending.text !== ''}
      aria-label={texts.conversation}
      tabIndex={0}
      className="flex min-h-0 grow flex-col gap-2.5 overflow-y-auto px-4 py-3 -outline-offset-2"
    >
      <Said by="assistant">
        <p>{texts.greeting}</p>
      </Said>
      {messages.length === 0 && <ExampleQuestions onAsk={onAsk} />}
      <Messages messages={before} />
      {last >= 0 && (
        // As high as the log, so that a short answer leaves the question at the top, too.
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
      <Said key={id} by="user">
        <p className="whitespace-pre-line">{content}</p>
      </Said>
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
