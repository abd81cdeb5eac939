import ArrowRight from 'lucide-react/icons/arrow-right';
import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { drawingWords } from '#core/content/drawing-words.ts';
import { rupees } from '#core/money/paise.ts';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { Badge, CategoryBadge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Jharokha } from '#ui/jharokha.tsx';
import { Loader } from '#ui/loader.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { Ornament } from '#ui/ornament.tsx';
import { Price } from '#ui/price.tsx';
import { Progress } from '#ui/progress.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { Sheet } from './sheet.tsx';

export function ButtonSheet({ id = 'day' }: { id?: string }) {
  return (
    <Sheet title={`Buttons, ${id}`}>
      <div className="row wrapx">
        <Button type="button" icon={<Icon of={Heart} />}>
          Donate
        </Button>
        <Button type="button" size="lg">
          Large
        </Button>
        <Button type="button" size="sm">
          Small
        </Button>
      </div>
      <div className="row wrapx">
        <Button type="button" look="outline">
          Become a Member
        </Button>
        <Button type="button" look="strong">
          Sign in
        </Button>
        <Button type="button" look="outline" size="sm" icon={<Icon of={Plus} />}>
          Add
        </Button>
      </div>
      <div className="row wrapx items-start">
        <Button type="button" busy="Paying…">
          Pay
        </Button>
        <Button type="button" disabledBecause="Choose an amount first.">
          Pay
        </Button>
      </div>
      <div className="row wrapx gap-6">
        <ButtonLink to={href('/blogs')} look="quiet" icon={<Icon of={ArrowRight} />}>
          Read more
        </ButtonLink>
        <ButtonLink to="https://www.example.org/" look="quiet" newTab>
          Know More
        </ButtonLink>
        <button type="button" className="icon-btn line" aria-label="Delete">
          <Icon of={Trash2} />
        </button>
      </div>
    </Sheet>
  );
}

export function FeedbackSheet({ id = 'day' }: { id?: string }) {
  return (
    <Sheet title={`Badges, notices, waiting, ${id}`}>
      <div className="row wrapx gap-2">
        <CategoryBadge category="appearance" />
        <CategoryBadge category="disappearance" />
        <CategoryBadge category="fasting" />
        <CategoryBadge category="festival" />
        <Badge tone="good">Paid</Badge>
        <Badge tone="wait">Waiting</Badge>
        <Badge tone="bad">Failed</Badge>
        <Badge tone="info">Receipted</Badge>
        <Badge>Draft</Badge>
      </div>
      <Notice tone="good">Your gift has arrived. The receipt is on its way.</Notice>
      <Notice tone="wait">We are waiting for your bank to answer.</Notice>
      <Notice tone="bad">Payment did not go through. Nothing was taken. Try again.</Notice>
      <Notice>Gifts from abroad need a separate account.</Notice>
      <div className="row wrapx">
        <Button
          type="button"
          look="outline"
          size="sm"
          onClick={() => notify('success', 'Added to your cart', 'Sandalwood incense')}
        >
          Good toast
        </Button>
        <Button
          type="button"
          look="outline"
          size="sm"
          onClick={() => notify('error', 'Payment did not go through', 'Nothing was taken. Try again.')}
        >
          Bad toast
        </Button>
        <Button
          type="button"
          look="outline"
          size="sm"
          onClick={() => notify('info', 'The cart was changed in another tab')}
        >
          Plain toast
        </Button>
      </div>
      <div className="row">
        <Skeleton shape="arch" className="w-24" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-2/3" />
          <Skeleton />
          <Skeleton className="w-1/3" />
        </div>
      </div>
      <Loader>Loading Vaisnava Calendar Events...</Loader>
    </Sheet>
  );
}

export function PictureSheet() {
  return (
    <Sheet title="Pictures" full>
      <SectionHead
        kicker="Seva"
        title="Four doors to giving"
        lead="Choose a cause. Every gift is offered first on the altar."
        action={
          <ButtonLink to={href('/donation')} look="quiet" icon={<Icon of={ArrowRight} />}>
            All donations
          </ButtonLink>
        }
      />
      <div className="dev-pictures">
        <ArchPicture name="food-for-life" alt={drawingWords('food-for-life')} ratio="4x5" outline />
        <ArchPicture
          name="srila-prabhupada-legacy"
          alt={drawingWords('srila-prabhupada-legacy')}
          ratio="3x4"
          outline
        />
        <ArchPicture name="shop-incense" alt={drawingWords('shop-incense')} ratio="1x1" />
        <ArchPicture name="books" alt={drawingWords('books')} ratio="16x10" outline />
        <Jharokha name="hero-temple-dawn" alt={drawingWords('hero-temple-dawn')} />
        <Card
          to={href('/blogs')}
          picture="tulsi"
          title="Why we greet the Tulasī plant"
          note="12 December 2025 · Admin"
        >
          <p>A small plant, a lamp and three circles.</p>
        </Card>
        <EmptyState
          title="Your cart is empty"
          actions={
            <ButtonLink to={href('/donate')} size="sm">
              Donate
            </ButtonLink>
          }
        >
          Something for your altar, or a gift for the kitchen?
        </EmptyState>
        <div className="row wrapx content-center">
          <Ornament name="spot-matki" width={280} height={310} className="h-16 w-auto" />
          <Ornament name="spot-conch" width={340} height={200} className="h-16 w-auto" />
          <Ornament name="spot-mridanga" width={460} height={280} className="h-16 w-auto" />
          <Ornament name="spot-diya" width={320} height={260} className="h-16 w-auto" />
        </div>
      </div>
      <div className="lotus-band" />
    </Sheet>
  );
}

type Donation = { id: string; cause: string; amount: number; state: 'good' | 'wait' | 'bad'; word: string };

const donations: Donation[] = [
  { id: '1', cause: 'Food for Life', amount: 2200, state: 'good', word: 'Paid' },
  { id: '2', cause: 'Cow care', amount: 501, state: 'wait', word: 'Waiting' },
  { id: '3', cause: 'Gift a book', amount: 600, state: 'bad', word: 'Failed' },
];

export function ListSheet({ id = 'day' }: { id?: string }) {
  return (
    <Sheet title={`Lists, prices, progress, ${id}`} full>
      {id === 'day' && (
        <Breadcrumbs trail={[{ to: href('/events'), label: 'Activities' }]} here="Food for Life" />
      )}
      <Table
        caption="Gifts"
        rows={donations}
        rowKey={(donation) => donation.id}
        columns={[
          { label: 'Cause', cell: (donation) => donation.cause },
          { label: 'Amount', cell: (donation) => <Price amount={rupees(donation.amount)} />, numeric: true },
          { label: 'State', cell: (donation) => <Badge tone={donation.state}>{donation.word}</Badge> },
        ]}
      />
      <div className="row wrapx gap-6">
        <Price amount={rupees(241)} was={rupees(280)} />
        <Price amount={rupees(501)} from />
      </div>
      <Progress value={6_140_500} max={12_000_000} label={`Raised so far, ${id}`}>
        ₹61,40,500 of ₹1,20,00,000
      </Progress>
      {id === 'day' && <Pagination page={4} pages={9} hrefOf={(page) => `?page=${page}`} />}
    </Sheet>
  );
}
