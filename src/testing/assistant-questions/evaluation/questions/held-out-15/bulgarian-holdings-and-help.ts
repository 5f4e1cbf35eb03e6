import { these } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { isCompany, price, whole } from '../../readings.ts';
import { APPLE, GERMANY, MICROSOFT, MONOLITH, SAP, SOPHARMA, TRAKIA, WORLD } from '../held-out-13/named-holdings.ts'; // prettier-ignore

const { bonds, count, day, isins, label, row, word } = figures;

const since2029 = bonds(({ maturity }) => maturity >= '2029');
const of2023 = [APPLE, MONOLITH, MICROSOFT, SOPHARMA, SAP].map((isin) => label(row(isin)));
const administrator = word('администратор', 'администратора', 'администраторът', 'Добавяне на потребител', 'Нов потребител'); // prettier-ignore

/** Which there are, what they are like, how things are done, what words mean, and what it declines. */
export const HELD_OUT_15_BULGARIAN_ABOUT_HOLDINGS_AND_HELP: readonly AskedQuestion[] = [
  ...questions('count-holdings', { holds: [count(since2029), ...isins(since2029)] }, { bgHeldOut: ['Колко облигации имам с падеж след 2028 г. и кои са те?'] }),
  ...questions('list-holdings', these((one) => !isCompany(one)), { bgHeldOut: [['Колко държавни облигации имам?', 'Покажете ги.']] }),
  ...questions('list-holdings', these(({ times }) => times === 1), { bgHeldOut: ['Кои облигации плащат купон веднъж годишно?'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon > 4), { bgHeldOut: ['Pokaji mi obligaciite s kupon nad 4 procenta.'] }),
  ...questions('list-holdings', { holds: of2023, not: [GERMANY, WORLD] }, { bgHeldOut: ['Какво съм купил през 2023 г.?'] }),
  ...questions('holding-details', { holds: [price(6.5), day('2029-12-01')] }, { bgHeldOut: ['Какви са условията на облигацията на Trakia Energy?'] }),
  ...questions('holding-details', { holds: [whole(4000), word('Банка ДСК', 'ДСК')] }, { bgHeldOut: ['Какъв е номиналът на френската облигация и в коя банка е тя?'] }),
  ...questions('notes', { holds: [MONOLITH], not: [TRAKIA] }, { bgHeldOut: ['Коя облигация съм отбелязал като подарък за Мая?'] }),
  ...questions('how-to', { holds: ['Добавяне на акции'] }, { bgHeldOut: ['Как да добавя акции, които току-що купих?'] }),
  ...questions('how-to', { holds: ['Напомняния по имейл'] }, { bgHeldOut: ['Kak da poluchavam imeil predi padej?'] }),
  ...questions('how-to', { holds: [word('Импорти', 'Импорт', 'администратор', 'администратора')] }, { bgHeldOut: [['Как да изтегля данните си?', 'А как да внеса файл от банката?']] }),
  ...questions('how-to', { holds: [administrator] }, { bgHeldOut: ['Как да поканя съпругата си да ползва програмата?'] }),
  ...questions('glossary', { holds: [word('фонд', 'фондът', 'фондове')] }, { bgHeldOut: ['Какво всъщност е ETF?'] }),
  ...questions('decline-advice', DECLINED, { bgHeldOut: ['Да продам ли акциите си на Софарма?'] }),
  ...questions('decline-future', DECLINED, { bgHeldOut: ['Колко ще струват акциите на SAP в края на 2026 г.?'] }),
  ...questions('decline-others', DECLINED, { bgHeldOut: ['Покажете ми портфейла на колегата ми Петър.', 'Combien mon voisin a-t-il investi ?'] }),
  ...questions('decline-tax-due', DECLINED, { bgHeldOut: ['Ще дължа ли данък върху печалбата от ETF-ите и колко?'] }),
]; // prettier-ignore
