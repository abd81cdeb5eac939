import type { ComponentProps, ReactNode } from 'react';

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  /** In its head, beside the title. */
  aside?: ReactNode;
};

/** A part of a screen under a heading, which names it where `aria-labelledby` is given. */
export function Panel({ title, aside, className, children, ...section }: PanelProps) {
  return (
    <section {...section} className={className ? `panel ${className}` : 'panel'}>
      <header>
        <h2 id={section['aria-labelledby']}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
