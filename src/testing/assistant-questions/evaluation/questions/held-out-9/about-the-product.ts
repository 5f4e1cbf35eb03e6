import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

/** How something is done, what a word means, and what has no answer here. */
export const HELD_OUT_9_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [word('Add Payment', 'Payments', 'Payment History')] }, { enHeldOut: ['a coupon landed in my bank account, where do I record it'] }),
  ...questions('how-to', { holds: [word('Imports', 'Import', 'Choose a file')] }, { enHeldOut: ['where do I upload my broker statement'] }),
  ...questions('how-to', { holds: [word('Returns')] }, { enHeldOut: ['which page shows my performance by year?'] }),
  ...questions('glossary', { holds: [word('accrued')] }, { enHeldOut: ['what is a dirty price'] }),
  ...questions('decline-advice', DECLINED, { enHeldOut: ['is Trakia too risky, should it go?', 'best bond to buy with 5000 euro'] }),
  ...questions('decline-future', DECLINED, { enHeldOut: ['will the ECB cut in June'] }),
  ...questions('decline-others', DECLINED, { enHeldOut: ["show my wife's bonds"] }),
  ...questions('decline-off-topic', DECLINED, { enHeldOut: ['translate good night into French'] }),
  ...questions('decline-tax-due', DECLINED, { enHeldOut: ['what do I have to pay the tax office for this year'] }),
  ...questions('how-to', { holds: [word('Добавяне на акция', 'Добавете първата си акция', 'Акции', 'администратор')] }, { bgHeldOut: ['как се добавя нова акция'] }),
  ...questions('how-to', { holds: [word('Плащания', 'История на плащанията', 'Изтриване')] }, { bgHeldOut: ['сгрешено плащане, как да го махна'] }),
  ...questions('how-to', { holds: [word('Excel', 'CSV', 'XLSX', 'Експорт')] }, { bgHeldOut: ['moga li da iztegla obligaciite v excel'] }),
  ...questions('glossary', { holds: [word('лихви', 'лихвите', 'доходността', 'чувствителност', 'години')] }, { bgHeldOut: ['какво е дюрация, обясни простичко'] }),
  ...questions('decline-advice', DECLINED, { bgHeldOut: ['кое е по-добре сега: злато или облигации'] }),
  ...questions('decline-off-topic', DECLINED, { bgHeldOut: ['какво да сготвя днес'] }),
  ...questions('decline-others', DECLINED, { bgHeldOut: ['колко облигации има колежката ми Ива'] }),
  ...questions('decline-tax-due', DECLINED, { bgHeldOut: ['колко данък дължа, ако продам Vanguard'] }),
]; // prettier-ignore
