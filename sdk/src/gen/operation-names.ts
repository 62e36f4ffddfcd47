// Generated from the contract: do not edit, run "npm run codegen".

import type { OperationId } from '@swx/openapi/operations'

/** The names of the SDK for operations that it calls otherwise than the contract. */
interface OperationIdByName {
  readonly checkNameIsFree: 'checkUserNameOrPhone'
  readonly resetPassword: 'resetUserPwd'
  readonly listInstruments: 'listMarketByType'
  readonly listInstrumentStats: 'listMarketStats'
  readonly getInstrument: 'getMarketInfo'
  readonly getCandles: 'getKValueByCodeAndDate'
  readonly getParameter: 'getParamByKey'
  readonly getContent: 'getContentsById'
  readonly listPlanProducts: 'listSmartProduct'
  readonly changePassword: 'repassword'
  readonly submitIdentityCheck: 'identification'
  readonly getIdentityCheck: 'getKyc'
  readonly uploadImage: 'upload'
  readonly markNotificationsRead: 'readNotification'
  readonly setNotificationKinds: 'setNotices'
  readonly submitDeposit: 'recharge'
  readonly listDeposits: 'listRecharge'
  readonly requestWithdrawal: 'withdrawal'
  readonly listWithdrawals: 'listWithdrwal'
  readonly getEquityHistory: 'equityHistory'
  readonly setCashInterest: 'setSavings'
  readonly listProfitAndLoss: 'listIncomeDetail'
  readonly buyPlan: 'buySmart'
  readonly listPlans: 'listSmartOrder'
  readonly getPlan: 'getSmartOrderById'
  readonly previewClosePlan: 'previewExitSmart'
  readonly closePlan: 'exitSmart'
  readonly openPosition: 'openOrder'
  readonly modifyPosition: 'modifyOrder'
  readonly closePosition: 'closeOrder'
  readonly listPositions: 'listOrder'
  readonly getPosition: 'getOrderById'
  readonly placeWaitingOrder: 'placePending'
  readonly modifyWaitingOrder: 'modifyPending'
  readonly cancelWaitingOrder: 'cancelPending'
  readonly listWaitingOrders: 'listPending'
  readonly buyOption: 'buyOptions'
  readonly listOptions: 'listOptionsOrder'
  readonly getOption: 'getOptionsOrderById'
  readonly getCreditLine: 'myCredit'
  readonly getLoanQuote: 'loanQuote'
  readonly applyForLoan: 'loan'
  readonly listLoans: 'listLoanRecord'
  readonly getLoan: 'getLoanById'
  readonly cancelLoan: 'withdrawLoan'
  readonly getWatchlist: 'listWatch'
  readonly addToWatchlist: 'addWatch'
  readonly removeFromWatchlist: 'removeWatch'
  readonly listAlerts: 'listAlert'
  readonly getInvitationSummary: 'inviteSummary'
}

/** The name of an operation, the contract's or that of its function. */
export type OperationName = OperationId | keyof OperationIdByName

/** The contract's name of an operation. */
export type IdOf<Name extends OperationName> = Name extends keyof OperationIdByName ? OperationIdByName[Name] : Name
