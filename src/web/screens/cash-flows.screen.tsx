import { Page } from '../layout/page.tsx';

export function CashFlowsScreen() {
  return <Page title="Cash Flows">{null}</Page>;
}
