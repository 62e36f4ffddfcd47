import type { ComponentChildren } from 'preact'
import { hrefOf } from '../route.ts'
import { Card } from '../ui/card.tsx'
import { countText, momentText, tookText } from '../ui/figures.tsx'
import { useLive } from '../use-live.ts'
import { CHECKED_EVERY, holdText } from './invariants.tsx'
import { isBad } from './journal-filters.ts'
import { MailboxCard } from './mailbox.tsx'
import { MarketCard } from './prices.tsx'
import { ReviewsCard } from './reviews.tsx'
import { SnapshotsCard } from './snapshots.tsx'
import { useJournal } from './use-journal.ts'
import { UsersCard } from './users.tsx'

/** A figure that leads to where it comes from. */
const Figure = (props: { label: string; value: ComponentChildren; note: string; href: string }) => (
  <a class="figure-card" href={props.href}>
    <span class="label">{props.label}</span>
    <span class="value">{props.value}</span>
    <span class="hint">{props.note}</span>
  </a>
)

const WAITING = '…'

const Figures = ({ reviews }: { reviews: ReturnType<typeof useLive<'listReviews'>>['data'] }) => {
  const calls = useJournal('customer').data
  const invariants = useLive('checkInvariants', {}, CHECKED_EVERY).data
  const state = useLive('getState', {}, 4).data
  const oldest = reviews?.reviews.map(({ submittedAt }) => submittedAt).sort()[0]
  const slowest = calls?.toSorted((a, b) => b.took - a.took)[0]
  return (
    <Card title="In short" isTitleHidden>
      <div class="figures">
        <Figure
          label="Reviews waiting"
          value={reviews ? countText(reviews.reviews.length) : WAITING}
          note={oldest ? `oldest since ${momentText(oldest)}` : 'nothing to decide'}
          href={hrefOf('reviews')}
        />
        <Figure
          label="Bad answers"
          value={calls ? countText(calls.filter(isBad).length) : WAITING}
          note={calls ? `of ${countText(calls.length)} calls that are kept` : ''}
          href={hrefOf('journal', { answer: 'bad' })}
        />
        <Figure
          label="Slowest call"
          value={slowest ? tookText(slowest.took) : calls ? '–' : WAITING}
          note={slowest ? (slowest.operation ?? slowest.path) : 'no call yet'}
          href={slowest ? hrefOf('journal', { operation: slowest.operation }) : hrefOf('journal')}
        />
        <Figure
          label="Invariants"
          value={invariants ? (invariants.ok ? '✓ hold' : 'violated') : WAITING}
          note={invariants ? holdText(invariants) : ''}
          href={hrefOf('invariants')}
        />
        <Figure
          label="State"
          value={<span class="mono">{state ? state.hash.slice(0, 8) : WAITING}</span>}
          note="hash of this world"
          href={hrefOf('worlds')}
        />
      </div>
    </Card>
  )
}

/** What waits, and where. */
export const OverviewRoom = () => {
  const reviews = useLive('listReviews', {})
  return (
    <>
      <Figures reviews={reviews.data} />
      <div class="columns">
        <div class="stack">
          <ReviewsCard live={reviews} most={3} />
          <UsersCard most={8} />
        </div>
        <div class="stack">
          <MailboxCard most={3} />
          <MarketCard live={useLive('listInstruments', {}, 4)} />
          <SnapshotsCard isShort />
        </div>
      </div>
    </>
  )
}
