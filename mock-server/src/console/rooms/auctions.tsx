import type { ControlRecord } from '../../contract/control-operation.ts'
import { useConsole } from '../console-context.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Moment, Usd, usdText } from '../ui/figures.tsx'
import { Field, Form, textOf } from '../ui/form.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'

type Auction = ControlRecord<'Auction'>

const AuctionItem = ({ auction }: { auction: Auction }) => {
  const { world } = useConsole()
  const action = useAction()
  const { nftId, title, status, currentBid, minNextBid, bidCount, endsAt } = auction
  const isLive = status === 'LIVE'
  return (
    <li>
      <p class="about">
        <strong>{title}</strong>
        <span class="hint">{nftId}</span>
        <span class={isLive ? 'badge' : 'badge warn'}>{isLive ? 'open' : status.toLowerCase()}</span>
        <span class="hint">
          {isLive ? 'ends' : 'ended'} <Moment at={endsAt} />
        </span>
      </p>
      <p>
        {bidCount === 0 ? (
          'No bid yet'
        ) : (
          <>
            {bidCount} {bidCount === 1 ? 'bid' : 'bids'}, the leading one is <Usd amount={currentBid} /> USD
          </>
        )}
        {isLive && (
          <>
            {bidCount === 0 ? '; the first one' : '; the next one'} is at least <Usd amount={minNextBid} />{' '}
            USD
          </>
        )}
        .
      </p>
      {isLive && (
        <Form
          key={minNextBid}
          submit="Bid as a simulated bidder"
          kind="plain"
          isRow
          onSubmit={async (data) => {
            const [botUser, amount] = [textOf(data, 'botUser'), textOf(data, 'amount')]
            await world.call('bidAsBot', { path: { nftId }, body: { botUser, amount } })
            return `${botUser} leads with ${usdText(amount)} USD.`
          }}
          more={() => (
            <Button
              kind="quiet"
              label={`End the auction of ${title} now`}
              isBusy={action.isBusy}
              onPress={() =>
                void action.run(async () => {
                  await world.call('endAuction', { path: { nftId } })
                  return `The auction of ${title} is over.`
                })
              }
            >
              End the auction now
            </Button>
          )}
        >
          <Field label="Bidder">
            <input
              class="input"
              name="botUser"
              defaultValue="bidder_1"
              pattern="[A-Za-z0-9_\-]{1,64}"
              title="Letters, digits, dashes and underscores"
              required
            />
          </Field>
          <Field label="Bid, USD">
            <input
              class="input figure"
              name="amount"
              inputMode="decimal"
              defaultValue={minNextBid}
              pattern="(0|[1-9][0-9]*)(\.[0-9]{1,2})?"
              title="Dollars, such as 250.00"
              required
            />
          </Field>
        </Form>
      )}
      <Outcome of={action} />
    </li>
  )
}

export const AuctionsRoom = () => (
  <Card title="Auctions" isTitleHidden>
    <Shown
      live={useLive('listAuctions', {})}
      name="Auctions"
      isEmpty={({ auctions }) => auctions.length === 0}
      empty={<Empty title="No works">This world has no works to bid for.</Empty>}
    >
      {({ auctions }) => (
        <ol class="items" aria-label="Auctions">
          {auctions.map((auction) => (
            <AuctionItem key={auction.nftId} auction={auction} />
          ))}
        </ol>
      )}
    </Shown>
  </Card>
)
