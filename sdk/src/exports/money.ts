export type { RealisedParts } from '../gen/entities.ts'
export { amountText } from '../money/amount-text.ts'
export { annualPercentageRate } from '../money/annual-percentage-rate.ts'
export { bidHold, minNextBid } from '../money/bid.ts'
export {
  addDecimals,
  applyRate,
  compareDecimals,
  decimalsOf,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  subtractDecimals,
  trimDecimal,
} from '../money/decimals.ts'
export {
  type DepositEdition,
  type DepositMethod,
  depositValue,
  minimumDeposit,
} from '../money/deposit.ts'
export type { DecimalInput } from '../money/exact.ts'
export { foldDigits } from '../money/fold-digits.ts'
export {
  type LoanDebt,
  type LoanRates,
  type LoanTerms,
  loanDebt,
  nominalRate,
  type OverdueCosts,
  overdueInterest,
  type QuotedInstalment,
  type QuotedLoan,
  quoteLoan,
} from '../money/loan.ts'
export { LOAN_WITHDRAWAL_DAYS, type LoanDay, loanOnDay, overdueCapDays } from '../money/loan-day.ts'
export { fromMinorUnits, isWireAmount, toMinorUnits } from '../money/minor-units.ts'
export { type NumberSigns, numberSigns } from '../money/number-signs.ts'
export {
  type OptionQuote,
  type OptionResult,
  type OptionTerms,
  optionPayout,
  optionResult,
  quoteOption,
} from '../money/option.ts'
export {
  type PlanDates,
  type PlanExitQuote,
  type PlanQuote,
  type PlanTerms,
  planDates,
  quotePlan,
  quotePlanExit,
  type RunningPlan,
} from '../money/plan.ts'
export {
  type ClosingQuote,
  type HeldPosition,
  isStopOut,
  LEAST_OPEN_FEE,
  notionalOf,
  type PositionDirection,
  type PositionDraft,
  type PositionQuote,
  type PositionSize,
  type PositionTerms,
  profitBetween,
  quoteClosing,
  quotePosition,
  realisedAfter,
} from '../money/position.ts'
export { type SplitPosition, splitPosition } from '../money/position-part.ts'
export {
  type AmountError,
  type AmountReading,
  type ReadAmountOptions,
  readAmount,
} from '../money/read-amount.ts'
export type { Rounding } from '../money/rounding.ts'
export {
  type AnnualYield,
  annualYield,
  type SavingsDay,
  type SavingsGrowth,
  type SavingsTier,
  savingsBasis,
  savingsCredit,
  savingsGrowth,
  savingsTierOf,
} from '../money/savings.ts'
export { isOnStep, roundToStep, type StepBounds, stepDecimal } from '../money/steps.ts'
export {
  isOnGrid,
  LEAST_TRAILING_PART,
  type StopIssue,
  type StopSetting,
  stopLossIssue,
  takeProfitIssue,
  trailingStopIssue,
  trailingStopPrice,
} from '../money/stops.ts'
export {
  type TriggerIssue,
  type TriggerSetting,
  type TriggerType,
  triggerIssue,
  triggerSide,
} from '../money/trigger.ts'
export {
  quoteWithdrawal,
  type WithdrawalCurrency,
  type WithdrawalQuote,
  type WithdrawalTerms,
} from '../money/withdrawal.ts'
