import { type ComponentProps, useRef } from 'react';
import { Form } from 'react-router';
import { FormError } from '#ui/forms/form-error.tsx';
import { FormVersion } from './form-version.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type RecordFormProps = ComponentProps<typeof Form> & {
  /** What was refused, summed up above the fields. */
  problems?: ComponentProps<typeof FormError>['problems'];
  /** The version of the record that it was opened with. */
  version?: string | number;
};

/** The form of a record. Whoever leaves it with something typed is asked first. */
export function RecordForm({ problems = [], version, children, ...form }: RecordFormProps) {
  const own = useRef<HTMLFormElement>(null);
  useUnsavedGuard(own);
  return (
    <Form ref={own} method="post" noValidate {...form}>
      <FormError problems={problems} />
      {version !== undefined && <FormVersion opened={String(version)} />}
      {children}
    </Form>
  );
}
