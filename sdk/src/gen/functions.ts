// Generated from the contract: do not edit, run "npm run codegen".

import { type OperationFunction, operationFunction } from '../functions/operation-function.ts'
import type { operations } from './schema.ts'

/**
 * Check whether a name is free.
 *
 * Tells whether a user name, an email address or a phone number may still be registered. Give exactly one of `userName`, `email`, or `areaCode` with `phone`; more than one is HTTP 400 with the rule `exactlyOne`. Ten checks a minute for one address, then HTTP 429.
 */
export const checkUserNameOrPhone: OperationFunction<operations["checkUserNameOrPhone"]> = /*#__PURE__*/ operationFunction<operations["checkUserNameOrPhone"]>('GET', '/swx/customer/login/checkUserNameOrPhone')

/**
 * Register.
 *
 * Creates the one account a person has, with an empty real ledger and a demo ledger of 100 000.00 USD, and signs the user in. The code comes from `sendCode` with the scene `register`. Whether the password was typed twice alike is for the client to check.
 */
export const register: OperationFunction<operations["register"]> = /*#__PURE__*/ operationFunction<operations["register"]>('POST', '/swx/customer/login/register')

/**
 * Sign in.
 *
 * Signs a user in by name or email address. Five wrong passwords within 15 minutes answer HTTP 429 until the 15 minutes are over.
 */
export const login: OperationFunction<operations["login"]> = /*#__PURE__*/ operationFunction<operations["login"]>('POST', '/swx/customer/login/login')

/**
 * Send a verification code.
 *
 * Sends six digits by email, good for 10 minutes and five tries. Another code may be asked for after 60 seconds; sooner it is HTTP 429 with code `11013`. The stand-in backend sends no email: it shows its mailbox on the console page.
 */
export const sendCode: OperationFunction<operations["sendCode"]> = /*#__PURE__*/ operationFunction<operations["sendCode"]>('POST', '/swx/customer/login/sendCode')

/**
 * Reset a forgotten password.
 *
 * Sets a new password with a code of the scene `reset`, and ends every session of the user.
 */
export const resetUserPwd: OperationFunction<operations["resetUserPwd"]> = /*#__PURE__*/ operationFunction<operations["resetUserPwd"]>('POST', '/swx/customer/login/resetUserPwd')

/**
 * Sign in with Google.
 *
 * Signs in with a Google account, either by the credential of Google Identity Services or by the authorization code of the redirect flow. The first time creates the user, with a generated user name.
 */
export const loginByGoogle: OperationFunction<operations["loginByGoogle"]> = /*#__PURE__*/ operationFunction<operations["loginByGoogle"]>('POST', '/swx/customer/login/loginByGoogle')

/**
 * Link a Google account.
 *
 * Links a Google account to the signed-in user, who can then sign in with it.
 */
export const linkGoogle: OperationFunction<operations["linkGoogle"]> = /*#__PURE__*/ operationFunction<operations["linkGoogle"]>('POST', '/swx/customer/login/linkGoogle')

/**
 * Sign out.
 *
 * Ends this session: the token is worthless from here on. No body.
 */
export const logout: OperationFunction<operations["logout"]> = /*#__PURE__*/ operationFunction<operations["logout"]>('POST', '/swx/customer/login/logout')

/**
 * Sign out everywhere else.
 *
 * Ends every other session of the user. No body.
 */
export const logoutAll: OperationFunction<operations["logoutAll"]> = /*#__PURE__*/ operationFunction<operations["logoutAll"]>('POST', '/swx/customer/login/logoutAll')

/**
 * List market items.
 *
 * One market category in display order, or all of them. Public: works with or without a session. After this first list the market socket owns `price` and `zdf`.
 */
export const listMarketByType: OperationFunction<operations["listMarketByType"]> = /*#__PURE__*/ operationFunction<operations["listMarketByType"]>('GET', '/swx/customer/index/listMarketByType')

/**
 * Get an instrument.
 *
 * One instrument with its trading terms. The price moves on by the market socket.
 */
