import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';

type FileButtonProps = { action: string; look?: 'outline' | 'strong'; children: string };

/**
 * A file whose download is recorded is requested by a POST form: no link or prefetch takes it. The
 * response is the file, also without script, so the router must not handle it.
 */
export function FileButton({ action, look = 'outline', children }: FileButtonProps) {
  return (
    <Form method="post" action={action} reloadDocument>
      <Button look={look} size="sm">
        {children}
      </Button>
    </Form>
  );
}
