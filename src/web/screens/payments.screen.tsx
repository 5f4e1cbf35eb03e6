import { Page } from '../layout/page.tsx';

export function PaymentsScreen() {
  return <Page title="Payments">{null}</Page>;
}
