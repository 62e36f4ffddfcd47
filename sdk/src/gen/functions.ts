// Generated from the contract: do not edit, run "npm run codegen".

import { operations } from '@swx/openapi/operations'
import type { CallOptions } from '../client/call-options.ts'
import { type Caller, callOperation } from '../functions/call-operation.ts'
import type { InputOf } from '../functions/operation-types.ts'
import type { AccountClosing, Availability, BuyNftRequest, BuyOptionsRequest, BuySmartRequest, CancelPendingRequest, CancelWithdrawalRequest, Candle, ChangeSecurityPasswordRequest, CloseAccountRequest, CloseOrderRequest, CodeSent, Content, ContentItem, CreditLine, EquityPoint, ExitPreview, ExitSmartRequest, IdentificationRequest, IncomeDetailPage, InvitePage, InviteSummary, KycReceipt, KycState, Loan, LoanDetail, LoanPage, LoanQuote, LoanQuoteRequest, LoanRequest, LoginRequest, LogoutSessionRequest, MarketInfo, MarketItem, MarketStats, ModifyOrderRequest, ModifyPendingRequest, MyNft, MyNftPage, NftBidPage, NftPage, NotificationPage, OpenOrderRequest, OptionsOrder, OptionsOrderPage, Order, OrderPage, ParamEntry, PaymentLock, PendingOrder, PendingOrderPage, Performance, PerformanceRowPage, PlacePendingRequest, PriceAlert, PriceAlertPage, ReadNotificationRequest, Recharge, RechargePage, RechargeRequest, RegisterRequest, Registered, RemoveAlertRequest, RepasswordRequest, RepayLoanRequest, ResetSecurityPasswordRequest, ResetUserPwdRequest, SendCodeRequest, SessionInfoPage, SetAlertRequest, SetNoteRequest, SetNoticesRequest, SetPreferencesRequest, SetSavingsRequest, SetSecurityPasswordRequest, SettleAttemptRequest, SettledAttempt, SignedInUser, SmartOrder, SmartOrderDetail, SmartOrderPage, SmartProductPage, TransactionPage, UpdateProfileRequest, UploadedFile, UserInfo, VerifiedPassword, VerifySecurityPasswordRequest, WatchRequest, WithdrawLoanRequest, Withdrawal, WithdrawalPage, WithdrawalRequest } from './entities.ts'

/**
 * Check whether a name is free.
 *
 * Checks whether a user name, an email address or a phone number is not yet taken. Send exactly one of `userName`, `email`, or `areaCode` with `phone`; if more than one of them is sent, the answer is HTTP 400 with the rule `exactlyOne`. After ten checks within a minute from one IP address, the answer is HTTP 429.
 *
 * @param input `userName`, `email`, `areaCode`, `phone`
 * @returns `available`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10001` enterUserNameOrEmail: Enter a user name or an email address.
 * - `10002` emailWrong: The email address is wrong.
 * - `10003` userNameWrong: The user name does not match the rule for user names.
 * - `10006` userNameExists: The user name exists already.
 * - `10007` emailExists: The email address exists already.
 */
export function checkNameIsFree(client: Caller, input?: InputOf<'checkUserNameOrPhone'>, options?: CallOptions): Promise<Availability> {
  return callOperation(client, operations.checkUserNameOrPhone, input, options)
}

/**
 * {@link checkNameIsFree} by its former name.
 *
 * @deprecated Use {@link checkNameIsFree}.
 */
export const checkUserNameOrPhone = checkNameIsFree

/**
 * Sign up.
 *
 * Creates a user with an empty real account and a demo account of 100,000.00 USD, and logs the user in. `sendCode` with the scene `register` sends the verification code. If a form asks for the password twice, the client compares the two entries. If calls from one IP address were rejected ten times within a minute in a way that tells whether a user name or an email address is taken, further calls are answered with HTTP 429. Counted are `10006`, `10007`, `10091` and `11001` of this operation, `10007` and `10009` of `sendCode`, and `10009` and `11001` of `resetUserPwd`.
 *
 * @param input `userName`, `email`, `code`, `password`, `invitationCode`
 * @returns `token`, `userName`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10001` enterUserNameOrEmail: Enter a user name or an email address.
 * - `10002` emailWrong: The email address is wrong.
 * - `10003` userNameWrong: The user name does not match the rule for user names.
 * - `10004` passwordWrong: The password is wrong.
 * - `10006` userNameExists: The user name exists already.
 * - `10007` emailExists: The email address exists already.
 * - `10091` invitationCodeInvalid: The invitation code is not valid.
 * - `11001` verificationCodeWrong: The verification code is wrong or has expired.
 */
export function register(client: Caller, input: RegisterRequest, options?: CallOptions): Promise<Registered> {
  return callOperation(client, operations.register, input, options)
}

/**
 * Log in.
 *
 * Logs a user in with the log-in password and either the user name or the email address. After five incorrect or blank log-in passwords for one user within 15 minutes, the answer is HTTP 429, even if the password is correct. A successful log-in or a successful `resetUserPwd` sets the count of the user to 0. Failed log-ins are also counted for each IP address, including log-ins with an unknown user name or email address. After 30 failed log-ins from one IP address within 15 minutes, the answer to this address is HTTP 429.
 *
 * @param input `userName`, `password`
 * @returns `token`, `id`, `userName`, `email`, `phone`, `areaCode`, `avatarUrl`, `inviteCode`, `status`, `kycStatus`, `kycFailReason`, `hasPassword`, `hasSecurityPassword`, `paymentLocked`, `demoEnabled`, `savingsEnabled`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10001` enterUserNameOrEmail: Enter a user name or an email address.
 * - `10002` emailWrong: The email address is wrong.
 * - `10003` userNameWrong: The user name does not match the rule for user names.
 * - `10004` passwordWrong: The password is wrong.
 * - `10005` userStatusAbnormal: This account is frozen and cannot log in.
 * - `10009` userNotFound: No such user.
 */
export function login(client: Caller, input: LoginRequest, options?: CallOptions): Promise<SignedInUser> {
  return callOperation(client, operations.login, input, options)
}

/**
 * Send a verification code.
 *
 * Sends a verification code of six digits by email. The code is valid for 10 minutes, but not after five incorrect attempts. A new code for the same `email` and `scene` replaces the earlier code, and can be requested 60 seconds after the earlier code was sent. One IP address can request 60 codes within an hour. A request before the 60 seconds are over, or beyond the 60 codes, is answered with HTTP 429 and code `11013`; so is a request with the scene `register` or `reset` after ten rejections within a minute (see `register`). The mock server sends no email: its console page shows the mailbox.
 *
 * @param input `email`, `scene`
 * @returns `resendAfter`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10001` enterUserNameOrEmail: Enter a user name or an email address.
 * - `10002` emailWrong: The email address is wrong.
 * - `10007` emailExists: The email address exists already.
 * - `10009` userNotFound: No such user.
 */
export function sendCode(client: Caller, input: SendCodeRequest, options?: CallOptions): Promise<CodeSent> {
  return callOperation(client, operations.sendCode, input, options)
}

/**
 * Reset a forgotten password.
 *
 * Sets a new log-in password and ends every session of the user. `sendCode` with the scene `reset` sends the verification code. After ten rejections within a minute (see `register`), the answer is HTTP 429.
 *
 * @param input `email`, `code`, `password`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10001` enterUserNameOrEmail: Enter a user name or an email address.
 * - `10002` emailWrong: The email address is wrong.
 * - `10004` passwordWrong: The password is wrong.
 * - `10005` userStatusAbnormal: This account is frozen and cannot log in.
 * - `10009` userNotFound: No such user.
 * - `11001` verificationCodeWrong: The verification code is wrong or has expired.
 */
export function resetPassword(client: Caller, input: ResetUserPwdRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.resetUserPwd, input, options)
}

/**
 * {@link resetPassword} by its former name.
 *
 * @deprecated Use {@link resetPassword}.
 */
export const resetUserPwd = resetPassword

/**
 * Log in with Google.
 *
 * Logs in with a Google account. The request contains either the credential from Google Identity Services or the authorization code from the redirect flow. If no user is linked to the Google account and no user has the email address of this account, the log-in creates a user with a generated user name. An authorization code can be used once; after an error, get a new authorization code for the next attempt.
 *
 * @returns `token`, `id`, `userName`, `email`, `phone`, `areaCode`, `avatarUrl`, `inviteCode`, `status`, `kycStatus`, `kycFailReason`, `hasPassword`, `hasSecurityPassword`, `paymentLocked`, `demoEnabled`, `savingsEnabled`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10002` emailWrong: The email address is wrong.
 * - `10005` userStatusAbnormal: This account is frozen and cannot log in.
 * - `10007` emailExists: The email address exists already.
 * - `10091` invitationCodeInvalid: The invitation code is not valid.
 * - `11026` googleCodeInvalid: This log-in with Google has ended, was used, or does not belong to this browser; start it again.
 */
