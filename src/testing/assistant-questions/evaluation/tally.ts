import type { Judged } from './evaluate.ts';
import { OUTCOMES, type Outcome } from './judge.ts';
import { LANGUAGES } from '#domain/language';

const HEADER = ['', 'questions', ...OUTCOMES, ...LANGUAGES.map((language) => `right, ${language}`)] as const;

const inLanguage = (judged: readonly Judged[], language: string) =>
  judged.filter(({ question }) => question.language === language);

function share(judged: readonly Judged[], outcome: Outcome): string {
  if (judged.length === 0) return '–';
  const count = judged.filter((one) => one.outcome === outcome).length;
  return `${((100 * count) / judged.length).toFixed(1)} %`;
}

function row(name: string, judged: readonly Judged[]): string[] {
  return [
    name,
    String(judged.length),
    ...OUTCOMES.map((outcome) => share(judged, outcome)),
    ...LANGUAGES.map((language) => share(inLanguage(judged, language), 'right')),
  ];
}

function groupByIntent(judged: readonly Judged[]): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const { intent } = one.question;
    groups.set(intent, [...(groups.get(intent) ?? []), one]);
  }
  return groups;
}

/** A table in Markdown: what part has each outcome, by intent, then by language, then of all. */
export function tally(judged: readonly Judged[]): string {
  const rows = [
    ...[...groupByIntent(judged)].map(([intent, some]) => row(intent, some)),
    ...LANGUAGES.map((language) => row(`all, ${language}`, inLanguage(judged, language))),
    row('all', judged),
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEADER), line(HEADER.map(() => '---')), ...rows.map(line)].join('\n');
}
