import { roundDecimal } from '@swx/sdk/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../../core/account-mode/mode-badge.tsx'
import { ModeButton } from '../../../../core/account-mode/mode-button.tsx'
import { useAvailable } from '../../../../core/account-mode/use-available.ts'
import { useMode } from '../../../../core/account-mode/use-mode.ts'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { formatQuantity } from '../../../../core/format/format-quantity.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { priceAfter } from '../../../../core/instruments/price-grid.ts'
import { SimulatedBadge } from '../../../../core/live-prices/simulated-badge.tsx'
import { useLivePrice } from '../../../../core/live-prices/use-live-price.ts'
import { RiskNotice } from '../../../../core/money-submission/risk-notice.tsx'
import { useDraft } from '../../../../core/session/use-draft.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { PercentChips } from '../../../../ui/form/percent-chips.tsx'
import { SelectInput } from '../../../../ui/form/select-input.tsx'
import { SizeField } from '../../../../ui/form/size-field.tsx'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import type { Position } from '../../positions/model/position.ts'
import { useOrderTerms } from '../api/use-order-terms.ts'
import { lotsForShare, type OrderTerms } from '../model/position-preview.ts'
import { emptyTicket, leverageChoices, readTicket, type TicketEntry } from '../model/ticket.ts'
import { useTicketDirection } from '../model/ticket-direction.ts'
import { AvailableFunds } from './available-funds.tsx'
import { DirectionChoice } from './direction-choice.tsx'
import { FundsWarning } from './funds-warning.tsx'
import { OrderReview } from './order-review.tsx'
import { PositionCosts } from './position-costs.tsx'
import { ProtectiveStopFields } from './protective-stop-fields.tsx'
import { ScenarioTable } from './scenario-table.tsx'
import { TradeGate } from './trade-gate.tsx'
import { useTicketTexts } from './use-ticket-texts.ts'

export interface LeverageTicketProps {
  instrument: Instrument
  /** Called when a position was opened. */
  onOpened?: (() => void) | undefined
}

/** The ticket for a leveraged position: what it costs and what can be lost, live, before anything is confirmed. */
export function LeverageTicket(props: LeverageTicketProps) {
  const { t } = useTranslation('orders')
  const terms = useOrderTerms()
  if (terms.isPending) return <Skeleton lines={8} lineHeight={24} label={t('ticket.loading')} />
  if (!terms.data)
    return <ErrorState error={terms.error} title={t('ticket.failed')} onRetry={terms.refetch} />
  return <Ticket {...props} terms={terms.data} />
}