export function loginByGoogle(client: Caller, input: InputOf<'loginByGoogle'>, options?: CallOptions): Promise<SignedInUser> {
  return callOperation(client, operations.loginByGoogle, input, options)
}

/**
 * Link a Google account.
 *
 * Links a Google account to the logged-in user. The user can then log in with this Google account. A Google account that was linked before is unlinked.
 *
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10002` emailWrong: The email address is wrong.
 * - `10007` emailExists: The email address exists already.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11026` googleCodeInvalid: This log-in with Google has ended, was used, or does not belong to this browser; start it again.
 */
export function linkGoogle(client: Caller, input: InputOf<'linkGoogle'>, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.linkGoogle, input, options)
}

/**
 * Unlink the Google account.
 *
 * Unlinks the Google account of the logged-in user. The user can then log in only with the log-in password. If the user has no log-in password, the answer is the error `11027`.
 *
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11020` recordNotFound: No such record.
 * - `11027` passwordMissing: Set a log-in password first.
 */
export function unlinkGoogle(client: Caller, input?: undefined, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.unlinkGoogle, input, options)
}

/**
 * Log out.
 *
 * Ends the session of this call. The token of the session no longer works. The request has no body.
 *
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function logout(client: Caller, input?: undefined, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.logout, input, options)
}

/**
 * Log out everywhere else.
 *
 * Ends all sessions of the user except the session of this call. The request has no body.
 *
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function logoutAll(client: Caller, input?: undefined, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.logoutAll, input, options)
}

/**
 * Log out one device.
 *
 * Ends one session of the user. The token of the session no longer works.
 *
 * @param input `id`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11020` recordNotFound: No such record.
 */
export function logoutSession(client: Caller, input: LogoutSessionRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.logoutSession, input, options)
}

/**
 * List instruments.
 *
 * The instruments of one market category, or of all categories, in display order. A session is not required. The market socket sends later changes of `price` and `zdf`.
 *
 * @param input `type`
 * @returns a list, each with `id`, `code`, `name`, `type`, `price`, `zdf`, `hundred`, `tradable`, `session`, `opensAt`, `tickSize`, `priceDecimals`, `source`
 * @throws CallError for every outcome but success
 */
export function listInstruments(client: Caller, input?: InputOf<'listMarketByType'>, options?: CallOptions): Promise<readonly MarketItem[]> {
  return callOperation(client, operations.listMarketByType, input, options)
}

/**
 * {@link listInstruments} by its former name.
 *
 * @deprecated Use {@link listInstruments}.
 */
export const listMarketByType = listInstruments

/**
 * List figures of instruments.
 *
 * Figures of the instruments of one market category, or of all categories, for a screener: price changes, the prices of the current day, high and low prices, volatility, volume and turnover. A session is not required. `listMarketByType` and the market socket give the current price and the change of the current day.
 *
 * @param input `type`
 * @returns a list, each with `id`, `code`, `changeWeek`, `changeMonth`, `changeYear`, `dayPrices`, `dayHigh`, `dayLow`, `yearHigh`, `yearLow`, `volatility30d`, `volume24h`, `turnover24h`
 * @throws CallError for every outcome but success
 */
export function listInstrumentStats(client: Caller, input?: InputOf<'listMarketStats'>, options?: CallOptions): Promise<readonly MarketStats[]> {
  return callOperation(client, operations.listMarketStats, input, options)
}

/**
 * Get an instrument.
 *
 * One instrument with its trading terms. The market socket sends later prices.
 *
 * @param input `id`
 * @returns `id`, `code`, `name`, `type`, `price`, `zdf`, `hundred`, `tradable`, `session`, `opensAt`, `tradingHours`, `tickSize`, `priceDecimals`, `source`, `contractSize`, `maxLeverage`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10015` notTradable: Not currently available for trading.
 */
export function getInstrument(client: Caller, input: InputOf<'getMarketInfo'>, options?: CallOptions): Promise<MarketInfo> {
  return callOperation(client, operations.getMarketInfo, input, options)
}

/**
 * {@link getInstrument} by its former name.
 *
 * @deprecated Use {@link getInstrument}.
 */
export const getMarketInfo = getInstrument

/**
 * Get candles.
 *
 * The last candles of an instrument up to the end of a UTC day, oldest first. Periods without trading have no candle. The last candle covers its period only until the end of the day, or until now if the day is not over. A day in the future is answered with HTTP 400 and the rule `notFuture`. An empty list means that there are no prices: show a placeholder chart around the price 52100, which is the same for every instrument.
 *
 * @param input `code`, `date`, `period`, `limit`
 * @returns a list, each with `t`, `o`, `h`, `l`, `c`, `v`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10015` notTradable: Not currently available for trading.
 */
export function getCandles(client: Caller, input: InputOf<'getKValueByCodeAndDate'>, options?: CallOptions): Promise<readonly Candle[]> {
  return callOperation(client, operations.getKValueByCodeAndDate, input, options)
}

/**
 * {@link getCandles} by its former name.
 *
 * @deprecated Use {@link getCandles}.
 */
export const getKValueByCodeAndDate = getCandles

/**
 * Get a system parameter.
 *
 * Returns one system parameter. An app must not contain the values of system parameters as constants. The keys are `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links` and `features`. Rates in parameters are decimal strings as fractions.
 *
 * @param input `key`
 * @returns `key`, `value`, `updatedAt`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10018` parameterMissing: A system parameter could not be obtained.
 */
export function getParameter(client: Caller, input: InputOf<'getParamByKey'>, options?: CallOptions): Promise<ParamEntry> {
  return callOperation(client, operations.getParamByKey, input, options)
}

/**
 * {@link getParameter} by its former name.
 *
 * @deprecated Use {@link getParameter}.
 */
export const getParamByKey = getParameter

/**
 * List content pages.
 *
 * The titles of the company, policy and footer pages, of the questions and of the announcements. Pinned announcements come before all other announcements, which are listed newest first. Group the titles by `type`, and the questions also by `group`. The path parameter is the language class, not the `type`: 1 is Simplified Chinese, and 2 is every other language. In class 2, `Accept-Language` selects the language of the texts.
 *
 * @param input `languageClass`
 * @returns a list, each with `id`, `title`, `type`, `topic`, `group`, `publishedAt`, `pinned`
 * @throws CallError for every outcome but success
 */
export function listContents(client: Caller, input: InputOf<'listContents'>, options?: CallOptions): Promise<readonly ContentItem[]> {
  return callOperation(client, operations.listContents, input, options)
}

/**
 * Get a content page.
 *
 * A content page, a question with its answer, or an announcement, in Markdown.
 *
 * @param input `id`
 * @returns `id`, `title`, `type`, `topic`, `group`, `publishedAt`, `pinned`, `body`, `updatedAt`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `11020` recordNotFound: No such record.
 */
export function getContent(client: Caller, input: InputOf<'getContentsById'>, options?: CallOptions): Promise<Content> {
  return callOperation(client, operations.getContentsById, input, options)
}

/**
 * {@link getContent} by its former name.
 *
 * @deprecated Use {@link getContent}.
 */
export const getContentsById = getContent

/**
 * List plan products.
 *
 * Plan products of every status. Available products come first, then sold-out products, then products that are no longer available.
 *
 * @param input `marketType`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success
 */
export function listPlanProducts(client: Caller, input?: InputOf<'listSmartProduct'>, options?: CallOptions): Promise<SmartProductPage> {
  return callOperation(client, operations.listSmartProduct, input, options)
}

/**
 * {@link listPlanProducts} by its former name.
 *
 * @deprecated Use {@link listPlanProducts}.
 */
export const listSmartProduct = listPlanProducts

/**
 * List charity NFTs.
 *
 * NFTs at auction, and NFTs whose auction is over. The whole price of an NFT goes to its `charity`.
 *
 * @param input `status`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success
 */
export function listNft(client: Caller, input?: InputOf<'listNft'>, options?: CallOptions): Promise<NftPage> {
  return callOperation(client, operations.listNft, input, options)
}

/**
 * List bids for an NFT.
 *
 * The bids for one NFT, newest first, with the masked names of the bidders.
 *
 * @param input `nftId`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `10020` nftStatusWrong: This collection item is not on sale.
 */
