import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

/** How something is done, what a word means, and what has no answer here. */
export const HELD_OUT_6_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [word('Import a file', 'Импорт на файл')] }, {
    enHeldOut: ['I have a spreadsheet from my broker with 30 lines, how do I get it in here without typing everything?'],
    bgHeldOut: ['Как да кача файл от банката с покупките ми?'],
  }),
  ...questions('how-to', { holds: ['Add Bond'] }, { enHeldOut: ['how to add new bond'] }),
  ...questions('how-to', { holds: ['Добавяне на акции'] }, { bgHeldOut: ['Не мога да намеря откъде се въвежда нова акция, помогнете'] }),
  ...questions('how-to', { holds: [word('Export to Excel', 'Експорт в Excel')] }, {
    enHeldOut: ['Please explain how I may download my holdings in Excel format.'],
    bgHeldOut: ['Счетоводителката ми иска екселска таблица с всичко. Как да ѝ я изкарам?'],
  }),
  ...questions('how-to', { holds: [word('Change Password', 'Смяна на паролата')] }, {
    enHeldOut: ['forgot nothing, just want a diffrent password, where'],
    bgHeldOut: ['kak da si smenq parolata be'],
  }),
  ...questions('how-to', { holds: [word('Second factor', 'Втори фактор')] }, {
    enHeldOut: ['Can I protect my login with an authenticator app? If so, how?'],
    bgHeldOut: ['двуфакторна защита къде'],
  }),
  ...questions('how-to', { holds: [word('Subscribe in your calendar', 'Абонамент в календара')] }, {
    enHeldOut: ["I'd like coupon dates to turn up in my Google Calendar. Possible?"],
    bgHeldOut: ['kalendar s kuponite moje li da go sloja v telefona'],
  }),
  ...questions('how-to', { holds: [word('Reminders by email', 'Напомняния по имейл')] }, {
    enHeldOut: ['email me a few days before a bond matures - how do I turn that on?'],
    bgHeldOut: ['Може ли да ми идва имейл преди всеки купон и как се пуска това?'],
  }),
  ...questions('how-to', { holds: [word('Language', 'Език', 'English')] }, {
    enHeldOut: ['i clicked something and now everything is in bulgarian, make it english again'],
    bgHeldOut: ['как да сменя езика на английски'],
  }),
  ...questions('how-to', { holds: ['Delete'] }, { enHeldOut: ['I typed the Sopharma position in by mistake. How can I get rid of it?'] }),
  ...questions('how-to', { holds: ['Add Payment'] }, { enHeldOut: [['Did Trakia pay in June last year?', 'It has finally arrived this morning - where do I record that?']] }),
  ...questions('how-to', { holds: ['Редактиране на облигацията'] }, { bgHeldOut: ['Сбъркал съм номинала на една облигация. Как се поправя?'] }),
  ...questions('how-to', { holds: ['Пазарна цена'] }, { bgHeldOut: [['Коя ми е най-старата цена?', 'Добре, а как да въведа новата?']] }),
  ...questions('how-to', { holds: [word('изтрива от администратор', 'Изтриване на профила')] }, { bgHeldOut: ['Искам да закрия профила си и да изтрия всичките си данни, какво трябва да направя?'] }),
  ...questions('glossary', { holds: [word('put in', 'paid in', 'deposits', 'added', 'pay in')] }, { enHeldOut: ["What does 'time-weighted' mean? My nephew used the term."] }),
  ...questions('glossary', { holds: [word('внесено', 'внесеното', 'вноски', 'вноските', 'внасяте', 'влагате', 'вложено', 'вложеното'), word('по време', 'времето', 'претеглената по време'), word('по пари', 'парите', 'претеглената по пари')] }, { bgHeldOut: ['разлика между доходност претеглена по време и по пари, с прости думи, аз съм пенсионерка'] }),
  ...questions('glossary', { holds: [word('clean'), word('dirty'), word('accrued')] }, { enHeldOut: ['I am student of economics. Difference between clean and dirty price, please?'] }),
  ...questions('glossary', { holds: [word('yearly return'), word('of the nominal', 'of nominal', 'below 100', 'par')] }, { enHeldOut: ['ytm meaning and why is it not the same as coupon'] }),
  ...questions('glossary', { holds: [word('спечелена', 'натрупана'), word('последния')] }, { bgHeldOut: ['Какво ще рече „натрупана лихва“?'] }),
  ...questions('glossary', { holds: [word('се връща', 'връща'), word('пазарната цена', 'пазарна цена', 'пазарни цени')] }, { bgHeldOut: ['Какво е номинал и защо е различен от стойността?'] }),
  ...questions('glossary', { holds: [word('средният', 'среден', 'години')] }, { bgHeldOut: ['дюрация какво значи'] }),
  ...questions('decline-advice', DECLINED, {
    enHeldOut: ['Should I dump Trakia and buy more Microsoft or not'],
    bgHeldOut: ['Вие на мое място бихте ли купили още немски облигации?'],
  }),
  ...questions('decline-future', DECLINED, {
    enHeldOut: ['where will the nasdaq be at christmas'],
    bgHeldOut: ['Ще се вдигне ли цената на Софарма до лятото?'],
  }),
  ...questions('decline-others', DECLINED, { enHeldOut: ['My brother also uses this app, Georgi. How large is his portfolio compared with mine?'] }),
  ...questions('decline-off-topic', DECLINED, {
    enHeldOut: ['write me a limerick about a cat'],
    bgHeldOut: ['kvo vreme shte e utre v plovdiv'],
  }),
  ...questions('decline-tax-due', DECLINED, { enHeldOut: ['How much tax must I declare for my dividends this spring?'] }),
  ...questions('decline-not-recorded', DECLINED, {
    enHeldOut: ['Is the Trakia bond rated investment grade?'],
    bgHeldOut: ['Какво P/E има Майкрософт в момента?', 'Колко имам по разплащателната сметка в УниКредит?'],
  }),
]; // prettier-ignore
