import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

/** How something is done, what a word means, and what has no answer here. */
export const HELD_OUT_7_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [word('Manage Account', 'Account', 'phone')] }, { enHeldOut: ['my phone number has changed, where do I correct it'] }),
  ...questions('how-to', { holds: [word('Search', 'search')] }, { enHeldOut: ['is there some way to see only the bonds at one bank on the bonds page?'] }),
  ...questions('how-to', { holds: ['Export to Excel'] }, { enHeldOut: ['how can I get my bonds in excel'] }),
  ...questions('how-to', { holds: ['Add Payment'] }, { enHeldOut: ['A coupon arrived this morning. Where do I enter it?'] }),
  ...questions('how-to', { holds: ['Change Password'] }, { enHeldOut: ['hi how do i change my password'] }),
  ...questions('how-to', { holds: [word('Добавяне на плащане', 'Add Payment')] }, { bgHeldOut: ['как се вписва получен купон'] }),
  ...questions('how-to', { holds: [word('Показване на изтеклите', 'Show Expired', 'изтекли', 'изтеклите')] }, { bgHeldOut: ['kude da vidq padejiralite obligacii v prilojenieto'] }),
  ...questions('how-to', { holds: [word('Забравена парола', 'Забравена парола?', 'имейл')] }, { bgHeldOut: ['Забравих си паролата, какво да правя?'] }),
  ...questions('how-to', { holds: [word('Подреждане', 'Сортиране', 'Подреждане по', 'Сортиране по')] }, { bgHeldOut: ['може ли да подредя облигациите по печалба'] }),
  ...questions('how-to', { holds: [word('Контакти')] }, { bgHeldOut: ['Не намирам едно плащане и искам да говоря с човек. Как да се свържа с вас и кога работите?'] }),
  ...questions('glossary', { holds: [word('clean'), word('dirty'), word('accrued')] }, { enHeldOut: ['whats the difference between clean and dirty price? im new to bonds'] }),
  ...questions('glossary', { holds: [word('basis point', '0.01')] }, { enHeldOut: ['What does DV01 mean, in simple words please'] }),
  ...questions('glossary', { holds: [word('се връща', 'връща')] }, { bgHeldOut: ['какво значи номинал, обяснете ми като на дете'] }),
  ...questions('glossary', { holds: [word('номинала', 'от номинала'), word('годишната', 'годишна')] }, { bgHeldOut: ['разлика между купон и доходност до падежа?'] }),
  ...questions('glossary', { holds: ['12'] }, { bgHeldOut: ['ISIN kakvo e'] }),
  ...questions('glossary', { holds: [word('средният', 'среден', 'години', 'лихвите', 'доходностите')] }, { bgHeldOut: ['дюрация - какво е това и висока ли е лоша'] }),
  ...questions('decline-tax-due', DECLINED, { enHeldOut: ['do I have to declare these coupons in my tax return, and on which form'] }),
  ...questions('decline-advice', DECLINED, {
    enHeldOut: ['Should I sell Trakia before it drops even more?', 'which ETF should i buy next, i have 2000 eur spare', ['yield of trakia', 'so is it smart to buy more of it?']],
    bgHeldOut: ['струва ли си да продам софарма и да взема повече немски облигации', 'В коя облигация да вложа парите от Apple, като падежира?', 'Как да плащам по-малко данък върху купоните си?'],
  }),
  ...questions('decline-future', DECLINED, {
    enHeldOut: ['Will the ECB cut rates in april', 'where will SAP be in december'],
    bgHeldOut: ['kolko shte e dolara sled 6 meseca', 'ще фалира ли Тракия Енерджи', ['Microsoft колко е нагоре откакто я купих', 'ще продължи ли да расте?']],
  }),
  ...questions('decline-others', DECLINED, {
    enHeldOut: ['How much does my colleague Petar Ivanov have in his Kupon account?'],
    bgHeldOut: ['Какво купуват другите клиенти на ДСК?', 'покажи ми портфейла на жена ми Елена'],
  }),
  ...questions('decline-off-topic', DECLINED, {
    enHeldOut: ['can you write me a cover letter for a treasury analyst job'],
    bgHeldOut: ['utre shte vali li v Plovdiv', 'Рецепта за баница, моля'],
  }),
  ...questions('decline-not-recorded', DECLINED, {
    enHeldOut: ['how much cash do I have in my current account at DSK', "what is Trakia's credit rating now?"],
    bgHeldOut: ['колко ми е заплатата'],
  }),
]; // prettier-ignore
