import { Page } from '../layout/page.tsx';

export function MyBondsScreen() {
  return <Page title="My Bonds Portfolio">{null}</Page>;
}
