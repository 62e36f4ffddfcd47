// Generated from the contract: do not edit, run "npm run codegen".

import { getFunction, type OperationFunction, postFunction } from '../functions/operation-function.ts'
import type { operations } from './schema.ts'

/**
 * Check whether a name is free.
 *
 * Tells whether a user name, an email address or a phone number may still be registered. Give exactly one of `userName`, `email`, or `areaCode` with `phone`; more than one is HTTP 400 with the rule `exactlyOne`. Ten checks a minute for one address, then HTTP 429.
 */
export const checkUserNameOrPhone: OperationFunction<operations["checkUserNameOrPhone"]> = /*#__PURE__*/ getFunction<operations["checkUserNameOrPhone"]>('login/checkUserNameOrPhone')

/**
 * Register.
 *
 * Creates the one account a person has, with an empty real ledger and a demo ledger of 100 000.00 USD, and signs the user in. The code comes from `sendCode` with the scene `register`. Whether the password was typed twice alike is for the client to check.
 */
export const register: OperationFunction<operations["register"]> = /*#__PURE__*/ postFunction<operations["register"]>('login/register')

/**
 * Sign in.
 *
 * Signs a user in by name or email address. Five wrong passwords within 15 minutes answer HTTP 429 until the 15 minutes are over.
 */
export const login: OperationFunction<operations["login"]> = /*#__PURE__*/ postFunction<operations["login"]>('login/login')

/**
 * Send a verification code.
 *
 * Sends six digits by email, good for 10 minutes and five tries. Another code may be asked for after 60 seconds; sooner it is HTTP 429 with code `11013`. The mock server sends no email: it shows its mailbox on the console page.
 */
export const sendCode: OperationFunction<operations["sendCode"]> = /*#__PURE__*/ postFunction<operations["sendCode"]>('login/sendCode')

/**
 * Reset a forgotten password.
 *
 * Sets a new password with a code of the scene `reset`, and ends every session of the user.
 */
export const resetUserPwd: OperationFunction<operations["resetUserPwd"]> = /*#__PURE__*/ postFunction<operations["resetUserPwd"]>('login/resetUserPwd')

/**
 * Sign in with Google.
 *
 * Signs in with a Google account, either by the credential of Google Identity Services or by the authorization code of the redirect flow. The first time creates the user, with a generated user name.
 */
export const loginByGoogle: OperationFunction<operations["loginByGoogle"]> = /*#__PURE__*/ postFunction<operations["loginByGoogle"]>('login/loginByGoogle')

/**
 * Link a Google account.
 *
 * Links a Google account to the signed-in user, who can then sign in with it.
 */
export const linkGoogle: OperationFunction<operations["linkGoogle"]> = /*#__PURE__*/ postFunction<operations["linkGoogle"]>('login/linkGoogle')

/**
 * Unlink the Google account.
 *
 * Takes the Google account away from the signed-in user, who then signs in with the password. Refused while there is no password.
 */
export const unlinkGoogle: OperationFunction<operations["unlinkGoogle"]> = /*#__PURE__*/ postFunction<operations["unlinkGoogle"]>('login/unlinkGoogle')

/**
 * Sign out.
 *
 * Ends this session: the token is worthless from here on. No body.
 */
export const logout: OperationFunction<operations["logout"]> = /*#__PURE__*/ postFunction<operations["logout"]>('login/logout')

/**
 * Sign out everywhere else.
 *
 * Ends every other session of the user. No body.
 */
export const logoutAll: OperationFunction<operations["logoutAll"]> = /*#__PURE__*/ postFunction<operations["logoutAll"]>('login/logoutAll')

/**
 * Sign out one device.
 *
 * Ends one session of the user; its token is refused from then on.
 */
export const logoutSession: OperationFunction<operations["logoutSession"]> = /*#__PURE__*/ postFunction<operations["logoutSession"]>('login/logoutSession')

/**
 * List market items.
 *
 * One market category in display order, or all of them. Public: works with or without a session. After this first list the market socket owns `price` and `zdf`.
 */
