import type { Columns } from '../columns/column.ts';
import { day, decimal, optional, text } from '../columns/column.ts';

/** What the rows of a file can be mapped to. Purchases and sales are holdings. */
export const MAPPING_TARGETS = ['holding', 'payment', 'distribution', 'price', 'user'] as const;
export type MappingTarget = (typeof MAPPING_TARGETS)[number];

const ISIN = text('isin', 'исин', 'isin code', 'isin код', 'wertpapierkennung', 'code isin');
const HOLDER = optional(text('holder', 'client', 'customer', 'притежател', 'клиент', 'kunde', 'titulaire'));
const ID = optional(text('reference', 'transaction id', 'trade id', 'order id', 'transactionid', 'tradeid', 'референция', 'referenz', 'référence')); // prettier-ignore
const BANK = optional(
  text('bank', 'broker', 'банка', 'посредник', 'bank/broker', 'depot', 'banque', 'courtier'),
);
const CURRENCY = text('currency', 'ccy', 'валута', 'währung', 'currency code', 'devise');
const DAY = day('date', 'buy date', 'trade date', 'transaction date', 'дата', 'дата на сделка', 'дата на покупка', 'вальор', 'datum', 'buchungstag', 'handelstag', 'handelsdatum', 'schlusstag', 'day', 'ден', "date d'achat", "date d'opération", 'date de transaction'); // prettier-ignore
const NOTES = optional(
  text(
    'notes',
    'note',
    'data',
    'comment',
    'description',
    'бележки',
    'бележка',
    'описание',
    'notiz',
    'commentaire',
    'remarque',
  ),
);
const FEE = optional(
  decimal(
    'fee',
    'fees',
    'commission',
    'fees paid 1',
    'такса',
    'такси',
    'комисиона',
    'gebühr',
    'gebühren',
    'frais',
    'courtage',
  ),
);
const TAX = optional(decimal('tax', 'taxes', 'taxes paid', 'withholding tax', 'данък', 'данъци', 'платен данък', 'steuer', 'steuern', 'impôt', 'impôts', 'taxe')); // prettier-ignore
const AMOUNT = ['amount', 'total', 'value', 'gross', 'gross amount', 'сума', 'обща сума', 'стойност', 'обща стойност', 'бруто', 'betrag', 'wert', 'montant', 'montant brut']; // prettier-ignore
const ACCOUNT = optional(
  text('account', 'portfolio', 'сметка', 'портфейл', 'konto', 'compte', 'portefeuille'),
);