export function listNftBid(client: Caller, input: InputOf<'listNftBid'>, options?: CallOptions): Promise<NftBidPage> {
  return callOperation(client, operations.listNftBid, input, options)
}

/**
 * Get the logged-in user.
 *
 * The profile of the user, with the real and the demo account. This operation is a read, although the method is POST. The request has no body. If the account is frozen, the answer is HTTP 401.
 *
 * @returns `id`, `userName`, `email`, `phone`, `areaCode`, `avatarUrl`, `inviteCode`, `status`, `kycStatus`, `kycFailReason`, `hasPassword`, `hasSecurityPassword`, `paymentLocked`, `demoEnabled`, `savingsEnabled`, `preferences`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10009` userNotFound: No such user.
 */
export function getUserInfo(client: Caller, input?: undefined, options?: CallOptions): Promise<UserInfo> {
  return callOperation(client, operations.getUserInfo, input, options)
}

/**
 * Update the profile.
 *
 * Changes or removes the picture or the phone number. A request with any other field, such as `userName`, is answered with HTTP 400.
 *
 * @param input `avatarId`, `areaCode`, `phone`, `remove`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11020` recordNotFound: No such record.
 */
export function updateProfile(client: Caller, input: UpdateProfileRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.updateProfile, input, options)
}

/**
 * Change the password.
 *
 * Changes the log-in password and ends all other sessions of the user. After five incorrect or blank log-in passwords of one user within 15 minutes, the answer is HTTP 429.
 *
 * @param input `oldPassword`, `newPassword`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10004` passwordWrong: The password is wrong.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function changePassword(client: Caller, input: RepasswordRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.repassword, input, options)
}

/**
 * {@link changePassword} by its former name.
 *
 * @deprecated Use {@link changePassword}.
 */
export const repassword = changePassword

/**
 * List own devices.
 *
 * The sessions of the user, the latest log-in first.
 *
 * @param input `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listSession(client: Caller, input?: InputOf<'listSession'>, options?: CallOptions): Promise<SessionInfoPage> {
  return callOperation(client, operations.listSession, input, options)
}

/**
 * Choose how the app looks.
 *
 * Stores the preferences of the user: the language, the theme, and the colours of rising and falling prices. The preferences apply on every device on which the user logs in.
 *
 * @param input `language`, `theme`, `risingColour`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function setPreferences(client: Caller, input: SetPreferencesRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.setPreferences, input, options)
}

/**
 * Check whether the account can be closed.
 *
 * Returns whether the account can be closed. The result also contains what can prevent the closing: the available balance and the debt of the real account, and the number of open records of each kind in the real and the demo account. The answer is the same in both account modes.
 *
 * @returns `closable`, `available`, `owed`, `positions`, `waitingOrders`, `options`, `plans`, `bids`, `deposits`, `withdrawals`, `loans`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function checkCloseAccount(client: Caller, input?: undefined, options?: CallOptions): Promise<AccountClosing> {
  return callOperation(client, operations.checkCloseAccount, input, options)
}

/**
 * Close the account.
 *
 * Closes the account permanently. Every balance of the real account has to be 0, and no record of the real or the demo account may be open. After five incorrect or blank log-in passwords of one user within 15 minutes, the answer is HTTP 429.
 *
 * @param input `loginPassword`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10004` passwordWrong: The password is wrong.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function closeAccount(client: Caller, input: CloseAccountRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.closeAccount, input, options)
}

/**
 * Submit an identity check.
 *
 * Submits the personal data, the images of an identity document and the signature for review. The review is due within 48 hours. After a failed identity check, the user can submit a new request. The file ids come from `upload` with the purpose `kyc`; the signature can also have the purpose `signature`. Any other file id is answered with HTTP 400 and the rule `upload`.
 *
 * @param input `firstName`, `lastName`, `sex`, `birthdate`, `country`, `address`, `areaCode`, `phone`, `docType`, `idFront`, `idBack`, `handHeld`, `signature`
 * @returns `status`, `submittedAt`, `reviewDueAt`, `history`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `10019` kycStatusWrong: The identity check is in the wrong state for this action.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11016` agreementNotSigned: Sign the agreement first.
 */
export function submitIdentityCheck(client: Caller, input: IdentificationRequest, options?: CallOptions): Promise<KycReceipt> {
  return callOperation(client, operations.identification, input, options)
}

/**
 * {@link submitIdentityCheck} by its former name.
 *
 * @deprecated Use {@link submitIdentityCheck}.
 */
export const identification = submitIdentityCheck

/**
 * Get the identity check.
 *
 * The status of the identity check of the user, with its times and the reason of a failed check. The answer contains neither the submitted data nor the images.
 *
 * @returns `status`, `submittedAt`, `reviewDueAt`, `delayed`, `failReason`, `reviewedAt`, `history`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function getIdentityCheck(client: Caller, input?: undefined, options?: CallOptions): Promise<KycState> {
  return callOperation(client, operations.getKyc, input, options)
}

/**
 * {@link getIdentityCheck} by its former name.
 *
 * @deprecated Use {@link getIdentityCheck}.
 */
export const getKyc = getIdentityCheck

/**
 * Upload an image.
 *
 * Uploads one image in the format JPG, JPEG 2000 or PNG, of at most 2,097,152 bytes. The format is recognised by the first bytes of the file, not by the file name. Scale a larger image down before the upload. The mock server does not store the image, only its purpose, media type, size in bytes and checksum.
 *
 * @param input `file`, `purpose`
 * @returns `fileId`, `mime`, `bytes`, `sha256`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function uploadImage(client: Caller, input: InputOf<'upload'>, options?: CallOptions): Promise<UploadedFile> {
  return callOperation(client, operations.upload, input, options)
}

/**
 * {@link uploadImage} by its former name.
 *
 * @deprecated Use {@link uploadImage}.
 */
export const upload = uploadImage

/**
 * List notifications.
 *
 * Notifications for the user, newest first. A notification contains a key and values instead of a text: the client shows the text in the language of the user.
 *
 * @param input `unreadOnly`, `group`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listNotification(client: Caller, input?: InputOf<'listNotification'>, options?: CallOptions): Promise<NotificationPage> {
  return callOperation(client, operations.listNotification, input, options)
}

/**
 * Mark notifications as read.
 *
 * Marks some or all notifications as read.
 *
 * @param input `ids`, `all`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11020` recordNotFound: No such record.
 */
export function markNotificationsRead(client: Caller, input: ReadNotificationRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.readNotification, input, options)
}

/**
 * {@link markNotificationsRead} by its former name.
 *
 * @deprecated Use {@link markNotificationsRead}.
 */
export const readNotification = markNotificationsRead

/**
 * Choose notifications.
 *
 * Chooses which kinds of notifications are switched off. The choice applies to later notifications only. Notifications of the kinds DEPOSIT, WITHDRAWAL, LOAN, KYC and PAYMENT cannot be switched off. The notification of a stop-out cannot be switched off either.
 *
 * @param input `off`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function setNotificationKinds(client: Caller, input: SetNoticesRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.setNotices, input, options)
}

/**
 * {@link setNotificationKinds} by its former name.
 *
 * @deprecated Use {@link setNotificationKinds}.
 */
export const setNotices = setNotificationKinds

/**
 * Check the payment lock.
 *
 * Returns whether payments are locked for this user. Call this operation right before each operation that a lock can stop. If no answer arrives, do not continue.
 *
 * @returns `locked`, `reason`, `note`, `until`, `withdrawalsPausedUntil`, `contactUrl`, `hasPassword`, `attemptsLeft`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function getPaymentLock(client: Caller, input?: undefined, options?: CallOptions): Promise<PaymentLock> {
  return callOperation(client, operations.getPaymentLock, input, options)
}

/**
 * Set the security password.
 *
 * Sets the security password, which consists of six digits. Every withdrawal requires this password. `sendCode` with the scene `security` sends the verification code.
 *
 * @param input `password`, `emailCode`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `11001` verificationCodeWrong: The verification code is wrong or has expired.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function setSecurityPassword(client: Caller, input: SetSecurityPasswordRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.setSecurityPassword, input, options)
}

/**
 * Verify the security password.
 *
 * Checks the security password. The fifth incorrect password in a row locks payments for 24 hours. The result contains a ticket. No operation of this version uses the ticket.
 *
 * @param input `password`
 * @returns `verified`, `ticket`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11002` securityPasswordWrong: The security password is wrong.
 * - `11003` securityPasswordNotSet: Set a security password first.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 */
export function verifySecurityPassword(client: Caller, input: VerifySecurityPasswordRequest, options?: CallOptions): Promise<VerifiedPassword> {
  return callOperation(client, operations.verifySecurityPassword, input, options)
}

