import type { en } from '../en/layout.ts';

export const bg = {
  skip: 'Към съдържанието',
  home: 'Kupon, начало',
  mainNavigation: 'Основна навигация',
  menu: 'Меню',
  contacts: 'Контакти',
  login: 'Вход',
  logout: 'Изход',
  manageAccount: 'Моят профил',
  adminDashboard: 'Администраторско табло',
  myBonds: 'Моите облигации',
  privacy: 'Поверителност',
  terms: 'Условия',
  support: 'Поддръжка',
  operational: 'Всички системи работят',
  unreachable: 'Сървърът не отговаря',
  checking: 'Проверка на системите...',
  theme: 'Тема',
  themes: { system: 'Системна', light: 'Светла', dark: 'Тъмна' },
  otherLanguage: 'English',
  brokenTitle: 'Нещо се обърка',
  brokenText: 'Страницата не можа да бъде показана. Данните ви са запазени; опитайте отново.',
  missingPart:
    'Част от страницата не можа да бъде заредена. Опитайте отново. Ако това не помогне, вероятно Kupon е обновен: копирайте незапазеното и презаредете страницата.',
  reload: 'Презареждане',
  technicalDetails: 'Технически подробности',
} satisfies typeof en;
