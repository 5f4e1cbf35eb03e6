import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

/** How something is done, what a word means, and what has no answer here. */
export const HELD_OUT_8_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [word('Add Bond', 'Add your first bond', 'administrator')] }, { enHeldOut: ['I bought a new bond yesterday, how do I put it in here?'] }),
  ...questions('how-to', { holds: [word('Missed payments', 'Income')] }, { enHeldOut: ['On which screen can I see the payments that never came?'] }),
  ...questions('how-to', { holds: [word('Reminders by email', 'Before a coupon or a dividend')] }, { enHeldOut: ['can i get an email three days before every coupon'] }),
  ...questions('how-to', { holds: [word('Language', 'Български')] }, { enHeldOut: ['My mother reads only Bulgarian. Can the app be switched?'] }),
  ...questions('how-to', { holds: [word('Theme', 'Dark')] }, { enHeldOut: ['dark mode?'] }),
  ...questions('how-to', { holds: [word('Where you are signed in', 'Sign out', 'Sign out everywhere')] }, { enHeldOut: ['I left myself logged in on the computer at the library, how do I sign out there from here'] }),
  ...questions('how-to', { holds: [word('Second factor', 'Authenticator app')] }, { enHeldOut: ['how do i turn on 2fa'] }),
  ...questions('how-to', { holds: [word('Edit Payment', 'Payments', 'Payment History')] }, { enHeldOut: ['I typed the wrong amount for a coupon, how do I correct it?'] }),
  ...questions('how-to', { holds: [word('Recently deleted', 'Restore')] }, { enHeldOut: ['i deleted a payment by mistake help'] }),
  ...questions('how-to', { holds: [word('Imports', 'Import', 'Choose a file')] }, { enHeldOut: ['Is there a way to load my trades from the Interactive Brokers report?'] }),
  ...questions('how-to', { holds: [word('Ctrl+P', 'Print')] }, { enHeldOut: ['printing the bond list, how'] }),
  ...questions('how-to', { holds: [word('Returns', 'Compare with', 'benchmark')] }, { enHeldOut: ['where can i compare my return with a bank deposit'] }),
  ...questions('how-to', { holds: [word('Добавяне на разпределение', 'Разпределения')] }, { bgHeldOut: ['Софарма ми изплати дивидент, къде да го впиша?'] }),
  ...questions('how-to', { holds: [word('Абонамент в календара', 'календар', 'календара')] }, { bgHeldOut: ['kak da vkaram plashtaniqta v google kalendara'] }),
  ...questions('how-to', { holds: [word('администратор', 'администратора', 'администраторът')] }, { bgHeldOut: ['Имам нов имейл адрес, откъде се сменя за вход?'] }),
  ...questions('how-to', { holds: [word('CSV', 'Вашият портфейл в други програми')] }, { bgHeldOut: ['Как да изтегля плащанията като CSV за счетоводителката?'] }),
  ...questions('how-to', { holds: [word('Тема', 'Тъмна')] }, { bgHeldOut: ['белият фон ми вади очите вечер, може ли черен'] }),
  ...questions('how-to', { holds: [word('Наскоро изтрити', 'Възстановяване')] }, { bgHeldOut: ['изтрих една облигация без да искам, връща ли се'] }),
  ...questions('how-to', { holds: [word('Не се дължи', 'Отбелязване като недължимо')] }, { bgHeldOut: ['Как да отбележа, че даден купон няма да бъде платен?'] }),
  ...questions('how-to', { holds: [word('ключ за достъп', 'Ключове за достъп', 'Добавяне на ключ за достъп')] }, { bgHeldOut: ['може ли да влизам с пръстов отпечатък'] }),
  ...questions('how-to', { holds: [word('Търсене на облигации', 'Търсене', 'търсене', 'търсенето')] }, { bgHeldOut: ['как се намира облигация по isin в списъка'] }),
  ...questions('how-to', { holds: [word('Спиране на напомнянията', 'Напомняния по имейл', 'Без напомняне')] }, { bgHeldOut: ['как да спра имейлите за купони'] }),
  ...questions('how-to', { holds: [word('Риск')] }, { bgHeldOut: ['къде в приложението се вижда лихвеният риск'] }),
  ...questions('glossary', { holds: [word('interest')] }, { enHeldOut: ['What exactly is a coupon?'] }),
  ...questions('glossary', { holds: [word('last coupon', 'coupon', 'since')] }, { enHeldOut: ['Explain accrued interest to me like I am twelve'] }),
  ...questions('glossary', { holds: [word('curve', 'curvature', 'duration', 'second', 'second-order')] }, { enHeldOut: ['whats convexity'] }),
  ...questions('glossary', { holds: [word('paid in', 'payments', 'deposits', 'cash flows', 'money')] }, { enHeldOut: ['difference between time-weighted and money-weighted return?'] }),
  ...questions('glossary', { holds: [word('issuer', 'issued', 'borrows', 'issues')] }, { enHeldOut: ['Who or what is an issuer?'] }),
  ...questions('glossary', { holds: [word('доходност', 'доходността', 'доходност до падежа')] }, { bgHeldOut: ['ytm kakvo znachi'] }),
  ...questions('glossary', { holds: [word('без')] }, { bgHeldOut: ['Какво означава „чиста цена“ на облигация?'] }),
  ...questions('glossary', { holds: [word('0.01', 'стотна')] }, { bgHeldOut: ['обясни ми какво е базисен пункт'] }),
  ...questions('glossary', { holds: [word('номинал', 'номинала', 'номиналът'), word('пазарна', 'пазарната')] }, { bgHeldOut: ['каква е разликата между номинал и пазарна стойност'] }),
  ...questions('glossary', { holds: [word('разпределение', 'плаща', 'печалбата', 'изплаща', 'изплатеното', 'платеното')] }, { bgHeldOut: ['dividend kakvo e'] }),
  ...questions('decline-advice', DECLINED, {
    enHeldOut: ['Is now a good moment to get rid of the iShares Treasury fund?', 'I will have 12 thousand free in May. What should I put it into?', 'would you keep Sopharma if you were me'],
    bgHeldOut: ['Да взема ли още от италианската облигация?', 'Препоръчай ми нещо сигурно за 10 000 евро', 'da prodavam li microsoft'],
  }),
  ...questions('decline-future', DECLINED, {
    enHeldOut: ['will Trakia pay its next coupon for sure?', 'where are interest rates going this year'],
    bgHeldOut: ['Колко ще струва SAP след една година?', 'ще падне ли еврото спрямо долара до края на годината'],
  }),
  ...questions('decline-others', DECLINED, {
    enHeldOut: ['What does my brother Dimitar hold?', 'how do i compare with other users of this site'],
    bgHeldOut: ['колко пари има шефът ми в Kupon', 'Покажи ми имейлите на останалите потребители'],
  }),
  ...questions('decline-off-topic', DECLINED, {
    enHeldOut: ['who won the match last night'],
    bgHeldOut: ['кажи ми един виц', 'kolko e chasut v Tokio'],
  }),
  ...questions('decline-tax-due', DECLINED, {
    enHeldOut: ['How much tax will I owe on the SAP shares if I sell them?'],
    bgHeldOut: ['Трябва ли да декларирам дивидентите от Microsoft и колко данък дължа?'],
  }),
  ...questions('decline-not-recorded', DECLINED, {
    enHeldOut: ['When is the next shareholder meeting of Microsoft?', 'how much do I have on deposit at DSK'],
    bgHeldOut: ['какъв е рейтингът на Италия', 'Какъв е адресът на клона на Фибанк?'],
  }),
]; // prettier-ignore
