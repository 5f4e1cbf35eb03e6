import {
  all,
  at,
  bond,
  bonds,
  euro,
  figure,
  from,
  label,
  mean,
  money,
  of,
  part,
  partOrAmount,
  profit,
  profits,
  row,
  sum,
  type Row,
} from '../figures.ts';
import { BONDS, type BondRow } from '../holder.ts';
import {
  basisPoint,
  changeAt,
  macaulayDuration,
  modifiedDuration,
  yieldByValue,
  yieldOf,
} from '../repricing.ts';
import { questions, type AskedQuestion, type Wanted } from '../question.ts';

const shift = (points: number): Wanted => money(sum(bonds().map((one) => changeAt(one, points))));
const durations: Wanted = [figure(modifiedDuration(bonds())), figure(macaulayDuration(bonds()))].flat();
const entered = (rows: readonly BondRow[]) => figure(mean(rows.map(({ ytm }) => ytm)));
/** The mean of what was entered, with or without the expired ones, or that of the yields at market prices by value. */
const averageYield: Wanted = [entered(bonds()), entered(BONDS), figure(yieldByValue(bonds()))].flat();
const marketYield = (isin: string) => figure(yieldOf(bond(isin)));
const euroProfit = (one: Row) => euro(profit(one), one.currency);

/** What could be lost, yields, and who leads. */
export const RISK: readonly AskedQuestion[] = [
  ...questions('interest-rate-risk', { holds: [[durations, money(basisPoint(bonds())), shift(1)].flat()] }, {
    en: ['What is my interest-rate risk?', 'duration of my portfolio', 'How sensitive are my bonds to rates?', 'modified duration', 'what is the DV01 of my bonds', 'how much do I lose when yields move', 'how strongly do my bonds react to rates', 'rate risk'],
    enHeldOut: ['How exposed am I to interest rates?', 'portfolio duraton', 'average duration of all bonds', 'how risky are my bonds if yields change', "How long is the duration of my bonds?", "interest sensitivity", "if yields jump, how badly am i hit", "how dangerous are changing rates for me", "duration, portfolio level"],
    bg: ['Какъв е лихвеният ми риск?', 'дюрация на портфейла', 'Колко чувствителни са облигациите ми към лихвите?', 'modificirana duracia', 'Каква е средната дюрация на облигациите ми?', 'колко губя, като мръднат лихвите', 'колко силно реагират облигациите ми на лихвите', 'риск от лихвите', "чувствителност към лихвите"],
    bgHeldOut: ['лихвен риск на портфеила', 'доколко зависи портфейлът ми от лихвите', "ако лихвите мръднат, колко силно го усеща портфейлът ми", "Каква е модифицираната дюрация на портфейла?", "колко чувствителен съм към промяна на лихвите", "опасно ли е за мен да се сменят лихвите", "дюрация общо за портфейла"],
  }),
  ...questions('rates-shift', { holds: [shift(1)] }, {
    en: ['What if rates rise by 1%?', 'what happens to my bonds when yields go up 100 bp', 'if interest rates increase one percent', 'one percent higher rates: what happens', 'what does a rise of 100bp cost me'],
    enHeldOut: ['Suppose rates climb by 1 %, what do I lose?', 'effect of +100 basis points', 'rates up 1 percent what then', "what would a 1% rate increase do to me", "interest rates +1% impact", "yields one percentage point up: damage?"],
    bg: ['Какво става, ако лихвите се повишат с 1%?', 'ами ако доходностите се вдигнат със 100 базисни точки', 'ako lihvite se kachat s 1%', 'с един процент по-високи лихви какво става', 'колко ми струва вдигане на лихвите със 100 б.т.', 'ако лихвите скочат с 1%'],
    bgHeldOut: ['Колко ще загубя, ако лихвите скочат с 1 %?', 'ефект от повишение на лихвите с 1 процент', 'какво се случва при плюс 100 базисни пункта', "Ако лихвите се качат с един процент, какво губя?", "lihvi plus 1 procent", "лихви с 1 процентен пункт нагоре, колко губя"],
  }),
  ...questions('rates-shift', { holds: [shift(-1)] }, {
    en: ['What if rates fall by 1%?'],
    enHeldOut: ['what would i gain if yields dropped by 100bp', "if yields dropped 1 percent"],
    bg: ['Какво ще стане, ако лихвите паднат с 1%?'],
    bgHeldOut: ['ами ако лихвите се понижат с 1 процент', "спад на лихвите с 1 процент"],
  }),
  ...questions('rates-shift', { holds: [shift(-0.5)] }, {
    en: ['if interest rates drop half a percent how much do I gain'],
    enHeldOut: ['rates half a percent lower: my gain?'],
    bg: ['ако лихвите паднат с половин процент какво печеля'],
    bgHeldOut: ['половин процент по-ниски лихви какво ми носят'],
  }),
  ...questions('rates-shift', { holds: [shift(2)] }, {
    en: ['what if yields rise by 2 percent'],
    enHeldOut: [['What if rates rise by 1%?', 'and by 2%?']],
    bg: ['Ако лихвите се вдигнат с 2%?'],
    bgHeldOut: [['Какво става, ако лихвите се повишат с 1%?', 'а с 2%?']],
  }),
  ...questions('average-coupon', { holds: [figure(mean(bonds().map(({ coupon }) => coupon)))] }, {
    en: ['What is my average coupon?', 'average coupon of my bonds', 'mean coupon rate', 'What coupon do my bonds pay on average?', 'how high is the coupon on average', 'coupon, average over all bonds'],
    enHeldOut: ['avrage coupon', "taken together, what is the mean coupon of the bonds I hold", "average interest rate my bonds pay", "mean of my coupons"],
    bg: ['Какъв е средният ми купон?', 'среден купон на облигациите', 'sreden kupon', 'колко е средно купонът', 'купон средно за всички облигации'],
    bgHeldOut: ['Колко процента е купонът средно?', 'средна лихва по облигациите ми', "средният купон по всички облигации колко е", "средната стойност на купоните в проценти"],
  }),
  ...questions('average-coupon', { holds: [figure(mean(bonds(of('USD')).map(({ coupon }) => coupon)))] }, {
    en: ['average coupon of my dollar bonds'],
    enHeldOut: ['mean coupon on usd bonds', ['What is my average coupon?', 'only the dollars']],
    bg: ['Среден купон на доларовите облигации'],
    bgHeldOut: ['какъв е средният купон в долари', ['Какъв е средният ми купон?', 'само доларите']],
  }),
  ...questions('average-yield', { holds: [averageYield] }, {
    en: ['What is my average yield?', 'average YTM', 'mean yield to maturity of my bonds', 'what yield do i have on average', 'What do my bonds yield on average?', 'how much do the bonds yield on average', 'yield to maturity, average'],
    enHeldOut: ['average yeild', 'avg ytm of all bonds', "overall yield of the bond part, averaged", "How high is the average YTM of the bonds?", "what's the typical yield to maturity of my bonds"],
    bg: ['Каква е средната доходност на облигациите ми?', 'средна доходност до падеж', 'sredna dohodnost', 'средно YTM', 'Каква доходност имам средно?', 'колко е средно доходността на облигациите', 'доходност до падежа, средна'],
    bgHeldOut: ['средната дохотност', 'колко е доходността до падеж средно', "усреднена доходност на всички облигации", "Средната ми доходност до падеж?", "обичайно каква доходност до падеж дават облигациите ми средно"],
  }),
  ...questions('yield-of-holding', { holds: [['3.55', marketYield('BG2040019213')].flat()] }, {
    en: ['What is the yield of BG2040019213?', 'YTM of BG2040019213', 'what does BG2040019213 yield', 'how much does BG2040019213 yield', 'yield BG2040019213'],
    enHeldOut: ['yield to maturity BG2040019213 please', "BG2040019213 ytm?", "BG2040019213: what yield"],
    bg: ['Каква е доходността на BG2040019213?', 'dohodnost na BG2040019213', 'колко е доходността на BG2040019213', 'BG2040019213 каква доходност има', "каква доходност носи BG2040019213"],
    bgHeldOut: ['каква доходност до падеж има BG2040019213', 'колко процента ми носи BG2040019213', "доходност BG2040019213", "доходност до падеж за BG2040019213 моля"],
  }),
  ...questions('yield-of-holding', { holds: [['8.40', '8.4', marketYield('XS2536817211')].flat()] }, {
    en: ['What does the Trakia bond yield?'],
    enHeldOut: ['trakia energy ytm'],
    bg: ['Каква е доходността на Trakia Energy?'],
    bgHeldOut: ['каква доходност дава Trakia'],
  }),
  ...questions('yield-of-holding', { holds: [marketYield('FR0013407236')] }, {
    en: ['yield of FR0013407236', 'how much does the French bond yield'],
    enHeldOut: ['what is the yield on my french bond'],
    bg: ['доходност на FR0013407236', 'Доходността на френската облигация?', 'колко е доходността на френската облигация'],
  }),
  ...questions('ranking', { holds: [], first: 'XS2536817211' }, {
    en: ['Which bond has the highest coupon?', 'bond with the top coupon rate', 'who pays the highest interest rate'],
    enHeldOut: ['which bond pays the most interest', 'the bond with the biggest coupon', "top coupon bond"],
    bg: ['Коя облигация е с най-висок купон?', 'nai-visok kupon', 'облигацията с най-висока лихва', 'кой плаща най-висок лихвен процент'],
    bgHeldOut: ['коя облигация дава най-голяма лихва', "облигацията с най-тлъстия купон", "Най-висок купон коя облигация има?"],
  }),
  ...questions('ranking', { holds: [], first: label(row('DE0007164600')) }, {
    en: ['Which holding made the most profit?', 'my best investment', 'biggest winner', 'what did i gain most on', 'most successful investment', 'which holding gained the most'],
    enHeldOut: ['What has earned me the most?', 'most profitabel holding', "What's my top performer by profit?", "champion of my portfolio by gain", "star performer among my holdings by profit"],
    bg: ['Коя позиция е най-печеливша?', 'най-добрата ми инвестиция', 'koe mi e nai-pechelivsho', 'на какво спечелих най-много', 'най-успешната ми инвестиция', 'коя позиция се вдигна най-много като печалба', 'От какво печеля най-много?'],
    bgHeldOut: ['най-голям победител в портфейла', "Коя инвестиция ми донесе най-голяма печалба?", "шампионът ми по печалба", "звездата в портфейла ми по печалба"],
  }),
  ...questions('ranking', { holds: [money(euroProfit(row('XS2536817211')))], first: 'XS2536817211' }, {
    en: ['What is my worst holding?', 'biggest loser', 'what did i lose the most on', 'worst performing holding by profit'],
    enHeldOut: ['where did i lose the most', "which one lost me the most money"],
    bg: ['Коя позиция е най-губеща?', 'най-лошата ми инвестиция', 'на какво загубих най-много', 'позицията с най-голяма загуба', 'от какво губя най-много'],
    bgHeldOut: ["Коя е най-слабата ми позиция?"],
  }),
  ...questions('ranking', { holds: [], first: 'XS2536817211' }, {
    en: ['What is my biggest position?', 'largest holding', 'where is most of my money', 'the largest thing i own'],
    bg: ['Коя е най-голямата ми позиция?', 'къде са повечето ми пари', 'най-голямото, което притежавам'],
    bgHeldOut: ['в какво съм вложил най-много', "най-голямата ми инвестиция по стойност", "позицията, която тежи най-много"],
    enHeldOut: ["which single holding is the heaviest", "what is my largest investment", "the position that weighs the most"],
  }),
  ...questions('concentration', { holds: ['Trakia Energy', part([row('XS2536817211')])] }, {
    en: ['How concentrated is my portfolio?', 'Am I diversified?', 'do i have too much with one issuer', 'concentration of issuers', 'is there too much in one issuer', 'which issuer weighs the most', 'am i spread out enough'],
    enHeldOut: ['Is too much of my money in one place?', 'how well diversifed am i', 'biggest issuer share', "Which issuer do I depend on most?", "is my risk spread across enough issuers"],
    bg: ['Колко е концентриран портфейлът ми?', 'диверсифициран ли съм', 'имам ли твърде много при един емитент', 'koncentraciq', 'концентрация по емитенти', 'не е ли твърде много в един емитент', 'кой емитент тежи най-много', 'достатъчно ли съм разпределен'],
    bgHeldOut: ['Твърде много ли съм вложил на едно място?', 'добре ли е разпределен рискът ми по емитенти', "не съм ли сложил всички яйца в една кошница", "При кой емитент имам най-много?", "достатъчно емитенти ли имам, или съм концентриран"],
  }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(of('USD'))), partOrAmount(all.filter(of('EUR')))] }, {
    en: ['What is my currency exposure?', 'split by currency', 'how much of my portfolio is in each currency', 'In which currencies is my money?', 'how is my money divided between currencies', 'my portfolio by currency', 'share of each currency'],
    enHeldOut: ['curency breakdown', 'exposure by currencies please', "euros, dollars, pounds: how much of each do I have", "currencies in my portfolio with percentages", "how am i split among currencies"],
    bg: ['Каква е валутната ми експозиция?', 'разпределение по валути', 'valutna ekspoziciq', 'В какви валути са парите ми?', 'как са разделени парите ми по валути', 'колко е всяка валута', 'дял на всяка валута'],
    bgHeldOut: ['портфейлът по валути', 'колко имам във всяка валута', "евро, долари, паундове: от кое колко имам", "валутен състав на портфейла", "как съм разпределен по валути"],
  }),
  ...questions('exposure', { holds: [part(all.filter(of('USD')))] }, {
    en: ['What share of my portfolio is in dollars?'],
    bg: ['Каква част от портфейла ми е в долари?'],
    bgHeldOut: ['колко процента са ми в долари'],
  }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(of('USD')))] }, {
    enHeldOut: ['how much usd exposure do i have', ['What is my currency exposure?', 'only the dollars']],
    bgHeldOut: [['разпределение по валути', 'само доларите']],
  }),
  ...questions('exposure', { holds: [partOrAmount(all.filter(from('BG'))), partOrAmount(all.filter(from('DE')))] }, {
    en: ['Exposure by country', 'which countries is my money in', 'my portfolio by country'],
    enHeldOut: ['how is my money spread over countries', "country breakdown"],
    bg: ['Разпределение по държави', 'в кои страни са парите ми', 'портфейлът по държави'],
    bgHeldOut: ['в кои държави са ми парите', "по държави"],
  }),
  ...questions('exposure', { holds: ['Fibank', partOrAmount(all.filter(at('Interactive Brokers')))] }, {
    en: ['How is my portfolio spread over banks?', 'my portfolio by bank', 'how much is at which bank'],
    bg: ['Разпределение по банки', 'портфейлът по банки', 'колко пари имам в коя банка'],
    bgHeldOut: ['в коя банка колко имам', "Колко държа във всяка банка?"],
    enHeldOut: ["bank breakdown"],
  }),
  ...questions('exposure', { holds: ['Fibank', part(all.filter(at('Interactive Brokers')))] }, {
    enHeldOut: ['what do i have at each bank in percent'],
  }),
  ...questions('compare-holdings', { holds: ['BG2040019213', 'DE0001102614', ['3.25', '3.25%'], ['1.80', '1.8']] }, {
    en: ['Compare BG2040019213 and DE0001102614', 'BG2040019213 or DE0001102614: which has the higher coupon?', 'BG2040019213 vs DE0001102614', 'Put BG2040019213 next to DE0001102614', 'difference between BG2040019213 and DE0001102614', 'how do BG2040019213 and DE0001102614 compare', 'BG2040019213 and DE0001102614 together in one table'],
    bg: ['Сравни BG2040019213 и DE0001102614', 'BG2040019213 или DE0001102614: коя е с по-висок купон?', 'sravni BG2040019213 s DE0001102614', 'BG2040019213 срещу DE0001102614', 'как стоят BG2040019213 и DE0001102614 една спрямо друга', 'BG2040019213 и DE0001102614 в една таблица', 'каква е разликата между BG2040019213 и DE0001102614', "BG2040019213 и DE0001102614 една до друга"],
    bgHeldOut: ["Съпостави BG2040019213 и DE0001102614", "постави BG2040019213 до DE0001102614", "съпоставка BG2040019213 и DE0001102614"],
    enHeldOut: ["which is the better payer, BG2040019213 or DE0001102614, side by side", "BG2040019213 against DE0001102614", "show BG2040019213 beside DE0001102614", "line up BG2040019213 with DE0001102614"],
  }),
  ...questions('compare-holdings', { holds: [money(profits([...all].filter(({ isin }) => isin === 'DE0007164600'))), [money(profit(row('US5949181045'))), money(euroProfit(row('US5949181045')))]] }, {
    en: ['Which made more, SAP or Microsoft?', 'compare SAP with Microsoft', 'has SAP gained more than Microsoft', 'SAP against Microsoft, profit'],
    enHeldOut: ['SAP or Microsoft, which one did better for me', "did SAP earn me more than Microsoft?"],
    bg: ['Кое спечели повече, SAP или Microsoft?', 'сравни SAP и Microsoft', 'SAP повече ли спечели от Microsoft', 'SAP срещу Microsoft по печалба'],
    bgHeldOut: ['от SAP или от Microsoft съм на по-голяма печалба', "SAP ли ми донесе повече или Microsoft?"],
  }),
]; // prettier-ignore
