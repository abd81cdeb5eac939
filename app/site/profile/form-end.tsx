import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type FormEndProps = { children: ReactNode; stay?: string };

/** The last row of a form of the profile: its buttons, and the way back without a change. */
export function FormEnd({ children, stay = 'Cancel' }: FormEndProps) {
  return (
    <div className="row wrapx">
      {children}
      <ButtonLink to={href('/profile')} look="quiet">
        {stay}
      </ButtonLink>
    </div>
  );
}