export const listMarketByType: OperationFunction<operations["listMarketByType"]> = /*#__PURE__*/ getFunction<operations["listMarketByType"]>('index/listMarketByType')

/**
 * Get an instrument.
 *
 * One instrument with its trading terms. The price moves on by the market socket.
 */
export const getMarketInfo: OperationFunction<operations["getMarketInfo"]> = /*#__PURE__*/ getFunction<operations["getMarketInfo"]>('index/getMarketInfo/{id}')

/**
 * Get candles.
 *
 * The last candles of an instrument up to the end of a UTC day, oldest first. A day in the future is HTTP 400 with the rule `notFuture`. An empty list means there is nothing to draw: show the placeholder chart at 52100.
 */
export const getKValueByCodeAndDate: OperationFunction<operations["getKValueByCodeAndDate"]> = /*#__PURE__*/ getFunction<operations["getKValueByCodeAndDate"]>('index/getKValueByCodeAndDate')

/**
 * Get a system parameter.
 *
 * Numbers and lists that screens must not carry as constants. Keys: `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links`, `features`. Rates are decimal strings as fractions.
 */
export const getParamByKey: OperationFunction<operations["getParamByKey"]> = /*#__PURE__*/ getFunction<operations["getParamByKey"]>('index/getParamByKey/{key}')

/**
 * List content pages.
 *
 * Titles of the company, policy and footer pages, of the questions and of the announcements: pages first, then questions by group, then announcements with the pinned ones before the newest. The path parameter is the language class, not the type: 1 Simplified Chinese, 2 all other languages; `Accept-Language` then picks the text.
 */
export const listContents: OperationFunction<operations["listContents"]> = /*#__PURE__*/ getFunction<operations["listContents"]>('index/listContents/{languageClass}')

/**
 * Get a content page.
 *
 * One text page, question or announcement, in Markdown.
 */
export const getContentsById: OperationFunction<operations["getContentsById"]> = /*#__PURE__*/ getFunction<operations["getContentsById"]>('index/getContentsById/{id}')

/**
 * List smart plans on offer.
 *
 * Products of all states: those on offer first, sold out and withdrawn ones last.
 */
export const listSmartProduct: OperationFunction<operations["listSmartProduct"]> = /*#__PURE__*/ getFunction<operations["listSmartProduct"]>('index/listSmartProduct')

/**
 * List charity NFTs.
 *
 * Works on auction and past auctions. Everything paid goes to the charity named.
 */
export const listNft: OperationFunction<operations["listNft"]> = /*#__PURE__*/ getFunction<operations["listNft"]>('index/listNft')

/**
 * List bids for an NFT.
 *
 * Who bid how much for one work, newest first, with masked names.
 */
export const listNftBid: OperationFunction<operations["listNftBid"]> = /*#__PURE__*/ getFunction<operations["listNftBid"]>('index/listNftBid')

/**
 * Get the signed-in user.
 *
 * The profile with both ledgers. A read, although it is a POST. No body. A frozen account answers 401.
 */
export const getUserInfo: OperationFunction<operations["getUserInfo"]> = /*#__PURE__*/ postFunction<operations["getUserInfo"]>('user/getUserInfo')

/**
 * Update the profile.
 *
 * Changes picture or phone. Any other field, such as userName, is HTTP 400.
 */
export const updateProfile: OperationFunction<operations["updateProfile"]> = /*#__PURE__*/ postFunction<operations["updateProfile"]>('user/updateProfile')

/**
 * Change the password.
 *
 * Changes the password and ends all other sessions of the user.
 */
export const repassword: OperationFunction<operations["repassword"]> = /*#__PURE__*/ postFunction<operations["repassword"]>('user/repassword')

/**
 * List own sign-ins.
 *
 * Where the user is signed in, newest first.
 */
export const listSession: OperationFunction<operations["listSession"]> = /*#__PURE__*/ getFunction<operations["listSession"]>('user/listSession')

/**
 * Choose how the app looks.
 *
 * Keeps language, theme and colours of prices with the account, so that every device the user signs in on has them.
 */
