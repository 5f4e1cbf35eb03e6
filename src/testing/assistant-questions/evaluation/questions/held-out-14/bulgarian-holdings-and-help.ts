import { these } from '../../expectations.ts';
import * as figures from '../../figures.ts';
import { LAST_CHANGED } from '../../holder.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';
import { price, whole } from '../../readings.ts';
import { APPLE, GERMANY, MONOLITH, PENSION, SAP, TRAKIA, TREASURY_ETF } from '../held-out-13/named-holdings.ts'; // prettier-ignore

const { day, label, row, word } = figures;

const administrator = word('администратор', 'администратора', 'администраторът', 'Добавяне на потребител', 'Нов потребител'); // prettier-ignore
const record = word('Добавяне на плащане', 'Запис на плащането');
const file = word('Експорт в Excel', 'Вашият портфейл в други програми', 'Изтегляне на данните ми');

/** Which there are, what they are like, how things are done, what words mean, and what it declines. */
export const BULGARIAN_HOLDINGS_AND_HELP: readonly AskedQuestion[] = [
  ...questions('count-holdings', { holds: [word('3', 'три')] }, { bgHeldOut: ['Колко различни компании имам в акциите?'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon < 2), { bgHeldOut: ['облигации с купон под 2%'] }),
  ...questions('list-holdings', { holds: [TRAKIA, APPLE, label(row(TREASURY_ETF))], not: [GERMANY] }, { bgHeldOut: ['kakvo darjim vav fibank'] }),
  ...questions('list-holdings', these(({ coupon }) => coupon > 3), { bgHeldOut: [['колко облигации са с купон над 3%', 'покажи ги']] }),
  ...questions('holding-details', { holds: [day('2027-08-15'), price(1.8)] }, { bgHeldOut: [['Кои са трите ми най-големи облигации?', 'Кажете повече за втората.']] }),
  ...questions('ranking', { holds: [label(row(SAP))], first: label(row(SAP)) }, { bgHeldOut: [['Кои акции имам?', 'А в коя от тях са най-много пари?']] }),
  ...questions('notes', { holds: ['watch closely'] }, { bgHeldOut: [['има ли бележка към монолит', 'а към тракия']] }),
  ...questions('notes', { holds: [PENSION, TRAKIA, MONOLITH], not: [GERMANY] }, { bgHeldOut: ['Дядо си е водил бележки. До кои облигации има такива?'] }),
  ...questions('holding-details', { holds: [day('2023-07-07'), price(96.4)] }, { bgHeldOut: ['Бихте ли ми казали кога и на каква цена е купена облигацията на Apple?'] }),
  ...questions('holding-details', { holds: [whole(10_000)] }, { bgHeldOut: ['nominala na BG2040019213'] }),
  ...questions('changes', { holds: [LAST_CHANGED] }, { bgHeldOut: ['последната промяна по портфейла каква е'] }),
  ...questions('how-to', { holds: [record] }, { bgHeldOut: ['получих лихва от монолит как да я запиша', 'Къде се въвежда постъпило плащане?'] }),
  ...questions('how-to', { holds: [word('Импорти', 'Импорт', 'администратор', 'администратора')] }, { bgHeldOut: ['как да кача извлечението от банката'] }),
  ...questions('how-to', { holds: [file] }, { bgHeldOut: ['Как мога да сваля всичко в ексел за счетоводителката?'] }),
  ...questions('how-to', { holds: ['Смяна на паролата'] }, { bgHeldOut: ['искам друга парола, тая е слаба'] }),
  ...questions('how-to', { holds: [administrator] }, { bgHeldOut: ['Сестра ми е сънаследник. Как да ѝ направя достъп и на нея?', ['как да сменя паролата', 'а имейла си?']] }),
  ...questions('how-to', { holds: [word('Наскоро изтрити', 'Възстановяване')] }, { bgHeldOut: ['iztrih edno plashtane bez da iskam, kak da go varna'] }),
  ...questions('glossary', { holds: [word('издал', 'издала', 'издава', 'издател', 'издателят', 'издателя', 'емитирал', 'издало')] }, { bgHeldOut: ['Кого наричате емитент?'] }),
  ...questions('glossary', { holds: [word('натрупаната лихва', 'натрупана лихва', 'натрупаната')] }, { bgHeldOut: ['Виждам „мръсна цена“. Какво означава това?'] }),
  ...questions('decline-advice', DECLINED, { bgHeldOut: ['Наследих всичко това и не знам: да го продам ли, или да го задържа?', 'струва ли си да взема още от монолит'] }),
  ...questions('decline-future', DECLINED, { bgHeldOut: ['Колко ще струва Microsoft след пет години?'] }),
  ...questions('decline-others', DECLINED, { bgHeldOut: ['комшията от съседния магазин какво има вътре'] }),
  ...questions('decline-off-topic', DECLINED, { bgHeldOut: ['Кой е написал „Под игото“?', 'фжгх йкъъ'] }),
  ...questions('decline-tax-due', DECLINED, { bgHeldOut: ['Какъв данък ще дължа, ако продам акциите си?'] }),
  ...questions('holding-value', { holds: [word('Нямате', 'Не притежавате', 'Не държите')] }, { bgHeldOut: ['провери ми XS0000000009 по колко върви, стойността му'] }),
]; // prettier-ignore
