import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';

type FileButtonProps = { action: string; look?: 'outline' | 'strong'; children: string };

/**
 * A file whose taking is noted is asked for by a form: no link, and nothing that looks ahead, takes it. The file comes as
 * the answer, also without script, so no page of ours may take it.
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