export const setPreferences: OperationFunction<operations["setPreferences"]> = /*#__PURE__*/ postFunction<operations["setPreferences"]>('user/setPreferences')

/**
 * Check whether the account can be closed.
 *
 * What still stands in the way of closing the account. The same in both modes.
 */
export const checkCloseAccount: OperationFunction<operations["checkCloseAccount"]> = /*#__PURE__*/ getFunction<operations["checkCloseAccount"]>('user/checkCloseAccount')

/**
 * Close the account.
 *
 * Closes the account for good. Every balance has to be 0 and no record open.
 */
export const closeAccount: OperationFunction<operations["closeAccount"]> = /*#__PURE__*/ postFunction<operations["closeAccount"]>('user/closeAccount')

/**
 * Submit an identity check.
 *
 * Submits name, address and document for review within 48 hours. After a failed check it may be submitted again. File ids come from upload with the purpose kyc; an unknown one is HTTP 400 with the rule `upload`.
 */
export const identification: OperationFunction<operations["identification"]> = /*#__PURE__*/ postFunction<operations["identification"]>('user/identification')

/**
 * Get the identity check.
 *
 * How far the identity check is. No images.
 */
export const getKyc: OperationFunction<operations["getKyc"]> = /*#__PURE__*/ getFunction<operations["getKyc"]>('user/getKyc')

/**
 * Upload an image.
 *
 * Stores one JPG, JPEG 2000 or PNG of at most 2 MB, told by its first bytes. Bigger ones are to be scaled down before. The mock server keeps files in memory only.
 */
export const upload: OperationFunction<operations["upload"]> = /*#__PURE__*/ postFunction<operations["upload"]>('user/upload')

/**
 * List notifications.
 *
 * News for the user, newest first. Texts are translated by the app.
 */
export const listNotification: OperationFunction<operations["listNotification"]> = /*#__PURE__*/ getFunction<operations["listNotification"]>('user/listNotification')

/**
 * Mark notifications as read.
 *
 * Marks some or all notifications as read.
 */
export const readNotification: OperationFunction<operations["readNotification"]> = /*#__PURE__*/ postFunction<operations["readNotification"]>('user/readNotification')

/**
 * Choose notifications.
 *
 * Which kinds of notifications come from now on. What came before stays. Notifications about money and access cannot be switched off.
 */
export const setNotices: OperationFunction<operations["setNotices"]> = /*#__PURE__*/ postFunction<operations["setNotices"]>('user/setNotices')

/**
 * Check the payment lock.
 *
 * Whether payments are locked for this user. Asked live before every money action: when it cannot be answered, the action stays blocked.
 */
export const getPaymentLock: OperationFunction<operations["getPaymentLock"]> = /*#__PURE__*/ getFunction<operations["getPaymentLock"]>('payment/password/locked')

/**
 * Set the security password.
 *
 * Sets the six-digit password that withdrawals ask for.
 */
export const setSecurityPassword: OperationFunction<operations["setSecurityPassword"]> = /*#__PURE__*/ postFunction<operations["setSecurityPassword"]>('payment/password/set')

/**
 * Verify the security password.
 *
 * Checks the security password and answers a ticket good for five minutes. Wrong ones are counted: the fifth locks payments for 24 hours.
 */
export const verifySecurityPassword: OperationFunction<operations["verifySecurityPassword"]> = /*#__PURE__*/ postFunction<operations["verifySecurityPassword"]>('payment/password/verify')

/**
 * Change the security password.
 *
 * Replaces the security password by another.
 */
export const changeSecurityPassword: OperationFunction<operations["changeSecurityPassword"]> = /*#__PURE__*/ postFunction<operations["changeSecurityPassword"]>('payment/password/change')

/**
 * Reset the security password.
 *
 * Replaces a forgotten security password. Withdrawals pause for 24 hours afterwards.
 */
export const resetSecurityPassword: OperationFunction<operations["resetSecurityPassword"]> = /*#__PURE__*/ postFunction<operations["resetSecurityPassword"]>('payment/password/reset')

