import {
  all,
  at,
  bond,
  bonds,
  count,
  day,
  etfs,
  expired,
  figure,
  from,
  isins,
  labels,
  money,
  of,
  shares,
  units,
  worthOfOne,
} from '../figures.ts';
import { questions, type AskedQuestion } from '../question.ts';

const details = (isin: string) => {
  const { nominal, coupon, maturity } = bond(isin);
  return [money(nominal), figure(coupon), day(maturity)];
};
const dsk = at('Банка ДСК');
const notBond = isins(units());
const largest = ['XS2536817211', 'DE0001102614', 'BG2030026111'];

/** What is held: one holding, how many, which, and what is written about them. */
export const HOLDINGS: readonly AskedQuestion[] = [
  ...questions('holding-details', { holds: details('BG2040019213') }, {
    en: ['Tell me about BG2040019213', 'show bond BG2040019213', 'details of BG2040019213 please', 'i want to see BG2040019213', 'what are the terms of BG2040019213', 'open BG2040019213', 'give me everything on BG2040019213'],
    enHeldOut: ['What do you know about BG2040019213?', "BG2040019213 info", "Can I see the particulars of BG2040019213?", "describe BG2040019213"],
    bg: ['Разкажи ми за BG2040019213', 'покажи облигация BG2040019213', 'данни за BG2040019213', 'Какво знаеш за BG2040019213?', 'искам да видя BG2040019213', 'какви са условията по BG2040019213', 'всичко за BG2040019213', "дай ми всичко за BG2040019213"],
    bgHeldOut: ['info za BG2040019213', "Покажи ми подробности за BG2040019213", "BG2040019213 инфо", "опиши ми BG2040019213"],
  }),
  ...questions('holding-details', { holds: details('BG2100013205') }, {
    en: ['Tell me about the Monolit bond', 'which bond is the present for Maya and what are its terms'],
    enHeldOut: ['details of my Monolit bond'],
    bg: ['Разкажи ми за облигацията на Монолит', 'условията на Монолит'],
    bgHeldOut: ['какво е това Монолит при мен', 'Какви са параметрите на BG2100013205?'],
  }),
  ...questions('holding-details', { holds: [day('2027-08-15')] }, {
    en: ['When does DE0001102614 mature?', 'maturity of DE0001102614', 'how long does DE0001102614 still run', 'when do I get the money back from DE0001102614'],
    enHeldOut: ['what is the maturity date of the German bond', "DE0001102614 is due when?", "end date of DE0001102614"],
    bg: ['Кога е падежът на DE0001102614?', 'кога ми връщат парите по DE0001102614', 'до коя дата е DE0001102614', "кога изтича DE0001102614"],
    bgHeldOut: ['koga padejira DE0001102614', 'До кога е германската облигация?', "крайна дата на DE0001102614"],
  }),
  ...questions('holding-details', { holds: [figure(6.5)] }, {
    en: ['What coupon does XS2536817211 pay?', 'how many percent does XS2536817211 pay', 'XS2536817211 interest rate', "coupon rate of XS2536817211"],
    enHeldOut: ['whats the interest rate on the trakia bond', "the Trakia bond pays what rate"],
    bg: ['Какъв е купонът на XS2536817211?', 'колко процента плаща XS2536817211', 'лихвен процент на XS2536817211', "купон на XS2536817211"],
    bgHeldOut: ['каква лихва дава Trakia Energy', "Trakia с каква лихва е"],
  }),
  ...questions('positions', { holds: [...largest, 'SAP'] }, {
    en: ['Show my positions', 'What do I hold?', 'list all my positions', 'everything i own, all securities together', 'what do i own', 'show everything I hold', 'all holdings with their values'],
    enHeldOut: ['What is in my portfolio?', 'give me a list of what i own', 'my positons', "overview of what I'm holding", "Every position, please", "run through everything I've got"],
    bg: ['Покажи позициите ми', 'Какво държа?', 'списък на всичките ми позиции', 'pokaji poziciite mi', 'кажи ми какво притежавам', 'всичко, което държа', 'пълен списък на позициите'],
    bgHeldOut: ['Какво има в портфейла ми?', 'какво притежавам', 'kakvo imam v portfeila', "Искам да видя всичките си позиции", "pokaji mi kakvo imam", "извади ми всичките позиции"],
  }),
  ...questions('positions', { holds: labels(all.filter(at('Fibank'))), not: ['BG2040019213'] }, {
    en: ['What positions do I have at Fibank?'],
    enHeldOut: ['what do i keep with fibank'],
    bg: ['Какво държа във Fibank?'],
    bgHeldOut: ['кои са позициите ми в Fibank'],
  }),
  ...questions('count-holdings', { holds: [count(bonds())] }, {
    en: ['How many bonds do I have?', 'number of active bonds', 'how many bonds am i holding right now', 'how many bonds are there in my portfolio', 'bonds: how many'],
    enHeldOut: ['Can you count my bonds?', 'how mny bonds do i own', "bond count", "How many different bonds are in my portfolio?", "what number of bonds am I sitting on"],
    bg: ['Колко облигации имам?', 'брой на облигациите ми', 'kolko obligacii imam', 'облигации – колко са', 'колко облигации държа в момента'],
    bgHeldOut: ['Колко на брой са облигациите, които държа?', 'колко облигаций имам', "Колко броя облигации имам в портфейла?", "broi obligacii", "облигациите ми на брой", "колко общо облигации са в портфейла"],
  }),
  ...questions('count-holdings', { holds: [count(etfs)] }, {
    en: ['How many ETFs do I have?'],
    enHeldOut: ['count my etfs', "number of ETFs"],
    bg: ['Колко ETF-а имам?'],
    bgHeldOut: ['колко на брой са борсовите ми фондове', "брой ETF-и"],
  }),
  ...questions('count-holdings', { holds: [count(bonds(dsk))] }, {
    en: ['How many bonds do I have at DSK?'],
    enHeldOut: ['how many of my bonds are kept with DSK bank', "DSK: number of bonds"],
    bg: ['Колко облигации имам в ДСК?'],
    bgHeldOut: ['колко облигации държа при Банка ДСК', "колко облигации са в Банка ДСК"],
  }),
  ...questions('count-holdings', { holds: [count(bonds(of('USD')))] }, {
    en: ['how many dollar bonds have i got'],
    bg: ['Колко облигации имам в долари?', 'колко доларови облигации имам'],
  }),
  ...questions('count-holdings', { holds: [count(expired)] }, {
    enHeldOut: ['How many of my bonds are expired?'],
    bg: ['Колко изтекли облигации имам?'],
  }),
  ...questions('list-holdings', { holds: isins(bonds()), not: notBond }, {
    en: ['List my bonds', 'show all bonds i have', 'Which bonds do I own?', 'my bonds', 'give me the list of bonds', 'i need to see the bonds'],
    enHeldOut: ['could you show me every bond that I hold', "name every single bond of mine", "Show me all the bonds", "bond list", "could i get a rundown of my bonds"],
    bg: ['Покажи облигациите ми', 'Кои облигации имам?', 'списък с облигации', 'дай списък на облигациите', 'трябва ми да видя облигациите', 'изброй всичките ми облигации'],
    bgHeldOut: ['moite obligacii', "Искам списък на облигациите", "pokaji vsichki obligacii", "искам да прегледам облигациите си"],
  }),
  ...questions('list-holdings', { holds: isins(bonds(of('USD'))), not: ['BG2040019213', 'GB00BL68HJ26'] }, {
    en: ['List my dollar bonds', 'which bonds are in usd'],
    bg: ['Покажи облигациите в долари'],
    bgHeldOut: ['кои облигации са ми в щатски долари', "облигациите, които са в долари"],
    enHeldOut: ["the ones in US dollars among my bonds, please list them", "bonds denominated in dollars"],
  }),
  ...questions('list-holdings', { holds: isins(bonds(from('BG'))), not: ['DE0001102614', 'IT0005094088'] }, {
    en: ['Which of my bonds are Bulgarian?'],
    enHeldOut: ['bonds from Bulgaria'],
    bg: ['Покажи българските облигации'],
    bgHeldOut: ['кои облигации са от България'],
  }),
  ...questions('list-holdings', { holds: isins(bonds(({ coupon }) => coupon > 4)), not: ['BG2040019213', 'DE0001102614'] }, {
    en: ['Which bonds have a coupon above 4%?', 'bonds whose coupon exceeds 4 %', 'coupon over 4%'],
    enHeldOut: ['bonds paying more than 4 percent coupon', "what bonds pay over 4%"],
    bg: ['Кои облигации са с купон над 4%?', 'облигациите с купон по-голям от 4%', 'купон над 4 процента', "кои облигации плащат над 4%"],
    bgHeldOut: ['облигации с лихва повече от 4 процента'],
  }),
  ...questions('list-holdings', { holds: isins(bonds(({ market }) => market > 0 && market < 100)), not: ['BG2040019213', 'US91282CHT18', 'SAP'] }, {
    en: ['which of my bonds trade below par'],
    enHeldOut: ['bonds priced under par'],
    bg: ['кои облигации са под номинал'],
    bgHeldOut: ['облигации с цена под номинала'],
  }),
  ...questions('list-holdings', { holds: labels(shares), not: ['IE00B4L5Y983'] }, {
    en: ['What shares do I have?'],
    enHeldOut: ['list my stocks'],
    bg: ['Какви акции имам?'],
    bgHeldOut: ['изброй акциите, които притежавам'],
  }),
  ...questions('notes', { holds: ['watch closely'] }, {
    en: ['What note did I write on XS2536817211?', 'my note for the Trakia bond', 'what have i noted about XS2536817211', 'is there a note for XS2536817211', 'remind me what i noted on XS2536817211'],
    enHeldOut: ['read me the notes of XS2536817211', 'what did i write down about trakia', "note on XS2536817211", "my remark on XS2536817211"],
    bg: ['Каква бележка имам за XS2536817211?', 'какво съм си записал за Trakia', 'имам ли бележка по XS2536817211', 'напомни ми какво съм записал към XS2536817211'],
    bgHeldOut: ['прочети ми бележката на XS2536817211', 'belejka za XS2536817211', "бележката към XS2536817211", "какъв коментар съм сложил на XS2536817211"],
  }),
  ...questions('notes', { holds: isins(bonds(({ note }) => note !== undefined)) }, {
    en: ['Which holdings have notes?'],
    enHeldOut: ['show me all my notes'],
    bg: ['Кои облигации имат бележки?', 'покажи бележките ми', 'къде съм писал бележки'],
  }),
  ...questions('notes', { holds: ['BG2040019213'], not: ['BG2030026111'] }, {
    en: ['Which bond has the note "за пенсия"?'],
    bg: ['Коя облигация е за пенсия?'],
    bgHeldOut: ['на коя облигация пише за пенсия'],
  }),
  ...questions('units-held', { holds: ['40'] }, {
    en: ['How many SAP shares do I have?', 'how many shares of sap do i own', 'number of SAP shares', 'quantity of SAP', 'sap, number of shares held'],
    enHeldOut: ['How many SAP stocks am I holding?', 'sap: how many units', "SAP share count", "in SAP, how many shares are mine"],
    bg: ['Колко акции на SAP имам?', 'брой акции SAP', 'kolko akcii na SAP imam', 'колко SAP имам', 'количество SAP', 'колко бройки SAP държа'],
    bgHeldOut: ['Колко бройки от SAP държа?', "от SAP колко акции съм купил общо", "Притежавам колко акции на SAP?", "мои акции в SAP – брой"],
  }),
  ...questions('units-held', { holds: ['500'] }, {
    en: ['How many Sopharma shares do I own?'],
    enHeldOut: ['how many units of Софарма'],
    bg: ['Колко акции на Софарма притежавам?', 'kolko broiki Sofarma imam'],
  }),
  ...questions('units-held', { holds: ['60'] }, {
    en: ['How many units of Vanguard FTSE All-World do I have?'],
    enHeldOut: ['vanguard units held'],
    bg: ['Колко дяла от Vanguard имам?'],
    bgHeldOut: ['колко единици от Vanguard FTSE държа'],
  }),
  ...questions('units-held', { holds: [money(bond('DE0001102614').nominal)] }, {
    en: ['What nominal of DE0001102614 do I hold?'],
    bg: ['Какъв номинал имам от DE0001102614?'],
    bgHeldOut: ['номинал на DE0001102614'],
  }),
  ...questions('units-held', { asksBack: true, orHolds: ['120', '40'] }, {
    en: ['How many units of iShares do I have?'],
    enHeldOut: ['number of ishares units'],
    bg: ['Колко дяла от iShares имам?', 'kolko dqla iShares imam'],
  }),
  ...questions('holding-value', { asksBack: true, orHolds: [worthOfOne('IE00B4L5Y983'), worthOfOne('IE00B1FZS798')] }, {
    en: ['What is my iShares ETF worth?', 'how much is iShares worth'],
    bg: ['Колко струва iShares?', 'стойност на фонда iShares'],
  }),
  ...questions('average-price', { holds: [['150.25', '150.3']] }, {
    en: ['At what average price did I buy SAP?', 'average buy price of SAP', 'my average cost per SAP share', 'average cost SAP', 'what is the mean price i paid for sap'],
    enHeldOut: ['What did I pay per SAP share on average?', 'avg purchase price sap', "my average entry price in SAP", "typical price I paid for one SAP share"],
    bg: ['На каква средна цена съм купил SAP?', 'средна цена на SAP', 'sredna cena na pokupka SAP', 'средна покупна цена на акциите SAP', 'средно на каква цена е купена SAP', 'средната цена, на която купих SAP'],
    bgHeldOut: ['По колко средно съм платил акция на SAP?', "SAP по каква цена ми излиза средно една акция", "средна себестойност на акция SAP", "една акция SAP средно колко ми е струвала"],
  }),
  ...questions('average-price', { holds: [['310.00', '310']] }, {
    en: ['What was my average price for Microsoft?'],
    enHeldOut: ['at which price did I get microsoft on average'],
    bg: ['Средна цена на Microsoft?'],
    bgHeldOut: ['на каква цена купих Microsoft средно'],
  }),
]; // prettier-ignore
