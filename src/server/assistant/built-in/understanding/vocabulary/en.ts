/** English words for what can be asked about. A * stands for any ending, | parts ways to say the same. */
export const en = {
  'kind:bond': 'bond|bonds|fixed income|debt securit*',
  'kind:etf': 'etf|etfs|exchange traded fund*|index fund*|fund|funds|tracker|trackers',
  'kind:share': 'share|shares|stock|stocks|equity|equities',
  'kind:any':
    'holding|holdings|position|positions|investment|investments|security|securities|asset|assets|instrument*|everything|portfolio|portfolios|all i own|all i have',
  'measure:profit': 'profit|profits|gain|gains|p l|pnl|p&l|unrealized|unrealised|capital gain*|profitability',
  'measure:loss': 'loss|losses|lose|lost',
  'measure:return':
    'return|returns|portfolio doing|am i doing|investments doing|holdings doing|performance|perform|performing|performed|performer*',
  'measure:value': 'value|worth|total value|net worth|valued|size',
  'measure:market-value':
    'market value|current value|worth now|worth today|worth right now|at market prices|at market price|current worth|current market value|market worth',
  'measure:cost':
    'cost|costs|invested|invest|paid for|pay for|spent|spend|amount paid|purchase amount|acquisition cost|book value|cost basis|put in|put into',
  'measure:nominal': 'nominal|nominals|nominal value*|nominal amount*|face value*|par value*|notional',
  'measure:units': 'units|unit|pieces',
  'measure:coupon': 'coupon|coupon rate*|interest rate*|nominal rate*',
  'measure:yield': 'ytm|yield|yields|yielding|yield to maturity|yields to maturity',
  'measure:current-yield': 'current yield|running yield',
  'measure:duration': 'duration|durations|macaulay|macaulay duration',
  'measure:modified-duration': 'modified duration|interest rate sensitivity|sensitivity',
  'measure:convexity': 'convexity',
  'measure:accrued': 'accrued interest|accrued|accrual',
  'measure:dirty-price': 'dirty price|full price',
  'measure:buy-price': 'buy price*|purchase price*|bought at|buying price*|price i paid',
  'measure:market-price': 'market price*|current price*|price|prices|quoted|quote',
  'measure:tax': 'tax|taxes|taxation|withheld|withholding',
  'measure:fees': 'fee|fees|commission|commissions',
  'measure:dividend': 'dividend|dividends',
  matured:
    'matured|already matured|have matured|past maturity|past its maturity|past their maturity|past the maturity|past maturity date|past its maturity date|past their maturity date|past the maturity date|past maturities|passed maturity|passed their maturity|passed its maturity|maturity passed|maturity has passed|maturity date has passed|reached maturity|fallen due|fell due|gone past maturity',
  'measure:maturity':
    'mature|matures|not matured|not yet matured|maturing|maturity|maturities|fall due|falls due|falling due|redeemed|redemption|redemptions|run out|maturity date*',
  'measure:buy-date': 'bought|buy date*|purchase date*|purchased|acquired|buy it|buy them|did i buy',
  payments:
    'payment|payments|payout|payouts|coupon payment*|interest payment*|coupons|interest|coupon income|interest income|income',
  cash: 'cash|cash balance|cash position',
  'per-unit': 'per share|per unit|a share|apiece|a piece|each share|each unit',
  received:
    'received|receive|got|get|paid me|paid out|collected|collect|came in|been paid|did i get paid|got paid|was i paid|were we paid',
  coming:
    'due|upcoming|expected|expect|coming|to come|scheduled|will i get|will i receive|will pay|will be paid|going to receive|going to get|get paid|will get|will receive|ahead|forthcoming|future|cash flow|cash flows|cashflow|cashflows|calendar|schedule',
  overdue:
    'overdue|late|missing payment*|unpaid|outstanding|not been paid|have not received|not received|missed|did i get all|did i receive all|did i get every|did i receive every|have i received all|have i received every|have i got all|have i gotten all|have i been paid all|were all my coupons|were all coupons|have all my coupons|have all coupons|did i miss|am i missing|behind on|am i owed|i m owed|i am owed|owed to me|owes me|owe me|not arrived|not arrive|haven t arrived|not come in|hasn t come in|haven t come in|not recorded|have i not recorded|unrecorded|not been recorded|haven t received|haven t been paid|not been received|have not been received|not yet received|not received yet|not paid to me|have i not received|all my coupons arrive|all my coupons come in|all my coupons arrived|all my payments arrive|all my payments arrived|all coupons arrive|all coupons arrived',
  earned: 'earn|earned|earning|earnings|make|made|making',
  brings: 'brings|bring|bring in|brings in|earns me|pays me|makes me|gives me|most profitable|most lucrative',
  'op:count': 'how many|number of|count|how numerous|the number',
  'op:total': 'total|totals|in total|sum|altogether|overall|in all|all together|combined|how much|aggregate',
  'op:average': 'average|averages|mean|avg|on average',
  'op:highest':
    'highest|largest|biggest|greatest|most|maximum|max|top|high|higher|bigger|larger|greater|more|more valuable|most expensive|strongest',
  'op:lowest': 'lowest|smallest|least|minimum|min|low|lower|smaller|cheapest|weakest|bottom',
  'op:best': 'best|better|best performing|best performer*|top performer*',
  'op:worst': 'worst|worse|poorest|worst performing|worst performer*',
  'op:list': 'list|lists|which|wich|whcih|show all|enumerate|display|overview of all',
  'op:overview':
    'overview|summary|summarise|summarize|tell me about|details|detail|describe|information|info|report',
  'op:compare': 'compare|compared|comparison|versus|vs|difference between|or|than',
  'op:sort': 'sort|sorted|sort by|order by|ordered|ranked|rank|ranking',
  'op:portion':
    'share of|portion|proportion|percentage of|what percent|what percentage|weight|allocation|distribution|split',
  exposure: 'exposure|exposures|exposed',
  'order:soonest': 'soonest|earliest|first to|nearest|shortest|sooner|earlier|next to',
  'order:first-bought': 'oldest|first bought|held longest|longest held|bought first',
  'order:last-bought': 'newest|last bought|bought last|most recently bought|latest purchase|recent purchase',
  'order:latest': 'latest|furthest|longest|last to|most recent|later|longer|recently',
  'by:currency':
    'by currency|by currencies|per currency|in each currency|each currency|for each currency|currency breakdown|by the currency|currency split|currencies',
  'by:bank':
    'by bank|by banks|per bank|at each bank|each bank|for each bank|by broker|per broker|bank breakdown|in each bank|banks|brokers',
  'by:country': 'by country|by countries|per country|each country|for each country|in each country|countries',
  'by:kind':
    'by kind|by type|per type|by asset class|per asset class|asset classes|by class|asset allocation',
  'by:direction': 'by direction|per direction|directions',
  'by:maturity-year':
    'by maturity|by maturity year|by year of maturity|maturity ladder|ladder|maturity profile|per maturity year',
  'noun:bank': 'bank|broker|institution',
  'noun:currency': 'currency',
  'noun:country': 'country',
  'noun:isin': 'isin|isins|code|codes',
  'status:active': 'active|current|live|open|still hold|still have|not expired|non expired|unexpired',
  'status:expired': 'expired|closed|former|past ones|inactive|no longer hold|no longer active|not active',
  'direction:buy': 'buy direction|buys|bought ones|long|direction buy',
  'direction:sell': 'sell|sold|sells|sales|sale|short|sell direction|direction sell',
  'sign:losing':
    'losing|loser|losers|loss making|in the red|in loss|with loss|with a loss|at a loss|at loss|under water|underwater|negative|unprofitable|with losses|in minus|making a loss|losing money|lose money|have lost|lost money|losing me money|making losses|have a loss|have losses',
  'sign:gaining':
    'profitable|winning|winner|winners|in profit|with profit|with a profit|at a profit|in the black|positive|gaining|in the green|in plus|making money|with gains|with a gain|in the money',
  'rel:above':
    'above|over|more than|greater than|higher than|exceed|exceeds|exceeding|bigger than|larger than',
  'rel:below': 'below|under|less than|lower than|smaller than|fewer than|not exceeding',
  'rel:from': 'at least|no less than|minimum of|not less than|or more',
  'rel:to': 'at most|no more than|maximum of|not more than|up to|or less',
  'rel:between': 'between',
  including: 'including|include|inclusive|together with|as well as|along with|counting',
  missing: 'missing|missed out|went missing|gone missing',
  without: 'without|lacking|lack|do not have|don t have|have no|has no|with no|does not have|doesn t have',
  not: 'not|except|excluding|other than|apart from|non|besides|but not|exclude|isn t|aren t',
  'time:year': 'year|years|yr|yrs|annual|yearly',
  'time:half': 'half|half year|semester',
  'time:quarter': 'quarter|quarters|qtr',
  'time:month': 'month|months|monthly',
  'time:week': 'week|weeks',
  'time:day': 'day|days',
  'time:last': 'last|previous|past|preceding',
  'time:this': 'this|current year|ongoing|running',
  'time:next': 'next|following|within|coming|the upcoming',
  'time:today': 'today|now|right now|currently|at the moment|at present',
  'time:tomorrow': 'tomorrow',
  'time:yesterday': 'yesterday',
  'time:ytd':
    'ytd|year to date|so far this year|since the start of the year|since the beginning of the year|since january',
  'time:since': 'since|from|starting',
  'time:before': 'before|prior to|earlier than',
  'time:after': 'after|later than|beyond',
  'time:until': 'until|till|to|by the end of|through|up until',
  'time:ever':
    'ever|all time|so far|to date|until now|since the beginning|lifetime|all years|historically|up to now',
  when: 'when|what date|which date|what day|which day|on what date|how soon|how long until',
  explain:
    'how is it calculated|how calculated|how is it computed|calculated|computed|calculate|compute|explain|working|formula|how did you get|how do you get|derive|derived|where does it come from|why',
  'exchange-rates':
    'exchange rate*|fx rate*|conversion rate*|currency rate*|rates used|rates do you use|what rates|which rates',
  changed: 'changed|changes|change|modified|updated|edited|new|added|deleted|what happened|history|activity',
  'social:greeting':
    'hello|hi|hey|good morning|good afternoon|good evening|good day|greetings|howdy|how are you',
  'social:thanks':
    'thanks|thank you|thank|thx|cheers|great job|well done|perfect|awesome|excellent|brilliant|nice one',
  'social:bye': 'bye|goodbye|see you|good night|farewell',
  'social:help':
    'help|what can you do|what can i ask|what do you know|how do you work|what are you able|capabilities|what questions|who are you|what are you|your name',
  advice:
    'should i|should we|recommend|recommendation*|advice|advise|suggest|is it wise|good idea|worth buying|worth selling|worth keeping|good time|which should|shall i|is it smart|do you think|your opinion|to buy|to sell|buy more|sell my|sell it|sell them|better to|would you buy|would you sell|good investment|good buy|bad investment|what to do with|hold or sell|buy or sell',
  'how-to':
    'how do i|how can i|how to|how should i|how would i|where do i|where can i|where is the button|how does one|how do you add|how do we|how can we',
  'what-if':
    'what if|what happens if|what happens when|what would happen|what will happen if|if rates|if interest|if yields|if prices|if the dollar|if the euro|rates rise|rates rose|rates fall|rates fell|rates go up|rates go down|rates increase|rates drop|yields rise|yields fall|rise by|fall by|interest rates rise|interest rates fall|interest rates go up|interest rates go down|increase by|rise in rates|rise in interest|stress test',
  'to-pay':
    'to pay|do i owe|i owe|will i owe|owe|will i pay|must i pay|need to pay|have to pay|should i pay|to be paid by me|to declare|declare',
  forecast:
    'will rise|will fall|will go up|will go down|will grow|will drop|predict|prediction*|forecast*|going to rise|going to fall|go up|go down|outlook|will increase|will decrease|will be worth|crash|in the future be|will happen|tip|tips',
  ordinal: 'one|ones',
  'ref:it':
    'it|its|this one|that one|that|this bond|that bond|this holding|the same|same one|this etf|that etf|this share|that share',
  'ref:them': 'them|those|these|their|they|of them|of these|of those',
  'follow:after':
    'after that|after that one|after this one|the one after|one after that|the next one|next one|the following one',
  'follow:and': 'and|what about|how about|also|and what about|only|just|now only|what of|instead|then',
  'nature:money': 'money|amount|amounts|sum of money|figure|figures',
  stop: 'the|a|but|yet|an|of|my|mine|our|is|are|was|were|do|does|did|have|has|had|i|we|you|me|us|please|can|could|would|will|tell|show|give|see|know|want|like|need|what|how|much|many|at|in|on|for|with|be|been|being|there|s|re|ve|ll|d|m|hold|holds|held|own|owned|possess|out|so|far|well|ok|okay|yes|up|as|if|about|any|some|all|each|every|per|by|currently|exactly|approximately|roughly|kindly|let|find|get me|check|look|into|denominated|ending|ends|ending with|starting with|begins with|beginning with|quick|quickly|question|ask|asking|actually|really|still|already|ever|i d|am|which are|kept|keep|deposited|registered|custody|through|via|my own|name|names|named|called|date|dates|rate|rates|pay|pays|paid|paying|paying me|come|comes|go|goes|stand|stands|doing|going|one of|s the|here|just|among|amongst|am|there are|regarding|concerning|thing|things|in my|provide|answer|whole|entire|full|percent|percentage|p a|annually|basis|using|use|converted|convert|expressed|equivalent|turn|mean|means|right|personal|dear|assistant|got any|level|levels|order|table|make a|type|kind|terms|based|bear|bearing|carry|carries|carrying|having|do i have|be my|both|come from|comes from',
} as const;