/**
 * Report a deposit.
 *
 * Reports a transfer to the address shown, with its proof, for review. The rate is fixed at submission. The same transaction twice answers the first record.
 */
export const recharge: OperationFunction<operations["recharge"]> = /*#__PURE__*/ postFunction<operations["recharge"]>('user/recharge')

/**
 * List own deposits.
 *
 * Deposits of the user, newest first. In demo mode the list is empty.
 */
export const listRecharge: OperationFunction<operations["listRecharge"]> = /*#__PURE__*/ getFunction<operations["listRecharge"]>('user/listRecharge')

/**
 * Withdraw money.
 *
 * Holds the amount and submits the withdrawal for review. The fee is part of the amount; no other fee is ever asked. For a day after a reset of the security password it answers 11004 with the reason PASSWORD_RESET.
 */
export const withdrawal: OperationFunction<operations["withdrawal"]> = /*#__PURE__*/ postFunction<operations["withdrawal"]>('user/withdrawal')

/**
 * List own withdrawals.
 *
 * Withdrawals of the user, newest first; the path is spelt as specified. In demo mode the list is empty.
 */
export const listWithdrwal: OperationFunction<operations["listWithdrwal"]> = /*#__PURE__*/ getFunction<operations["listWithdrwal"]>('user/listWithdrwal')

/**
 * Cancel a withdrawal.
 *
 * Takes back a withdrawal that is still to be reviewed; the whole amount is free again.
 */
export const cancelWithdrawal: OperationFunction<operations["cancelWithdrawal"]> = /*#__PURE__*/ postFunction<operations["cancelWithdrawal"]>('user/cancelWithdrawal')

/**
 * List money movements.
 *
 * Every movement of the free balance in this mode, from the ledger.
 */
export const listTransaction: OperationFunction<operations["listTransaction"]> = /*#__PURE__*/ getFunction<operations["listTransaction"]>('user/listTransaction')

/**
 * Get wealth over time.
 *
 * Points of the equity curve in this mode, oldest first. They add up: the `income` of all points and the `profit.today` of the account make its `profit.total`, as long as a demo account was not reset. `from` later than `to` is HTTP 400 with the rule `range`.
 */
export const equityHistory: OperationFunction<operations["equityHistory"]> = /*#__PURE__*/ getFunction<operations["equityHistory"]>('user/equityHistory')

/**
 * Switch savings on or off.
 *
 * Whether the free balance of the real account earns daily interest.
 */
export const setSavings: OperationFunction<operations["setSavings"]> = /*#__PURE__*/ postFunction<operations["setSavings"]>('user/setSavings')

/**
 * Reset the demo account.
 *
 * Closes every demo record and starts again with 100 000.00 USD. Demo mode only. No body.
 */
export const resetDemo: OperationFunction<operations["resetDemo"]> = /*#__PURE__*/ postFunction<operations["resetDemo"]>('user/resetDemo')

/**
 * Settle an attempt.
 *
 * Tells what became of a money call whose answer was lost, by its `Idempotency-Key` and without its body. Afterwards the outcome is certain: an attempt that was answered is `DONE` and comes with that answer; one that never arrived is `CANCELLED`, and a request that carries its key is refused with `11021`, however late it arrives. While the first request is still being carried out it is `RUNNING`: ask again. A key belongs to one user, one operation and the mode it was sent in. Ask within 24 hours: the answer of an older attempt may be kept no longer, and then it can no longer be told from one that never arrived. Works while the demo account is disabled, too.
 */
export const settleAttempt: OperationFunction<operations["settleAttempt"]> = /*#__PURE__*/ postFunction<operations["settleAttempt"]>('user/settleAttempt')

/**
 * List income.
 *
 * Income of the user with sums over all rows of the same filter. In demo mode the list is empty. `from` later than `to` is HTTP 400 with the rule `range`.
 */
export const listIncomeDetail: OperationFunction<operations["listIncomeDetail"]> = /*#__PURE__*/ getFunction<operations["listIncomeDetail"]>('income/detail/list')

