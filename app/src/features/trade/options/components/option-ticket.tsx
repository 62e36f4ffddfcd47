import { compareDecimals, quoteOption } from '@swx/sdk/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../../core/account-mode/mode-badge.tsx'
import { ModeButton } from '../../../../core/account-mode/mode-button.tsx'
import { useMode } from '../../../../core/account-mode/use-mode.ts'
import { useOwnMoney } from '../../../../core/account-mode/use-own-money.ts'
import { formatMoney } from '../../../../core/format/format-money.ts'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { formatRate } from '../../../../core/format/format-rate.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import type { Instrument, OptionPeriod } from '../../../../core/instruments/instrument.ts'
import { SimulatedBadge } from '../../../../core/live-prices/simulated-badge.tsx'
import { useLivePrice } from '../../../../core/live-prices/use-live-price.ts'
import { BorrowedNote } from '../../../../core/money-submission/borrowed-note.tsx'
import { RiskNotice } from '../../../../core/money-submission/risk-notice.tsx'
import { useDraft } from '../../../../core/session/use-draft.ts'
import { CostList } from '../../../../ui/data/cost-list.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { DirectionArrow } from '../../../../ui/figure/direction-arrow.tsx'
import { Figure } from '../../../../ui/figure/figure.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { SelectInput } from '../../../../ui/form/select-input.tsx'
import { understoodValue, useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { AvailableFunds } from '../../ticket/components/available-funds.tsx'
import { FundsWarning } from '../../ticket/components/funds-warning.tsx'
import { TradeGate } from '../../ticket/components/trade-gate.tsx'
import { useTicketDirection } from '../../ticket/model/ticket-direction.ts'
import { useOptionsOffer, useStakeLimits } from '../api/use-option-rules.ts'
import { type Option, type OptionDirection, stakeIssueOf } from '../model/option.ts'
import type { StakeLimits } from '../model/option-config.ts'
import { usePeriodText } from '../model/use-period-text.ts'
import { OptionOutcome } from './option-outcome.tsx'
import { OptionReview } from './option-review.tsx'
import { OptionsNotOffered } from './options-not-offered.tsx'

export interface OptionTicketProps {
  instrument: Instrument
  /** Called when an option was bought. */
  onBought?: (() => void) | undefined
}

/** The ticket for a fixed-time option: what can be won and lost, before anything is confirmed. */
export function OptionTicket(props: OptionTicketProps) {
  const { t } = useTranslation('options')
  const limits = useStakeLimits()
  const offer = useOptionsOffer()
  const [first] = props.instrument.optionPeriods

  if (first === undefined) return <EmptyState title={t('ticket.none')} body={t('ticket.noneBody')} />
  if (limits.isPending || offer.isPending)
    return <Skeleton lines={6} lineHeight={24} label={t('ticket.loading')} />
  if (!limits.data || offer.isError) {
    const retry = () => Promise.all([limits.refetch(), offer.refetch()])
    return <ErrorState error={limits.error ?? offer.error} title={t('ticket.failed')} onRetry={retry} />
  }
  if (!offer.isOffered) return <OptionsNotOffered />
  return <Ticket {...props} limits={limits.data} first={first} />
}

const dollars = { scale: 2, currency: 'USD' }

interface TicketProps extends OptionTicketProps {
  limits: StakeLimits
  first: OptionPeriod
}

function Ticket({ instrument, onBought, limits, first }: TicketProps) {
  const { t } = useTranslation(['options', 'errors'])
  const { mode } = useMode()
  const periodText = usePeriodText()
  const [side, setSide] = useTicketDirection(instrument.code)
  const direction: OptionDirection = side === 'LONG' ? 'UP' : 'DOWN'
  const [seconds, setSeconds] = useDraft(`${instrument.code} option period`, first.seconds)
  const [text, setText] = useDraft(`${instrument.code} option`, '')
  const [showsErrors, setShowsErrors] = useState(false)
  const [isReviewed, setIsReviewed] = useState(false)
  const price = useLivePrice(instrument.code)?.price ?? instrument.price
  const period = instrument.optionPeriods.find((known) => known.seconds === seconds) ?? first
  const reading = useAmountReading().read(text, dollars)
  const issue = stakeIssueOf(reading, limits)
  const stake = issue ? undefined : understoodValue(reading)
  const preview = stake === undefined ? undefined : quoteOption({ stake, payoutRatio: period.payoutRatio })
  const money = useOwnMoney()
  const isBorrowed =
    stake !== undefined && money?.borrowed !== '0.00' && compareDecimals(stake, money?.own ?? stake) > 0
  const range = {
    min: isolateFigure(formatMoney(limits.min)),
    max: isolateFigure(formatMoney(limits.max)),
  }
  const error =
    issue === 'outside' ? (
      t('ticket.outside', range)
    ) : issue === 'missing' && showsErrors ? (
      t('errors:enterAmount')
    ) : isBorrowed && showsErrors ? (
      <BorrowedNote />
    ) : undefined

  const handleBought = (option: Option, { isTold }: { isTold: boolean }) => {
    const values = {
      code: isolateFigure(option.code),
      strike: isolateFigure(formatPrice(option.strike, instrument.decimals)),
    }
    if (!isTold) toast(t('ticket.bought', values))
    setIsReviewed(false)
    setShowsErrors(false)
    setText('')
    onBought?.()
  }

  return (
    <>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setShowsErrors(true)
          if (preview && !isBorrowed) setIsReviewed(true)
        }}
      >
        <Segmented
          size="lg"
          label={t('ticket.direction')}
          value={direction}
          onChange={(next) => setSide(next === 'UP' ? 'LONG' : 'SHORT')}
          options={[
            { value: 'UP', label: <DirectionArrow trend="up">{t('direction.UP')}</DirectionArrow> },
            { value: 'DOWN', label: <DirectionArrow trend="down">{t('direction.DOWN')}</DirectionArrow> },
          ]}
        />
        <Field label={t('ticket.period')} hint={t('ticket.strikeHint')}>
          <SelectInput value={period.seconds} onChange={({ target }) => setSeconds(Number(target.value))}>
            {instrument.optionPeriods.map((known) => (
              <option key={known.seconds} value={known.seconds}>
                {t('ticket.periodPays', {
                  period: periodText(known.seconds),
                  percent: formatRate(known.payoutRatio, 0),
                })}
              </option>
            ))}
          </SelectInput>
        </Field>
        <MoneyField
          {...dollars}
          label={
            <>
              {t('ticket.stake')} <ModeBadge mode={mode} />
            </>
          }
          aside={<AvailableFunds />}
          hint={t('ticket.limits', range)}
          error={error}
          unit="USD"
          text={text}
          onText={setText}
        />
        <FundsWarning total={stake} />
        {isBorrowed && showsErrors ? null : <BorrowedNote />}
        {preview ? (
          <>
            <OptionOutcome preview={preview} direction={direction} />
            <CostList
              rows={[]}
              total={{
                label: t('ticket.total'),
                value: <Figure value={formatMoney(stake ?? '')} unit="USD" />,
              }}
            />
          </>
        ) : null}
        <TradeGate marketHours={instrument.marketHours}>
          <ModeButton mode={mode} type="submit">
            {t(`ticket.review.${direction}`, { code: isolateFigure(instrument.code) })}
          </ModeButton>
        </TradeGate>
        <RiskNotice kind="option" />
        {instrument.isSimulated ? (
          <div>
            <SimulatedBadge />
          </div>
        ) : null}
      </form>
      {preview && stake !== undefined ? (
        <OptionReview
          open={isReviewed}
          onClose={() => setIsReviewed(false)}
          instrument={instrument}
          draft={{ direction, period, stake, price }}
          preview={preview}
          onBought={handleBought}
        />
      ) : null}
    </>
  )
}
