import type { ReactNode } from 'react';
import type { ChatMessage, ChatSource } from '#api/assistant/chat';
import { CopyButton } from '../platform/forms/copy-button.tsx';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { useDisplayPreferences } from '../platform/ui/display-preferences.ts';
import { answerAsText } from './answers/answer-as-text.ts';
import { AnswerText } from './answers/answer-text.tsx';
import { maskAmounts } from './mask-amounts.ts';
import { ScreenLink, SourceLink } from './answers/source-link.tsx';

const LOOKS = {
  user: 'max-w-[92%] self-end bg-accent-wash',
  assistant: 'max-w-full self-start bg-hair',
} as const;

interface MessageBubbleProps {
  readonly by: ChatMessage['role'];
  readonly children: ReactNode;
}

/** A message of the conversation, with its author. */
export function MessageBubble({ by, children }: MessageBubbleProps) {
  const texts = useTexts(chatTexts);
  return (
    <div className={`grid shrink-0 grid-cols-1 gap-1.5 rounded-sheet px-3 py-2 wrap-anywhere ${LOOKS[by]}`}>
      <span className="sr-only">{by === 'user' ? texts.you : texts.assistant}: </span>
      {children}
    </div>
  );
}

const MAX_SOURCES = 6;

interface AnswerProps {
  readonly text: string;
  readonly sources: readonly ChatSource[];
  readonly screen?: string | undefined;
  /** True for a complete answer, which can be copied. */
  readonly isWhole?: boolean;
}

/** The assistant's answer, with links to the holdings it mentions. */
export function Answer({ text, sources, screen, isWhole = false }: AnswerProps) {
  const texts = useTexts(chatTexts);
  const { amountsHidden } = useDisplayPreferences();
  const more = sources.length - MAX_SOURCES;
  const shown = amountsHidden ? maskAmounts(text) : text;
  return (
    <MessageBubble by="assistant">
      <AnswerText text={shown} sources={sources} />
      {screen !== undefined && <ScreenLink screen={screen} />}
      {sources.length > 0 && (
        <p className="flex flex-wrap gap-x-2 border-t border-line pt-1.5 text-xs text-soft">
          <span>{texts.sources}:</span>
          {sources.slice(0, MAX_SOURCES).map((source) => (
            <SourceLink key={`${source.kind} ${source.id}`} source={source} />
          ))}
          {more > 0 && <span>{texts.moreSources(more)}</span>}
        </p>
      )}
      {isWhole && (
        <p className="-mx-2 -mb-1 flex items-center gap-1.5">
          <CopyButton kind="quiet" className="h-7! px-2! text-sm" text={answerAsText(shown)} />
        </p>
      )}
    </MessageBubble>
  );
}