export const getMarketInfo: OperationFunction<operations["getMarketInfo"]> = /*#__PURE__*/ operationFunction<operations["getMarketInfo"]>('GET', '/swx/customer/index/getMarketInfo/{id}')

/**
 * Get candles.
 *
 * The last candles of an instrument up to the end of a UTC day, oldest first. A day in the future is HTTP 400 with the rule `notFuture`. An empty list means there is nothing to draw: show the placeholder chart at 52100.
 */
export const getKValueByCodeAndDate: OperationFunction<operations["getKValueByCodeAndDate"]> = /*#__PURE__*/ operationFunction<operations["getKValueByCodeAndDate"]>('GET', '/swx/customer/index/getKValueByCodeAndDate')

/**
 * Get a system parameter.
 *
 * Numbers and lists that screens must not carry as constants. Keys: `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `features`. Rates are decimal strings as fractions.
 */
export const getParamByKey: OperationFunction<operations["getParamByKey"]> = /*#__PURE__*/ operationFunction<operations["getParamByKey"]>('GET', '/swx/customer/index/getParamByKey/{key}')

/**
 * List content pages.
 *
 * Titles of the company, policy and footer pages. The path parameter is the language class, not the type: 1 Simplified Chinese, 2 all other languages; `Accept-Language` then picks the text.
 */
export const listContents: OperationFunction<operations["listContents"]> = /*#__PURE__*/ operationFunction<operations["listContents"]>('GET', '/swx/customer/index/listContents/{languageClass}')

/**
 * Get a content page.
 *
 * One text page, in Markdown.
 */
export const getContentsById: OperationFunction<operations["getContentsById"]> = /*#__PURE__*/ operationFunction<operations["getContentsById"]>('GET', '/swx/customer/index/getContentsById/{id}')

/**
 * List smart plans on offer.
 *
 * Products of all states: those on offer first, sold out and withdrawn ones last.
 */
export const listSmartProduct: OperationFunction<operations["listSmartProduct"]> = /*#__PURE__*/ operationFunction<operations["listSmartProduct"]>('GET', '/swx/customer/index/listSmartProduct')

/**
 * List charity NFTs.
 *
 * Works on auction and past auctions. Everything paid goes to the charity named.
 */
export const listNft: OperationFunction<operations["listNft"]> = /*#__PURE__*/ operationFunction<operations["listNft"]>('GET', '/swx/customer/index/listNft')

/**
 * List bids for an NFT.
 *
 * Who bid how much for one work, newest first, with masked names.
 */
export const listNftBid: OperationFunction<operations["listNftBid"]> = /*#__PURE__*/ operationFunction<operations["listNftBid"]>('GET', '/swx/customer/index/listNftBid')

/**
 * Get the signed-in user.
 *
 * The profile with both ledgers. A read, although it is a POST. No body. A frozen account answers 401.
 */
export const getUserInfo: OperationFunction<operations["getUserInfo"]> = /*#__PURE__*/ operationFunction<operations["getUserInfo"]>('POST', '/swx/customer/user/getUserInfo')

/**
 * Update the profile.
 *
 * Changes picture or phone. Any other field, such as userName, is HTTP 400.
 */
export const updateProfile: OperationFunction<operations["updateProfile"]> = /*#__PURE__*/ operationFunction<operations["updateProfile"]>('POST', '/swx/customer/user/updateProfile')

/**
 * Change the password.
 *
 * Changes the password and ends all other sessions of the user.
 */
export const repassword: OperationFunction<operations["repassword"]> = /*#__PURE__*/ operationFunction<operations["repassword"]>('POST', '/swx/customer/user/repassword')

/**
 * List own sign-ins.
 *
 * Where the user is signed in, newest first.
 */
export const listSession: OperationFunction<operations["listSession"]> = /*#__PURE__*/ operationFunction<operations["listSession"]>('GET', '/swx/customer/user/listSession')