/**
 * Change the security password.
 *
 * Replaces the current security password with a new one.
 *
 * @param input `oldPassword`, `newPassword`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11002` securityPasswordWrong: The security password is wrong.
 * - `11003` securityPasswordNotSet: Set a security password first.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function changeSecurityPassword(client: Caller, input: ChangeSecurityPasswordRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.changeSecurityPassword, input, options)
}

/**
 * Reset the security password.
 *
 * Replaces a forgotten security password. `sendCode` with the scene `security` sends the verification code. Withdrawals are paused for 24 hours after the reset. A payment lock after five incorrect security passwords remains until the end of the lock. After five incorrect or blank log-in passwords of one user within 15 minutes, the answer is HTTP 429.
 *
 * @param input `emailCode`, `loginPassword`, `newPassword`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10004` passwordWrong: The password is wrong.
 * - `11001` verificationCodeWrong: The verification code is wrong or has expired.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function resetSecurityPassword(client: Caller, input: ResetSecurityPasswordRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.resetSecurityPassword, input, options)
}

/**
 * Submit a deposit.
 *
 * Submits a deposit for review. The user has already made the transfer to the address of the method in `recharge.methods`, and sends a proof of the transfer. The exchange rate is fixed at submission. If the user submits the same `txHash` again, in upper or lower case, the answer contains the first record, and no new record is created.
 *
 * @param input `currency`, `network`, `amount`, `txHash`, `last6`, `proofId`, `receiveAddress`
 * @returns `orderNo`, `currency`, `network`, `amount`, `rate`, `usdAmount`, `receiveAddress`, `txHash`, `last6`, `proofId`, `status`, `submittedAt`, `reviewedAt`, `reason`, `history`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10013` investmentAmountWrong: The amount is wrong.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `10021` addressMissing: The receiving address is missing or wrong.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11008` belowMinimum: The amount is below the minimum of {limit} {name}.
 * - `11020` recordNotFound: No such record.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function submitDeposit(client: Caller, input: RechargeRequest, options?: CallOptions): Promise<Recharge> {
  return callOperation(client, operations.recharge, input, options)
}

/**
 * {@link submitDeposit} by its former name.
 *
 * @deprecated Use {@link submitDeposit}.
 */
export const recharge = submitDeposit

/**
 * List own deposits.
 *
 * Deposits of the user, newest first. In demo mode, the list is empty.
 *
 * @param input `status`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listDeposits(client: Caller, input?: InputOf<'listRecharge'>, options?: CallOptions): Promise<RechargePage> {
  return callOperation(client, operations.listRecharge, input, options)
}

/**
 * {@link listDeposits} by its former name.
 *
 * @deprecated Use {@link listDeposits}.
 */
export const listRecharge = listDeposits

/**
 * Withdraw money.
 *
 * Puts the amount on hold and submits the withdrawal for review. The fee is the amount times the `feeRate` of the method in `withdrawal.methods`, rounded to the cent, half to even. The fee is deducted from the amount; there is no other fee. For 24 hours after a reset of the security password, the answer is the error `11004` with the reason `PASSWORD_RESET`.
 *
 * @param input `method`, `amount`, `address`, `bankName`, `cardholder`, `accountNo`, `proofId`, `securityPassword`, `expectedFee`
 * @returns `orderNo`, `method`, `amount`, `fee`, `feeRate`, `receiveAmount`, `rate`, `receiveCurrencyAmount`, `address`, `bankName`, `cardholder`, `accountNo`, `proofId`, `status`, `submittedAt`, `completedAt`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `10013` investmentAmountWrong: The amount is wrong.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `10021` addressMissing: The receiving address is missing or wrong.
 * - `10022` kycRequired: Verify your identity first.
 * - `10025` withdrawalMethodMissing: Select a withdrawal method.
 * - `11002` securityPasswordWrong: The security password is wrong.
 * - `11003` securityPasswordNotSet: Set a security password first.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11008` belowMinimum: The amount is below the minimum of {limit} {name}.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11020` recordNotFound: No such record.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function requestWithdrawal(client: Caller, input: WithdrawalRequest, options?: CallOptions): Promise<Withdrawal> {
  return callOperation(client, operations.withdrawal, input, options)
}

/**
 * {@link requestWithdrawal} by its former name.
 *
 * @deprecated Use {@link requestWithdrawal}.
 */
export const withdrawal = requestWithdrawal

/**
 * List own withdrawals.
 *
 * Withdrawals of the user, newest first. In demo mode, the list is empty. The spelling `listWithdrwal` is that of the specification.
 *
 * @param input `status`, `orderNo`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listWithdrawals(client: Caller, input?: InputOf<'listWithdrwal'>, options?: CallOptions): Promise<WithdrawalPage> {
  return callOperation(client, operations.listWithdrwal, input, options)
}

/**
 * {@link listWithdrawals} by its former name.
 *
 * @deprecated Use {@link listWithdrawals}.
 */
export const listWithdrwal = listWithdrawals

/**
 * Cancel a withdrawal.
 *
 * Cancels a withdrawal that is waiting for review. Its whole amount returns to the available balance.
 *
 * @param input `orderNo`
 * @returns `orderNo`, `method`, `amount`, `fee`, `feeRate`, `receiveAmount`, `rate`, `receiveCurrencyAmount`, `address`, `bankName`, `cardholder`, `accountNo`, `proofId`, `status`, `submittedAt`, `completedAt`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11010` recordNotOpen: This record is no longer open.
 * - `11020` recordNotFound: No such record.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function cancelWithdrawal(client: Caller, input: CancelWithdrawalRequest, options?: CallOptions): Promise<Withdrawal> {
  return callOperation(client, operations.cancelWithdrawal, input, options)
}

/**
 * List transactions.
 *
 * The transactions of the user in this account mode, newest first: every change of the available balance.
 *
 * @param input `kind`, `from`, `to`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listTransaction(client: Caller, input?: InputOf<'listTransaction'>, options?: CallOptions): Promise<TransactionPage> {
  return callOperation(client, operations.listTransaction, input, options)
}

/**
 * Get the equity history.
 *
 * Points of the equity curve in this account mode, oldest first. No point is later than now. If the range has more than 2,500 points at full hours (steps `hour` and `booking`) or at 00:00 UTC (step `day`), the answer is HTTP 400 with the rule `maxItems`. If the step `booking` gives more than 2,500 points in total, the answer contains only the points at full hours. If `from` is later than `to`, the answer is HTTP 400 with the rule `range`.
 *
 * @param input `from`, `to`, `step`
 * @returns a list, each with `at`, `equity`, `deposits`, `withdrawals`, `income`, `bySource`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function getEquityHistory(client: Caller, input: InputOf<'equityHistory'>, options?: CallOptions): Promise<readonly EquityPoint[]> {
  return callOperation(client, operations.equityHistory, input, options)
}

/**
 * {@link getEquityHistory} by its former name.
 *
 * @deprecated Use {@link getEquityHistory}.
 */
export const equityHistory = getEquityHistory

/**
 * Switch interest on cash on or off.
 *
 * Sets whether the available balance of the real account earns daily interest.
 *
 * @param input `enabled`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function setCashInterest(client: Caller, input: SetSavingsRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.setSavings, input, options)
}

/**
 * {@link setCashInterest} by its former name.
 *
 * @deprecated Use {@link setCashInterest}.
 */
export const setSavings = setCashInterest

/**
 * Reset the demo account.
 *
 * Resets the demo account. Every open position is closed at the last price, even outside market hours. Every waiting order is cancelled, and the stake of every open option is returned. Then the available balance is set to 100,000.00 USD. This operation works only in demo mode. The request has no body.
 *
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function resetDemo(client: Caller, input?: undefined, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.resetDemo, input, options)
}

/**
 * Find the outcome of an attempt.
 *
 * Finds the outcome of an attempt at a money operation after the answer was lost. The request contains the
 * `Idempotency-Key` of the attempt, not its body. A key belongs to one user, one operation and the account mode of the
 * request.
 *
 * - `DONE`: the answer to the attempt is stored, and the result contains this answer.
 * - `RUNNING`: the attempt is still being carried out. Call `settleAttempt` again later.
 * - `CANCELLED`: the state of any other attempt. A request with this key that arrives within the next 24 hours is not
 *   carried out and is answered with `11021`.
 *
 * Call `settleAttempt` within 24 hours of the attempt. The answer to an older attempt may no longer be stored, and
 * `settleAttempt` then treats this attempt as if its request had never arrived. All of these hours are hours of real
 * time, not of the virtual clock. `settleAttempt` also works while the demo account is disabled.
 *
 * @param input `key`, `operation`
 * @returns `state`, `operation`, `at`, `answer`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function settleAttempt(client: Caller, input: SettleAttemptRequest, options?: CallOptions): Promise<SettledAttempt> {
  return callOperation(client, operations.settleAttempt, input, options)
}

/**
 * List profit and loss.
 *
 * Profit and loss entries of the user, newest first, with sums over all entries that match the filters. `from` and `to` are compared with the `day` of an entry. In demo mode, the list is empty and the sums are 0.00.
 *
 * @param input `source`, `from`, `to`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`, `summary`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listProfitAndLoss(client: Caller, input?: InputOf<'listIncomeDetail'>, options?: CallOptions): Promise<IncomeDetailPage> {
  return callOperation(client, operations.listIncomeDetail, input, options)
}

/**
 * {@link listProfitAndLoss} by its former name.
 *
 * @deprecated Use {@link listProfitAndLoss}.
 */
