import { Link } from 'react-router';
import './tabs.css';

type TabsProps = {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
  /** Equally wide on phones, with long names in two lines. */
  even?: boolean;
};

/**
 * Tabs are links ('?tab=inperson'): the server renders the chosen one, so they work without script
 * and can be shared. The panel under them is the page's own.
 */
export function Tabs({ label, tabs, even = false }: TabsProps) {
  return (
    <nav aria-label={label} className={even ? 'tabs tabs-even' : 'tabs'}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className="tab"
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
          replace
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