/**
 * Close the account.
 *
 * Closes the account for good. Every balance has to be 0 and no record open.
 */
export const closeAccount: OperationFunction<operations["closeAccount"]> = /*#__PURE__*/ operationFunction<operations["closeAccount"]>('POST', '/swx/customer/user/closeAccount')

/**
 * Submit an identity check.
 *
 * Submits name, address and document for review within 48 hours. After a failed check it may be submitted again. File ids come from upload with the purpose kyc; an unknown one is HTTP 400 with the rule `upload`.
 */
export const identification: OperationFunction<operations["identification"]> = /*#__PURE__*/ operationFunction<operations["identification"]>('POST', '/swx/customer/user/identification')

/**
 * Get the identity check.
 *
 * How far the identity check is. No images.
 */
export const getKyc: OperationFunction<operations["getKyc"]> = /*#__PURE__*/ operationFunction<operations["getKyc"]>('GET', '/swx/customer/user/getKyc')

/**
 * Upload an image.
 *
 * Stores one JPG, JPEG 2000 or PNG of at most 2 MB, told by its first bytes. Bigger ones are to be scaled down before. The stand-in backend keeps files in memory only.
 */
export const upload: OperationFunction<operations["upload"]> = /*#__PURE__*/ operationFunction<operations["upload"]>('POST', '/swx/customer/user/upload')

/**
 * List notifications.
 *
 * News for the user, newest first. Texts are translated by the app.
 */
export const listNotification: OperationFunction<operations["listNotification"]> = /*#__PURE__*/ operationFunction<operations["listNotification"]>('GET', '/swx/customer/user/listNotification')

/**
 * Mark notifications as read.
 *
 * Marks some or all notifications as read.
 */
export const readNotification: OperationFunction<operations["readNotification"]> = /*#__PURE__*/ operationFunction<operations["readNotification"]>('POST', '/swx/customer/user/readNotification')

/**
 * Check the payment lock.
 *
 * Whether payments are locked for this user. Asked live before every money action: when it cannot be answered, the action stays blocked.
 */
export const getPaymentLock: OperationFunction<operations["getPaymentLock"]> = /*#__PURE__*/ operationFunction<operations["getPaymentLock"]>('GET', '/swx/customer/payment/password/locked')

/**
 * Set the security password.
 *
 * Sets the six-digit password that withdrawals ask for.
 */
export const setSecurityPassword: OperationFunction<operations["setSecurityPassword"]> = /*#__PURE__*/ operationFunction<operations["setSecurityPassword"]>('POST', '/swx/customer/payment/password/set')

/**
 * Verify the security password.
 *
 * Checks the security password and answers a ticket good for five minutes. Wrong ones are counted: the fifth locks payments for 24 hours.
 */
export const verifySecurityPassword: OperationFunction<operations["verifySecurityPassword"]> = /*#__PURE__*/ operationFunction<operations["verifySecurityPassword"]>('POST', '/swx/customer/payment/password/verify')

/**
 * Change the security password.
 *
 * Replaces the security password by another.
 */
export const changeSecurityPassword: OperationFunction<operations["changeSecurityPassword"]> = /*#__PURE__*/ operationFunction<operations["changeSecurityPassword"]>('POST', '/swx/customer/payment/password/change')

/**
 * Reset the security password.
 *
 * Replaces a forgotten security password. Withdrawals pause for 24 hours afterwards.
 */
export const resetSecurityPassword: OperationFunction<operations["resetSecurityPassword"]> = /*#__PURE__*/ operationFunction<operations["resetSecurityPassword"]>('POST', '/swx/customer/payment/password/reset')

/**
 * Report a deposit.
 *
 * Reports a transfer to the address shown, with its proof, for review. The rate is fixed at submission. The same transaction twice answers the first record.
 */
export const recharge: OperationFunction<operations["recharge"]> = /*#__PURE__*/ operationFunction<operations["recharge"]>('POST', '/swx/customer/user/recharge')