export const listIncomeDetail = listProfitAndLoss

/**
 * Buy a plan.
 *
 * Puts an amount into a plan for a fixed number of days, at a daily rate. Earnings begin at the next 00:00 UTC and are added to the available balance at the end of each UTC day. The principal is due back to the user with the last payment. Yields and principal are not guaranteed; capital is at risk. Borrowed money cannot be used: the amount can be at most the available balance less the principal of loans that still have to be repaid.
 *
 * @param input `productId`, `days`, `amount`, `acceptedTermsVersion`
 * @returns `orderNo`, `productId`, `productName`, `days`, `amount`, `dailyRate`, `status`, `shareStatus`, `boughtAt`, `valueDate`, `maturesAt`, `profitDays`, `expectedRevenue`, `distributedRevenue`, `penalty`, `refund`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10010` smartProductWrong: This smart equity product is not available.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `10012` noMatchingDays: The product is not offered for this number of days.
 * - `10013` investmentAmountWrong: The amount is wrong.
 * - `10015` notTradable: Not currently available for trading.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `10024` productAlreadyBought: You hold a running plan of this product already.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11007` smartTradingNotEnabled: Smart trading is not enabled.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function buyPlan(client: Caller, input: BuySmartRequest, options?: CallOptions): Promise<SmartOrder> {
  return callOperation(client, operations.buySmart, input, options)
}

/**
 * {@link buyPlan} by its former name.
 *
 * @deprecated Use {@link buyPlan}.
 */
export const buySmart = buyPlan

/**
 * List own plans.
 *
 * Plans of the user, newest first. In demo mode, the list is empty.
 *
 * @param input `status`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listPlans(client: Caller, input?: InputOf<'listSmartOrder'>, options?: CallOptions): Promise<SmartOrderPage> {
  return callOperation(client, operations.listSmartOrder, input, options)
}

/**
 * {@link listPlans} by its former name.
 *
 * @deprecated Use {@link listPlans}.
 */
export const listSmartOrder = listPlans

/**
 * Get a plan.
 *
 * One plan, with each daily payment made so far.
 *
 * @param input `id`
 * @returns `orderNo`, `productId`, `productName`, `days`, `amount`, `dailyRate`, `status`, `shareStatus`, `boughtAt`, `valueDate`, `maturesAt`, `profitDays`, `expectedRevenue`, `distributedRevenue`, `penalty`, `refund`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11020` recordNotFound: No such record.
 */
export function getPlan(client: Caller, input: InputOf<'getSmartOrderById'>, options?: CallOptions): Promise<SmartOrderDetail> {
  return callOperation(client, operations.getSmartOrderById, input, options)
}

/**
 * {@link getPlan} by its former name.
 *
 * @deprecated Use {@link getPlan}.
 */
export const getSmartOrderById = getPlan

/**
 * Preview closing a plan early.
 *
 * Returns the early-close fee, the refund and the other figures of closing the plan now. `exitSmart` accepts the quote for 60 seconds and applies exactly these figures. If the figures change within the 60 seconds, `exitSmart` answers `11018`.
 *
 * @param input `id`
 * @returns `penaltyRate`, `penalty`, `refund`, `kept`, `lostRevenue`, `net`, `quoteId`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11010` recordNotOpen: This record is no longer open.
 * - `11020` recordNotFound: No such record.
 */
export function previewClosePlan(client: Caller, input: InputOf<'previewExitSmart'>, options?: CallOptions): Promise<ExitPreview> {
  return callOperation(client, operations.previewExitSmart, input, options)
}

/**
 * {@link previewClosePlan} by its former name.
 *
 * @deprecated Use {@link previewClosePlan}.
 */
export const previewExitSmart = previewClosePlan

/**
 * Close a plan early.
 *
 * Closes a plan before maturity for the early-close fee in the preview. This is possible even while payments are locked, because closing a plan lowers the risk.
 *
 * @param input `orderNo`, `quoteId`
 * @returns `orderNo`, `productId`, `productName`, `days`, `amount`, `dailyRate`, `status`, `shareStatus`, `boughtAt`, `valueDate`, `maturesAt`, `profitDays`, `expectedRevenue`, `distributedRevenue`, `penalty`, `refund`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11010` recordNotOpen: This record is no longer open.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11020` recordNotFound: No such record.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function closePlan(client: Caller, input: ExitSmartRequest, options?: CallOptions): Promise<SmartOrder> {
  return callOperation(client, operations.exitSmart, input, options)
}

/**
 * {@link closePlan} by its former name.
 *
 * @deprecated Use {@link closePlan}.
 */
export const exitSmart = closePlan

/**
 * Open a leveraged position.
 *
 * Opens a position with isolated margin at the server's price. The margin and the opening fee are taken from the available balance; together they are the most that the user can lose. The value of the position is `lots` times `contractSize` times the opening price. The margin is the value divided by `leverage`, rounded up to the cent. The opening fee is the value times `feeRate` of the parameter `order.config`, rounded to the cent, half to even. The opening fee is at least 0.01 USD unless `feeRate` is zero.
 *
 * @param input `marketId`, `direction`, `lots`, `leverage`, `quotedPrice`, `slippage`, `stopLossPrice`, `takeProfitPrice`, `trailingDistance`, `acceptedTermsVersion`
 * @returns `orderNo`, `partOf`, `code`, `marketId`, `direction`, `lots`, `contractSize`, `leverage`, `margin`, `openPrice`, `closePrice`, `stopLossPrice`, `trailingDistance`, `trailingStopPrice`, `takeProfitPrice`, `stopOutPrice`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `10015` notTradable: Not currently available for trading.
 * - `10016` purchaseAmountWrong: The purchase amount is wrong.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11009` stopPricesUnreasonable: The stop loss or take profit is on the wrong side of the price or too close to it.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11019` leverageNotAllowed: This leverage is not allowed here.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function openPosition(client: Caller, input: OpenOrderRequest, options?: CallOptions): Promise<Order> {
  return callOperation(client, operations.openOrder, input, options)
}

/**
 * {@link openPosition} by its former name.
 *
 * @deprecated Use {@link openPosition}.
 */
export const openOrder = openPosition

/**
 * Change stop loss, trailing stop and take profit.
 *
 * Sets, changes or removes the stop loss, the trailing stop and the take profit of an open position. A position cannot have both a stop loss and a trailing stop: setting one of them removes the other.
 *
 * @param input `orderNo`, `stopLossPrice`, `takeProfitPrice`, `trailingDistance`
 * @returns `orderNo`, `partOf`, `code`, `marketId`, `direction`, `lots`, `contractSize`, `leverage`, `margin`, `openPrice`, `closePrice`, `stopLossPrice`, `trailingDistance`, `trailingStopPrice`, `takeProfitPrice`, `stopOutPrice`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11009` stopPricesUnreasonable: The stop loss or take profit is on the wrong side of the price or too close to it.
 * - `11010` recordNotOpen: This record is no longer open.
 * - `11020` recordNotFound: No such record.
 */
export function modifyPosition(client: Caller, input: ModifyOrderRequest, options?: CallOptions): Promise<Order> {
  return callOperation(client, operations.modifyOrder, input, options)
}

/**
 * {@link modifyPosition} by its former name.
 *
 * @deprecated Use {@link modifyPosition}.
 */
export const modifyOrder = modifyPosition

