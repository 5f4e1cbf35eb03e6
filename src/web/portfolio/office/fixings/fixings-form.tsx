import { useId, useState, type ComponentProps } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import {
  MAX_FIXINGS,
  readFixingsFile,
  type FixingRow,
  type FixingsFileFault,
} from '#domain/prices/fixings-file';
import { readChosenText } from '../../../platform/forms/chosen-file.ts';
import { EndpointForm } from '../../../platform/forms/endpoint-form.tsx';
import { parseNumber, textOrNull } from '../../../platform/forms/form-values.ts';
import { RowsField } from '../../../platform/forms/rows-field/rows-field.tsx';
import { splitRows } from '../../../platform/forms/rows-field/form-rows.ts';
import { SelectField } from '../../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { invalidateFixings } from '../../../platform/queries/portfolio/instruments/fixings.ts';
import { exchangeRatesTexts } from '../../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { fixingsTexts } from '../../../platform/texts/portfolio/instruments/fixings.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { FileButton } from '../../../platform/ui/file-button.tsx';
import { Message } from '../../../platform/ui/message.tsx';

interface ReadFile {
  readonly name: string;
  readonly rows: readonly FixingRow[];
}
type FileFault = FixingsFileFault | 'empty' | 'too-many' | 'unreadable';

const EMPTY = { index: '', fixings: '\t', pastFlows: '' };

/** The typed rows, and after them those of the file. */
function fixingsBody(values: typeof EMPTY, file: ReadFile | null) {
  const rows = splitRows(values.fixings);
  const isBlank = rows.every((cells) => cells.every((cell) => cell === ''));
  const typed = rows.map(([day, rate]) => ({ day, rate: parseNumber(rate) }));
  return {
    index: values.index,
    fixings: file === null ? typed : [...(isBlank ? [] : typed), ...file.rows],
    pastFlows: textOrNull(values.pastFlows),
  };
}

interface Saved {
  readonly index: string;
  readonly count: number;
}

interface FixingsFormProps {
  readonly indexes: readonly string[];
}

/** Fixings of one index: typed, pasted or loaded from a file. After a save the form starts over with the same index. */
export function FixingsForm({ indexes }: FixingsFormProps) {
  const [rounds, setRounds] = useState<readonly Saved[]>([]);
  return (
    <OneForm
      key={rounds.length}
      indexes={indexes}
      saved={rounds.at(-1) ?? null}
      onSaved={(saved) => {
        setRounds([...rounds, saved]);
        void invalidateFixings();
      }}
    />
  );
}

interface OneFormProps extends FixingsFormProps {
  /** The previous save. */
  readonly saved: Saved | null;
  readonly onSaved: (saved: Saved) => void;
}

function OneForm({ indexes, saved, onSaved }: OneFormProps) {
  const texts = useTexts(fixingsTexts);
  const { unreadable } = useTexts(exchangeRatesTexts).faults;
  const faults = { ...texts.faults, unreadable };
  const withCause = useWithCause();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const known = useId();
  const form = useEndpointForm({
    endpoint: async () => (await import('#api/portfolio/instruments/fixings')).saveFixings,
    initial: { ...EMPTY, index: saved?.index ?? '' },
    labels: { index: texts.index, fixings: texts.title, pastFlows: texts.pastFlows },
    toBody: (values) => fixingsBody(values, file),
    failure: (error) => withCause(texts.saveFailed, error),
    onSaved: ({ saved: count }, { index }) => onSaved({ index, count }),
  });
  async function choose(chosen: File) {
    const text = await readChosenText(chosen);
    const read = text === undefined ? 'unreadable' : readChosen(chosen.name, text);
    setFault(typeof read === 'string' ? read : null);
    setFile(typeof read === 'string' ? null : read);
  }
  return (
    <EndpointForm
      frame={form.frame}
      submitLabel={texts.save}
      actions={
        <FileButton label={texts.file} accept=".csv,text/csv" onFile={(chosen) => void choose(chosen)} />
      }
    >
      <TextField {...form.field('index')} list={known} placeholder="EURIBOR 6M" autoComplete="off" />
      <datalist id={known}>
        {indexes.map((index) => (
          <option key={index} value={index} />
        ))}
      </datalist>
      <RowsField
        {...form.number('fixings')}
        columns={[texts.day, texts.rate]}
        hint={texts.hint}
        noneText=""
      />
      {file !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <p>{texts.fromFile(file.rows.length, file.name)}</p>
          <Button kind="quiet" onClick={() => setFile(null)}>
            {texts.withoutFile}
          </Button>
        </div>
      )}
      {fault !== null && <Message kind="error" text={faults[fault]} />}
      <PastFlows field={form.number('pastFlows')} select={form.field('pastFlows')} />
      {saved !== null && <Message kind="success" text={texts.saved(saved.count)} />}
    </EndpointForm>
  );
}

interface PastFlowsProps {
  readonly field: { readonly control: Control<typeof EMPTY>; readonly error?: string | undefined };
  readonly select: Omit<ComponentProps<typeof SelectField>, 'options'>;
}

/** How to treat past payments. Shown only if the fixings change them. */
function PastFlows({ field: { control, error }, select }: PastFlowsProps) {
  const texts = useTexts(fixingsTexts);
  const answer = useWatch({ control, name: 'pastFlows' });
  if (error === undefined && answer === '') return null;
  return (
    <SelectField
      {...select}
      options={[
        { value: '', label: texts.choose },
        { value: 'correct', label: texts.correct },
        { value: 'keep', label: texts.keep },
      ]}
    />
  );
}

function readChosen(name: string, text: string): ReadFile | FileFault {
  const read = readFixingsFile(text);
  if (!read.ok) return read.reason;
  if (read.value.length === 0) return 'empty';
  return read.value.length > MAX_FIXINGS ? 'too-many' : { name, rows: read.value };
}
