import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { Button } from '../platform/ui/button.tsx';

interface QuestionButtonsProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions as buttons that ask them. */
export function QuestionButtons({ questions, onAsk }: QuestionButtonsProps) {
  const texts = useTexts(chatTexts);
  return (
    <ul aria-label={texts.next} className="flex flex-wrap gap-1.5">
      {questions.map((question) => (
        <li key={question}>
          <Button
            className="h-auto! min-h-8 max-w-full py-1 text-left text-sm whitespace-normal!"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Questions to begin with. */
export function ExampleQuestions({ onAsk }: Pick<QuestionButtonsProps, 'onAsk'>) {
  const texts = useTexts(chatTexts);
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-sm text-soft">{texts.examplesTitle}</p>
      <QuestionButtons questions={texts.examples} onAsk={onAsk} />
    </div>
  );
}