/**
 * Close a position.
 *
 * Closes a position, or a part of a position, at the server's price. This is possible even while payments are locked, because closing lowers the risk. With `lots` below the size of the position, only a part is closed. The part becomes a closed position with its own number, with `partOf`, and with its share of the margin and the opening fee. The rest stays open under the number of the position, with the same terms, stop loss, trailing stop and take profit. The gains, losses and closing fees of all parts add up to their rounded totals: see `realised` of the open position.
 *
 * @param input `orderNo`, `lots`
 * @returns `orderNo`, `partOf`, `code`, `marketId`, `direction`, `lots`, `contractSize`, `leverage`, `margin`, `openPrice`, `closePrice`, `stopLossPrice`, `trailingDistance`, `trailingStopPrice`, `takeProfitPrice`, `stopOutPrice`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10015` notTradable: Not currently available for trading.
 * - `10016` purchaseAmountWrong: The purchase amount is wrong.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11010` recordNotOpen: This record is no longer open.
 * - `11020` recordNotFound: No such record.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function closePosition(client: Caller, input: CloseOrderRequest, options?: CallOptions): Promise<Order> {
  return callOperation(client, operations.closeOrder, input, options)
}

/**
 * {@link closePosition} by its former name.
 *
 * @deprecated Use {@link closePosition}.
 */
export const closeOrder = closePosition

/**
 * List own positions.
 *
 * Leveraged positions of the user in this account mode, sorted by `openTime`, newest first. A client must not cache a page that contains an open position.
 *
 * @param input `status`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listPositions(client: Caller, input?: InputOf<'listOrder'>, options?: CallOptions): Promise<OrderPage> {
  return callOperation(client, operations.listOrder, input, options)
}

/**
 * {@link listPositions} by its former name.
 *
 * @deprecated Use {@link listPositions}.
 */
export const listOrder = listPositions

/**
 * Get a position.
 *
 * One leveraged position.
 *
 * @param input `id`
 * @returns `orderNo`, `partOf`, `code`, `marketId`, `direction`, `lots`, `contractSize`, `leverage`, `margin`, `openPrice`, `closePrice`, `stopLossPrice`, `trailingDistance`, `trailingStopPrice`, `takeProfitPrice`, `stopOutPrice`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11020` recordNotFound: No such record.
 */
export function getPosition(client: Caller, input: InputOf<'getOrderById'>, options?: CallOptions): Promise<Order> {
  return callOperation(client, operations.getOrderById, input, options)
}

/**
 * {@link getPosition} by its former name.
 *
 * @deprecated Use {@link getPosition}.
 */
export const getOrderById = getPosition

/**
 * Place a waiting order.
 *
 * Places an order that opens a leveraged position once the price reaches the trigger price. LIMIT waits for a better
 * price than the current one. STOP waits for the price to move further in the direction of the position. The margin
 * and the opening fee at the trigger price are on hold until the order ends. While the instrument is closed or halted,
 * the order waits.
 *
 * The order is filled at the first price that reaches or passes the trigger price. After a gap, that price may be
 * better than the trigger price for LIMIT, and worse for STOP. If the position costs more at that price than the
 * amount on hold, the difference is taken from the available balance.
 *
 * In two cases, the order is rejected and the amount on hold is released:
 * - The available balance is too low for this difference.
 * - The price has reached or passed the stop loss or take profit of the order.
 *
 * @param input `marketId`, `direction`, `type`, `triggerPrice`, `lots`, `leverage`, `expiry`, `expiresAt`, `stopLossPrice`, `takeProfitPrice`, `trailingDistance`, `ocoOrderNo`, `acceptedTermsVersion`
 * @returns `orderNo`, `code`, `marketId`, `direction`, `type`, `triggerPrice`, `lots`, `contractSize`, `leverage`, `expiry`, `expiresAt`, `stopLossPrice`, `takeProfitPrice`, `trailingDistance`, `ocoOrderNo`, `status`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `10015` notTradable: Not currently available for trading.
 * - `10016` purchaseAmountWrong: The purchase amount is wrong.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11009` stopPricesUnreasonable: The stop loss or take profit is on the wrong side of the price or too close to it.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11019` leverageNotAllowed: This leverage is not allowed here.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 * - `11030` triggerPriceUnreasonable: The trigger price is on the wrong side of the price, too close to it, or not a multiple of the tick size.
 * - `11032` expiryUnreasonable: The expiry is not in the future, or more than a year away.
 * - `11033` partnerUnsuitable: The order to link is not a waiting order for the same instrument, or is linked already.
 */
export function placeWaitingOrder(client: Caller, input: PlacePendingRequest, options?: CallOptions): Promise<PendingOrder> {
  return callOperation(client, operations.placePending, input, options)
}

/**
 * Change a waiting order.
 *
 * Changes the trigger price, size, expiry, stop loss, trailing stop or take profit of a waiting order. If the changed order needs a different amount on hold, the difference is taken from the available balance or released. In the real account, a change that puts more on hold is not possible while payments are locked.
 *
 * @param input `orderNo`, `triggerPrice`, `lots`, `expiry`, `expiresAt`, `stopLossPrice`, `takeProfitPrice`, `trailingDistance`
 * @returns `orderNo`, `code`, `marketId`, `direction`, `type`, `triggerPrice`, `lots`, `contractSize`, `leverage`, `expiry`, `expiresAt`, `stopLossPrice`, `takeProfitPrice`, `trailingDistance`, `ocoOrderNo`, `status`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `10016` purchaseAmountWrong: The purchase amount is wrong.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11009` stopPricesUnreasonable: The stop loss or take profit is on the wrong side of the price or too close to it.
 * - `11020` recordNotFound: No such record.
 * - `11030` triggerPriceUnreasonable: The trigger price is on the wrong side of the price, too close to it, or not a multiple of the tick size.
 * - `11031` orderNotWaiting: This order is no longer waiting.
 * - `11032` expiryUnreasonable: The expiry is not in the future, or more than a year away.
 */
export function modifyWaitingOrder(client: Caller, input: ModifyPendingRequest, options?: CallOptions): Promise<PendingOrder> {
  return callOperation(client, operations.modifyPending, input, options)
}

/**
 * Cancel a waiting order.
 *
 * Cancels a waiting order and releases the amount on hold for the order. This is possible even while payments are locked. A linked order is not cancelled.
 *
 * @param input `orderNo`
 * @returns `orderNo`, `code`, `marketId`, `direction`, `type`, `triggerPrice`, `lots`, `contractSize`, `leverage`, `expiry`, `expiresAt`, `stopLossPrice`, `takeProfitPrice`, `trailingDistance`, `ocoOrderNo`, `status`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11020` recordNotFound: No such record.
 * - `11031` orderNotWaiting: This order is no longer waiting.
 */
export function cancelWaitingOrder(client: Caller, input: CancelPendingRequest, options?: CallOptions): Promise<PendingOrder> {
  return callOperation(client, operations.cancelPending, input, options)
}

/**
 * List own waiting orders.
 *
 * Waiting orders of the user in this account mode, newest first, including those that were filled, cancelled, expired or rejected.
 *
 * @param input `status`, `code`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listWaitingOrders(client: Caller, input?: InputOf<'listPending'>, options?: CallOptions): Promise<PendingOrderPage> {
  return callOperation(client, operations.listPending, input, options)
}

/**
 * Buy a fixed-time option.
 *
 * Stakes an amount on whether the price will be above or below the strike price after a fixed time. The strike price is the server's price when the option is bought. At the end of the fixed time, the option is settled at the last price. The stake is returned if the last price equals the strike price or is more than 60 seconds old. The user cannot lose more than the stake.
 *
 * @param input `marketId`, `direction`, `periodSec`, `amount`, `quotedPrice`, `acceptedTermsVersion`
 * @returns `orderNo`, `code`, `marketId`, `direction`, `periodSec`, `stake`, `payoutRatio`, `strikePrice`, `expiresAt`, `settlePrice`, `expectedReturn`, `status`, `profit`, `openTime`, `closeTime`, `note`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `10014` optionsProductWrong: This is not an options product.
 * - `10015` notTradable: Not currently available for trading.
 * - `10016` purchaseAmountWrong: The purchase amount is wrong.
 * - `10017` noMatchingPeriod: The period is not offered.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function buyOption(client: Caller, input: BuyOptionsRequest, options?: CallOptions): Promise<OptionsOrder> {
  return callOperation(client, operations.buyOptions, input, options)
}

/**
 * {@link buyOption} by its former name.
 *
 * @deprecated Use {@link buyOption}.
 */
export const buyOptions = buyOption

/**
 * List own options.
 *
 * Fixed-time options of the user in this account mode, newest first.
 *
 * @param input `status`, `code`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listOptions(client: Caller, input?: InputOf<'listOptionsOrder'>, options?: CallOptions): Promise<OptionsOrderPage> {
  return callOperation(client, operations.listOptionsOrder, input, options)
}

/**
 * {@link listOptions} by its former name.
 *
 * @deprecated Use {@link listOptions}.
 */
