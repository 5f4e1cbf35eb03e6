import { Page } from '../layout/page.tsx';

export function AddPaymentScreen() {
  return <Page title="Add Payment">{null}</Page>;
}
