import type { ReactNode } from 'react';
import * as m from '#messages/account.ts';
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
    { to: href('/profile'), label: m.myProfile },
    { to: href('/order-history'), label: m.myOrders },
    { to: href('/donation-history'), label: m.donationHistory },
  ];
  return (
    <div className="own-head">
      <span className="kicker">{m.yourAccount}</span>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Tabs label={m.yourAccount} tabs={tabs.map((tab) => ({ ...tab, current: tab.to === here }))} />
    </div>
  );
}
