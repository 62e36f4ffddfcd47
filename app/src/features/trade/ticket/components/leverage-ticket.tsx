import { addDecimals } from '@swx/sdk/money'
import { Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { type OrderTerms, useOrderTerms } from '#core/parameters/order-config.ts'
import { isBeyondFunds } from '#features/trade/shared/components/available-funds.tsx'
import { TicketFoot } from '#features/trade/shared/components/ticket-foot.tsx'
import {
  KeysButton,
  KeysDialog,
  startTyping,
  useTicketKeys,
} from '#features/trade/shared/components/ticket-keys.tsx'
import { TicketSkeleton } from '#features/trade/shared/components/ticket-shape.tsx'
import { TradeGate } from '#features/trade/shared/components/trade-gate.tsx'
import { type ChartLevel, useDrawLevels } from '#features/trade/shared/model/chart-level.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import type { Direction } from '#features/trade/shared/model/position-preview.ts'
import { stopAt } from '#features/trade/shared/model/protective-stop.ts'
import { type EntryType, entryTypes } from '#features/trade/shared/model/waiting-entry.ts'
import type { WaitingOrder } from '#features/trade/waiting/model/waiting-order.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { DirectionArrow } from '#ui/figure/trend.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { OrderReview } from './order-review.tsx'
import { PositionCosts } from './position-costs.tsx'
import { ScenarioTable } from './scenario-table.tsx'
import { TicketEntry } from './ticket-entry.tsx'
import { TicketSize } from './ticket-size.tsx'
import { proposalOf, TicketTerms } from './ticket-terms.tsx'
import { useLeverageTicket } from './use-leverage-ticket.ts'

export interface LeverageTicketProps {
  instrument: Instrument
  /** Called when a position was opened, or an order placed that waits. */
  onOpened?: ((made: 'positions' | 'waiting') => void) | undefined
  /** Whether the chart of the instrument is in sight, so that the stops that are typed are drawn across it. */
  isBesideChart?: boolean | undefined
}

/** The ticket for a leveraged position: what it costs and what can be lost, live, before anything is confirmed. */
export function LeverageTicket(props: LeverageTicketProps) {
  const { t } = useTranslation('orders')
  return (
    <QueryView
      query={useOrderTerms()}
      skeleton={<TicketSkeleton label={t('ticket.loading')} />}
      failed={t('ticket.failed')}
    >
      {(terms) => <Ticket key={props.instrument.code} {...props} terms={terms} />}
    </QueryView>
  )
}

const noLevels: readonly ChartLevel[] = []

/** Most orders are placed at the current price: the review of one that waits is fetched when it is first opened. */
const WaitingReview = lazyLayer(
  async () => (await import('#features/trade/waiting/components/waiting-review.tsx')).WaitingReview,
  () => preloadTexts(['waiting']),
)

/** The next type of an order, round and round. */
const typeAfter = (type: EntryType): EntryType =>
  entryTypes[(entryTypes.indexOf(type) + 1) % entryTypes.length] ?? 'MARKET'

function Ticket({
  instrument,
  onOpened,
  isBesideChart = false,
  terms,
}: LeverageTicketProps & { terms: OrderTerms }) {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const [requested, setRequested] = useState<{ readonly field: 'size' | 'entry' }>()
  const ticket = useLeverageTicket(instrument, terms, (field) => setRequested({ field }))
  const { form, reading, direction, available, wrongField, isReviewed, startReview, endReview, errorOf } =
    ticket
  const { draft, preview, sizeless, wait } = reading
  const { write } = useAmountReading()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  useDrawLevels(instrument.code, 'ticket', isBesideChart ? ticket.draftLevels : noLevels)
  useTicketKeys(box, {
    onDirection: ticket.setDirection,
    digitsField: 'size',
    fields: { u: ['unit'], v: ['leverage'], p: ['entry'], l: ['stopLoss', 'trailing'], t: ['takeProfit'] },
    onType: () => ticket.setType(typeAfter(wait?.type ?? 'MARKET')),
    onReview: () => box.current?.requestSubmit(),
    onHelp: () => setIsHelpOpen(true),
  })

  // In a sheet the keyboard of a phone would cover what has just come up.
  useEffect(() => {
    if (requested && isBesideChart && box.current) startTyping(box.current, requested.field)
  }, [requested, isBesideChart])

  const handleReview = ticket.submit(() => {
    if (draft === undefined || isBeyondFunds(preview?.total, available)) return form.setFocus('size')
    if (wrongField) return form.setFocus(wrongField)
    startReview()
  })
  const handleOpened = (position: Position, { isTold }: { isTold: boolean }) => {
    const values = {
      direction: t(`direction.${position.direction}`),
      lots: position.lots,
      code: position.code,
      price: position.openPrice,
      decimals: instrument.decimals,
      total: addDecimals(position.margin, position.openFee),
    }
    markFresh(position.orderNo)
    if (!isTold) toast(t('ticket.opened', values))
    endReview()
    ticket.startAgain(position)
    onOpened?.('positions')
  }
  const handlePlaced = (order: WaitingOrder, { isTold }: { isTold: boolean }) => {
    const values = {
      order: t(`entry.order.${order.type}.${order.direction}`),
      lots: order.lots,
      code: order.code,
      price: order.trigger,
      decimals: instrument.decimals,
      held: order.held,
    }
    markFresh(order.orderNo)
    if (!isTold) toast(t('entry.placed', values))
    endReview()
    ticket.startAgain(order)
    onOpened?.('waiting')
  }
  const handleStopLoss = () => {
    const { proposed } = proposalOf('stopLoss', reading)
    form.setValue('stopLoss', stopAt(proposed, instrument.decimals, write), { shouldValidate: true })
  }

  return (
    <>
      <FormProvider {...form}>
        <form ref={box} noValidate className="grid gap-2" onSubmit={handleReview}>
          <DirectionChoice direction={direction} onDirection={ticket.setDirection} />
          <TicketEntry
            instrument={instrument}
            reading={reading}
            price={ticket.price}
            direction={direction}
            onType={ticket.setType}
            errorOf={errorOf}
          />
          <TicketSize
            instrument={instrument}
            reading={reading}
            available={available}
            hasStopLoss={ticket.hasStopLoss}
            onStopLoss={handleStopLoss}
            errorOf={errorOf}
          />
          <TicketTerms instrument={instrument} reading={reading} errorOf={errorOf} />
          <ScenarioTable preview={preview} stopOut={reading.stopOut} decimals={instrument.decimals} />
          <PositionCosts preview={preview} terms={{ leverage: sizeless.leverage, feeRate: terms.feeRate }} />
          <TicketFoot
            label={t(wait ? 'entry.held' : 'cost.total')}
            sum={preview ? <Figure value={formatMoney(preview.total)} unit="USD" /> : '–'}
            parts={t('cost.madeOf', { margin: preview?.margin, fee: preview?.openFee })}
          >
            <TradeGate instrument={instrument}>
              <ModeButton mode={mode} type="submit">
                {draft === undefined
                  ? t('ticket.correct.size')
                  : wrongField
                    ? t(`ticket.correct.${wrongField}`)
                    : wait
                      ? t('entry.review', {
                          order: t(`entry.order.${wait.type}.${direction}`),
                          lots: draft.lots,
                          code: instrument.code,
                        })
                      : t(`ticket.review.${direction}`, { lots: draft.lots, code: instrument.code })}
              </ModeButton>
            </TradeGate>
          </TicketFoot>
          <RiskNotice kind="leverage" />
          <KeysButton onClick={() => setIsHelpOpen(true)} />
          {instrument.isSimulated ? (
            <div>
              <SimulatedBadge />
            </div>
          ) : null}
        </form>
      </FormProvider>
      <KeysDialog ticket="leveraged" open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      {draft && preview && wait ? (
        <Suspense fallback={null}>
          <WaitingReview
            open={isReviewed}
            onClose={endReview}
            instrument={instrument}
            draft={draft}
            preview={preview}
            type={wait.type}
            expiry={ticket.expiry ?? { until: 'UNTIL_CANCELLED' }}
            partner={ticket.partner}
            now={ticket.price}
            hasError={wrongField !== undefined}
            onPlaced={handlePlaced}
            onRefused={ticket.showError}
          />
        </Suspense>
      ) : draft && preview ? (
        <OrderReview
          open={isReviewed}
          onClose={endReview}
          instrument={instrument}
          draft={draft}
          preview={preview}
          hasError={wrongField !== undefined}
          onOpened={handleOpened}
          onRefused={ticket.showError}
        />
      ) : null}
    </>
  )
}

interface DirectionChoiceProps {
  direction: Direction
  onDirection: (direction: Direction) => void
}

/** Long or short. They differ by arrow and word, not by the colour of a button. */
function DirectionChoice({ direction, onDirection }: DirectionChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <Segmented
      size="lg"
      label={t('ticket.direction')}
      value={direction}
      onChange={onDirection}
      options={[
        { value: 'LONG', label: <DirectionArrow trend="up">{t('direction.LONG')}</DirectionArrow> },
        { value: 'SHORT', label: <DirectionArrow trend="down">{t('direction.SHORT')}</DirectionArrow> },
      ]}
    />
  )
}
