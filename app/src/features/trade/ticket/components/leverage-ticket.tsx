import { addDecimals, compareDecimals, multiplyDecimals } from '@swx/sdk/money'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { type OrderTerms, useOrderTerms } from '#core/parameters/order-config.ts'
import { useSession } from '#core/session/use-session.ts'
import { KeysButton, KeysDialog, useTicketKeys } from '#features/trade/shared/components/ticket-keys.tsx'
import { TradeGate } from '#features/trade/shared/components/trade-gate.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import type { Direction } from '#features/trade/shared/model/position-preview.ts'
import { stopAt } from '#features/trade/shared/model/protective-stop.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { DirectionArrow } from '#ui/figure/trend.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { emptyTicket, keepLastSettings } from '../model/ticket-form.ts'
import { OrderReview } from './order-review.tsx'
import { PositionCosts, TicketFoot } from './position-costs.tsx'
import { ScenarioTable } from './scenario-table.tsx'
import { TicketSize } from './ticket-size.tsx'
import { proposalOf, TicketTerms } from './ticket-terms.tsx'
import { type OnDraftLevels, useDraftLevels } from './use-draft-levels.ts'
import { type LeverageTicketState, useLeverageTicket } from './use-leverage-ticket.ts'

export interface LeverageTicketProps {
  instrument: Instrument
  /** Called when a position was opened. */
  onOpened?: (() => void) | undefined
  /** Called with the stops that are typed, as lines for the chart. */
  onDraftLevels?: OnDraftLevels | undefined
}

/** The ticket for a leveraged position: what it costs and what can be lost, live, before anything is confirmed. */
export function LeverageTicket(props: LeverageTicketProps) {
  const { t } = useTranslation('orders')
  const terms = useOrderTerms()
  if (terms.isPending) return <Skeleton lines={8} lineHeight={24} label={t('ticket.loading')} />
  if (!terms.data)
    return <ErrorState error={terms.error} title={t('ticket.failed')} onRetry={terms.refetch} />
  return <Ticket key={props.instrument.code} {...props} terms={terms.data} />
}

function Ticket({ instrument, onOpened, onDraftLevels, terms }: LeverageTicketProps & { terms: OrderTerms }) {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const ticket = useLeverageTicket(instrument, terms)
  const { form, draft, preview, direction, leverage, wrongStop, reviewedLots, setReviewedLots, submit } =
    ticket
  useDraftLevels(ticket, onDraftLevels)
  const { write } = useAmountReading()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  useTicketKeys(box, {
    onDirection: ticket.setDirection,
    digitsField: 'size',
    unitField: 'unit',
    onReview: () => box.current?.requestSubmit(),
    onHelp: () => setIsHelpOpen(true),
  })
  const startAgain = useStartAgain(ticket)

  const handleReview = submit(() => {
    if (draft === undefined || ticket.isBeyondFunds) return form.setFocus('size')
    if (wrongStop) return form.setFocus(wrongStop)
    setReviewedLots(draft.lots)
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
    if (!isTold) toast(t('ticket.opened', values))
    setReviewedLots(undefined)
    startAgain(position)
    onOpened?.()
  }

  return (
    <>
      <form ref={box} noValidate className="grid gap-2" onSubmit={handleReview}>
        <DirectionChoice direction={direction} onDirection={ticket.setDirection} />
        <TicketSize
          ticket={ticket}
          onStopLoss={() =>
            form.setValue(
              'stopLoss',
              stopAt(proposalOf('stopLoss', ticket).proposed, instrument.decimals, write),
              { shouldValidate: true },
            )
          }
        />
        <TicketTerms ticket={ticket} />
        <ScenarioTable ticket={ticket} />
        <PositionCosts preview={preview} terms={{ leverage, feeRate: terms.feeRate }} />
        <TicketFoot costs={preview}>
          <TradeGate marketHours={instrument.marketHours}>
            <ModeButton mode={mode} type="submit">
              {draft === undefined
                ? t('ticket.correct.size')
                : wrongStop
                  ? t(`ticket.correct.${wrongStop}`)
                  : t(`ticket.review.${direction}`, {
                      lots: draft.lots,
                      code: instrument.code,
                    })}
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
      <KeysDialog ticket="leveraged" open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      {draft && preview ? (
        <OrderReview
          open={reviewedLots !== undefined}
          onClose={() => setReviewedLots(undefined)}
          instrument={instrument}
          draft={draft}
          preview={preview}
          hasError={wrongStop !== undefined}
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

/**
 * What a ticket is after its order: whole where the same order can be placed again, empty where it had a stop or the
 * balance is short of it. A size never stays without the stop it was chosen for, and nothing that is left is wrong.
 */
function useStartAgain({
  form,
  instrument,
  preview,
  available,
  clear,
  forget,
}: LeverageTicketState): (opened: Position) => void {
  const { language } = useAmountReading()
  const { userName } = useSession()

  return ({ code, lots, leverage }) => {
    const { size, stopLoss, takeProfit } = form.getValues()
    const isWhole =
      !(stopLoss.isOn || takeProfit.isOn) &&
      preview !== undefined &&
      (available === undefined || compareDecimals(multiplyDecimals(preview.total, 2), available) <= 0)
    const last = { lots: isWhole ? lots : instrument.minLots, leverage }
    keepLastSettings(userName, code, last)
    const next = emptyTicket(instrument, language, last)
    clear(isWhole && size.unit !== 'lots' ? { ...next, size } : next)
    forget()
  }
}
