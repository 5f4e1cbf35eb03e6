import type { GlossaryTerm } from '../understanding/find-asked-terms.ts';
import type { Language } from '#domain/language';

/** What the words of the portfolio mean, in a sentence or two. */
export const TERM_TEXTS: Readonly<Record<GlossaryTerm, Readonly<Record<Language, string>>>> = {
  ytm: {
    en: 'YTM (yield to maturity) is the yearly return, in percent, of a bond that is bought at its price and held until it matures, with every coupon paid on time. The coupon is in percent of the nominal; YTM is higher than it where the price is below 100 %, and lower where it is above.',
    bg: 'Доходност до падежа (YTM) е годишната доходност в проценти от облигация, която е купена на своята цена и се държи до падежа, ако всички купони се платят навреме. Купонът е в проценти от номинала; при цена под 100% доходността е над него, при цена над 100% – под него.',
  },
  'current-yield': {
    en: 'Current yield is the annual coupons as a percentage of the price. It leaves out what is gained or lost when the bond is repaid.',
    bg: 'Текущата доходност са купоните за една година като процент от цената. Тя не отчита печалбата или загубата при погасяването.',
  },
  coupon: {
    en: 'A coupon is the interest that a bond pays on fixed dates; the coupon rate is the interest for a year, in percent of the nominal.',
    bg: 'Купонът е лихвата, която облигацията плаща на определени дати; купонната ставка е лихвата за година в проценти от номинала.',
  },
  nominal: {
    en: 'Nominal (face value, par) is the amount that is repaid at maturity. Coupons and prices are in percent of it. What a bond is worth is its nominal times the market price.',
    bg: 'Номиналът е сумата, която се връща на падежа. Купоните и цените са в проценти от него. Стойността на облигацията е номиналът по пазарната цена.',
  },
  maturity: {
    en: 'Maturity is the day on which a bond is repaid: its nominal and the last coupon.',
    bg: 'Падежът е денят, в който облигацията се погасява: връща се номиналът и се плаща последният купон.',
  },
  'market-price': {
    en: 'Market price is what a holding costs on the market now; for a bond it is in percent of the nominal, and clean: without accrued interest.',
    bg: 'Пазарната цена е текущата цена на инструмента на пазара; за облигация тя е в проценти от номинала и е чиста: без натрупаната лихва.',
  },
  'buy-price': {
    en: 'Buy price is what was paid for a holding; for a bond in percent of the nominal, without accrued interest.',
    bg: 'Покупната цена е цената, на която е купен инструментът; за облигация е в проценти от номинала, без натрупаната лихва.',
  },
  'clean-price': {
    en: 'Clean price is the price of a bond without accrued interest; markets quote this one.',
    bg: 'Чистата цена е цената на облигацията без натрупаната лихва; нея котират пазарите.',
  },
  'dirty-price': {
    en: 'Dirty price (full price) is the clean price plus the accrued interest: what a buyer actually pays.',
    bg: 'Брутната („мръсна“) цена е чистата цена заедно с натрупаната лихва: това, което купувачът действително плаща.',
  },
  accrued: {
    en: 'Accrued interest is the part of the next coupon that has been earned since the last one. A buyer pays it on top of the clean price.',
    bg: 'Натрупаната лихва е частта от следващия купон, спечелена от последния насам. Купувачът я плаща над чистата цена.',
  },
  duration: {
    en: 'Macaulay duration is how many years it takes on average, weighted by present value, until a bond has paid its money back.',
    bg: 'Дюрацията (на Маколи) е средният срок в години, претеглен по настояща стойност, за който облигацията връща парите.',
  },
  'modified-duration': {
    en: 'Modified duration says by about how many percent the price of a bond falls when its yield rises by one percentage point.',
    bg: 'Модифицираната дюрация показва с около колко процента пада цената, когато доходността се повиши с един процентен пункт.',
  },
  convexity: {
    en: 'Convexity says how the duration of a bond itself changes with its yield: it improves the estimate that duration gives for large changes.',
    bg: 'Изпъкналостта показва как самата дюрация се променя с доходността: тя коригира оценката по дюрация при големи промени.',
  },
  cost: {
    en: 'Value at cost is what was paid for the holdings: for a bond its nominal times the buy price.',
    bg: 'Стойността по цена на придобиване е платеното за позициите: за облигация номиналът по покупната цена.',
  },
  'market-value': {
    en: 'Market value is what the holdings are worth at market prices; for a bond its nominal times the market price.',
    bg: 'Пазарната стойност е стойността на позициите по пазарни цени; за облигация номиналът по пазарната цена.',
  },
  profit: {
    en: 'Profit here is from the change of price alone, market price against buy price; coupons, dividends and taxes are shown separately.',
    bg: 'Печалбата тук е само от промяната на цената, пазарна спрямо покупна; купоните, дивидентите и данъците се показват отделно.',
  },
  dividend: {
    en: 'A dividend is the part of its profit that a company pays to its shareholders; a fund pays distributions in the same way. It is recorded before tax, with the tax withheld.',
    bg: 'Дивидентът е частта от печалбата, която дружество изплаща на акционерите си; фондовете правят разпределения по същия начин. Записва се преди данъци, с удържания данък.',
  },
  isin: {
    en: 'An ISIN is the international number of a security, 12 characters: two letters of the country, nine letters or digits, and a check digit.',
    bg: 'ISIN е международният номер на ценна книга, 12 знака: две букви на държавата, девет букви или цифри и контролна цифра.',
  },
  'clean-and-dirty': {
    en: 'The clean price of a bond leaves out the interest accrued since the last coupon, the dirty price includes it: dirty = clean + accrued interest. Markets quote the clean price; a buyer pays the dirty one.',
    bg: 'Чистата цена на облигацията не включва лихвата, натрупана от последния купон, а брутната („мръсната“) я включва: брутна = чиста + натрупана лихва. Пазарите котират чистата; купувачът плаща брутната.',
  },
  'basis-point': {
    en: 'A basis point is one hundredth of a percentage point: 100 basis points are 1%.',
    bg: 'Базисният пункт е една стотна от процентния пункт: 100 базисни пункта са 1%.',
  },
  dv01: {
    en: 'DV01 is how much money the bonds lose in value when their yields rise by one basis point (0.01%).',
    bg: 'DV01 е сумата, която облигациите губят от стойността си, когато доходността им се повиши с един базисен пункт (0,01%).',
  },
  'money-weighted': {
    en: 'The money-weighted return (IRR) is the yearly rate at which what you paid in grew to what came out and is left. It depends on when you paid in, and how much: money that was there longer counts for more.',
    bg: 'Възвръщаемостта, претеглена по пари (IRR), е годишният процент, с който внесеното от вас е нараснало до изплатеното и останалото. Тя зависи от това кога и колко сте внесли: парите, които са стояли по-дълго, тежат повече.',
  },
  'time-weighted': {
    en: 'The time-weighted return shows how the holdings did, whenever you paid in or took out and however much: the returns between these days are linked. Use it to compare with an index.',
    bg: 'Възвръщаемостта, претеглена по време, показва как са се представили позициите, без значение кога и колко сте внесли или изтеглили: доходностите между тези дни се навързват. С нея се сравнява с индекс.',
  },
  hhi: {
    en: 'HHI (the Herfindahl-Hirschman index) measures concentration: the squares of the shares of all holdings, added up. 1 means everything in one; its inverse says to how many equal holdings the portfolio compares.',
    bg: 'HHI (индексът на Херфиндал-Хиршман) измерва концентрацията: сборът от квадратите на дяловете на всички позиции. 1 значи всичко в една; реципрочното му число показва на колко еднакви позиции отговаря портфейлът.',
  },
  etf: {
    en: 'An ETF (exchange-traded fund) is a fund whose units are bought and sold on an exchange like shares; most follow an index.',
    bg: 'ETF (борсово търгуван фонд) е фонд, чиито дялове се купуват и продават на борсата като акции; повечето следват индекс.',
  },
  'zero-coupon': {
    en: 'A zero-coupon bond pays no coupons: it is bought below its nominal, and the difference repaid at maturity is its yield.',
    bg: 'Безкупонната облигация не плаща купони: купува се под номинала, а разликата, изплатена на падежа, е доходът от нея.',
  },
  expired: {
    en: 'An expired holding is one that you no longer hold: it has matured, was sold, or you marked it as expired.',
    bg: 'Изтекла е позиция, която вече не държите: с настъпил падеж, продадена или отбелязана така от вас.',
  },
}; // prettier-ignore