/**
 * List own deposits.
 *
 * Deposits of the user, newest first. In demo mode the list is empty.
 */
export const listRecharge: OperationFunction<operations["listRecharge"]> = /*#__PURE__*/ operationFunction<operations["listRecharge"]>('GET', '/swx/customer/user/listRecharge')

/**
 * Withdraw money.
 *
 * Holds the amount and submits the withdrawal for review. The fee is part of the amount; no other fee is ever asked. For a day after a reset of the security password it answers 11004 with the reason PASSWORD_RESET.
 */
export const withdrawal: OperationFunction<operations["withdrawal"]> = /*#__PURE__*/ operationFunction<operations["withdrawal"]>('POST', '/swx/customer/user/withdrawal')

/**
 * List own withdrawals.
 *
 * Withdrawals of the user, newest first; the path is spelt as specified. In demo mode the list is empty.
 */
export const listWithdrwal: OperationFunction<operations["listWithdrwal"]> = /*#__PURE__*/ operationFunction<operations["listWithdrwal"]>('GET', '/swx/customer/user/listWithdrwal')

/**
 * Cancel a withdrawal.
 *
 * Takes back a withdrawal that is still to be reviewed; the whole amount is free again.
 */
export const cancelWithdrawal: OperationFunction<operations["cancelWithdrawal"]> = /*#__PURE__*/ operationFunction<operations["cancelWithdrawal"]>('POST', '/swx/customer/user/cancelWithdrawal')

/**
 * List money movements.
 *
 * Every movement of the free balance in this mode, from the ledger.
 */
export const listTransaction: OperationFunction<operations["listTransaction"]> = /*#__PURE__*/ operationFunction<operations["listTransaction"]>('GET', '/swx/customer/user/listTransaction')

/**
 * Get wealth over time.
 *
 * Points of the equity curve in this mode, oldest first. `from` later than `to` is HTTP 400 with the rule `range`.
 */
export const equityHistory: OperationFunction<operations["equityHistory"]> = /*#__PURE__*/ operationFunction<operations["equityHistory"]>('GET', '/swx/customer/user/equityHistory')

/**
 * Switch savings on or off.
 *
 * Whether the free balance of the real account earns daily interest.
 */
export const setSavings: OperationFunction<operations["setSavings"]> = /*#__PURE__*/ operationFunction<operations["setSavings"]>('POST', '/swx/customer/user/setSavings')

/**
 * Reset the demo account.
 *
 * Closes every demo record and starts again with 100 000.00 USD. Demo mode only. No body.
 */
export const resetDemo: OperationFunction<operations["resetDemo"]> = /*#__PURE__*/ operationFunction<operations["resetDemo"]>('POST', '/swx/customer/user/resetDemo')

/**
 * List income.
 *
 * Income of the user with sums over all rows of the same filter. In demo mode the list is empty. `from` later than `to` is HTTP 400 with the rule `range`.
 */
export const listIncomeDetail: OperationFunction<operations["listIncomeDetail"]> = /*#__PURE__*/ operationFunction<operations["listIncomeDetail"]>('GET', '/swx/customer/income/detail/list')

/**
 * Buy a smart plan.
 *
 * Locks an amount for a number of days at a daily yield. Earns from the next 00:00 UTC; each day is credited at its close, the principal returns with the last one. Borrowed money may not be used.
 */
export const buySmart: OperationFunction<operations["buySmart"]> = /*#__PURE__*/ operationFunction<operations["buySmart"]>('POST', '/swx/customer/order/buySmart')

/**
 * List own smart plans.
 *
 * Plans of the user, newest first. In demo mode the list is empty.
 */
export const listSmartOrder: OperationFunction<operations["listSmartOrder"]> = /*#__PURE__*/ operationFunction<operations["listSmartOrder"]>('GET', '/swx/customer/order/listSmartOrder')

/**
 * Get a smart plan.
 *
 * One plan with the yield of each day.
 */
