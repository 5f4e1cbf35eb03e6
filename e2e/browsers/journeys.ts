import { accountTexts } from '../../src/web/platform/texts/people/account.ts';
import { auditTexts } from '../../src/web/platform/texts/people/audit.ts';
import { bondAnalyticsTexts } from '../../src/web/platform/texts/portfolio/figures/bond-analytics.ts';
import { bondFormTexts } from '../../src/web/platform/texts/portfolio/bond-form.ts';
import { bondsTexts } from '../../src/web/platform/texts/portfolio/bonds.ts';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { etfsAndSharesTexts } from '../../src/web/platform/texts/portfolio/etfs-and-shares.ts';
import { exchangeRatesTexts } from '../../src/web/platform/texts/portfolio/instruments/exchange-rates.ts';
import { informationTexts } from '../../src/web/platform/texts/people/information.ts';
import { layoutTexts } from '../../src/web/platform/texts/platform/layout.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { loginTexts } from '../../src/web/platform/texts/people/login.ts';
import { incomeTexts } from '../../src/web/platform/texts/portfolio/figures/income.ts';
import { overviewTexts } from '../../src/web/platform/texts/portfolio/figures/overview.ts';
import { paymentsTexts } from '../../src/web/platform/texts/portfolio/payments.ts';
import { returnsTexts } from '../../src/web/platform/texts/portfolio/figures/returns.ts';
import { riskTexts } from '../../src/web/platform/texts/portfolio/figures/risk.ts';
import { positionsTexts } from '../../src/web/platform/texts/portfolio/figures/positions.ts';
import { userDetailsTexts } from '../../src/web/platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../src/web/platform/texts/portfolio/bond-changes.ts';
import { usersTexts } from '../../src/web/platform/texts/people/users.ts';
import type { Account } from '../support/accounts.ts';
import { button, field, heading, link, type Target, type Visitor } from './driver.ts';

/** Visits every screen of a role by clicks. Only the first page is opened by its address. */
interface Journey {
  readonly url: string;
  readonly account: Account;
}

interface AdministratorJourney extends Journey {
  /** The name of a user with bonds. */
  readonly client: string;
}

const layout = layoutTexts.en;
const navigation = navigationTexts.en;
const bonds = bondsTexts.en;
const { etf, share } = etfsAndSharesTexts.en.kinds;
const user = userDetailsTexts.en;
const users = usersTexts.en;

export async function userJourney(visitor: Visitor, { url, account }: Journey): Promise<void> {
  const { see, click } = visitor;
  await signedOutPages(visitor, url);
  await signIn(visitor, account);
  await see(heading(bonds.title));

  await click(link(/^[A-Z]{2}[A-Z0-9]{9}\d$/));
  await see(heading(bondAnalyticsTexts.en.sections.outAndBack));
  await click(link(bonds.payments));
  await see(heading(paymentsTexts.en.history));
  await click(link(paymentsTexts.en.add));
  await see(heading(/^Add Payment for Bond/));
  await click(link(bonds.backToBonds));
  await see(heading(bonds.title));
  await click(link(/^Cash flows of/));
  await see(heading(/^Cash Flows of/));
  await click(link(bonds.backToBonds));
  await see(heading(bonds.title));

  await follow(visitor, navigation.etfs);
  await see(heading(etf.mine.title));
  await follow(visitor, navigation.shares);
  await see(heading(share.mine.title));
  await click(link(listsTexts.en.byPosition));
  await see(heading(positionsTexts.en.titles.share));
  await follow(visitor, navigation.overview);
  await see(heading(overviewTexts.en.incomeAhead.title));
  await click(link(listsTexts.en.returns));
  await see(heading(returnsTexts.en.title));
  await click(link(listsTexts.en.risk));
  await see(heading(riskTexts.en.title));
  await follow(visitor, navigation.income);
  await see(heading(incomeTexts.en.byMonth));
  await click(link(layout.home));
  await see(heading(bonds.title));

  await follow(visitor, layout.manageAccount);
  await see(heading(accountTexts.en.title));
  await signOut(visitor);
}

export async function administratorJourney(
  visitor: Visitor,
  { url, account, client }: AdministratorJourney,
): Promise<void> {
  const { see, click, type } = visitor;
  await visitor.open(url);
  await signIn(visitor, account);
  await see(heading(users.dashboard));
  await type(field(users.search), client);
  await visitor.seeGone(link(users.detailsLabel(account.username)));

  await click(link(users.detailsLabel(client)));
  await see(heading(user.basicInformation));
  await click(button(bondChangesTexts.en.addBond));
  await see(heading(bondFormTexts.en.add));
  await click(button(commonTexts.en.cancel));
  await click(button(/^[A-Z]{2}[A-Z0-9]{9}\d/));
  await click(link(user.viewCashFlows));
  await see(heading(/^Cash Flows of/));
  await click(button(commonTexts.en.back));
  for (const [name, title] of [
    [user.manageEtfs, /^Manage ETFs/],
    [user.manageShares, /^Manage Shares/],
  ] as const) {
    await see(heading(user.basicInformation));
    await click(link(name));
    await see(heading(title));
    await click(button(commonTexts.en.back));
  }
  await see(heading(user.basicInformation));
  await click(button(commonTexts.en.back));
  await see(heading(users.dashboard));

  await follow(visitor, navigation.audit);
  await see(heading(auditTexts.en.title));
  await click(link(new RegExp(`^(${navigation.exchangeRates}|${navigation.rates})$`)));
  await see(heading(exchangeRatesTexts.en.title));
  await click(link(layout.home));
  await see(heading(users.dashboard));
  await click(link(users.addUser));
  await see(heading(users.addUser));
  await click(button(commonTexts.en.back));
  await see(heading(users.dashboard));

  await follow(visitor, layout.manageAccount);
  await see(heading(accountTexts.en.title));
  await follow(visitor, layout.adminDashboard);
  await see(heading(users.dashboard));
  await signOut(visitor);
}

async function signedOutPages(visitor: Visitor, url: string): Promise<void> {
  const { open, see, click } = visitor;
  await open(url);
  await see(heading(loginTexts.en.title));
  await click(link(loginTexts.en.register));
  await see(heading('Create Account'));
  await click(link('Sign in here'));
  await click(link(loginTexts.en.forgotPassword));
  await see(heading('Forgot Password'));
  for (const name of [layout.privacy, layout.terms, layout.support]) await click(link(name));
  await see(heading(informationTexts.en.contacts.title));
  await follow(visitor, layout.login);
}

async function signIn(visitor: Visitor, { email, password }: Account): Promise<void> {
  const texts = loginTexts.en;
  await visitor.see(heading(texts.title));
  await visitor.type(field(texts.email), email);
  await visitor.type(field(texts.password), password);
  await visitor.click(button(texts.submit));
}

async function signOut(visitor: Visitor): Promise<void> {
  await reach(visitor, button(layout.logout));
  await visitor.see(heading(loginTexts.en.title));
}

const follow = (visitor: Visitor, name: string) => reach(visitor, link(name));

/** On a phone some links of the header are in its menu. */
async function reach(visitor: Visitor, target: Target): Promise<void> {
  if (!(await visitor.sees(target))) await visitor.click(button(layout.menu));
  await visitor.click(target);
}
