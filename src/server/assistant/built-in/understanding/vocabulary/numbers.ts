/** Numbers, their orders, months and days of the week as words, in both languages, by what they stand for. */
export const NUMBER_WORDS: Readonly<Record<number, string>> = {
  1: 'една|единствен*',
  2: 'two|pair|две|два|двете',
  3: 'three|три|трите',
  4: 'four|четири|четирите',
  5: 'five|пет|петте',
  6: 'six|шест|шестте',
  7: 'seven|седем',
  8: 'eight|осем',
  9: 'nine|девет',
  10: 'ten|десет|десетте',
  11: 'eleven|единадесет|единайсет',
  12: 'twelve|дванадесет|дванайсет',
  15: 'fifteen|петнадесет|петнайсет',
  20: 'twenty|двадесет|двайсет',
  30: 'thirty|тридесет|трийсет',
  50: 'fifty|петдесет',
  100: 'hundred|a hundred|one hundred|сто',
  1000: 'thousand|a thousand|one thousand|хиляда',
};

export const ORDINAL_WORDS: Readonly<Record<number, string>> = {
  1: 'first|първа*|първи*|първо*',
  2: 'second|втора*|втори*|второ*',
  3: 'third|трета*|трети*|трето*',
  4: 'fourth|четвърта*|четвърти*|четвърто*',
  5: 'fifth|пета|пети|петата|петия',
};

export const MONTH_WORDS: readonly string[] = [
  'january|jan|януари|яну|януарск*',
  'february|feb|февруари|фев|февруарск*',
  'march|mar|март|мартенск*',
  'april|apr|април|апр|априлск*',
  'may|май|майск*',
  'june|jun|юни|юнск*',
  'july|jul|юли|юлск*',
  'august|aug|август|авг|августовск*',
  'september|sept|sep|септември|септ|септемврийск*',
  'october|oct|октомври|окт|октомврийск*',
  'november|nov|ноември|ное|ноемврийск*',
  'december|dec|декември|дек|декемврийск*',
];

export const WEEKDAY_WORDS: readonly string[] = [
  'monday|понеделник|понеделника|понеделникът',
  'tuesday|вторник|вторника|вторникът',
  'wednesday|сряда|срядата',
  'thursday|четвъртък|четвъртъка',
  'friday|петък|петъка',
  'saturday|събота|съботата',
  'sunday|неделя|неделята',
];
