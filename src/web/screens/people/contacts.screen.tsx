import type { ReactNode } from 'react';
import { TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { informationTexts } from '../../platform/texts/people/information.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { ClockIcon, MailIcon, PhoneIcon, PlaceIcon } from '../../platform/ui/icons/contact-icons.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';

const EMAIL = 'support@kupon.example';
const PHONE = '+359 2 000 0000';

export function ContactsScreen() {
  const { contacts } = useTexts(informationTexts);
  return (
    <Page title={contacts.title} intro={contacts.intro} width="reading">
      <Sheet>
        <dl className="grid md:grid-cols-2">
          <Contact icon={<MailIcon />} label={contacts.email}>
            <a href={`mailto:${EMAIL}`} className={TEXT_LINK}>
              {EMAIL}
            </a>
          </Contact>
          <Contact icon={<PhoneIcon />} label={contacts.phone}>
            <a href={`tel:${PHONE.replaceAll(' ', '')}`} className={TEXT_LINK}>
              {PHONE}
            </a>
          </Contact>
          <Contact icon={<PlaceIcon />} label={contacts.office}>
            {contacts.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Contact>
          <Contact icon={<ClockIcon />} label={contacts.hours}>
            <div>{contacts.hoursText}</div>
            <div className="text-soft">{contacts.replyText}</div>
          </Contact>
        </dl>
      </Sheet>
    </Page>
  );
}

interface ContactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

function Contact({ icon, label, children }: ContactProps) {
  return (
    <div className="grid gap-1 p-5">
      <dt className="flex items-center gap-2 text-soft">
        {icon}
        {label}
      </dt>
      <dd className="pl-6.5">{children}</dd>
    </div>
  );
}
