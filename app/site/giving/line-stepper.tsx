import { addLine, type DonationLine, deleteLine, removeOne } from '#core/cart/cart.ts';
import * as m from '#messages/offering.ts';
import { donationCart } from '#site/shared/use-carts.ts';
import { Stepper } from '#ui/forms/stepper.tsx';

/** The quantity of a line of the donation cart; minus at one removes the line. */
export function LineStepper({ line }: { line: DonationLine }) {
  const step = (count: number) =>
    donationCart.change((lines) => {
      if (count === 0) return deleteLine(lines, line);
      if (count === line.quantity - 1) return removeOne(lines, line);
      return addLine<DonationLine>(lines, line, count - line.quantity);
    });
  return <Stepper label={m.howMany(line.title)} min={0} value={String(line.quantity)} onStep={step} />;
}