/**
 * Buy a smart plan.
 *
 * Locks an amount for a number of days at a daily yield. Earns from the next 00:00 UTC; each day is credited at its close, the principal returns with the last one. Borrowed money may not be used.
 */
export const buySmart: OperationFunction<operations["buySmart"]> = /*#__PURE__*/ postFunction<operations["buySmart"]>('order/buySmart')

/**
 * List own smart plans.
 *
 * Plans of the user, newest first. In demo mode the list is empty.
 */
export const listSmartOrder: OperationFunction<operations["listSmartOrder"]> = /*#__PURE__*/ getFunction<operations["listSmartOrder"]>('order/listSmartOrder')

/**
 * Get a smart plan.
 *
 * One plan with the yield of each day.
 */
export const getSmartOrderById: OperationFunction<operations["getSmartOrderById"]> = /*#__PURE__*/ getFunction<operations["getSmartOrderById"]>('order/getSmartOrderById/{id}')

/**
 * Preview leaving a smart plan.
 *
 * What leaving now would cost, in money. The quote holds for 60 seconds; exitSmart books exactly it.
 */
export const previewExitSmart: OperationFunction<operations["previewExitSmart"]> = /*#__PURE__*/ getFunction<operations["previewExitSmart"]>('order/previewExitSmart/{id}')

/**
 * Leave a smart plan early.
 *
 * Ends a plan before maturity, as previewed. Open even while payments are locked, because it lowers the risk.
 */
export const exitSmart: OperationFunction<operations["exitSmart"]> = /*#__PURE__*/ postFunction<operations["exitSmart"]>('order/exitSmart')

/**
 * Open a leveraged position.
 *
 * Opens a position with isolated margin at the server's price. Not more than the margin can be lost, but for fees.
 */
export const openOrder: OperationFunction<operations["openOrder"]> = /*#__PURE__*/ postFunction<operations["openOrder"]>('order/openOrder')

/**
 * Change the stops of a position.
 *
 * Sets, moves or clears stop-loss and take-profit of an open position.
 */
export const modifyOrder: OperationFunction<operations["modifyOrder"]> = /*#__PURE__*/ postFunction<operations["modifyOrder"]>('order/modifyOrder')

/**
 * Close a position.
 *
 * Closes a position at the server's price. Open even while payments are locked, because it lowers the risk.
 */
export const closeOrder: OperationFunction<operations["closeOrder"]> = /*#__PURE__*/ postFunction<operations["closeOrder"]>('order/closeOrder')

/**
 * List own positions.
 *
 * Leveraged positions of the user in this mode, newest first. A page with an open position may not be kept.
 */
export const listOrder: OperationFunction<operations["listOrder"]> = /*#__PURE__*/ getFunction<operations["listOrder"]>('order/listOrder')

/**
 * Get a position.
 *
 * One leveraged position.
 */
export const getOrderById: OperationFunction<operations["getOrderById"]> = /*#__PURE__*/ getFunction<operations["getOrderById"]>('order/getOrderById/{id}')

/**
 * Buy a fixed-time option.
 *
 * Stakes an amount on the price being above or below the strike after a fixed time. A tie returns the stake. The strike is the server's price when it accepts.
 */
export const buyOptions: OperationFunction<operations["buyOptions"]> = /*#__PURE__*/ postFunction<operations["buyOptions"]>('order/buyOptions')

/**
 * List own options.
 *
 * Fixed-time options of the user in this mode, newest first.
 */
export const listOptionsOrder: OperationFunction<operations["listOptionsOrder"]> = /*#__PURE__*/ getFunction<operations["listOptionsOrder"]>('order/listOptionsOrder')

/**
 * Get an option.
 *
 * One fixed-time option. May be kept once it is settled.
 */
export const getOptionsOrderById: OperationFunction<operations["getOptionsOrderById"]> = /*#__PURE__*/ getFunction<operations["getOptionsOrderById"]>('order/getOptionsOrderById/{id}')

/**
 * Get the credit line.
 *
 * How much the user may borrow and on what terms. A read, although it is a POST. No body.
 */
