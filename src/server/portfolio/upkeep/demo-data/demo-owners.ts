import type { Language } from '#domain/language';
import {
  ETFS_AND_SHARES_OF_COMPANY,
  ETFS_AND_SHARES_OF_PERSON,
  ETFS_AND_SHARES_OF_SECOND_PERSON,
  type DemoEtfOrShare,
} from './demo-etfs-and-shares.ts';
import {
  HOLDINGS_OF_COMPANY,
  HOLDINGS_OF_PERSON,
  HOLDINGS_OF_SECOND_PERSON,
  type DemoHolding,
} from './demo-holdings.ts';

/**
 * People and companies of the demo data. Nobody can have these tax numbers: they are of births before 1871, or have the prefix
 * 99, which no company has.
 */
export interface DemoOwner {
  readonly username: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly personOrCompany: 'person' | 'company';
  readonly language: Language;
  readonly bulstatOrEgn: string;
  readonly bonds: readonly DemoHolding[];
  readonly etfsAndShares: readonly DemoEtfOrShare[];
}

export const DEMO_OWNERS: readonly DemoOwner[] = [
  {
    username: 'Demo Person',
    language: 'en',
    email: 'demo.person@example.com',
    phoneNumber: '+359 2 000 0001',
    personOrCompany: 'person',
    bulstatOrEgn: '4826150420',
    bonds: HOLDINGS_OF_PERSON,
    etfsAndShares: ETFS_AND_SHARES_OF_PERSON,
  },
  {
    username: 'Демо Лице',
    language: 'bg',
    email: 'demo.litse@example.com',
    phoneNumber: '+359 2 000 0002',
    personOrCompany: 'person',
    bulstatOrEgn: '0021010008',
    bonds: HOLDINGS_OF_SECOND_PERSON,
    etfsAndShares: ETFS_AND_SHARES_OF_SECOND_PERSON,
  },
  {
    username: 'Демо ООД',
    language: 'bg',
    email: 'demo.ood@example.com',
    phoneNumber: '+359 2 000 0003',
    personOrCompany: 'company',
    bulstatOrEgn: '990000005',
    bonds: HOLDINGS_OF_COMPANY,
    etfsAndShares: ETFS_AND_SHARES_OF_COMPANY,
  },
];
