import { answerToAll } from '#domain/imports/questions';
import type { Import } from '#api/portfolio/imports/import-fields';
import { useMapColumns, type ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import { Message } from '../../../../platform/ui/message.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import { ShortInput } from '../short-input.tsx';
import type { TypedChoices } from '../use-typed-choices.ts';
import { columnLabel } from './column-label.ts';
import { ScaleOutcome } from './scale-outcome.tsx';
import { shownFigure } from './shown-figure.ts';

type ImportQuestion = Import['questions'][number];

interface QuestionListProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  readonly typed: Pick<TypedChoices, 'answers' | 'onAnswer'>;
}

/** Of a kind. More questions appear as these are answered, and one answer can apply to all. */
const SHOWN_QUESTIONS = 5;

/** The open questions about the file, each asked once. */
export function QuestionList({ owner, upload, typed }: QuestionListProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const answering = useMapColumns(owner, upload.id);
  if (upload.questions.length === 0) return null;
  const answer = (key: string, text: string) => answering.mutate({ answers: { [key]: text } });
  const header = upload.sheets.flatMap((sheet) => sheet.header);
  const rules = [...new Set(upload.questions.map(({ rule }) => rule))];
  const byRule = rules.map((rule) => [rule, upload.questions.filter((each) => each.rule === rule)] as const);
  return (
    <Sheet className="mb-4 p-4 md:p-5">
      <h2 className="text-base font-semibold">{texts.questions}</h2>
      {byRule.map(([rule, questions]) => (
        <div key={rule} className="mt-3 grid gap-3 border-t border-hair pt-3">
          <AnswerForAll questions={questions} busy={answering.isPending} onAnswer={answer} />
          {questions.slice(0, SHOWN_QUESTIONS).map((question) => (
            <Question
              key={question.key}
              {...{ question, header }}
              text={typed.answers[question.key] ?? ''}
              onText={(text) => typed.onAnswer(question.key, text)}
              busy={answering.isPending}
              onAnswer={answer}
            />
          ))}
          {questions.length > SHOWN_QUESTIONS && (
            <p className="text-xs text-soft">{texts.moreQuestions(questions.length - SHOWN_QUESTIONS)}</p>
          )}
        </div>
      ))}
      {answering.error !== null && (
        <div className="mt-3">
          <Message kind="error" text={withCause(texts.answerFailed, answering.error)} />
        </div>
      )}
    </Sheet>
  );
}

interface AnswerProps {
  readonly busy: boolean;
  readonly onAnswer: (key: string, text: string) => void;
}

/** One answer for all securities with the same question. */
function AnswerForAll({
  questions,
  busy,
  onAnswer,
}: AnswerProps & { readonly questions: readonly ImportQuestion[] }) {
  const texts = useTexts(importsTexts);
  const [first] = questions;
  if (first === undefined || questions.length < 2 || first.choices.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={texts.forAll(questions.length)}
      className="flex flex-wrap items-center gap-2"
    >
      <span className="font-medium">{texts.forAll(questions.length)}</span>
      {first.choices.map((choice) => (
        <Button key={choice} busy={busy} onClick={() => onAnswer(answerToAll(first.rule), choice)}>
          {texts.choices[choice] ?? choice}
        </Button>
      ))}
    </div>
  );
}

const FIGURES: readonly string[] = ['quantity', 'price'];

interface QuestionProps extends AnswerProps {
  readonly question: ImportQuestion;
  /** The names of all columns in the file. */
  readonly header: readonly string[];
  /** What was typed as its answer. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Question({ question, header, text, onText, busy, onAnswer }: QuestionProps) {
  const texts = useTexts(importsTexts);
  const { key, rule, values, choices, rowCount } = question;
  const { locale } = useDisplayPreferences();
  const value = (name: string) => {
    const written = values[name] ?? '';
    if (name === 'column') return columnLabel(written, texts, header);
    return FIGURES.includes(name) ? shownFigure(written, locale) : written;
  };
  const sentence = texts.questionTexts[rule]?.(value) ?? key;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{sentence}</p>
        <p className="text-xs text-soft">{texts.questionRows(rowCount)}</p>
      </div>
      {choices.length === 0 ? (
        <ShortInput
          label={sentence}
          action={texts.answer}
          {...{ text, onText, busy }}
          onEnter={(answer) => onAnswer(key, answer)}
        />
      ) : (
        <div role="group" aria-label={sentence} className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button
              key={choice}
              className="h-auto! min-h-9 py-1 text-left"
              busy={busy}
              onClick={() => onAnswer(key, choice)}
            >
              <span>
                {texts.choices[choice] ?? choice}
                <ScaleOutcome choice={choice} values={values} />
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
