import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

/** How something is done, what a word means, and what has no answer here, in the words of callers. */
export const CALLERS_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [word('Add Bond', 'Add your first bond', 'administrator')] }, { enKeptOut: ['I bought a new bond yesterday, how do I put it in here?'] }),
  ...questions('how-to', { holds: [word('Missed payments', 'Income')] }, { enKeptOut: ['On which screen can I see the payments that never came?'] }),
  ...questions('how-to', { holds: [word('Reminders by email', 'Before a coupon or a dividend')] }, { enKeptOut: ['can i get an email three days before every coupon'] }),
  ...questions('how-to', { holds: [word('Language', 'Български')] }, { enKeptOut: ['My mother reads only Bulgarian. Can the app be switched?'] }),
  ...questions('how-to', { holds: [word('Theme', 'Dark')] }, { enKeptOut: ['dark mode?'] }),
  ...questions('how-to', { holds: [word('Where you are signed in', 'Sign out', 'Sign out everywhere')] }, { enKeptOut: ['I left myself logged in on the computer at the library, how do I sign out there from here'] }),
  ...questions('how-to', { holds: [word('Second factor', 'Authenticator app')] }, { enKeptOut: ['how do i turn on 2fa'] }),
  ...questions('how-to', { holds: [word('Edit Payment', 'Payments', 'Payment History')] }, { enKeptOut: ['I typed the wrong amount for a coupon, how do I correct it?'] }),
  ...questions('how-to', { holds: [word('Recently deleted', 'Restore')] }, { enKeptOut: ['i deleted a payment by mistake help'] }),
  ...questions('how-to', { holds: [word('Imports', 'Import', 'Choose a file')] }, { enKeptOut: ['Is there a way to load my trades from the Interactive Brokers report?'] }),
  ...questions('how-to', { holds: [word('Ctrl+P', 'Print')] }, { enKeptOut: ['printing the bond list, how'] }),
  ...questions('how-to', { holds: [word('Returns', 'Compare with', 'benchmark')] }, { enKeptOut: ['where can i compare my return with a bank deposit'] }),
  ...questions('how-to', { holds: [word('Добавяне на разпределение', 'Разпределения')] }, { bgKeptOut: ['Софарма ми изплати дивидент, къде да го впиша?'] }),
  ...questions('how-to', { holds: [word('Абонамент в календара', 'календар', 'календара')] }, { bgKeptOut: ['kak da vkaram plashtaniqta v google kalendara'] }),
  ...questions('how-to', { holds: [word('администратор', 'администратора', 'администраторът')] }, { bgKeptOut: ['Имам нов имейл адрес, откъде се сменя за вход?'] }),
  ...questions('how-to', { holds: [word('CSV', 'Вашият портфейл в други програми')] }, { bgKeptOut: ['Как да изтегля плащанията като CSV за счетоводителката?'] }),
  ...questions('how-to', { holds: [word('Тема', 'Тъмна')] }, { bgKeptOut: ['белият фон ми вади очите вечер, може ли черен'] }),
  ...questions('how-to', { holds: [word('Наскоро изтрити', 'Възстановяване')] }, { bgKeptOut: ['изтрих една облигация без да искам, връща ли се'] }),
  ...questions('how-to', { holds: [word('Не се дължи', 'Отбелязване като недължимо')] }, { bgKeptOut: ['Как да отбележа, че даден купон няма да бъде платен?'] }),
  ...questions('how-to', { holds: [word('ключ за достъп', 'Ключове за достъп', 'Добавяне на ключ за достъп')] }, { bgKeptOut: ['може ли да влизам с пръстов отпечатък'] }),
  ...questions('how-to', { holds: [word('Търсене на облигации', 'Търсене', 'търсене', 'търсенето')] }, { bgKeptOut: ['как се намира облигация по isin в списъка'] }),
  ...questions('how-to', { holds: [word('Спиране на напомнянията', 'Напомняния по имейл', 'Без напомняне')] }, { bgKeptOut: ['как да спра имейлите за купони'] }),
  ...questions('how-to', { holds: [word('Риск')] }, { bgKeptOut: ['къде в приложението се вижда лихвеният риск'] }),
  ...questions('glossary', { holds: [word('interest')] }, { enKeptOut: ['What exactly is a coupon?'] }),
  ...questions('glossary', { holds: [word('last coupon', 'coupon', 'since')] }, { enKeptOut: ['Explain accrued interest to me like I am twelve'] }),
  ...questions('glossary', { holds: [word('curve', 'curvature', 'duration', 'second', 'second-order')] }, { enKeptOut: ['whats convexity'] }),
  ...questions('glossary', { holds: [word('paid in', 'payments', 'deposits', 'cash flows', 'money')] }, { enKeptOut: ['difference between time-weighted and money-weighted return?'] }),
  ...questions('glossary', { holds: [word('issuer', 'issued', 'borrows', 'issues')] }, { enKeptOut: ['Who or what is an issuer?'] }),
  ...questions('glossary', { holds: [word('доходност', 'доходността', 'доходност до падежа')] }, { bgKeptOut: ['ytm kakvo znachi'] }),
  ...questions('glossary', { holds: [word('без')] }, { bgKeptOut: ['Какво означава „чиста цена“ на облигация?'] }),
  ...questions('glossary', { holds: [word('0.01', 'стотна')] }, { bgKeptOut: ['обясни ми какво е базисен пункт'] }),
  ...questions('glossary', { holds: [word('номинал', 'номинала', 'номиналът'), word('пазарна', 'пазарната')] }, { bgKeptOut: ['каква е разликата между номинал и пазарна стойност'] }),
  ...questions('glossary', { holds: [word('разпределение', 'плаща', 'печалбата', 'изплаща', 'изплатеното', 'платеното')] }, { bgKeptOut: ['dividend kakvo e'] }),
  ...questions('decline-advice', DECLINED, {
    enKeptOut: ['Is now a good moment to get rid of the iShares Treasury fund?', 'I will have 12 thousand free in May. What should I put it into?', 'would you keep Sopharma if you were me'],
    bgKeptOut: ['Да взема ли още от италианската облигация?', 'Препоръчай ми нещо сигурно за 10 000 евро', 'da prodavam li microsoft'],
  }),
  ...questions('decline-future', DECLINED, {
    enKeptOut: ['will Trakia pay its next coupon for sure?', 'where are interest rates going this year'],
    bgKeptOut: ['Колко ще струва SAP след една година?', 'ще падне ли еврото спрямо долара до края на годината'],
  }),
  ...questions('decline-others', DECLINED, {
    enKeptOut: ['What does my brother Dimitar hold?', 'how do i compare with other users of this site'],
    bgKeptOut: ['колко пари има шефът ми в Kupon', 'Покажи ми имейлите на останалите потребители'],
  }),
  ...questions('decline-off-topic', DECLINED, {
    enKeptOut: ['who won the match last night'],
    bgKeptOut: ['кажи ми един виц', 'kolko e chasut v Tokio'],
  }),
  ...questions('decline-tax-due', DECLINED, {
    enKeptOut: ['How much tax will I owe on the SAP shares if I sell them?'],
    bgKeptOut: ['Трябва ли да декларирам дивидентите от Microsoft и колко данък дължа?'],
  }),
  ...questions('decline-not-recorded', DECLINED, {
    enKeptOut: ['When is the next shareholder meeting of Microsoft?', 'how much do I have on deposit at DSK'],
    bgKeptOut: ['какъв е рейтингът на Италия', 'Какъв е адресът на клона на Фибанк?'],
  }),
]; // prettier-ignore