/** The fields of each target with their usual column names. */
export const MAPPING_FIELDS = {
  holding: {
    isin: ISIN,
    name: optional(
      text(
        'name',
        'security',
        'security name',
        'instrument',
        'наименование',
        'име',
        'емисия',
        'wertpapier',
        'nom',
        'titre',
        'libellé',
      ),
    ),
    assetClass: optional(
      text(
        'class',
        'asset class',
        'type of security',
        'вид',
        'клас',
        'вид инструмент',
        'asset type',
        'classe',
        "type d'actif",
      ),
    ),
    direction: optional(
      text(
        'direction',
        'side',
        'buy/sell',
        'type',
        'action',
        'transaction type',
        'посока',
        'операция',
        'вид на сделката',
        'вид сделка',
        'тип',
        'typ',
        'sens',
        'opération',
        "type d'opération",
      ),
    ),
    quantity: decimal('quantity', 'nominal', 'units', 'shares', 'qty', 'number', 'face value', 'номинал', 'количество', 'брой', 'stück', 'anzahl', 'nominale', 'quantité', 'nombre', 'valeur nominale'), // prettier-ignore
    price: decimal('price', 'buy price', 'buy price (%)', 'unit price', 'trade price', 'цена', 'единична цена', 'покупна цена', 'чиста цена', 'kurs', 'preis', 'prix', 'cours', "prix d'achat", "cours d'achat", 'prix unitaire'), // prettier-ignore
    currency: CURRENCY,
    day: DAY,
    amount: optional(decimal(...AMOUNT, 'amount paid', 'платена сума')),
    accrued: optional(
      decimal(
        'accrued',
        'accrued interest',
        'натрупана лихва',
        'stückzinsen',
        'intérêts courus',
        'coupon couru',
      ),
    ),
    fee: FEE,
    tax: TAX,
    settlementDay: optional(
      day(
        'settlement',
        'settlement date',
        'settle date',
        'дата на сетълмент',
        'сетълмент',
        'valuta',
        'date de règlement',
        'règlement',
      ),
    ),
    bank: BANK,
    marketPrice: optional(
      decimal('market price', 'market price (%)', 'пазарна цена', 'last price', 'cours actuel'),
    ),
    couponPercent: optional(decimal('coupon', 'coupon %', 'купон', 'kupon')),
    maturityDate: optional(
      day('maturity', 'maturity date', 'падеж', 'дата на падеж', 'fälligkeit', 'échéance', "date d'échéance"),
    ),
    notes: NOTES,
    holder: HOLDER,
    account: ACCOUNT,
    id: ID,
  },
  payment: {
    isin: ISIN,
    day: { ...DAY, names: [...DAY.names, 'payment date', 'pay date', 'дата на плащане', 'date de paiement'] },
    amount: decimal(
      ...AMOUNT,
      'profit',
      'income',
      'coupon',
      'interest',
      'печалба',
      'доход',
      'лихва',
      'zinsen',
      'intérêts',
      'revenu',
    ),
    type: optional(text('type', 'kind', 'тип', 'вид', 'typ')),
    currency: CURRENCY,
    tax: TAX,
    bank: BANK,
    notes: NOTES,
    holder: HOLDER,
    account: ACCOUNT,
    id: ID,
  },
  distribution: {
    isin: ISIN,
    day: { ...DAY, names: [...DAY.names, 'pay date', 'payment date', 'дата на плащане', 'date de paiement'] },
    amount: decimal(...AMOUNT, 'dividend', 'distribution', 'дивидент', 'dividende'),
    currency: CURRENCY,
    tax: TAX,
    bank: BANK,
    holder: HOLDER,
    account: ACCOUNT,
    id: ID,
  },
  price: {
    isin: ISIN,
    day: { ...DAY, names: [...DAY.names, 'price date', 'quote date'] },
    price: decimal('price', 'close', 'closing price', 'quote', 'market price', 'last', 'цена', 'курс', 'пазарна цена', 'kurs', 'cours', 'prix', 'cours de clôture'), // prettier-ignore
    currency: optional(CURRENCY),
  },
  user: {
    username: text('name', 'full name', 'username', 'client', 'company', 'company name', 'име', 'имена', 'трите имена', 'клиент', 'фирма', 'наименование', 'nom', 'nom complet', 'société'), // prettier-ignore
    email: text(
      'email',
      'e-mail',
      'email address',
      'имейл',
      'имейл адрес',
      'ел. поща',
      'е-поща',
      'електронна поща',
      'courriel',
      'adresse e-mail',
    ),
    phoneNumber: text(
      'phone',
      'phone number',
      'telephone',
      'mobile',
      'телефон',
      'мобилен',
      'телефонен номер',
      'telefon',
      'téléphone',
    ),
    personOrCompany: optional(text('type', 'user type', 'person or company', 'тип', 'вид', 'лице')),
    bulstatOrEgn: text('egn', 'егн', 'bulstat', 'eik', 'еик', 'булстат', 'tax id', 'егн/еик', 'bulstat or egn', 'булстат/егн', 'egn/eik', 'egn or eik', 'егн или еик', 'егн/булстат', 'егн или булстат', 'идентификатор'), // prettier-ignore
    language: optional(text('language', 'език', 'sprache', 'langue')),
  },
} as const satisfies Record<MappingTarget, Columns>;

/** All known column names, in lower case. */
export const COLUMN_NAMES: ReadonlySet<string> = new Set(
  Object.values(MAPPING_FIELDS).flatMap((fields) => Object.values(fields).flatMap(({ names }) => names)),
);
