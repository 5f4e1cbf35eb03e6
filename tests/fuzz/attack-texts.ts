import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** One of many kinds, by which the members of a class of characters are found. */
const CHARACTERS = [
  ...Array.from('a1 Aя-.,/<>="\'|:;@%&#_+~()[]{}\\$€\t\n\r\u0000\u00a0\u0301\u200b\ud800'),
  '💥',
];

/** Samples for any expression. */
const ANYWHERE = [
  ...CHARACTERS,
  'a ',
  '1 ',
  '1,',
  '1.',
  'a@',
  'a.',
  '\r\n',
  '\n ',
  ' \n',
  'aa',
  '<a>',
  '</a>',
  'я1',
];

function members(source: string, flags: string): readonly string[] {
  const member = new RegExp(`^(?:${source})$`, flags);
  return CHARACTERS.filter((character) => member.test(character));
}

interface Samples {
  /** A text that the node matches, or nearly matches. */
  readonly of: (node: AST.Node) => string;
}

function samplesFor(flags: string): Samples {
  const of = (node: AST.Node): string => {
    if (node.type === 'Character') return String.fromCodePoint(node.value);
    if (node.type === 'CharacterSet' || node.type === 'CharacterClass')
      return members(node.raw, flags)[0] ?? '';
    if (node.type === 'Quantifier') return of(node.element).repeat(Math.min(Math.max(node.min, 1), 20));
    if (node.type === 'Group' || node.type === 'CapturingGroup')
      return node.alternatives.slice(0, 1).map(of).join('');
    return node.type === 'Alternative' ? node.elements.map(of).join('') : '';
  };
  return { of };
}

/** The beginnings of a text that the alternative matches. */
function beginnings({ elements }: AST.Alternative, { of }: Samples): readonly string[] {
  return elements.map((_element, index) =>
    elements
      .slice(0, index + 1)
      .map(of)
      .join(''),
  );
}

function isEndless(node: AST.Node): boolean {
  if (node.type === 'Quantifier') return node.max > 20 || isEndless(node.element);
  if (node.type === 'Alternative') return node.elements.some(isEndless);
  return 'alternatives' in node && node.alternatives.some(isEndless);
}

/** What must precede a repeated part so that the expression reaches it. */
function beforeRepetitions({ elements }: AST.Alternative, { of }: Samples): readonly string[] {
  return elements.flatMap((element, index) =>
    isEndless(element) ? [elements.slice(0, index).map(of).join('')] : [],
  );
}

function alternativesIn(node: AST.Node): AST.Alternative[] {
  if (node.type === 'Quantifier') return alternativesIn(node.element);
  if ('alternatives' in node)
    return node.alternatives.flatMap((one) =>
      one.type === 'Alternative' ? [one, ...one.elements.flatMap(alternativesIn)] : [],
    );
  return [];
}

/** Every class of characters with all kinds of members that it has. */
function membersIn(node: AST.Node, flags: string): readonly string[] {
  if (node.type === 'CharacterSet' || node.type === 'CharacterClass') return members(node.raw, flags);
  if (node.type === 'Quantifier') return membersIn(node.element, flags);
  return [];
}

export interface AttackTexts {
  /** What precedes the repeated piece. */
  readonly before: readonly string[];
  readonly repeated: readonly string[];
}

/** Texts that may slow an expression down when repeated: made from its own parts, and general ones. */
export function attackTexts({ source, flags }: RegExp): AttackTexts {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const samples = samplesFor(flags.replaceAll(/[gy]/g, ''));
  const inside = pattern.alternatives.flatMap((one) => [one, ...one.elements.flatMap(alternativesIn)]);
  const elements = inside.flatMap((one) => one.elements);
  const own = [
    ...inside.flatMap((one) => beginnings(one, samples)),
    ...elements.map(samples.of),
    ...elements.flatMap((element) => membersIn(element, flags.replaceAll(/[gy]/g, ''))),
  ];
  const starts = pattern.alternatives.flatMap((one) => beforeRepetitions(one, samples));
  const some = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');
  return { before: ['', ...some(starts)], repeated: some([...own, ...ANYWHERE]) };
}