export const getSmartOrderById: OperationFunction<operations["getSmartOrderById"]> = /*#__PURE__*/ operationFunction<operations["getSmartOrderById"]>('GET', '/swx/customer/order/getSmartOrderById/{id}')

/**
 * Preview leaving a smart plan.
 *
 * What leaving now would cost, in money. The quote holds for 60 seconds; exitSmart books exactly it.
 */
export const previewExitSmart: OperationFunction<operations["previewExitSmart"]> = /*#__PURE__*/ operationFunction<operations["previewExitSmart"]>('GET', '/swx/customer/order/previewExitSmart/{id}')

/**
 * Leave a smart plan early.
 *
 * Ends a plan before maturity, as previewed. Open even while payments are locked, because it lowers the risk.
 */
export const exitSmart: OperationFunction<operations["exitSmart"]> = /*#__PURE__*/ operationFunction<operations["exitSmart"]>('POST', '/swx/customer/order/exitSmart')

/**
 * Open a leveraged position.
 *
 * Opens a position with isolated margin at the server's price. Not more than the margin can be lost, but for fees.
 */
export const openOrder: OperationFunction<operations["openOrder"]> = /*#__PURE__*/ operationFunction<operations["openOrder"]>('POST', '/swx/customer/order/openOrder')

/**
 * Change the stops of a position.
 *
 * Sets, moves or clears stop-loss and take-profit of an open position.
 */
export const modifyOrder: OperationFunction<operations["modifyOrder"]> = /*#__PURE__*/ operationFunction<operations["modifyOrder"]>('POST', '/swx/customer/order/modifyOrder')

/**
 * Close a position.
 *
 * Closes a position at the server's price. Open even while payments are locked, because it lowers the risk.
 */
export const closeOrder: OperationFunction<operations["closeOrder"]> = /*#__PURE__*/ operationFunction<operations["closeOrder"]>('POST', '/swx/customer/order/closeOrder')

/**
 * List own positions.
 *
 * Leveraged positions of the user in this mode, newest first. A page with an open position may not be kept.
 */
export const listOrder: OperationFunction<operations["listOrder"]> = /*#__PURE__*/ operationFunction<operations["listOrder"]>('GET', '/swx/customer/order/listOrder')

/**
 * Get a position.
 *
 * One leveraged position.
 */
export const getOrderById: OperationFunction<operations["getOrderById"]> = /*#__PURE__*/ operationFunction<operations["getOrderById"]>('GET', '/swx/customer/order/getOrderById/{id}')

/**
 * Buy a fixed-time option.
 *
 * Stakes an amount on the price being above or below the strike after a fixed time. A tie returns the stake. The strike is the server's price when it accepts.
 */
export const buyOptions: OperationFunction<operations["buyOptions"]> = /*#__PURE__*/ operationFunction<operations["buyOptions"]>('POST', '/swx/customer/order/buyOptions')

/**
 * List own options.
 *
 * Fixed-time options of the user in this mode, newest first.
 */
export const listOptionsOrder: OperationFunction<operations["listOptionsOrder"]> = /*#__PURE__*/ operationFunction<operations["listOptionsOrder"]>('GET', '/swx/customer/order/listOptionsOrder')

/**
 * Get an option.
 *
 * One fixed-time option. May be kept once it is settled.
 */
export const getOptionsOrderById: OperationFunction<operations["getOptionsOrderById"]> = /*#__PURE__*/ operationFunction<operations["getOptionsOrderById"]>('GET', '/swx/customer/order/getOptionsOrderById/{id}')

/**
 * Get the credit line.
 *
 * How much the user may borrow and on what terms. A read, although it is a POST. No body.
 */
export const myCredit: OperationFunction<operations["myCredit"]> = /*#__PURE__*/ operationFunction<operations["myCredit"]>('POST', '/swx/customer/credit/myCredit')

/**
 * Quote a loan.
 *
 * The cost, the schedule and the agreement of a loan, to read before signing. Also for users without an identity check: the amount is then held against `loan.config` only. The quote holds for 10 minutes.
 */
