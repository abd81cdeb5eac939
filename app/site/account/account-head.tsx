import type { ReactNode } from 'react';
import { href } from '#ui/href.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import './account.css';

type AccountHeadProps = {
  here: '/profile' | '/order-history' | '/donation-history';
  title: string;
  lead: ReactNode;
};

/** The head of the account pages, with the navigation between them. */
export function AccountHead({ here, title, lead }: AccountHeadProps) {
  const tabs = [
    { to: href('/profile'), label: 'My Profile' },
    { to: href('/order-history'), label: 'My Orders' },
    { to: href('/donation-history'), label: 'Donation History' },
  ];
  return (
    <div className="own-head">
      <span className="kicker">Your account</span>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Tabs label="Your account" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === here }))} />
    </div>
  );
}
