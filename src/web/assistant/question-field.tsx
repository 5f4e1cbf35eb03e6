import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { MAX_MESSAGE_LENGTH } from '#api/assistant/chat';
import { draftStore } from '../platform/session/drafts.ts';
import { useDraft, useKeptDraft } from '../platform/session/use-draft.ts';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { Button } from '../platform/ui/button.tsx';

interface QuestionFieldProps {
  /** The question that is being answered. */
  readonly pending: string | undefined;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
  readonly onWhatItSees: () => void;
}

const drafts = draftStore<string>();
const DRAFT = 'question';

/** The field for the next question. The user can type while the last one is being answered, but send it only afterwards. */
export function QuestionField({ pending, onAsk, onStop, onWhatItSees }: QuestionFieldProps) {
  const texts = useTexts(chatTexts);
  const isThinking = pending !== undefined;
  const draft = useDraft(drafts, DRAFT);
  const [text, setText] = useState(draft ?? '');
  useKeptDraft(drafts, { key: DRAFT, readTyped: () => (text.trim() === '' ? (pending ?? null) : text) });
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const isReady = !isThinking && text.trim() !== '';
  const send = () => {
    if (!isReady) return;
    onAsk(text.trim());
    setText('');
    field.current?.focus();
  };
  const stopAndGoOn = () => {
    onStop();
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="border-t border-hair px-4 pt-3 pb-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={2}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          aria-label={texts.question}
          aria-describedby={hintId}
          placeholder={texts.placeholder}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
          className="min-w-0 grow resize-none rounded-control border border-edge bg-sheet px-3 py-2 placeholder:text-faint max-[640px]:text-lg"
        />
        <div className="grid gap-1">
          {isThinking && (
            <Button className="h-7!" onClick={stopAndGoOn}>
              {texts.stop}
            </Button>
          )}
          <Button kind="primary" type="submit" disabled={!isReady} className={isThinking ? 'h-7!' : ''}>
            {texts.send}
          </Button>
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-faint">
        <p id={hintId}>{texts.hint}</p>
        <button type="button" className="underline hover:text-ink" onClick={onWhatItSees}>
          {texts.sees.link}
        </button>
      </div>
      <p className="mt-0.5 text-xs text-faint">{texts.noAdvice}</p>
    </form>
  );
}
