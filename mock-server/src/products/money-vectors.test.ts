import type {
  HeldPosition,
  LoanTerms,
  PlanTerms,
  PositionDraft,
  RunningPlan,
  SavingsDay,
  SavingsTier,
  WithdrawalTerms,
} from '@swx/sdk/money'
import vectors from '@swx/sdk/money-vectors.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { usdOf } from '../domain/amount.ts'
import { DAY_MS, dayStart } from '../domain/calendar.ts'
import { openingFigures } from '../domain/opening-figures.ts'
import { plainAmount } from '../domain/plain-amount.ts'
import { priceOfTicks, ticksOfPrice } from '../domain/price-grid.ts'
import { formatUsd } from '../ledger/money.ts'
import { accepted, sampleActor } from '../test/sample-actor.ts'
import { minimumDeposit } from './deposits/rules/minimum.ts'
import { usdValue } from './deposits/rules/recharge.ts'
import { accrueLoan, settleDueLoan } from './loans/rules/day-close.ts'
import { accruedAfter, type Loan, outstanding, overdueAfter } from './loans/rules/loan.ts'
import { quoteTerms } from './loans/rules/quote.ts'
import { holdOf, minNextBid } from './nfts/rules/nft.ts'
import { optionGain } from './options/rules/options-order.ts'
import { optionPayout } from './options/rules/settle.ts'
import { buySmart } from './plans/rules/buy.ts'
import { previewExit } from './plans/rules/exit.ts'
import { dailyYield, type SmartOrder, totalYield } from './plans/rules/smart-order.ts'
import { closeResult, type Order, realisedWith } from './positions/rules/order.ts'
import { splitOrder } from './positions/rules/parts.ts'
import { savingsAmount, savingsBasis } from './savings/rules/credit.ts'
import { withdrawalFigures } from './withdrawals/rules/withdrawal.ts'

const euro = { tickUnits: 1, priceDecimals: 5 }
const bitcoin = { tickUnits: 1, priceDecimals: 1 }
const gridOf = ({ contractSize }: { contractSize: string }) => (contractSize === '1' ? bitcoin : euro)
const bought = (days: number, now: number): SmartOrder => {
  const product = {
    id: '1',
    name: 'Plan',
    marketType: 1,
    cycles: [{ days, dailyRate: '0.0040' }],
    minAmount: 1_00n,
    maxAmount: 1_000_000_00n,
    earlyExitPenaltyRate: '0.05',
    termsVersion: 't1',
    status: 'ON',
  } as const
  const wanted = { takeOrderNo: () => 'SM1', days, amount: '5000.00', acceptedTermsVersion: 't1' }
  const facts = { product, enabled: true, alreadyRunning: false, loanPrincipal: 0n }
  return accepted(buySmart(sampleActor({ now }), wanted, facts)).order
}

const heldOrder = ({ realised, ...held }: HeldPosition) => {
  const size = { ...held, ...gridOf(held) }
  const openPrice = ticksOfPrice(size, Number(held.openPrice)) ?? 0
  const money = { margin: usdOf(held.margin), openFee: usdOf(held.openFee) }
  return { ...size, openPrice, ...money, ...(realised && { realised }) }
}

