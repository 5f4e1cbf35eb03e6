/** Parts of a value in words, as percentages of it. */
const FRACTIONS: readonly (readonly [ways: string, percent: string])[] = [
  ['half|наполовина|половин(?:а(?:та)?)?|napolovina|polovin(?:a(?:ta)?)?', '50'],
  ['two thirds|2[/⁄]3|две трети|dve treti', '66.67'],
  ['(?:a|one) third|1[/⁄]3|една трета|третин(?:а|ата)|edna treta', '33.33'],
  ['three quarters|3[/⁄]4|три четвърти|tri 4etvarti', '75'],
  ['(?:a|one) quarter|1[/⁄]4|(?:една )?четвърт(?:ина(?:та)?)?|edna 4etvart', '25'],
  ['(?:a|one) fifth|1[/⁄]5|една пета|edna peta', '20'],
  ['(?:a|one) tenth|1[/⁄]10|една десета|edna deseta', '10'],
];
const WAYS = FRACTIONS.map(([ways]) => ways).join('|');
const PARTS = FRACTIONS.map(([ways, percent]) => ({ is: new RegExp(`^(?:${ways})$`, 'u'), percent }));

const FALLS = String.raw`los(?:es?|t|ing)|f[ae]lls?|drop(?:s|ped)?|declined?s?|cut|(?:за|из)?губ\p{L}*|с?пад(?:а|ат|не|нат|на|наха)?|поевтин\p{L}*|обезцен\p{L}*|срин\p{L}*|намал\p{L}*|zagub\p{L}*|s?pad(?:a|at|ne|nat|na)?|poevtin\p{L}*|namal\p{L}*`;
const BETWEEN = String.raw`(?:by|of|with|с|със|от|s|ot|in(?= half)|to(?= half)|до(?= полов))`;
const VALUE = String.raw`(?:(?: of| от| ot)?(?: (?:its|their|the|my|си|им|своята|si))? (?:value|price|worth|стойност\p{L}*|цен\p{L}*|stoinost\p{L}*|cenata)(?: (?:си|им|si|im))?)?`;
const UNIT = String.raw`(?: of| от)?(?: an?| one| един)? (?:%|per ?cent|point|basis|процент|пункт|procent|punkt)`;
/** 'By half a year' is no half of a value. */
const OF_TIME = String.raw`(?! (?:an? )?(?:year|month|година|месец))`;
const IF = String.raw`(?:^| )(?:if|suppose|say|imagine|ако|ako|да кажем(?:,? че)?|представи си(?:,? че)?) .{1,60}?`;

/** 'Half a percent'; 'one and a half percent' is more. */
const OF_PERCENT = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:and|и|i) (?:a )?)(${WAYS}|quarter)(?=${UNIT})`,
  'gu',
);
const LOSES_PART = new RegExp(
  String.raw`(?<!\p{L})(${FALLS}) (?:${BETWEEN} )?(${WAYS})(?![\p{L}\d/.])(?!${UNIT})${OF_TIME}${VALUE}`,
  'gu',
);
const GOES_TO_NOTHING = new RegExp(
  String.raw`(${IF}|(?:^| )ако) (?:(?:goes|went) (?:bust|bankrupt)|(?:goes|falls|drops) to (?:zero|0|nothing)|фалират?|стане (?:нула|0))(?!\p{L})`,
  'gu',
);
/** In Latin letters, as the word that it becomes. */
const FALIRA = /((?:^| )ako(?: .{1,60}?)?) falirat?(?!\p{L})/gu;
/** 'What do I lose if it defaults?', 'what if it defaults': all that it is worth. */
const LOST_IN_DEFAULT = new RegExp(
  String.raw`((?:lose|loss|left|what)(?!\p{L})${IF}) defaults?(?!\p{L})`,
  'gu',
);
const DOUBLES = new RegExp(
  String.raw`(${IF}) (?:doubled?s?|(?:се )?удво\p{L}*|(?:se )?udvo\p{L}*)(?!\p{L})${VALUE}`,
  'gu',
);

/** '1 1/2 %'. */
const DIGITS =
  /(?:(?<!\d)(\d{1,2}) )?(?<![\d/])([1-3])[/⁄]([2-4])(?= ?(?:%|per ?cent|point|процент|пункт|procent|punkt))/gu;

function readMixed(written: string): number {
  const [part = 0, whole = 0] = written
    .split(' ')
    .toReversed()
    .map((one) => {
      const [over = 0, under = 1] = one.split(/[/⁄]/).map(Number);
      return over / under;
    });
  return whole + Math.round(part * 100) / 100;
}

const percentOf = (said: string) =>
  PARTS.find(({ is }) => is.test(said.replace(/^quarter$/, 'a quarter')))?.percent ?? '';

/** Parts and multiples of a value as percentages: 'lose half their value' as 'lose 50 %'. */
export function asPercentages(text: string): string {
  return text
    .replaceAll(DIGITS, (written) => String(readMixed(written)))
    .replaceAll(/(?<!\p{L})halve(?:d|s)?(?!\p{L})/gu, 'fall by half')
    .replaceAll(LOSES_PART, (_, verb: string, said: string) => `${verb} ${percentOf(said)} % `)
    .replaceAll(OF_PERCENT, (said) => String(Number(percentOf(said)) / 100))
    .replaceAll(GOES_TO_NOTHING, '$1 falls 100 % ')
    .replaceAll(FALIRA, '$1 pada 100 % ')
    .replaceAll(LOST_IN_DEFAULT, '$1 falls 100 % ')
    .replaceAll(DOUBLES, '$1 rises 100 % ');
}
