import type { Language } from '#core/language/languages.ts';
import type { Paise } from '#core/money/paise.ts';
import type { ShownBill } from '#core/orders/bill.ts';
import type { BookedRefund } from '#core/payments/refund.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { PurchaseGlance } from '#core/purchases/purchase-glance.ts';
import type { StayGuest } from './book-stay.ts';
import type { DeskEntry, DeskReturn } from './desk-money.ts';
import type { Nights } from './nights.ts';
import type { StayPrice } from './price-stay.ts';
import type { StayStage, StayState } from './stay-stage.ts';

export type StayGlance = PurchaseGlance<StayState, StayStage>;

/** A stay as its guest and the office see it. */
export type StayView = StayGlance &
  Nights & {
    kindId: string;
    kindTitle: string;
    rooms: number;
    adults: number;
    children: number;
    extraBeds: number;
    meals: boolean;
    member: boolean;
    /** Nights of rooms that the guest's membership gave. */
    freeNights: number;
    price: StayPrice;
    /** Paid at the gateway and at the desk, less what went back; and what is still to be paid. */
    paid: Paise;
    toPay: Paise;
    /** The guest may pay it on the site. */
    restPayable: boolean;
    /** What pays, or was to pay, the rest on the site; the first begun first. */
    rests: { id: string; stage: StayStage; money: MoneyState; total: Paise }[];
    /** The stay whose rest this one pays. */
    restOf: string | null;
    /** Paid beyond the price, after a change to cheaper nights: the desk hands it back. */
    tooMuch: Paise;
    /** What the desk took and does not need: `tooMuch`, or of a cancelled stay all of it. */
    deskOver: Paise;
    /** Of it, what nobody has asked back yet. */
    returnable: Paise;
    deskReturns: DeskReturn[];
    /** What moved at the desk, in its order; and what of a deposit it still has. */
    deskEntries: DeskEntry[];
    deposit: Paise;
    guest: StayGuest;
    /** In the order of the house. */
    roomNumbers: string[];
    /** Of the terms on the day of arrival and of departure. */
    checkIn: string;
    checkOut: string;
    /** What goes back where it is cancelled today. */
    goesBack: Paise;
    /** The guest may still cancel, or change the dates. */
    changeable: boolean;
    byDesk: boolean;
    /** In which the guest is written to. */
    language: Language;
    personId: string | null;
    createdAt: Date;
    version: number;
    /** The bill once the guest has left, and its credit notes. */
    bills: ShownBill[];
    refunds: BookedRefund[];
  };
