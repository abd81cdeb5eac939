import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import type { TransferBy } from '#core/payments/transfer-ways.ts';
import type { GatewayPost } from '#site/checkout-parts/gateway-form.tsx';
import type { WordedProblem } from '#site/checkout-parts/purchase-form.ts';
import type { ClaimTexts } from './claim-fields.ts';
export type PayPageProps = {
  donation: DonationStatusView;
  /** null: the gateway did not answer, or the offering of its day must be held again. */
  gateway: GatewayPost | null;
  holdOver: boolean;
  /** Others gave the offering of its day meanwhile. */
  soldOut: boolean;
  /** null: the temple takes no transfer of this sum. */
  transfer: {
    by: TransferBy;
    upi: { id: string; link: string; svg: string } | null;
    bank: TempleSettings['bank'] | null;
    /** There is a UPI id, and the donation exceeds its limit. */
    aboveUpi: boolean;
  } | null;
  today: string;
  byTransfer: boolean;
  fromCart: boolean;
  claim: { typed: ClaimTexts; problems: WordedProblem[] } | null;
};
