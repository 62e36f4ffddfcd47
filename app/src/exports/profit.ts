/** Profit and loss as the account shows it, for tests that hold it against the ledger. */
export { profitCurve } from '#features/account/model/profit-curve.ts'
export { profitQuery, profitSpan } from '#features/account/model/profit-span.ts'
