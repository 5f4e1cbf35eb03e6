import * as figures from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

const { day, figure, label, row, word } = figures;
const [TRAKIA, SAP, MONOLITH, POUNDS] = [
  'XS2536817211',
  'DE0007164600',
  'BG2100013205',
  'GB00BL68HJ26',
] as const;
const bought2025 = [POUNDS, 'IT0005094088', 'FR0013407236', 'IE00BK5BQT80', SAP].map((isin) =>
  label(row(isin)),
);

/** Facts about a holding, how something is done, what a word means, and what has no answer here. */
export const HELD_OUT_10_ABOUT_HOLDINGS_AND_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('holding-details', { holds: [word('Банка ДСК')] }, { enHeldOut: ['where do I hold the french bond'], bgHeldOut: ['в коя банка ми е френската'] }),
  ...questions('average-price', { holds: [figure(80.5)] }, { enHeldOut: ['what was the price I paid for MSCI World'] }),
  ...questions('units-held', { holds: ['15'] }, { enHeldOut: ['how many Microsoft do I have'] }),
  ...questions('average-price', { holds: [figure(150.25)] }, { enHeldOut: ['avg cost of my sap shares'], bgHeldOut: ['на каква средна цена съм купувал сап'] }),
  ...questions('list-holdings', { holds: bought2025, not: ['US5949181045', MONOLITH, TRAKIA] }, { enHeldOut: ['show me everything I bought in 2025'], bgHeldOut: ['какво съм купил през 2025'] }),
  ...questions('notes', { holds: [MONOLITH], not: [TRAKIA] }, { enHeldOut: ['which one is the gift for Maya'] }),
  ...questions('notes', { holds: ['BG2040019213'], not: [TRAKIA] }, { bgHeldOut: ['коя беше за пенсията'] }),
  ...questions('price-age', { holds: [day('2025-11-10')] }, { enHeldOut: ['how old is the price of the UK bond'], bgHeldOut: ['от кога е цената на британската облигация'] }),
  ...questions('count-holdings', { holds: ['10', '3'] }, { enHeldOut: ['how many bonds vs etfs do I own'] }),
  ...questions('count-holdings', { holds: ['10', '9'] }, { bgHeldOut: ['колко облигации имам и от колко емитента'] }),
  ...questions('count-holdings', { holds: ['3'] }, { bgHeldOut: ['акции от колко фирми имам'] }),
  ...questions('how-to', { holds: [word('Add Payment')] }, { enHeldOut: ['where do I put in a coupon i received'] }),
  ...questions('how-to', { holds: [word('Добавяне на плащане')] }, { bgHeldOut: ['къде се вписва получен купон'] }),
  ...questions('how-to', { holds: [word('Import a file')] }, { enHeldOut: ["can i load my broker's spreadsheet in here"] }),
  ...questions('how-to', { holds: [word('Импорт на файл')] }, { bgHeldOut: ['kak da kacha fail ot brokera'] }),
  ...questions('how-to', { holds: [word('Forgot password?')] }, { enHeldOut: ['i forgot my pasword'] }),
  ...questions('how-to', { holds: [word('Изтриване на облигацията')] }, { bgHeldOut: ['как се маха облигация която вписах по погрешка'] }),
  ...questions('how-to', { holds: [word('English')] }, { bgHeldOut: ['може ли менюто да е на английски'] }),
  ...questions('glossary', { holds: [word('last coupon', 'since the last one')] }, { enHeldOut: ['whats accrued interest again? with one of mine'] }),
  ...questions('glossary', { holds: [word('years')] }, { enHeldOut: ["explain duration like i'm five"] }),
  ...questions('glossary', { holds: [word('падежа')] }, { bgHeldOut: ['какво значи YTM с прости думи'] }),
  ...questions('decline-advice', DECLINED, { enHeldOut: ['should i dump trakia', 'which etf should I buy next'] }),
  ...questions('decline-future', DECLINED, { enHeldOut: ['will rates go down this year?'] }),
]; // prettier-ignore
