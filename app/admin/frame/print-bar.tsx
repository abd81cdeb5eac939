import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#messages/admin/lists.ts';
import { ScriptButton } from '#ui/script-button.tsx';
import './print-bar.css';

type PrintBarProps = {
  title: string;
  /** Where the sheet was opened. */
  back: { to: string; label: string };
  /** What else leads on from it. */
  children?: ReactNode;
};

/** The head of a sheet made for paper, which itself is not printed. */
export function PrintBar({ title, back, children }: PrintBarProps) {
  return (
    <header className="print-bar">
      <h1>{title}</h1>
      <ScriptButton size="sm" onClick={() => window.print()}>
        {m.print}
      </ScriptButton>
      <Link to={back.to} className="btn btn-outline btn-sm">
        {back.label}
      </Link>
      {children}
    </header>
  );
}
