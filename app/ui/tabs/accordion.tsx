import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import './tabs.css';

type AccordionProps = { title: ReactNode; children: ReactNode; open?: boolean; group?: string };

/** One question and its answer; those of one `group` close each other. Works without script. */
export function Accordion({ title, children, open, group }: AccordionProps) {
  return (
    <details className="accordion" name={group} open={open}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