/** The figures of the contract, by this server's own rules, which count in cents and ticks. */
const rules = {
  savingsBasis: ([day]: [SavingsDay]) =>
    formatUsd(
      savingsBasis({
        opening: usdOf(day.opening),
        closing: usdOf(day.closing),
        loanPrincipal: usdOf(day.loanPrincipal),
      }),
    ),
  savingsCredit: ([tiers, basis]: [SavingsTier[], string]) => formatUsd(savingsAmount(tiers, usdOf(basis))),
  savingsGrowth: ([tiers, opening, days]: [SavingsTier[], string, number]) => {
    let balance = usdOf(opening)
    const credits = Array.from({ length: days }, () => {
      const credit = savingsAmount(tiers, balance)
      balance += credit
      return formatUsd(credit)
    })
    return { credits, closing: formatUsd(balance) }
  },
  quotePlan: ([{ amount, days, dailyRate }]: [PlanTerms]) => {
    const [principal, total] = [usdOf(amount), totalYield(usdOf(amount), dailyRate, days)]
    return {
      dailyRevenue: formatUsd(dailyYield(principal, dailyRate)),
      expectedRevenue: formatUsd(total),
      payout: formatUsd(principal + total),
    }
  },
  planDates: ([boughtAt, days]: [number, number]) => {
    const { valueDate, maturesAt } = bought(days, boughtAt)
    return { boughtAt, valueDate, firstCredit: valueDate + 86_400_000, maturesAt }
  },
  quotePlanExit: ([plan, now]: [RunningPlan, number]) => {
    const { amount, expectedRevenue, distributedRevenue, ...rest } = plan
    const money = {
      amount: usdOf(amount),
      expectedRevenue: usdOf(expectedRevenue),
      distributedRevenue: usdOf(distributedRevenue),
    }
    const preview = previewExit({ ...bought(30, now), ...rest, ...money }, now)
    if ('error' in preview) throw new Error(`Refused with ${preview.error}.`)
    return {
      penaltyRate: preview.penaltyRate,
      penalty: formatUsd(preview.penalty),
      refund: formatUsd(preview.refund),
      kept: formatUsd(preview.kept),
      lostRevenue: formatUsd(preview.lostRevenue),
      net: formatUsd(preview.net),
    }
  },
  quotePosition: ([draft]: [PositionDraft]) => {
    const size = { ...draft, ...gridOf(draft) }
    const ticks = (price: unknown) => ticksOfPrice(size, Number(price)) ?? 0
    const order = { ...size, openPrice: ticks(draft.price) }
    const { margin, openFee, stopOutPrice } = openingFigures(order)
    const at = (price: number) => {
      const { profit, fee, net } = closeResult({ ...order, margin, openFee }, price)
      return { profit: formatUsd(profit), closeFee: formatUsd(fee), net: formatUsd(net) }
    }
    return {
      margin: formatUsd(margin),
      openFee: formatUsd(openFee),
      total: formatUsd(margin + openFee),
      stopOutPrice: priceOfTicks(size, stopOutPrice).toFixed(size.priceDecimals),
      worstCase: formatUsd(-margin - openFee),
      atOpen: at(order.openPrice),
      atStopOut: at(stopOutPrice),
      atStopLoss: at(ticks(draft.stopLossPrice)),
      atTakeProfit: at(ticks(draft.takeProfitPrice)),
    }
  },
  quoteClosing: ([held, price]: [HeldPosition, number]) => {
    const order = heldOrder(held)
    const { profit, fee, net, shortfall } = closeResult(order, ticksOfPrice(order, price) ?? 0)
    return {
      profit: formatUsd(profit),
      closeFee: formatUsd(fee),
      net: formatUsd(net),
      returned: formatUsd(order.margin + profit - fee),
      shortfall: formatUsd(shortfall),
    }
  },
  realisedAfter: ([held, price]: [HeldPosition, number]) => {
    const order = heldOrder(held)
    return realisedWith(order, ticksOfPrice(order, price) ?? 0)
  },
  splitPosition: ([held, lots]: [HeldPosition, string]) => {
    const order = { ...held, margin: usdOf(held.margin), openFee: usdOf(held.openFee) } as unknown as Order
    const { part, rest } = splitOrder(order, lots)
    const shown = ({ lots, margin, openFee }: Order) => ({
      lots,
      margin: formatUsd(margin),
      openFee: formatUsd(openFee),
    })
    return { part: shown(part), rest: shown(rest) }
  },
  quoteOption: ([{ stake, payoutRatio }]: [{ stake: string; payoutRatio: string }]) => {
    const win = optionGain(usdOf(stake), payoutRatio)
    const paid = optionPayout({ stake: usdOf(stake), payoutRatio }, 'WON')
    return { win: formatUsd(win), expectedReturn: formatUsd(paid) }
  },
  optionPayout: ([terms, result]: [{ stake: string; payoutRatio: string }, 'WON' | 'LOST' | 'TIED']) =>
    formatUsd(optionPayout({ ...terms, stake: usdOf(terms.stake) }, result)),
  quoteLoan: ([terms, now]: [LoanTerms, number]) => {
    const config = { ...terms, terms: [terms.termDays], min: '100.00', max: '5000.00' }
    const { repaymentDate, apr, nominalRate, overdueTerms, ...quote } = quoteTerms(
      config,
      { amount: usdOf(terms.amount), termDays: terms.termDays },
      now,
    )
    return {
      totalInterest: formatUsd(quote.totalInterest),
      repaymentAmount: formatUsd(quote.repaymentAmount),
      repaymentDate,
      apr,
      nominalRate,
      overdueTerms,
      schedule: quote.schedule.map(({ dueAt, principal, interest, total }) => ({
        dueAt,
        principal: formatUsd(principal),
        interest: formatUsd(interest),
        total: formatUsd(total),
      })),
    }
  },
  loanDebt: ([terms, closes, overdueDays = 0]: [LoanTerms, number, number?]) => {
    const loan = { ...terms, amount: usdOf(terms.amount), status: 'REPAYING' } as Loan
    const accruedInterest = accruedAfter(loan, closes)
    const overdueInterest = overdueAfter(loan, overdueDays)
    return {
      accruedInterest: formatUsd(accruedInterest),
      overdueInterest: formatUsd(overdueInterest),
      outstanding: formatUsd(outstanding({ ...loan, accruedInterest, overdueInterest })),
    }
  },
  loanOnDay: ([terms, disbursedAt, day]: [LoanTerms, number, number]) => {
    const applied = { ...terms, amount: usdOf(terms.amount), disbursedAt, closes: 0, overdueDays: 0 }
    const repaymentDate = dayStart(disbursedAt) + terms.termDays * DAY_MS
    let loan = {
      ...applied,
      repaymentDate,
      status: 'REPAYING',
      accruedInterest: 0n,
      overdueInterest: 0n,
    } as Loan
    let added = 0n
    for (let close = 1; close <= day; close += 1) {
      const at = dayStart(disbursedAt) + close * DAY_MS
      const before = outstanding(loan)
      loan = accepted(accrueLoan(loan, at)).loan
      added = outstanding(loan) - before
      if (loan.status === 'REPAYING' && close > terms.termDays)
        loan = accepted(settleDueLoan({ ...loan, history: [] }, 0n, at)).loan
    }
    return {
      at: dayStart(disbursedAt) + day * DAY_MS,
      added: formatUsd(added),
      interestDays: Math.max(0, Math.min(loan.closes, terms.termDays) - terms.interestFreeDays),
      overdueDays: loan.overdueDays,
      accruedInterest: formatUsd(loan.accruedInterest),
      overdueInterest: formatUsd(loan.overdueInterest),
      outstanding: formatUsd(outstanding(loan)),
    }
  },
  overdueCapDays: ([terms]: [LoanTerms]) => {
    const loan = { ...terms, amount: usdOf(terms.amount) } as Loan
    const cap = overdueAfter(loan, 10_000)
    let days = 0
    while (overdueAfter(loan, days) < cap) days += 1
    return days
  },
  quoteWithdrawal: ([{ amount, feeRate, currency }]: [WithdrawalTerms]) => {
    const { fee, receiveAmount, receiveCurrencyAmount } = withdrawalFigures(usdOf(amount), feeRate, currency)
    return {
      fee: formatUsd(fee),
      receiveAmount: formatUsd(receiveAmount),
      ...(currency && { receiveCurrencyAmount: plainAmount(receiveCurrencyAmount ?? 0n, currency.scale) }),
    }
  },
  minimumDeposit: ([method, rate, edition = 'usd120']: [
    { currency: string; min: string; scale: number },
    string,
    ('usd120' | 'legacy')?,
  ]) => Number(minimumDeposit({ ...method, network: '', address: '' }, edition, rate)),
  depositValue: ([amount, rate]: [string, string]) => formatUsd(usdValue(usdOf(amount), 2, rate)),
  minNextBid: ([startPrice, leading]: [string, string?]) =>
    formatUsd(
      minNextBid({
        startPrice: usdOf(startPrice),
        leading: leading === undefined ? undefined : { bidNo: 'b', userId: 'u', amount: usdOf(leading) },
      }),
    ),
  bidHold: ([amount, leading]: [string, string?]) =>
    formatUsd(
      holdOf(usdOf(amount), leading ? { bidNo: 'b', userId: 'u', amount: usdOf(leading) } : undefined, 'u'),
    ),
} as const

type Rule = (args: readonly unknown[]) => unknown

describe.each(Object.entries(rules) as [keyof typeof rules, Rule][])('%s', (name, rule) => {
  const cases = vectors[name].map(({ title, args, result }) => ({ title, args, result: result as unknown }))

  test.each(cases)('books the worked figures: $title', ({ args, result }) => {
    const found = rule(args)
    if (typeof result === 'object' && result !== null) {
      const wanted = Object.entries(result).filter(([key]) => key in (found as object))
      expect(wanted.length).toBeGreaterThan(0)
      expect(found).toMatchObject(Object.fromEntries(wanted))
    } else expect(found).toBe(name === 'minimumDeposit' ? Number(String(result).replace('.', '')) : result)
  })
})
