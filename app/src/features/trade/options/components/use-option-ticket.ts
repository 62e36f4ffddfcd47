import { quoteOption } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useAvailable, useOwnMoney } from '#core/account-mode/use-own-money.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import type { Instrument, OptionPeriod } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useTicketDirection } from '#features/trade/shared/model/ticket-direction.ts'
import { type StakeLimits, stakeForm, stakePlaces } from '../api/use-option-config.ts'
import type { OptionDirection } from '../model/option.ts'

/** The form of an option, and what it comes to at the current price. */
export function useOptionTicket(instrument: Instrument, limits: StakeLimits, first: OptionPeriod) {
  const { code, optionPeriods } = instrument
  const { language } = useAmountReading()
  const [side, setSide] = useTicketDirection(code)
  const price = useLivePrice(code)?.price ?? instrument.price
  const money = useOwnMoney()
  const available = useAvailable()
  // The balance can have moved, so that the server decides on it; borrowed money is never put into an option.
  const own = money?.borrowed === '0.00' ? undefined : money?.own
  const schema = useMemo(
    () => stakeForm(language, limits, { available, own }),
    [language, limits, available, own],
  )
  const app = useAppForm({
    schema,
    initial: { stake: '', seconds: String(first.seconds) },
    draft: { name: `${code} option`, fields: ['stake', 'seconds'] },
    amounts: ['stake'],
    places: stakePlaces,
    mode: 'onChange',
  })
  const { stake, seconds } = useUnderstood(app.form.control, schema)
  const period = optionPeriods.find((known) => String(known.seconds) === seconds) ?? first
  const direction: OptionDirection = side === 'LONG' ? 'UP' : 'DOWN'
  return {
    ...app,
    price,
    direction,
    setDirection: (next: OptionDirection) => setSide(next === 'UP' ? 'LONG' : 'SHORT'),
    /** One that is not on offer any more is the first. */
    period,
    available,
    stake,
    preview: stake === undefined ? undefined : quoteOption({ stake, payoutRatio: period.payoutRatio }),
  }
}
