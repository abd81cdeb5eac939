import type { ReactNode, Ref } from 'react';
import type { TourChoice } from '#core/requests/tour-options.ts';
import * as m from '#messages/tour-forms.ts';
import type { RequestField } from '#site/forms/request-form.tsx';
import { Select } from '#ui/forms/field.tsx';

type TourFieldsProps = {
  field: RequestField;
  tours: readonly TourChoice[];
  chosen: string;
  onChoose?: (tour: string) => void;
  control?: Ref<HTMLSelectElement>;
  children: ReactNode;
};

/** The destination, beside another field. */
export function TourFields({ field, tours, chosen, onChoose, control, children }: TourFieldsProps) {
  return (
    <div className="pair">
      <Select
        {...field('destination', chosen)}
        ref={control}
        label={m.destination}
        placeholder={m.chooseTour}
        onChange={onChoose && ((event) => onChoose(event.currentTarget.value))}
        options={tours.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {children}
    </div>
  );
}
