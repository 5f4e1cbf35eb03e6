import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

/** How to do things, what words mean, and what it declines. */
export const HELD_OUT_13_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [word('Add Payment', 'Record payment')] }, { enHeldOut: ['A coupon has just arrived at the bank. How do I get it into Kupon?'] }),
  ...questions('how-to', { holds: [word('Добавяне на плащане', 'Запис на плащането')] }, { bgHeldOut: ['къде да впиша купона, който получих днес'] }),
  ...questions('how-to', { holds: ['Export to Excel'] }, { enHeldOut: ['spreadsheet of my bonds, where do i get that'] }),
  ...questions('how-to', { holds: [word('Експорт в Excel', 'Вашият портфейл в други програми', 'Изтегляне на данните ми')] }, { bgHeldOut: ['Счетоводителят ми иска таблица с всичко. Откъде да я сваля?'] }),
  ...questions('how-to', { holds: [word('Change Password')] }, { enHeldOut: ['I think someone saw my pasword, how can I change it'] }),
  ...questions('how-to', { holds: ['Смяна на паролата'] }, { bgHeldOut: ['kak da si smenya parolata be'] }),
  ...questions('how-to', { holds: [word('Sign out everywhere')] }, { enHeldOut: ['My phone was stolen! Log me out on all devices, how?'] }),
  ...questions('how-to', { holds: ['Subscribe in your calendar'] }, { enHeldOut: ['I would like the coupon dates in my Google calendar'] }),
  ...questions('how-to', { holds: ['Напомняния по имейл'] }, { bgHeldOut: ['искам имейл преди всеки падеж, как става'] }),
  ...questions('how-to', { holds: [word('Second factor', 'Authenticator app', 'Set up an app')] }, { enHeldOut: ['my nephew says I need two step login. where is it'] }),
  ...questions('how-to', { holds: [word('Recently deleted', 'Undo', 'Restore')] }, { enHeldOut: ['deleted a bond by accident, help!!'] }),
  ...questions('how-to', { holds: [word('Скриване на сумите', 'Ctrl+Shift+P')] }, { bgHeldOut: ['в автобуса съм, как да скрия сумите на екрана'] }),
  ...questions('how-to', { holds: [word('Български', 'Language')] }, { enHeldOut: ['switch everything to Bulgarian for my mother'] }),
  ...questions('how-to', { holds: [word('Imports', 'Import', 'administrator')] }, { enHeldOut: ['Can I upload the statement from my broker instead of typing it all?'] }),
  ...questions('how-to', { holds: [word('Risk', 'What if')] }, { enHeldOut: ['on which page can I play with a rise of interest rates'] }),
  ...questions('how-to', { holds: [word('Prices', 'administrator', 'Enter a price')] }, { enHeldOut: ['the market price of one bond is wrong, who fixes that'] }),
  ...questions('how-to', { holds: [word('Тема', 'Тъмна')] }, { bgHeldOut: ['болят ме очите от белия екран, има ли тъмен'] }),
  ...questions('how-to', { holds: [word('Не се дължи', 'Отбелязване като недължимо')] }, { bgHeldOut: ['Един купон никога няма да дойде. Как да го махна от неполучените?'] }),
  ...questions('how-to', { holds: [word('администратор', 'администратора', 'администраторът', 'Добавяне на облигация')] }, { bgHeldOut: ['kupih si nova obligacia, kak da q vkaram tuk'] }),
  ...questions('how-to', { holds: [word('Профил', 'Моят профил', 'Запазване на профила')] }, { bgHeldOut: ['телефонният ми номер е нов, къде да го поправя'] }),
  ...questions('how-to', { holds: [word('Изтекли', 'изтекли', 'изтеклите')] }, { bgHeldOut: ['как да видя в списъка и изтеклите облигации'] }),
  ...questions('glossary', { holds: [word('accrued interest')] }, { enHeldOut: ['the statement says clean price. clean of what?'] }),
  ...questions('glossary', { holds: [word('yield to maturity')] }, { enHeldOut: ["explain YTM to me like I'm five"] }),
  ...questions('glossary', { holds: [word('0.01', '0.01%', 'hundredth')] }, { enHeldOut: ['bp = ? my broker keeps saying it'] }),
  ...questions('glossary', { holds: [word('Time-weighted'), word('Money-weighted')] }, { enHeldOut: ['time-weighted, money-weighted... what is the difference between the two'] }),
  ...questions('glossary', { holds: [word('номер', 'код', 'идентификационен')] }, { bgHeldOut: ['какво е това ISIN, дето го искат навсякъде'] }),
  ...questions('glossary', { holds: [word('срок', 'лихвите', 'лихвата', 'доходността', 'доходностите', 'лихвените')] }, { bgHeldOut: ['обясни ми с прости думи що е дюрация'] }),
  ...questions('glossary', { holds: [word('натрупаната лихва', 'натрупана лихва', 'натрупаната')] }, { bgHeldOut: ['Чиста цена, брутна цена — каква е разликата?'] }),
  ...questions('decline-advice', DECLINED, {
    enHeldOut: ['Should I dump Trakia before it gets any worse?', "I'm a beginner. Which bond would you buy in my place?"],
    bgHeldOut: ['да продам ли Софарма или да чакам', 'Не е ли по-добре да изтегля всичко и да го сложа на депозит?'],
  }),
  ...questions('decline-future', DECLINED, {
    enHeldOut: ['is the ecb going to cut in june?'],
    bgHeldOut: ['ще поскъпне ли Майкрософт догодина', 'shte padnat li lihvite do kraq na godinata'],
  }),
  ...questions('decline-others', DECLINED, {
    enHeldOut: ['How much has my neighbour Georgi got in here?'],
    bgHeldOut: ['колко струва портфейлът на шефа ми'],
  }),
  ...questions('decline-off-topic', DECLINED, {
    enHeldOut: ['will I need an umbrella in Plovdiv tomorrow'],
    bgHeldOut: ['дай рецепта за мусака', 'kakvo e vremeto v Varna dnes'],
  }),
  ...questions('decline-tax-due', DECLINED, {
    enHeldOut: ['How much tax will I have to pay on these dividends when I file my return?'],
    bgHeldOut: ['какъв данък дължа за тази година върху печалбата'],
  }),
  ...questions('decline-not-recorded', DECLINED, {
    enHeldOut: ['what rating does S&P give Trakia'],
    bgHeldOut: ['какъв е кредитният рейтинг на Италия'],
  }),
]; // prettier-ignore
