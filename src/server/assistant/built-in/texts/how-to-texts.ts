import type { Language } from '../write-figures.ts';

interface Act extends Readonly<Record<Language, string>> {
  /** The screen where it is done. */
  readonly screen: string;
}

/** How each act is done; its name is the tag of its example questions. */
export const HOW_TO: Readonly<Record<string, Act>> = {
  'add-holding': { screen: '/my-bonds', en: 'To add a bond, ETF or share, open its list and press “Add Bond” (or “Add ETF”, “Add Share”), then enter the ISIN, the amount and the price.', bg: 'За да добавите облигация, ETF или акция, отворете списъка и натиснете „Добавяне“, после въведете ISIN, количеството и цената.' },
  'edit-holding': { screen: '/my-bonds', en: 'To change a holding, open it from the list and press “Edit”.', bg: 'За да промените позиция (облигация, ETF, акция), отворете я от списъка и натиснете „Редактиране“.' },
  'delete-holding': { screen: '/my-bonds', en: 'To delete a holding, open it from the list and press “Delete”. It can be restored from “Recently deleted”.', bg: 'За да изтриете позиция, отворете я от списъка и натиснете „Изтриване“. Може да се възстанови от „Наскоро изтрити“.' },
  restore: { screen: '/my-bonds', en: 'What you deleted is under “Recently deleted” at the bottom of the list: press “Restore” there. Right after a change, “Undo” in the message takes it back.', bg: 'Изтритото е под „Наскоро изтрити“ в края на списъка: натиснете „Възстановяване“. Веднага след промяна „Отмяна“ в съобщението я връща.' },
  'record-payment': { screen: '/my-bonds', en: 'To record a payment (a coupon, for example), open the bond from the list and press “Add Payment”, then enter its date, amount and tax.', bg: 'За да запишете плащане (например купон), отворете облигацията от списъка и натиснете „Добавяне на плащане“, после въведете дата, сума и данък.' },
  'record-sale': { screen: '/my-bonds', en: 'To record a sale, add a row with the direction Sell (for ETFs and shares: Ask), with what was sold, the price and the day.', bg: 'За да запишете продажба, добавете ред с посока Sell (за ETF-и и акции: Ask), с продаденото, цената и деня.' },
  'mark-expired': { screen: '/my-bonds', en: 'To mark a bond as expired, tick it in the list and press “Mark as Expired”.', bg: 'За да отбележите облигация като изтекла, изберете я в списъка и натиснете „Отбелязване като изтекла“.' },
  import: { screen: '/my/imports', en: 'To import a file of your broker or bank (Excel or CSV), open “Imports”, choose the file, check the rows and press “Import”.', bg: 'За импортиране на файл от брокер или банка (Excel или CSV) отворете „Импорт“, изберете файла, проверете редовете и натиснете „Импорт“.' },
  export: { screen: '/my-bonds', en: 'To export to Excel, open a list and press “Export”: the file holds the rows as they are filtered. All of your data can be downloaded in your account.', bg: 'За експорт в Excel отворете списък и натиснете „Експорт“: файлът съдържа редовете, както са филтрирани. Всичките ви данни се изтеглят от профила.' },
  'update-prices': { screen: '/my-bonds', en: 'To update a market price, edit the holding and enter the new price with its day; many prices can be imported from a file.', bg: 'За да обновите пазарна цена, редактирайте позицията и въведете новата цена с нейния ден; много цени се импортират от файл.' },
  password: { screen: '/account', en: 'To change your password, open your account and press “Change Password”.', bg: 'За да смените паролата, отворете профила си и натиснете „Смяна на паролата“.' },
  'second-factor': { screen: '/account', en: 'To turn on the second factor of the sign-in, open your account, “Security”.', bg: 'За да включите втори фактор при вход, отворете профила си, „Сигурност“.' },
  calendar: { screen: '/income', en: 'To see payments in your calendar, open “Income” and press “Subscribe in your calendar”.', bg: 'За да виждате плащанията в календара си, отворете „Доходи“ и натиснете абонамента за календар.' },
  language: { screen: '/account', en: 'To change the language, choose it at the top of any screen or in your account.', bg: 'За да смените езика, изберете го горе на всеки екран или в профила си.' },
  'account-data': { screen: '/account', en: 'To change your email address or other data, or to delete your account, open your account.', bg: 'За да смените имейла или други свои данни, или да изтриете профила, отворете профила си.' },
  print: { screen: '/overview', en: 'To print a screen, use the print command of your browser: every screen has a printed form.', bg: 'За да отпечатате екран, използвайте печата на браузъра: всеки екран има вид за печат.' },
  'hide-amounts': { screen: '/account', en: 'To hide the amounts, use the eye at the top of the screen.', bg: 'За да скриете сумите, използвайте окото горе на екрана.' },
  'api-key': { screen: '/account', en: 'To make a key for programs, open your account.', bg: 'За да създадете ключ за програми, отворете профила си.' },
  'tax-report': { screen: '/income', en: 'Taxes on payments are in “Income” and in the payments of each bond; there is no tax return.', bg: 'Данъците върху плащанията са в „Доходи“ и при плащанията на всяка облигация; данъчна декларация няма.' },
  'what-if': { screen: '/risk', en: 'To see what changes of rates would do, open “Risk”.', bg: 'За да видите какво биха променили лихвите, отворете „Риск“.' },
  'exchange-rates': { screen: '/overview', en: 'Exchange rates are those of the European Central Bank; an administrator keeps them.', bg: 'Валутните курсове са на Европейската централна банка; поддържа ги администратор.' },
  search: { screen: '/my-bonds', en: 'To search for a holding, type a part of its ISIN, name, bank or note into the search field of the list.', bg: 'За да намерите позиция, напишете част от ISIN, име, банка или бележка в полето за търсене на списъка.' },
}; // prettier-ignore
