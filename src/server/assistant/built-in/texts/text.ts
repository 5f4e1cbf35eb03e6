import type { Language } from '#domain/language';

/**
 * A text in both languages. Facts fill its holes: '{amount}' is written by what it is, '{percent}' by the writer of that name, and
 * '{limit:share}' by the writer after the colon. '{days|day|days}' is the first form of a fact that is one or true, else the second;
 * '#' in it stands for the fact.
 */
export type Text = Readonly<Record<Language, string>>;

type Holes<Of extends string> = Of extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

type NameOf<Hole extends string> = Hole extends `${infer Name}|${string}`
  ? Name
  : Hole extends `${infer Name}:${string}`
    ? Name
    : Hole;

type WriterOf<Hole extends string> = Hole extends `${string}:${infer Writer}` ? Writer : Hole;

/** `Writers` maps the name of a writer to what it writes; `Plain` is what is written by what it is. */
type FactOf<Hole extends string, Writers, Plain> = Hole extends `${string}|${string}`
  ? Plain | boolean
  : WriterOf<Hole> extends keyof Writers
    ? Writers[WriterOf<Hole>]
    : Plain;

/** The facts that a text needs. */
export type FactsOf<Of extends string, Writers, Plain> = {
  readonly [Hole in Holes<Of> as NameOf<Hole>]: FactOf<Hole, Writers, Plain>;
};

/** The text with its holes filled. */
export function fillHoles(
  text: string,
  facts: Readonly<Record<string, unknown>>,
  write: (fact: unknown, writer: string) => string,
): string {
  return text.replaceAll(/\{([^{}]+)\}/g, (_, hole: string) => {
    const [what = '', one, many] = hole.split('|');
    const [name = '', writer = name] = what.split(':');
    const fact = facts[name];
    if (one === undefined || many === undefined) return write(fact, writer);
    const form = fact === true || String(fact) === '1' ? one : many;
    return form.includes('#') ? form.replace('#', write(fact, writer)) : form;
  });
}