export const listOptionsOrder = listOptions

/**
 * Get an option.
 *
 * One fixed-time option. A client may cache the answer once the option is settled.
 *
 * @param input `id`
 * @returns `orderNo`, `code`, `marketId`, `direction`, `periodSec`, `stake`, `payoutRatio`, `strikePrice`, `expiresAt`, `settlePrice`, `expectedReturn`, `status`, `profit`, `openTime`, `closeTime`, `note`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11020` recordNotFound: No such record.
 */
export function getOption(client: Caller, input: InputOf<'getOptionsOrderById'>, options?: CallOptions): Promise<OptionsOrder> {
  return callOperation(client, operations.getOptionsOrderById, input, options)
}

/**
 * {@link getOption} by its former name.
 *
 * @deprecated Use {@link getOption}.
 */
export const getOptionsOrderById = getOption

/**
 * Get profit and loss over a range.
 *
 * Profit and loss in this account mode between two moments. The answer contains: money paid in and out; profit or loss
 * by product, instrument and month; the time-weighted return; costs; closed trades; the largest fall; and the equity
 * curve. If `from` is later than `to`, the answer is HTTP 400 with the rule `range`.
 *
 * `equity` is `equityBefore` plus `deposits` less `withdrawals` plus `result`, to the cent. Without `from` and `to`,
 * `result` is the `profit.total` of the account. `bySource`, `byInstrument` and `byMonth` each add up to `result`.
 * `listPerformance` with the same range lists the rows that the sums are calculated from.
 *
 * The time-weighted return R = (1 + r₁)(1 + r₂)…(1 + rₙ) − 1 links the returns of the periods between deposits and
 * withdrawals. It is the true time-weighted rate of return of the Global Investment Performance Standards (CFA
 * Institute, "Guidance Statement on Calculation Methodology"). For each period, r = E ÷ B − 1:
 * - B is the equity at the beginning of the period: at the start of the range, or just after a deposit or withdrawal.
 * - E is the equity at the end of the period: just before the next deposit or withdrawal, or at the end of the range.
 *
 * All amounts that count in `deposits` or `withdrawals` are deposits or withdrawals here, for example the price of an
 * NFT. Transactions at the same moment count in the order in which they were made, and the fee of a withdrawal counts
 * before the withdrawal. A period begins only at a point of the curve with an equity above zero; the time before is
 * not counted. If losses bring the equity to zero or below, the period ends with the return −1, and R is −1. R is
 * rounded once, half to even, to six decimals.
 *
 * @param input `from`, `to`
 * @returns `from`, `to`, `equityBefore`, `equity`, `deposits`, `depositCount`, `withdrawals`, `withdrawalCount`, `result`, `timeWeightedReturn`, `unrealisedBefore`, `unrealised`, `fees`, `interest`, `trades`, `largestFall`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function getPerformance(client: Caller, input?: InputOf<'performance'>, options?: CallOptions): Promise<Performance> {
  return callOperation(client, operations.performance, input, options)
}

/**
 * List the rows of profit and loss.
 *
 * The rows that the sums of `performance` are calculated from, newest first:
 * - a row for each transaction that paid money in or out, made a gain or loss, or closed a trade
 * - for each position that is open at the start of the range, a row that deducts its gain or loss until the start,
 *   before fees
 * - for each position that is open at the end of the range, a row that adds its gain or loss until the end, before
 *   fees
 *
 * A position has no row for the start or the end if its gain or loss until then is zero. If `from` is later than `to`,
 * the answer is HTTP 400 with the rule `range`.
 *
 * @param input `from`, `to`, `figure`, `source`, `code`, `instrument`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`, `sum`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listPerformanceRows(client: Caller, input?: InputOf<'listPerformance'>, options?: CallOptions): Promise<PerformanceRowPage> {
  return callOperation(client, operations.listPerformance, input, options)
}

/**
 * Write a note on a position or an option.
 *
 * Saves the user's own note on an open or closed position or option. All parts of a position that was closed in parts share one note. A text that is empty or contains only spaces removes the note. No other user sees the note.
 *
 * @param input `orderNo`, `note`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11020` recordNotFound: No such record.
 */
export function setTradeNote(client: Caller, input: SetNoteRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.setNote, input, options)
}

/**
 * Get the credit line.
 *
 * Returns how much the user can borrow, and the loan terms. This operation is a read, although the method is POST. The request has no body.
 *
 * @returns `creditLimit`, `used`, `available`, `terms`, `dailyRate`, `interestFreeDays`, `min`, `max`, `kycStatus`, `openLoanNo`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 */
export function getCreditLine(client: Caller, input?: undefined, options?: CallOptions): Promise<CreditLine> {
  return callOperation(client, operations.myCredit, input, options)
}

/**
 * {@link getCreditLine} by its former name.
 *
 * @deprecated Use {@link getCreditLine}.
 */
export const myCredit = getCreditLine

/**
 * Quote a loan.
 *
 * Returns the cost, the schedule and the agreement of a loan, for the user to read before signing. The amount is compared with `loan.config` only, not with the credit line, so that a loan can be quoted before the identity is verified. The quote is valid for 10 minutes.
 *
 * @param input `amount`, `termDays`
 * @returns `amount`, `termDays`, `totalInterest`, `repaymentAmount`, `apr`, `nominalRate`, `repaymentDate`, `schedule`, `overdueTerms`, `agreementMarkdown`, `agreementVersion`, `agreementLanguage`, `quoteId`, `expiresAt`, `borrower`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10013` investmentAmountWrong: The amount is wrong.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `10023` loanTermWrong: The loan term is not offered.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 */
export function getLoanQuote(client: Caller, input: LoanQuoteRequest, options?: CallOptions): Promise<LoanQuote> {
  return callOperation(client, operations.loanQuote, input, options)
}

/**
 * {@link getLoanQuote} by its former name.
 *
 * @deprecated Use {@link getLoanQuote}.
 */
export const loanQuote = getLoanQuote

/**
 * Apply for a loan.
 *
 * Applies for a loan with a quote from `loanQuote` and a signed agreement. The identity of the user has to be verified, and the user must have no other loan that is under review or still has to be repaid.
 *
 * @param input `amount`, `termDays`, `signatureId`, `agreementVersion`, `agreementLanguage`, `quoteId`
 * @returns `loanNo`, `amount`, `termDays`, `dailyRate`, `interestFreeDays`, `overdueDailyRate`, `overdueCap`, `totalInterest`, `repaymentAmount`, `apr`, `repaymentDate`, `agreementSignedAt`, `agreementVersion`, `signatureId`, `status`, `reviewStartedAt`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10013` investmentAmountWrong: The amount is wrong.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 * - `10019` kycStatusWrong: The identity check is in the wrong state for this action.
 * - `10022` kycRequired: Verify your identity first.
 * - `10023` loanTermWrong: The loan term is not offered.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11016` agreementNotSigned: Sign the agreement first.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function applyForLoan(client: Caller, input: LoanRequest, options?: CallOptions): Promise<Loan> {
  return callOperation(client, operations.loan, input, options)
}

/**
 * {@link applyForLoan} by its former name.
 *
 * @deprecated Use {@link applyForLoan}.
 */
export const loan = applyForLoan

/**
 * List own loans.
 *
 * Loans and loan applications of the user, newest first. In demo mode, the list is empty.
 *
 * @param input `status`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listLoans(client: Caller, input?: InputOf<'listLoanRecord'>, options?: CallOptions): Promise<LoanPage> {
  return callOperation(client, operations.listLoanRecord, input, options)
}

/**
 * {@link listLoans} by its former name.
 *
 * @deprecated Use {@link listLoans}.
 */
export const listLoanRecord = listLoans

/**
 * Get a loan record.
 *
 * One loan with the amount that repays it now, and the agreement as it was signed.
 *
 * @param input `id`
 * @returns `loanNo`, `amount`, `termDays`, `dailyRate`, `interestFreeDays`, `overdueDailyRate`, `overdueCap`, `totalInterest`, `repaymentAmount`, `apr`, `repaymentDate`, `agreementSignedAt`, `agreementVersion`, `signatureId`, `status`, `reviewStartedAt`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11020` recordNotFound: No such record.
 */
export function getLoan(client: Caller, input: InputOf<'getLoanById'>, options?: CallOptions): Promise<LoanDetail> {
  return callOperation(client, operations.getLoanById, input, options)
}

/**
 * {@link getLoan} by its former name.
 *
 * @deprecated Use {@link getLoan}.
 */
export const getLoanById = getLoan

