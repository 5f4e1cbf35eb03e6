import type { EcbReader } from './ecb-quote.ts';

/** The only allowed elements, by path, each with its attributes in alphabetical order. */
const DAY = 'gesmes:Envelope/Cube/Cube';
const QUOTE = `${DAY}/Cube`;
const ELEMENTS = new Map([
  ['gesmes:Envelope', 'xmlns xmlns:gesmes'],
  ['gesmes:Envelope/gesmes:subject', ''],
  ['gesmes:Envelope/gesmes:Sender', ''],
  ['gesmes:Envelope/gesmes:Sender/gesmes:name', ''],
  ['gesmes:Envelope/Cube', ''],
  [DAY, 'time'],
  [QUOTE, 'currency rate'],
]);

const NAME = String.raw`[A-Za-z][\w:.-]*`;
const VALUE = `"[^"<&]*"|'[^'<&]*'`;
const PROLOG = /^<\?xml\s[^<>?]*\?>/;
/** A tag (slash of an end tag, name, at most two attributes, slash of an empty element), or the text between two tags. */
const TOKEN = new RegExp(
  String.raw`<(/?)(${NAME})((?:\s+${NAME}\s*=\s*(?:${VALUE})){0,2})\s*(/?)>|[^<&]+`,
  'gy',
);
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(${VALUE})`, 'gy');

export type EcbXmlFault = 'doctype-or-entity' | 'not-an-ecb-file';

/**
 * The quotes of eurofxref-daily.xml, eurofxref-hist-90d.xml or eurofxref-hist.xml. Reads the elements of these files and no other
 * XML; nothing in the text can name a file, an address or an entity.
 */
export function* readEcbXml(text: string): EcbReader<EcbXmlFault> {
  if (/<!|&/.test(text)) return 'doctype-or-entity';
  // A slice, not a copy: the text may have many megabytes.
  const body = text.slice(PROLOG.exec(text)?.[0].length ?? 0);
  const open: string[] = [];
  let [day, end] = ['', 0];
  for (const token of body.matchAll(TOKEN)) {
    const element = readToken(token, open);
    if (element === undefined) return 'not-an-ecb-file';
    const { path, attributes } = element;
    const attribute = (name: string) => attributes.get(name) ?? '';
    if (path === DAY) day = attribute('time');
    const isQuote = path === QUOTE;
    yield isQuote ? { day, currency: attribute('currency'), rate: attribute('rate') } : undefined;
    end = token.index + token[0].length;
  }
  return end === body.length && end > 0 && open.length === 0 ? undefined : 'not-an-ecb-file';
}

interface XmlElement {
  /** Empty if the token starts no element. */
  readonly path: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const NO_ELEMENT: XmlElement = { path: '', attributes: new Map() };

/** Reads one token and updates `open`, the names of the enclosing elements; undefined if the token is not allowed there. */
function readToken(
  [token, end, name, written = '', empty]: RegExpExecArray,
  open: string[],
): XmlElement | undefined {
  if (name === undefined) {
    return token.trim() === '' || open.at(-1)?.startsWith('gesmes:') === true ? NO_ELEMENT : undefined;
  }
  if (end === '/') return open.pop() === name && written === '' && empty === '' ? NO_ELEMENT : undefined;
  const path = [...open, name].join('/');
  const found = [...written.matchAll(ATTRIBUTE)].map(
    ([, attribute = '', value = '']) => [attribute, value.slice(1, -1)] as const,
  );
  const names = found.map(([attribute]) => attribute).sort();
  if (ELEMENTS.get(path) !== names.join(' ')) return undefined;
  if (empty === '') open.push(name);
  return { path, attributes: new Map(found) };
}