export const loanQuote: OperationFunction<operations["loanQuote"]> = /*#__PURE__*/ operationFunction<operations["loanQuote"]>('POST', '/swx/customer/user/loanQuote')

/**
 * Apply for a loan.
 *
 * Applies for a quoted loan with a signed agreement. Needs a passed identity check, and no other open loan.
 */
export const loan: OperationFunction<operations["loan"]> = /*#__PURE__*/ operationFunction<operations["loan"]>('POST', '/swx/customer/user/loan')

/**
 * List own loans.
 *
 * Loans of the user, newest first. In demo mode the list is empty.
 */
export const listLoanRecord: OperationFunction<operations["listLoanRecord"]> = /*#__PURE__*/ operationFunction<operations["listLoanRecord"]>('GET', '/swx/customer/user/listLoanRecord')

/**
 * Get a loan.
 *
 * One loan with what repaying it costs now.
 */
export const getLoanById: OperationFunction<operations["getLoanById"]> = /*#__PURE__*/ operationFunction<operations["getLoanById"]>('GET', '/swx/customer/user/getLoanById/{id}')

/**
 * Repay a loan.
 *
 * Repays principal and interest so far, without a fee. Open even while payments are locked.
 */
export const repayLoan: OperationFunction<operations["repayLoan"]> = /*#__PURE__*/ operationFunction<operations["repayLoan"]>('POST', '/swx/customer/user/repayLoan')

/**
 * Withdraw from a loan.
 *
 * Gives a loan back within 14 days of disbursement: principal and interest so far, no fee.
 */
export const withdrawLoan: OperationFunction<operations["withdrawLoan"]> = /*#__PURE__*/ operationFunction<operations["withdrawLoan"]>('POST', '/swx/customer/user/withdrawLoan')

/**
 * Bid for or buy an NFT.
 *
 * Holds the amount until somebody bids more or the auction ends. A bid in the last 15 minutes moves the end. The whole price goes to the charity.
 */
export const buyNft: OperationFunction<operations["buyNft"]> = /*#__PURE__*/ operationFunction<operations["buyNft"]>('POST', '/swx/customer/user/buyNft')

/**
 * List own NFTs.
 *
 * Works the user owns or bids for. In demo mode the list is empty.
 */
export const listMyNft: OperationFunction<operations["listMyNft"]> = /*#__PURE__*/ operationFunction<operations["listMyNft"]>('GET', '/swx/customer/user/listNft')

/**
 * List the watchlist.
 *
 * Watched instruments in the order of the user.
 */
export const listWatch: OperationFunction<operations["listWatch"]> = /*#__PURE__*/ operationFunction<operations["listWatch"]>('GET', '/swx/customer/user/listWatch')

/**
 * Watch an instrument.
 *
 * Adds an instrument to the watchlist; once is enough. With 100 in it, HTTP 400 with the rule `maxItems`.
 */
export const addWatch: OperationFunction<operations["addWatch"]> = /*#__PURE__*/ operationFunction<operations["addWatch"]>('POST', '/swx/customer/user/addWatch')

/**
 * Stop watching an instrument.
 *
 * Takes an instrument off the watchlist; fine when it is not on it.
 */
export const removeWatch: OperationFunction<operations["removeWatch"]> = /*#__PURE__*/ operationFunction<operations["removeWatch"]>('POST', '/swx/customer/user/removeWatch')

/**
 * Get the invitation summary.
 *
 * The own code and what invitations brought. One level only; nothing for a friend's losses or volume.
 */
export const inviteSummary: OperationFunction<operations["inviteSummary"]> = /*#__PURE__*/ operationFunction<operations["inviteSummary"]>('GET', '/swx/customer/user/inviteSummary')

/**
 * List invited friends.
 *
 * Friends who registered with the own code, with masked names.
 */
export const listInvite: OperationFunction<operations["listInvite"]> = /*#__PURE__*/ operationFunction<operations["listInvite"]>('GET', '/swx/customer/user/listInvite')
