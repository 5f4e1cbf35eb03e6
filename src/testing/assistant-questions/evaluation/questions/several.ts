import { all, bonds, count, costs, etfs, figure, mean, money, worthOf } from '../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../question.ts';

const LONG_NONSENSE = 'zxq vrl 42 '.repeat(360);

/** Several questions in one: answered one by one, or asked which; and what is no question at all. */
export const SEVERAL: readonly AskedQuestion[] = [
  ...questions('overview-value', { asksBack: true, orHolds: [worthOf(all), money(costs(all))] }, {
    en: ['What is my portfolio worth and how much did I invest?'],
    enHeldOut: ['how much is everything worth, and what have i paid for it?'],
    bg: ['Колко струва портфейлът ми и колко съм инвестирал?'],
    bgHeldOut: ['Каква е стойността на всичко и колко съм вложил?'],
  }),
  ...questions('count-holdings', { asksBack: true, orHolds: [count(bonds()), figure(mean(bonds().map(({ coupon }) => coupon)))] }, {
    en: ['How many bonds do I have? What is my average coupon?'],
    enHeldOut: ['Number of my bonds and their average coupon?'],
    bg: ['Колко облигации имам? Какъв е средният им купон?'],
    bgHeldOut: ['колко са облигациите ми и какъв е средният купон'],
  }),
  ...questions('count-holdings', { asksBack: true, orHolds: [count(bonds()), count(etfs)] }, {
    en: ['How many bonds and how many ETFs do I have?'],
    bgHeldOut: ['Колко облигации и колко ETF-а имам?'],
  }),
  ...questions('decline-off-topic', DECLINED, {
    en: [LONG_NONSENSE],
    enHeldOut: ['?????', 'the the the of and'],
    bg: ['аааааа'],
    bgHeldOut: ['йцукен фыва', '!!!'],
  }),
]; // prettier-ignore