export const myCredit: OperationFunction<operations["myCredit"]> = /*#__PURE__*/ postFunction<operations["myCredit"]>('credit/myCredit')

/**
 * Quote a loan.
 *
 * The cost, the schedule and the agreement of a loan, to read before signing. Also for users without an identity check: the amount is then held against `loan.config` only. The quote holds for 10 minutes.
 */
export const loanQuote: OperationFunction<operations["loanQuote"]> = /*#__PURE__*/ postFunction<operations["loanQuote"]>('user/loanQuote')

/**
 * Apply for a loan.
 *
 * Applies for a quoted loan with a signed agreement. Needs a passed identity check, and no other open loan.
 */
export const loan: OperationFunction<operations["loan"]> = /*#__PURE__*/ postFunction<operations["loan"]>('user/loan')

/**
 * List own loans.
 *
 * Loans of the user, newest first. In demo mode the list is empty.
 */
export const listLoanRecord: OperationFunction<operations["listLoanRecord"]> = /*#__PURE__*/ getFunction<operations["listLoanRecord"]>('user/listLoanRecord')

/**
 * Get a loan.
 *
 * One loan with what repaying it costs now, and the agreement as it was signed.
 */
export const getLoanById: OperationFunction<operations["getLoanById"]> = /*#__PURE__*/ getFunction<operations["getLoanById"]>('user/getLoanById/{id}')

/**
 * Repay a loan.
 *
 * Repays principal and interest so far, without a fee. Open even while payments are locked.
 */
export const repayLoan: OperationFunction<operations["repayLoan"]> = /*#__PURE__*/ postFunction<operations["repayLoan"]>('user/repayLoan')

/**
 * Withdraw from a loan.
 *
 * Gives a loan back within 14 days of disbursement: principal and interest so far, no fee.
 */
export const withdrawLoan: OperationFunction<operations["withdrawLoan"]> = /*#__PURE__*/ postFunction<operations["withdrawLoan"]>('user/withdrawLoan')

/**
 * Bid for or buy an NFT.
 *
 * Holds the amount until somebody bids more or the auction ends. A bid in the last 15 minutes moves the end. The whole price goes to the charity.
 */
export const buyNft: OperationFunction<operations["buyNft"]> = /*#__PURE__*/ postFunction<operations["buyNft"]>('user/buyNft')

/**
 * List own NFTs.
 *
 * Works the user owns or bids for; with `kind` also those that went to somebody else, whose bids are returned. In demo mode the list is empty.
 */
export const listMyNft: OperationFunction<operations["listMyNft"]> = /*#__PURE__*/ getFunction<operations["listMyNft"]>('user/listNft')

/**
 * List the watchlist.
 *
 * Watched instruments in the order of the user.
 */
export const listWatch: OperationFunction<operations["listWatch"]> = /*#__PURE__*/ getFunction<operations["listWatch"]>('user/listWatch')

/**
 * Watch an instrument.
 *
 * Adds an instrument to the watchlist; once is enough. With 100 in it, HTTP 400 with the rule `maxItems`.
 */
export const addWatch: OperationFunction<operations["addWatch"]> = /*#__PURE__*/ postFunction<operations["addWatch"]>('user/addWatch')

/**
 * Stop watching an instrument.
 *
 * Takes an instrument off the watchlist; fine when it is not on it.
 */
export const removeWatch: OperationFunction<operations["removeWatch"]> = /*#__PURE__*/ postFunction<operations["removeWatch"]>('user/removeWatch')

/**
 * Get the invitation summary.
 *
 * The own code and what invitations brought. One level only; nothing for a friend's losses or volume.
 */
export const inviteSummary: OperationFunction<operations["inviteSummary"]> = /*#__PURE__*/ getFunction<operations["inviteSummary"]>('user/inviteSummary')

/**
 * List invited friends.
 *
 * Friends who registered with the own code, with masked names.
 */
export const listInvite: OperationFunction<operations["listInvite"]> = /*#__PURE__*/ getFunction<operations["listInvite"]>('user/listInvite')
