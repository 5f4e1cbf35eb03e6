import { Page } from '../layout/page.tsx';

export function UserDetailsScreen() {
  return <Page title="User Details">{null}</Page>;
}
