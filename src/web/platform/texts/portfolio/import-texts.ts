import type { FileRule, FoundKind } from '#domain/imports/file-rules';
import type { ImportFormatId } from '#domain/imports/formats/import-formats';
import type { ImportedInformation } from '#domain/imports/imported-row';
import type { MappingTarget } from '#domain/imports/mapping/mapping-fields';
import type { MappingFault } from '#domain/imports/mapping/column-mapping';
import type { RowRule } from '#domain/imports/row-rules';
import type { TextFileForm } from '#domain/imports/import-table';
import type { ImportState, RowKind } from '#api/portfolio/imports/import-fields';

/** A sentence that contains values of the file. */
export type Sentence = (value: (name: string) => string) => string;
type Words = Readonly<Record<string, string>>;
type InformationKind = ImportedInformation['what'];

type PlainText =
  | 'title' | 'intro' | 'introOfMine' | 'introOfReader' | 'loading' | 'failedTitle' | 'choose' | 'drop' | 'kinds' | 'holder' | 'holderHint'
  | 'holderUnknown' | 'setHolder' | 'setHolderFailed' | 'tooLarge' | 'empty' | 'unreadable' | 'uploadFailed' | 'cancel' | 'past' | 'none' | 'continue' | 'discard'
  | 'discardFailed' | 'discarded' | 'ownMapping' | 'savedMapping' | 'sheet' | 'target' | 'columnsTitle' | 'field' | 'column'
  | 'sample' | 'noColumn' | 'optional' | 'remember' | 'toPreview' | 'mappingFailed' | 'questions' | 'answer' | 'answerFailed'
  | 'filters' | 'allRows' | 'showAll' | 'noRows' | 'include' | 'row' | 'kind' | 'security' | 'effect' | 'includeFailed'
  | 'coupon' | 'redemption' | 'nominal' | 'dividend' | 'price' | 'yes' | 'no' | 'errors' | 'correct' | 'correctFailed' | 'noLine' | 'downloadNote' | 'why'
  | 'downloadFailed' | 'unknownRule' | 'another' | 'barNote' | 'back' | 'confirmFailed' | 'doneNothing' | 'undoneTitle' | 'undo'
  | 'header' | 'footLines' | 'openMapping' | 'saveMapping' | 'notAMapping' | 'savedMappings' | 'savedMappingsNote' | 'forget' | 'forgetFailed' | 'savedSymbols' | 'savedSymbolsNote' | 'forgetSymbolFailed' | 'changeSymbol' | 'saveSymbol' | 'changeSymbolFailed' | 'undoFailed' | 'toList' | 'toBonds' | 'takeAll' | 'takeNone' | 'cashFlow' | 'nobodyEmailed' | 'inFuture' | 'changedSinceNote' | 'undoOthers' | 'undoNothing'; // prettier-ignore

type TextOfCount = 'rows' | 'moreQuestions' | 'sheets' | 'questionRows' | 'forAll' | 'firstErrors' | 'moreRows' | 'download' | 'leaveErrors' | 'notTicked' | 'import' | 'doneTitle' | 'leftOut' | 'undoneRows' | 'changedSince' | 'waitingForAnswers' | 'columnNumber'; // prettier-ignore
type TextOfTwoCounts = 'progress' | 'ofRows' | 'barTitle' | 'undoneBut';
type TextOfText =
  | 'earlierIsin'
  | 'reading'
  | 'valueForAll'
  | 'asWritten'
  | 'known'
  | 'deleted'
  | 'undoUntil'
  | 'toHolder'
  | 'readAsOther'
  | 'takeIsin';

/** The names of other programs, which are the same in every language. */
export const PROGRAMS = {
  'ibkr-flex': 'Interactive Brokers Flex',
  'ibkr-activity': 'Interactive Brokers Activity Statement',
  'trade-republic': 'Trade Republic',
  'portfolio-performance': 'Portfolio Performance',
  'portfolio-performance-quotes': 'Portfolio Performance',
  'trading-212': 'Trading 212',
  'ghostfolio-json': 'Ghostfolio (JSON)',
  'ghostfolio-csv': 'Ghostfolio (CSV)',
  wealthfolio: 'Wealthfolio',
  scalable: 'Scalable Capital',
  revolut: 'Revolut',
  parqet: 'Parqet',
} as const;

/** The texts about imports in each language. */
export type ImportTexts = Readonly<Record<PlainText, string>> &
  Readonly<Record<TextOfCount, (count: number) => string>> &
  Readonly<Record<TextOfTwoCounts, (count: number, of: number) => string>> &
  Readonly<Record<TextOfText, (text: string) => string>> & {
    readonly readAs: (encoding: string, line: string) => string;
    readonly otherSheets: (names: readonly string[]) => string;
    readonly steps: Readonly<Record<'label' | 'file' | 'columns' | 'preview' | 'done', string>>;
    readonly states: Readonly<Record<ImportState, string>>;
    readonly formats: Words & Readonly<Record<ImportFormatId, string>>;
    readonly encodings: Readonly<Record<TextFileForm['encoding'], string>>;
    readonly delimiters: Readonly<Record<TextFileForm['delimiter'], string>>;
    /** Kinds of files that contain no table. */
    readonly found: Words & Readonly<Record<FoundKind, string>>;
    readonly targets: Readonly<Record<MappingTarget, string>>;
    readonly mappingFaults: Readonly<Record<MappingFault['rule'], string>>;
    readonly columns: Words;
    readonly questionTexts: Readonly<Record<string, Sentence>>;
    readonly choices: Words;
    readonly kindsOfRows: Readonly<Record<RowKind, string>>;
    /** Of a single row. */
    readonly kindOfRow: Readonly<Record<RowKind, string>>;
    readonly kindNotes: Readonly<Record<RowKind, string>>;
    readonly includeRow: (row: number) => string;
    readonly verbs: Words;
    readonly information: Words & Readonly<Record<InformationKind, string>>;
    /** Why such a row is only shown. */
    readonly notTaken: Words & Readonly<Record<InformationKind, string>>;
    readonly fields: Words;
    readonly inRow: (row: number, column: string | null, sheet: string | null) => string;
    readonly rules: Readonly<Record<RowRule, Sentence>> & Readonly<Record<string, Sentence>>;
    readonly fileRules: Readonly<Record<FileRule | 'interrupted', Sentence>>;
  };