function Ticket({ instrument, onOpened, terms }: LeverageTicketProps & { terms: OrderTerms }) {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const available = useAvailable()
  const { language, write } = useAmountReading()
  const [direction, setDirection] = useTicketDirection(instrument.code)
  const [typed, setTyped] = useDraft(`${instrument.code} position`, emptyTicket(instrument, language))
  const entry: TicketEntry = { ...typed, direction }
  const [picked, setPicked] = useState<number>()
  const [isReviewed, setIsReviewed] = useState(false)
  const [showsErrors, setShowsErrors] = useState(false)
  const texts = useTicketTexts(instrument, terms.exitDistanceTicks)
  const price = useLivePrice(instrument.code)?.price ?? instrument.price
  const { draft, preview, lotsIssue, stopLossError, takeProfitError } = readTicket(
    entry,
    instrument,
    terms,
    price,
    language,
  )

  const change = (part: Partial<TicketEntry>) => {
    setPicked(undefined)
    setTyped((before) => ({ ...before, ...part }))
  }
  const pickShare = (percent: number) => {
    const size = { ...instrument, ...terms, price, direction: entry.direction, leverage: entry.leverage }
    const lots = available === undefined ? undefined : lotsForShare(size, instrument, available, percent)
    if (lots === undefined)
      return toast(t('lots.noRoom', { min: isolateFigure(formatQuantity(instrument.minLots)) }), {
        tone: 'alert',
      })
    setTyped((before) => ({ ...before, lots: write(lots) }))
    setPicked(percent)
  }
  const handleReview = () => {
    const isWrong = lotsIssue ?? stopLossError ?? takeProfitError
    setShowsErrors(isWrong !== undefined)
    if (!isWrong) setIsReviewed(true)
  }
  const handleOpened = (position: Position, { isTold }: { isTold: boolean }) => {
    const values = {
      direction: t(`direction.${position.direction}`),
      lots: isolateFigure(formatQuantity(position.lots)),
      code: isolateFigure(position.code),
      price: isolateFigure(formatPrice(position.openPrice, instrument.decimals)),
    }
    if (!isTold) toast(t('ticket.opened', values))
    setIsReviewed(false)
    setPicked(undefined)
    setTyped(emptyTicket(instrument, language))
    onOpened?.()
  }
  const stopError = (kind: 'stopLoss' | 'takeProfit') => {
    const error = kind === 'stopLoss' ? stopLossError : takeProfitError
    // While nothing has been entered there is nothing to find fault with.
    if (error === 'missing' && !showsErrors) return undefined
    const isLong = entry.direction === 'LONG'
    return texts.exit(kind, error, { price, stopOut: preview?.atStopOut.price, isLong })
  }
  const example = (side: 1 | -1) => {
    const sign = entry.direction === 'LONG' ? side : -side
    const ticks = Math.max(20, Math.round(price / instrument.tickSize / 200))
    return write(roundDecimal(priceAfter(instrument, price, sign * ticks), instrument.decimals))
  }

  return (
    <>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          handleReview()
        }}
      >
        <DirectionChoice
          direction={direction}
          onDirection={(next) => {
            setPicked(undefined)
            setDirection(next)
          }}
        />
        <div className="grid gap-1.5">
          <SizeField
            label={
              <>
                {t('ticket.size')} <ModeBadge mode={mode} />
              </>
            }
            aside={<AvailableFunds />}
            error={lotsIssue === 'missing' && !showsErrors ? undefined : texts.lots(lotsIssue, instrument)}
            unit={t('ticket.lots')}
            range={{ step: instrument.lotStep, min: instrument.minLots, max: instrument.maxLots }}
            text={entry.lots}
            onText={(lots) => change({ lots })}
          />
          <PercentChips
            label={t('ticket.share')}
            onPick={pickShare}
            picked={picked}
            disabled={available === undefined}
          />
          <FundsWarning total={preview?.total} />
        </div>
        <div className="grid grid-cols-2 items-end gap-x-2 gap-y-3 min-[22.5rem]:grid-cols-[86px_1fr_1fr]">
          <div className="max-[22.5rem]:col-span-2">
            <Field label={t('ticket.leverage')}>
              <SelectInput
                value={entry.leverage}
                onChange={({ target }) => change({ leverage: Number(target.value) })}
              >
                {leverageChoices(instrument.maxLeverage).map((leverage) => (
                  <option key={leverage} value={leverage}>
                    {`1:${leverage}`}
                  </option>
                ))}
              </SelectInput>
            </Field>
          </div>
          <ProtectiveStopFields
            decimals={instrument.decimals}
            stopLoss={{
              entry: entry.stopLoss,
              onEntry: (stopLoss) => change({ stopLoss }),
              placeholder: example(-1),
              error: stopError('stopLoss'),
            }}
            takeProfit={{
              entry: entry.takeProfit,
              onEntry: (takeProfit) => change({ takeProfit }),
              placeholder: example(1),
              error: stopError('takeProfit'),
            }}
          />
        </div>
        {preview ? (
          <>
            <ScenarioTable preview={preview} decimals={instrument.decimals} />
            <PositionCosts preview={preview} terms={{ leverage: entry.leverage, feeRate: terms.feeRate }} />
          </>
        ) : null}
        <TradeGate marketHours={instrument.marketHours}>
          <ModeButton mode={mode} type="submit">
            {t(`ticket.review.${entry.direction}`, {
              lots: isolateFigure(draft ? formatQuantity(draft.lots) : entry.lots),
              code: isolateFigure(instrument.code),
            })}
          </ModeButton>
        </TradeGate>
        <RiskNotice kind="leverage" />
        {instrument.isSimulated ? (
          <div>
            <SimulatedBadge />
          </div>
        ) : null}
      </form>
      {draft && preview ? (
        <OrderReview
          open={isReviewed}
          onClose={() => setIsReviewed(false)}
          instrument={instrument}
          draft={draft}
          preview={preview}
          hasError={Boolean(stopLossError ?? takeProfitError)}
          onOpened={handleOpened}
        />
      ) : null}
    </>
  )
}
