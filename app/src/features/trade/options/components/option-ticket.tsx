import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { FormSelect } from '#core/forms/form-select.tsx'
import { understoodValue, useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import type { Instrument, OptionPeriod } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { BorrowedNote } from '#core/money/borrowed-note.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { AvailableFunds, FundsError } from '#features/trade/shared/components/available-funds.tsx'
import { TicketFoot } from '#features/trade/shared/components/ticket-foot.tsx'
import { KeysButton, KeysDialog, useTicketKeys } from '#features/trade/shared/components/ticket-keys.tsx'
import { TicketSkeleton } from '#features/trade/shared/components/ticket-shape.tsx'
import { TradeGate } from '#features/trade/shared/components/trade-gate.tsx'
import { useTicketRequest } from '#features/trade/shared/components/use-ticket-request.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { DirectionArrow } from '#ui/figure/trend.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { type StakeLimits, useOptionsOffer, useStakeLimits } from '../api/use-option-config.ts'
import { type Option, usePeriodText } from '../model/option.ts'
import { OptionOutcome } from './option-outcome.tsx'
import { OptionReview } from './option-review.tsx'
import { useOptionTicket } from './use-option-ticket.ts'

export interface OptionTicketProps {
  instrument: Instrument
  /** Called when an option was bought. */
  onBought?: (() => void) | undefined
  /** Whether the ticket stands beside a chart, where a request leads to its first field. */
  isBesideChart?: boolean | undefined
}

/** The ticket for a fixed-time option: what can be won and lost, before anything is confirmed. */
export function OptionTicket(props: OptionTicketProps) {
  const { t } = useTranslation('options')
  const limits = useStakeLimits()
  const offer = useOptionsOffer()
  const [first] = props.instrument.optionPeriods

  if (first === undefined) return <EmptyState title={t('ticket.none')} body={t('ticket.noneBody')} />
  return (
    <QueryView
      query={allOf({ limits, offer })}
      skeleton={<TicketSkeleton label={t('ticket.loading')} />}
      failed={t('ticket.failed')}
    >
      {(known) =>
        offer.isOffered ? <Ticket {...props} limits={known.limits} first={first} /> : <OptionsNotOffered />
      }
    </QueryView>
  )
}

interface TicketProps extends OptionTicketProps {
  limits: StakeLimits
  first: OptionPeriod
}

function Ticket({ instrument, onBought, isBesideChart = false, limits, first }: TicketProps) {
  const { t } = useTranslation(['options', 'errors'])
  const { mode } = useMode()
  const periodText = usePeriodText()
  const { read } = useAmountReading()
  const [isReviewed, setIsReviewed] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const ticket = useOptionTicket(instrument, limits, first)
  const { form, direction, period, stake, preview, errorOf, showError, clear, submit } = ticket
  const stakeField = useTyped(form.control, 'stake')
  useTicketRequest(instrument.code, 'fixedTime', () => {
    if (isBesideChart) form.setFocus('stake')
  })
  const range = {
    min: limits.min,
    max: limits.max,
  }
  const outside = t('ticket.outside', range)
  const borrowed = <BorrowedNote />
  const typedStake = understoodValue(read(stakeField.text, { scale: 2, currency: 'USD' })) ?? '0.00'
  const beyondFunds = <FundsError total={typedStake} available={ticket.available ?? '0.00'} />
  const stakeError = errorOf<ReactNode>('stake', {
    missing: t('errors:enterInvestmentAmount'),
    tooSmall: outside,
    tooLarge: outside,
    beyondFunds,
    borrowed,
  })

  useTicketKeys(box, {
    onDirection: (side) => ticket.setDirection(side === 'LONG' ? 'UP' : 'DOWN'),
    digitsField: 'stake',
    onReview: () => box.current?.requestSubmit(),
    onHelp: () => setIsHelpOpen(true),
  })

  const handleBought = (option: Option, { isTold }: { isTold: boolean }) => {
    const values = {
      code: option.code,
      strike: option.strike,
      decimals: instrument.decimals,
    }
    markFresh(option.orderNo)
    if (!isTold) toast(t('ticket.bought', values))
    setIsReviewed(false)
    clear({ seconds: String(period.seconds) })
    onBought?.()
  }

  return (
    <>
      <form ref={box} noValidate className="grid gap-3" onSubmit={submit(() => setIsReviewed(true))}>
        <Segmented
          size="lg"
          label={t('ticket.direction')}
          value={direction}
          onChange={ticket.setDirection}
          options={[
            { value: 'UP', label: <DirectionArrow trend="up">{t('direction.UP')}</DirectionArrow> },
            { value: 'DOWN', label: <DirectionArrow trend="down">{t('direction.DOWN')}</DirectionArrow> },
          ]}
        />
        <Field label={t('ticket.period')} hint={t('ticket.strikeHint')} error={errorOf('seconds')}>
          <FormSelect control={form.control} name="seconds" value={period.seconds}>
            {instrument.optionPeriods.map((known) => (
              <option key={known.seconds} value={known.seconds}>
                {t('ticket.periodPays', {
                  period: periodText(known.seconds),
                  percent: known.payoutRatio,
                })}
              </option>
            ))}
          </FormSelect>
        </Field>
        <MoneyField
          {...stakeField}
          currency="USD"
          label={
            <>
              {t('ticket.stake')} <ModeBadge mode={mode} />
            </>
          }
          aside={<AvailableFunds />}
          hint={t('ticket.limits', range)}
          error={stakeError}
        />
        {stakeError === borrowed ? null : <BorrowedNote />}
        {preview ? <OptionOutcome preview={preview} direction={direction} /> : null}
        <TicketFoot
          label={t('ticket.total')}
          sum={preview && stake !== undefined ? <Figure value={formatMoney(stake)} unit="USD" /> : '–'}
        >
          <TradeGate instrument={instrument}>
            <ModeButton mode={mode} type="submit">
              {t(`ticket.review.${direction}`, { code: instrument.code })}
            </ModeButton>
          </TradeGate>
        </TicketFoot>
        <RiskNotice kind="option" />
        <KeysButton onClick={() => setIsHelpOpen(true)} />
        {instrument.isSimulated ? (
          <div>
            <SimulatedBadge />
          </div>
        ) : null}
      </form>
      <KeysDialog ticket="fixedTime" open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      {preview && stake !== undefined ? (
        <OptionReview
          open={isReviewed}
          onClose={() => setIsReviewed(false)}
          instrument={instrument}
          draft={{ direction, period, stake, price: ticket.price }}
          preview={preview}
          onBought={handleBought}
          onRefused={showError}
        />
      ) : null}
    </>
  )
}

/** Options are not sold for real money here; the demo account has them. */
function OptionsNotOffered() {
  const { t } = useTranslation('options')
  const [isSwitching, setIsSwitching] = useState(false)
  return (
    <>
      <Note tone="neutral">
        <p>{t('notOffered.body')}</p>
        <Button size="sm" className="mt-2" onClick={() => setIsSwitching(true)}>
          {t('notOffered.action')}
        </Button>
      </Note>
      <ModeSwitchDialog open={isSwitching} target="demo" onClose={() => setIsSwitching(false)} />
    </>
  )
}
