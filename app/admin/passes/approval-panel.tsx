import { Form } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/pass-booking.ts';
import { Button } from '#ui/button.tsx';

/** What waits for the office: yes or no. `problems`: why a yes was not possible. */
export function ApprovalPanel({ problems }: { problems: readonly { message: string }[] }) {
  return (
    <Panel title={m.toApprove}>
      <p className="sm muted">{m.approveNote}</p>
      {problems.map(({ message }) => (
        <p key={message} className="msg mt-2">
          {message}
        </p>
      ))}
      <div className="row wrapx mt-4">
        <Form method="post">
          <Button size="sm" look="strong" name="intent" value="approve">
            {m.approve}
          </Button>
        </Form>
        <ConfirmAction label={m.decline} ask={m.declineAsk}>
          <Form method="post">
            <Button size="sm" look="outline" name="intent" value="decline">
              {m.decline}
            </Button>
          </Form>
        </ConfirmAction>
      </div>
    </Panel>
  );
}