/**
 * Repay a loan.
 *
 * Repays the principal and all interest accrued so far, overdue interest included, without a fee. This is possible even while payments are locked.
 *
 * @param input `loanNo`, `expectedAmount`
 * @returns `loanNo`, `amount`, `termDays`, `dailyRate`, `interestFreeDays`, `overdueDailyRate`, `overdueCap`, `totalInterest`, `repaymentAmount`, `apr`, `repaymentDate`, `agreementSignedAt`, `agreementVersion`, `signatureId`, `status`, `reviewStartedAt`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11017` loanNotRepayable: This loan cannot be repaid or cancelled now.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11020` recordNotFound: No such record.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function repayLoan(client: Caller, input: RepayLoanRequest, options?: CallOptions): Promise<Loan> {
  return callOperation(client, operations.repayLoan, input, options)
}

/**
 * Cancel a loan.
 *
 * Cancels a loan within 14 days of payout. The user repays the principal and all interest accrued so far, without a fee. This is possible even while payments are locked.
 *
 * @param input `loanNo`, `expectedAmount`
 * @returns `loanNo`, `amount`, `termDays`, `dailyRate`, `interestFreeDays`, `overdueDailyRate`, `overdueCap`, `totalInterest`, `repaymentAmount`, `apr`, `repaymentDate`, `agreementSignedAt`, `agreementVersion`, `signatureId`, `status`, `reviewStartedAt`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11017` loanNotRepayable: This loan cannot be repaid or cancelled now.
 * - `11018` quoteChanged: The terms or the quote changed; look again and confirm.
 * - `11020` recordNotFound: No such record.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function cancelLoan(client: Caller, input: WithdrawLoanRequest, options?: CallOptions): Promise<Loan> {
  return callOperation(client, operations.withdrawLoan, input, options)
}

/**
 * {@link cancelLoan} by its former name.
 *
 * @deprecated Use {@link cancelLoan}.
 */
export const withdrawLoan = cancelLoan

/**
 * Bid for or buy an NFT.
 *
 * With the action `bid`, the amount is on hold until another user bids more or the auction ends. A bid in the last 15 minutes extends the auction to 15 minutes after the bid. With the action `buy`, the user pays `buyNowPrice`, and the auction ends. If the user already has the highest bid, both actions take only the difference between the amount and this bid from the available balance. The whole price goes to the charity.
 *
 * @param input `nftId`, `action`, `amount`, `receiveAddress`
 * @returns `id`, `title`, `imageUrl`, `story`, `creator`, `chain`, `address`, `currentBid`, `minNextBid`, `buyNowPrice`, `endsAt`, `remainingTime`, `bidCount`, `cumulativeDonation`, `charity`, `status`, …
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10008` userStatusWrong: The state of this account does not allow this action.
 * - `10011` insufficientBalance: Insufficient balance: deposit first, or release margin.
 * - `10016` purchaseAmountWrong: The purchase amount is wrong.
 * - `10020` nftStatusWrong: This collection item is not on sale.
 * - `10021` addressMissing: The receiving address is missing or wrong.
 * - `11004` paymentLocked: Payments are locked for this account; contact support.
 * - `11005` demoCannotUse: A demo account cannot use this; switch to the real account.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11021` attemptCancelled: This attempt was cancelled before it arrived; nothing was carried out.
 */
export function buyNft(client: Caller, input: BuyNftRequest, options?: CallOptions): Promise<MyNft> {
  return callOperation(client, operations.buyNft, input, options)
}

/**
 * List own NFTs.
 *
 * NFTs that the user has won, bought or bid for. The parameter `kind` selects one of three groups. Without `kind`, the list contains the groups `owned` and `bidding`. In demo mode, the list is empty.
 *
 * @param input `kind`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listMyNft(client: Caller, input?: InputOf<'listMyNft'>, options?: CallOptions): Promise<MyNftPage> {
  return callOperation(client, operations.listMyNft, input, options)
}

/**
 * List the watchlist.
 *
 * The instruments of the watchlist, in the order in which the user added them.
 *
 * @returns a list, each with `id`, `code`, `name`, `type`, `price`, `zdf`, `hundred`, `tradable`, `session`, `opensAt`, `tickSize`, `priceDecimals`, `source`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function getWatchlist(client: Caller, input?: undefined, options?: CallOptions): Promise<readonly MarketItem[]> {
  return callOperation(client, operations.listWatch, input, options)
}

/**
 * {@link getWatchlist} by its former name.
 *
 * @deprecated Use {@link getWatchlist}.
 */
export const listWatch = getWatchlist

/**
 * Add an instrument to the watchlist.
 *
 * Adds an instrument to the end of the watchlist. If the instrument is already on the watchlist, nothing changes. The watchlist can have at most 100 instruments: a request to add one more is answered with HTTP 400 and the rule `maxItems`.
 *
 * @param input `marketId`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10015` notTradable: Not currently available for trading.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function addToWatchlist(client: Caller, input: WatchRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.addWatch, input, options)
}

/**
 * {@link addToWatchlist} by its former name.
 *
 * @deprecated Use {@link addToWatchlist}.
 */
export const addWatch = addToWatchlist

/**
 * Remove an instrument from the watchlist.
 *
 * Removes an instrument from the watchlist. If the instrument is not on the list, nothing changes.
 *
 * @param input `marketId`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 */
export function removeFromWatchlist(client: Caller, input: WatchRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.removeWatch, input, options)
}

/**
 * {@link removeFromWatchlist} by its former name.
 *
 * @deprecated Use {@link removeFromWatchlist}.
 */
export const removeWatch = removeFromWatchlist

/**
 * List own alerts.
 *
 * Alerts of the user, the same in both account modes, newest first.
 *
 * @param input `code`, `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listAlerts(client: Caller, input?: InputOf<'listAlert'>, options?: CallOptions): Promise<PriceAlertPage> {
  return callOperation(client, operations.listAlert, input, options)
}

/**
 * Set an alert.
 *
 * Adds an alert on the price of an instrument, or on the change of this price in percent against the close of the previous UTC day. If the request contains `id`, the alert with this id is replaced. The server watches the price even when the user is logged out. When the alert fires, the server sends a notification, unless the user has switched off notifications of price alerts. A user can have at most 100 alerts: a request to add one more is answered with HTTP 400 and the rule `maxItems`.
 *
 * @param input `id`, `code`, `kind`, `value`, `repeat`
 * @returns `id`, `code`, `marketId`, `type`, `kind`, `value`, `priceDecimals`, `repeat`, `createdAt`, `lastFiredAt`, `lastFiredPrice`, `active`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10015` notTradable: Not currently available for trading.
 * - `10016` purchaseAmountWrong: The purchase amount is wrong.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11008` belowMinimum: The amount is below the minimum of {limit} {name}.
 * - `11020` recordNotFound: No such record.
 */
export function setAlert(client: Caller, input: SetAlertRequest, options?: CallOptions): Promise<PriceAlert> {
  return callOperation(client, operations.setAlert, input, options)
}

/**
 * Remove an alert.
 *
 * Removes an alert. Notifications that were sent when the alert fired are kept.
 *
 * @param input `id`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `11006` demoDisabled: The demo account is disabled.
 * - `11020` recordNotFound: No such record.
 */
export function removeAlert(client: Caller, input: RemoveAlertRequest, options?: CallOptions): Promise<null> {
  return callOperation(client, operations.removeAlert, input, options)
}

/**
 * Get the invitation summary.
 *
 * The user's own invitation code and link, the numbers of invited friends, the rewards so far, and the rules for rewards. Friends of friends do not count. No reward depends on the losses or the trading volume of a friend.
 *
 * @returns `code`, `link`, `invited`, `funded`, `traded`, `rewarded`, `pending`, `totalReward`, `rules`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 * - `10018` parameterMissing: A system parameter could not be obtained.
 */
export function getInvitationSummary(client: Caller, input?: undefined, options?: CallOptions): Promise<InviteSummary> {
  return callOperation(client, operations.inviteSummary, input, options)
}

/**
 * {@link getInvitationSummary} by its former name.
 *
 * @deprecated Use {@link getInvitationSummary}.
 */
export const inviteSummary = getInvitationSummary

/**
 * List invited friends.
 *
 * Friends who signed up with the user's invitation code, with masked names.
 *
 * @param input `pageNum`, `pageSize`
 * @returns `list`, `total`, `pageNum`, `pageSize`, `hasNext`
 * @throws CallError for every outcome but success; as a {@link BusinessError} with one of these codes:
 * - `401` sessionEnded: The session has ended; log in again.
 */
export function listInvite(client: Caller, input?: InputOf<'listInvite'>, options?: CallOptions): Promise<InvitePage> {
  return callOperation(client, operations.listInvite, input, options)
}
