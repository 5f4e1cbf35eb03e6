import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

/** How something is done, what a word means, and what has no answer here, in the words of neighbours. */
export const NEIGHBOURS_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [word('Add Payment', 'Payments', 'Payment History')] }, { enKeptOut: ['a coupon landed in my bank account, where do I record it'] }),
  ...questions('how-to', { holds: [word('Imports', 'Import', 'Choose a file')] }, { enKeptOut: ['where do I upload my broker statement'] }),
  ...questions('how-to', { holds: [word('Returns')] }, { enKeptOut: ['which page shows my performance by year?'] }),
  ...questions('glossary', { holds: [word('accrued')] }, { enKeptOut: ['what is a dirty price'] }),
  ...questions('decline-advice', DECLINED, { enKeptOut: ['is Trakia too risky, should it go?', 'best bond to buy with 5000 euro'] }),
  ...questions('decline-future', DECLINED, { enKeptOut: ['will the ECB cut in June'] }),
  ...questions('decline-others', DECLINED, { enKeptOut: ["show my wife's bonds"] }),
  ...questions('decline-off-topic', DECLINED, { enKeptOut: ['translate good night into French'] }),
  ...questions('decline-tax-due', DECLINED, { enKeptOut: ['what do I have to pay the tax office for this year'] }),
  ...questions('how-to', { holds: [word('Добавяне на акция', 'Добавете първата си акция', 'Акции', 'администратор')] }, { bgKeptOut: ['как се добавя нова акция'] }),
  ...questions('how-to', { holds: [word('Плащания', 'История на плащанията', 'Изтриване')] }, { bgKeptOut: ['сгрешено плащане, как да го махна'] }),
  ...questions('how-to', { holds: [word('Excel', 'CSV', 'XLSX', 'Експорт')] }, { bgKeptOut: ['moga li da iztegla obligaciite v excel'] }),
  ...questions('glossary', { holds: [word('лихви', 'лихвите', 'доходността', 'чувствителност', 'години')] }, { bgKeptOut: ['какво е дюрация, обясни простичко'] }),
  ...questions('decline-advice', DECLINED, { bgKeptOut: ['кое е по-добре сега: злато или облигации'] }),
  ...questions('decline-off-topic', DECLINED, { bgKeptOut: ['какво да сготвя днес'] }),
  ...questions('decline-others', DECLINED, { bgKeptOut: ['колко облигации има колежката ми Ива'] }),
  ...questions('decline-tax-due', DECLINED, { bgKeptOut: ['колко данък дължа, ако продам Vanguard'] }),
]; // prettier-ignore
