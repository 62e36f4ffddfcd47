// Generated from the contract: do not edit, run "npm run codegen".

import type { QueryOf } from '../functions/operation-types.ts'
import type { components } from './schema.ts'

type Schemas = components['schemas']
/** A sentence for logs and developers. Apps translate by `code` and never show this text. */
export type Message = Schemas['Message']
/** The name may be taken. */
export type Availability = Schemas['Availability']
/** Names this answer in the server log; quote it to support. */
export type TraceId = Schemas['TraceId']
/** The virtual clock of the server when it answered, UTC with milliseconds. */
export type ServerTime = Schemas['ServerTime']
/** Check whether a name is free: done. */
export type CheckUserNameOrPhoneAnswer = Schemas['CheckUserNameOrPhoneAnswer']
/** An error has no result. */
export type Nothing = Schemas['Nothing']
/** One field of the request that breaks a rule of the contract. */
export type FieldError = Schemas['FieldError']
/** A new user. */
export type RegisterRequest = Schemas['RegisterRequest']
/** The session token: send it back as it is in the `Authorization` header. */
export type Token = Schemas['Token']
/** The session of the new user. */
export type Registered = Schemas['Registered']
/** Register: done. */
export type RegisterAnswer = Schemas['RegisterAnswer']
/** Who signs in. */
export type LoginRequest = Schemas['LoginRequest']
/** An opaque identifier; do not read anything into its form. */
export type Id = Schemas['Id']
/** How far the identity check is. */
export type KycStatus = Schemas['KycStatus']
/** Light, dark, or as the device has it. */
export type Theme = Schemas['Theme']
/** The colour of what rises; what falls has the other one. */
export type RisingColour = Schemas['RisingColour']
/** How the user wants the app to look, the same on every device. What was never chosen is left out. */
export type Preferences = Schemas['Preferences']
/** US dollars as a decimal string with at most two decimals; never an exponent, never a JSON number. */
export type Usd = Schemas['Usd']
/** What a profit is made of; a source without profit or loss is absent. */
export type ProfitBySource = Schemas['ProfitBySource']
/** Profit and loss of one ledger over every product. `total` is what `equity` is beyond everything paid in less everything paid out; a demo account begins anew when it is reset. Deposits, withdrawals, a loan's principal and the price of a work bought are no profit; fees, penalties and interest are part of what they belong to. */
export type AccountProfit = Schemas['AccountProfit']
/** The balances of one ledger. */
export type Account = Schemas['Account']
/** Both ledgers of a user. */
export type Accounts = Schemas['Accounts']
/** A kind of notification that can be switched off. The other kinds concern money and access and always come, and so does the automatic close of a position. PRICE_ALERT is made by the app; the server only keeps the choice. */
export type NoticeSwitch = Schemas['NoticeSwitch']
/** A moment in UTC, RFC 3339 with milliseconds. */
export type Timestamp = Schemas['Timestamp']
/** The session token with the user it belongs to. */
export type SignedInUser = Schemas['SignedInUser']
/** Sign in: done. */
export type LoginAnswer = Schemas['LoginAnswer']
/** Where the code goes and what for. */
export type SendCodeRequest = Schemas['SendCodeRequest']
/** The code is on its way. */
export type CodeSent = Schemas['CodeSent']
/** Send a verification code: done. */
export type SendCodeAnswer = Schemas['SendCodeAnswer']
/** A new password, proved by a code. */
export type ResetUserPwdRequest = Schemas['ResetUserPwdRequest']
/** Reset a forgotten password: done. */
export type ResetUserPwdAnswer = Schemas['ResetUserPwdAnswer']
/** The identity token of Google Identity Services. */
export type GoogleCredentialRequest = Schemas['GoogleCredentialRequest']
/** The authorization code of the redirect flow, with its proof key. */
export type GoogleCodeRequest = Schemas['GoogleCodeRequest']
/** Sign in with Google: done. */
export type LoginByGoogleAnswer = Schemas['LoginByGoogleAnswer']
/** Link a Google account: done. */
export type LinkGoogleAnswer = Schemas['LinkGoogleAnswer']
/** Unlink the Google account: done. */
export type UnlinkGoogleAnswer = Schemas['UnlinkGoogleAnswer']
/** Sign out: done. */
export type LogoutAnswer = Schemas['LogoutAnswer']
/** Sign out everywhere else: done. */
export type LogoutAllAnswer = Schemas['LogoutAllAnswer']
/** Which sign-in. */
export type LogoutSessionRequest = Schemas['LogoutSessionRequest']
/** Sign out one device: done. */
export type LogoutSessionAnswer = Schemas['LogoutSessionAnswer']
/** The category: 1 forex, 2 crypto or smart equity, 3 stocks, 4 futures, 5 metals or ETF. */
export type MarketType = Schemas['MarketType']
/** A quote in the currency of the instrument, rounded to its `priceDecimals`. Display data: no posting is computed from it. */
export type Price = Schemas['Price']
/** Whether the instrument trades now: OPEN, CLOSED by its hours, or HALTED by the venue. */
export type Session = Schemas['Session']
/** An instrument with its latest quote, as price lists show it. */
export type MarketItem = Schemas['MarketItem']
/** List market items: done. */
export type ListMarketByTypeAnswer = Schemas['ListMarketByTypeAnswer']
/** A stretch of one day in which an instrument trades, in UTC. */
export type TradingHours = Schemas['TradingHours']
/** A size as a decimal string: lots, or units in a lot. */
export type Quantity = Schemas['Quantity']
/** A rate as a decimal fraction: `0.0025` is 0.25 %. */
export type Rate = Schemas['Rate']
/** A running time of fixed-time options and what it pays. */
export type OptionPeriod = Schemas['OptionPeriod']
/** An instrument with its latest quote and everything an order ticket needs. */
export type MarketInfo = Schemas['MarketInfo']
/** Get an instrument: done. */
export type GetMarketInfoAnswer = Schemas['GetMarketInfoAnswer']
/** Open, high, low and close of one period. */
export type Candle = Schemas['Candle']
/** Get candles: done. */
export type GetKValueByCodeAndDateAnswer = Schemas['GetKValueByCodeAndDateAnswer']
/** One system parameter. */
export type ParamEntry = Schemas['ParamEntry']
/** Get a system parameter: done. */
export type GetParamByKeyAnswer = Schemas['GetParamByKeyAnswer']
/** Where it is listed: 1 company, 2 policy, 3 footer; and, beyond the specification, 4 questions and answers, 5 announcements. */
export type ContentType = Schemas['ContentType']
/** What a text is about, the same in every language and in both language classes: a link to a page finds it again after the language was changed, and a screen that shows some pages in full knows which they are. Beside others: `about`, `profile`, `supervision`, `partners`, `contact`, `complaintRoute`, `products`, `fees`, `risk`, `terms`, `privacy`, `storage`, `legal`, `disclaimer`, `advertising`. */
export type ContentTopic = Schemas['ContentTopic']
/** Group of a question: `account`, `payments`, `trading` or `lending`. An operator may have others, so a client shows a group that it doesn't know under a heading for all the rest. */
export type ContentGroup = Schemas['ContentGroup']
/** A text page, as lists and footers name it. */
export type ContentItem = Schemas['ContentItem']
/** List content pages: done. */
export type ListContentsAnswer = Schemas['ListContentsAnswer']
/** A text page. */
export type Content = Schemas['Content']
/** Get a content page: done. */
export type GetContentsByIdAnswer = Schemas['GetContentsByIdAnswer']
/** A running time of a plan and what it yields. */
export type SmartCycle = Schemas['SmartCycle']
/** A smart plan on offer. */
export type SmartProduct = Schemas['SmartProduct']
/** One page of SmartProduct records, newest first. */
export type SmartProductPage = Schemas['SmartProductPage']
/** List smart plans on offer: done. */
export type ListSmartProductAnswer = Schemas['ListSmartProductAnswer']
/** Who receives the price. */
export type Charity = Schemas['Charity']
/** A charity NFT on auction. */
export type Nft = Schemas['Nft']
/** One page of Nft records, newest first. */
export type NftPage = Schemas['NftPage']
/** List charity NFTs: done. */
export type ListNftAnswer = Schemas['ListNftAnswer']
/** A bid of a user. */
export type NftBid = Schemas['NftBid']
/** One page of NftBid records, newest first. */
export type NftBidPage = Schemas['NftBidPage']
/** List bids for an NFT: done. */
export type ListNftBidAnswer = Schemas['ListNftBidAnswer']
/** Who is signed in, with both ledgers. */
export type UserInfo = Schemas['UserInfo']
/** Get the signed-in user: done. */
export type GetUserInfoAnswer = Schemas['GetUserInfoAnswer']
/** What is to change. The user name never changes. */
export type UpdateProfileRequest = Schemas['UpdateProfileRequest']
/** Update the profile: done. */
export type UpdateProfileAnswer = Schemas['UpdateProfileAnswer']
/** The old password and a new one. */
export type RepasswordRequest = Schemas['RepasswordRequest']
/** Change the password: done. */
export type RepasswordAnswer = Schemas['RepasswordAnswer']
/** A sign-in of the user. */
export type SessionInfo = Schemas['SessionInfo']
/** One page of SessionInfo records, newest first. */
export type SessionInfoPage = Schemas['SessionInfoPage']
/** List own sign-ins: done. */
export type ListSessionAnswer = Schemas['ListSessionAnswer']
/** What is to change; the rest stays. */
export type SetPreferencesRequest = Schemas['SetPreferencesRequest']
/** Choose how the app looks: done. */
export type SetPreferencesAnswer = Schemas['SetPreferencesAnswer']
/** An amount in the currency named beside it, as a decimal string with that currency's scale; never an exponent, never a JSON number. */
export type Money = Schemas['Money']
/** Whether the account can be closed, and what has to come to an end before it can. Play money does not count, but open demo trades do. */
export type AccountClosing = Schemas['AccountClosing']
/** Check whether the account can be closed: done. */
export type CheckCloseAccountAnswer = Schemas['CheckCloseAccountAnswer']
/** Proof that it is the user. */
export type CloseAccountRequest = Schemas['CloseAccountRequest']
/** Close the account: done. */
export type CloseAccountAnswer = Schemas['CloseAccountAnswer']
/** Who the user is. Do not send real documents to a sandbox. */
export type IdentificationRequest = Schemas['IdentificationRequest']
/** One step in the life of a record. */
export type StatusChange = Schemas['StatusChange']
/** The identity check was submitted. */
export type KycReceipt = Schemas['KycReceipt']
/** Submit an identity check: done. */
export type IdentificationAnswer = Schemas['IdentificationAnswer']
/** How far the identity check is; images never travel back. */
export type KycState = Schemas['KycState']
/** Get the identity check: done. */
export type GetKycAnswer = Schemas['GetKycAnswer']
/** A stored file. */
export type UploadedFile = Schemas['UploadedFile']
/** Upload an image: done. */
export type UploadAnswer = Schemas['UploadAnswer']
/** MONEY: deposits, withdrawals and loans. TRADING: positions and options. PLANS, NFTS, INVITES: as they say. SECURITY: identity check and payment lock. */
export type NoticeGroup = Schemas['NoticeGroup']
/** A number to quote: two letters, the day, ten digits. */
export type OrderNo = Schemas['OrderNo']
/** News for the user, translated by the app. */
export type Notification = Schemas['Notification']
/** One page of Notification records, newest first. */
export type NotificationPage = Schemas['NotificationPage']
/** List notifications: done. */
export type ListNotificationAnswer = Schemas['ListNotificationAnswer']
/** Some, or all of them. */
export type ReadNotificationRequest = Schemas['ReadNotificationRequest']
/** Mark notifications as read: done. */
export type ReadNotificationAnswer = Schemas['ReadNotificationAnswer']
/** The whole choice. */
export type SetNoticesRequest = Schemas['SetNoticesRequest']
/** Choose notifications: done. */
export type SetNoticesAnswer = Schemas['SetNoticesAnswer']
/** Whether payments are locked now. */
export type PaymentLock = Schemas['PaymentLock']
/** Check the payment lock: done. */
export type GetPaymentLockAnswer = Schemas['GetPaymentLockAnswer']
/** A first security password. */
export type SetSecurityPasswordRequest = Schemas['SetSecurityPasswordRequest']
/** Set the security password: done. */
export type SetSecurityPasswordAnswer = Schemas['SetSecurityPasswordAnswer']
/** The security password. */
export type VerifySecurityPasswordRequest = Schemas['VerifySecurityPasswordRequest']
/** The security password is right. */
export type VerifiedPassword = Schemas['VerifiedPassword']
/** Verify the security password: done. */
export type VerifySecurityPasswordAnswer = Schemas['VerifySecurityPasswordAnswer']
/** Why payments are locked: five wrong security passwords, a decision of the operator, or (for withdrawals) a fresh reset of the security password. */
export type PaymentLockReason = Schemas['PaymentLockReason']
/** Why payments are locked, until when, and whom to ask. */
export type PaymentLockNotice = Schemas['PaymentLockNotice']
/** Payments are locked: nothing was done, and the result says why and until when. */
export type PaymentLocked = Schemas['PaymentLocked']
/** The security password now and a new one. */
export type ChangeSecurityPasswordRequest = Schemas['ChangeSecurityPasswordRequest']
/** Change the security password: done. */
export type ChangeSecurityPasswordAnswer = Schemas['ChangeSecurityPasswordAnswer']
/** A new security password, proved by code and login password. */
export type ResetSecurityPasswordRequest = Schemas['ResetSecurityPasswordRequest']
/** Reset the security password: done. */
export type ResetSecurityPasswordAnswer = Schemas['ResetSecurityPasswordAnswer']
/** The key of an attempt, quoted or bare; the quotes make no difference. */
export type AttemptKey = Schemas['AttemptKey']
/** What was sent, and the proof of it. */
export type RechargeRequest = Schemas['RechargeRequest']
/** A deposit under review or decided. */
export type Recharge = Schemas['Recharge']
/** Submit a deposit: done. */
export type RechargeAnswer = Schemas['RechargeAnswer']
/** The amount is below the minimum named in `params`. */
export type BelowMinimum = Schemas['BelowMinimum']
/** One page of Recharge records, newest first. */
export type RechargePage = Schemas['RechargePage']
/** List own deposits: done. */
export type ListRechargeAnswer = Schemas['ListRechargeAnswer']
/** How much, where to, and the security password. */
export type WithdrawalRequest = Schemas['WithdrawalRequest']
/** A withdrawal under review, on its way or decided. */
export type Withdrawal = Schemas['Withdrawal']
/** Withdraw money: done. */
export type WithdrawalAnswer = Schemas['WithdrawalAnswer']
/** One page of Withdrawal records, newest first. */
export type WithdrawalPage = Schemas['WithdrawalPage']
/** List own withdrawals: done. */
export type ListWithdrwalAnswer = Schemas['ListWithdrwalAnswer']
/** Which withdrawal. */
export type CancelWithdrawalRequest = Schemas['CancelWithdrawalRequest']
/** Cancel a withdrawal: done. */
export type CancelWithdrawalAnswer = Schemas['CancelWithdrawalAnswer']
/** What moved the money. */
export type TransactionKind = Schemas['TransactionKind']
/** A UTC calendar day. */
export type Day = Schemas['Day']
/** One change of the available balance. */
export type Transaction = Schemas['Transaction']
/** One page of Transaction records, newest first. */
export type TransactionPage = Schemas['TransactionPage']
/** List transactions: done. */
export type ListTransactionAnswer = Schemas['ListTransactionAnswer']
/** Wealth at one moment. What is booked at that very moment, such as the credits of 00:00, counts to the time after it, so that two points of a day apart hold exactly one UTC day. From one point to the next equity changes by `deposits` less `withdrawals` plus `income`, to the cent. */
export type EquityPoint = Schemas['EquityPoint']
/** Get the equity history: done. */
export type EquityHistoryAnswer = Schemas['EquityHistoryAnswer']
/** On or off. */
export type SetSavingsRequest = Schemas['SetSavingsRequest']
/** Switch daily interest on or off: done. */
export type SetSavingsAnswer = Schemas['SetSavingsAnswer']
/** Reset the demo account: done. */
export type ResetDemoAnswer = Schemas['ResetDemoAnswer']
/** An operation that moves money and takes an idempotency key. */
export type MoneyOperation = Schemas['MoneyOperation']
/** The key of the attempt and the operation it was sent to. */
export type SettleAttemptRequest = Schemas['SettleAttemptRequest']
/** The answer of an attempt as it was sent, whole. Its schema is the one of the operation. */
export type KeptEnvelope = Schemas['KeptEnvelope']
/** What became of an attempt. */
export type SettledAttempt = Schemas['SettledAttempt']
/** Settle an attempt: its state. */
export type SettleAttemptAnswer = Schemas['SettleAttemptAnswer']
/** Where income comes from; SAVINGS, SMART and INVITE count into the total income. */
export type IncomeSource = Schemas['IncomeSource']
/** One income. */
export type IncomeDetail = Schemas['IncomeDetail']
/** Sums by source; a source without income is absent. */
export type IncomeBySource = Schemas['IncomeBySource']
/** Sums over all rows of the same filter. */
export type IncomeSummary = Schemas['IncomeSummary']
/** One page of IncomeDetail records, newest first. */
export type IncomeDetailPage = Schemas['IncomeDetailPage']
/** List income: done. */
export type ListIncomeDetailAnswer = Schemas['ListIncomeDetailAnswer']
/** Which plan, how long, how much. */
export type BuySmartRequest = Schemas['BuySmartRequest']
/** A smart plan the user holds or held. */
export type SmartOrder = Schemas['SmartOrder']
/** Buy a smart plan: done. */
export type BuySmartAnswer = Schemas['BuySmartAnswer']
/** One page of SmartOrder records, newest first. */
export type SmartOrderPage = Schemas['SmartOrderPage']
/** List own smart plans: done. */
export type ListSmartOrderAnswer = Schemas['ListSmartOrderAnswer']
/** The yield of one day. */
export type ProfitDay = Schemas['ProfitDay']
/** A smart plan with the yield of each day. */
export type SmartOrderDetail = Schemas['SmartOrderDetail']
/** Get a smart plan: done. */
export type GetSmartOrderByIdAnswer = Schemas['GetSmartOrderByIdAnswer']
/** What leaving a plan now would mean; good for 60 seconds. */
export type ExitPreview = Schemas['ExitPreview']
/** Preview closing a smart plan early: done. */
export type PreviewExitSmartAnswer = Schemas['PreviewExitSmartAnswer']
/** Which plan, under which preview. */
export type ExitSmartRequest = Schemas['ExitSmartRequest']
/** Leave a smart plan early: done. */
export type ExitSmartAnswer = Schemas['ExitSmartAnswer']
/** A leveraged position. */
export type OpenOrderRequest = Schemas['OpenOrderRequest']
/** What the closed parts of a position came to, exact: the sums before anything was rounded. The next closing is charged the rounded sum with it less the rounded sum without it, so that all parts together come to what one closing would have. */
export type RealisedParts = Schemas['RealisedParts']
/** A leveraged position with isolated margin. */
export type Order = Schemas['Order']
/** Open a leveraged position: done. */
export type OpenOrderAnswer = Schemas['OpenOrderAnswer']
/** New stops of an open position; left out stays, null clears. */
export type ModifyOrderRequest = Schemas['ModifyOrderRequest']
/** Change the stops of a position: done. */
export type ModifyOrderAnswer = Schemas['ModifyOrderAnswer']
/** Which position, and how much of it. */
export type CloseOrderRequest = Schemas['CloseOrderRequest']
/** Close a position: done. */
export type CloseOrderAnswer = Schemas['CloseOrderAnswer']
/** One page of Order records, newest first. */
export type OrderPage = Schemas['OrderPage']
/** List own positions: done. */
export type ListOrderAnswer = Schemas['ListOrderAnswer']
/** Get a position: done. */
export type GetOrderByIdAnswer = Schemas['GetOrderByIdAnswer']
/** A fixed-time option. */
export type BuyOptionsRequest = Schemas['BuyOptionsRequest']
/** A fixed-time option. */
export type OptionsOrder = Schemas['OptionsOrder']
/** Buy a fixed-time option: done. */
export type BuyOptionsAnswer = Schemas['BuyOptionsAnswer']
/** One page of OptionsOrder records, newest first. */
export type OptionsOrderPage = Schemas['OptionsOrderPage']
/** List own options: done. */
export type ListOptionsOrderAnswer = Schemas['ListOptionsOrderAnswer']
/** Get an option: done. */
export type GetOptionsOrderByIdAnswer = Schemas['GetOptionsOrderByIdAnswer']
/** How much may be borrowed, and on what terms. */
export type CreditLine = Schemas['CreditLine']
/** Get the credit line: done. */
export type MyCreditAnswer = Schemas['MyCreditAnswer']
/** How much and how long. */
export type LoanQuoteRequest = Schemas['LoanQuoteRequest']
/** One payment of a loan. */
export type LoanInstalment = Schemas['LoanInstalment']
/** What being late costs. */
export type OverdueTerms = Schemas['OverdueTerms']
/** Who borrows, by the identity check; the phone number shows its last three digits only. */
export type Borrower = Schemas['Borrower']
/** A loan as it would be, to read before signing; good for 10 minutes. */
export type LoanQuote = Schemas['LoanQuote']
/** Quote a loan: done. */
export type LoanQuoteAnswer = Schemas['LoanQuoteAnswer']
/** A quoted and signed loan. */
export type LoanRequest = Schemas['LoanRequest']
/** A loan and where it stands. */
export type Loan = Schemas['Loan']
/** Apply for a loan: done. */
export type LoanAnswer = Schemas['LoanAnswer']
/** One page of Loan records, newest first. */
export type LoanPage = Schemas['LoanPage']
/** List own loans: done. */
export type ListLoanRecordAnswer = Schemas['ListLoanRecordAnswer']
/** The agreement of a loan as it was signed, word for word. */
export type LoanAgreement = Schemas['LoanAgreement']
/** A loan with the agreement as it was signed. */
export type LoanDetail = Schemas['LoanDetail']
/** Get a loan: done. */
export type GetLoanByIdAnswer = Schemas['GetLoanByIdAnswer']
/** Which loan, and what it should cost. */
export type RepayLoanRequest = Schemas['RepayLoanRequest']
/** Repay a loan: done. */
export type RepayLoanAnswer = Schemas['RepayLoanAnswer']
/** Which loan, and what it should cost. */
export type WithdrawLoanRequest = Schemas['WithdrawLoanRequest']
/** Cancel a loan: done. */
export type WithdrawLoanAnswer = Schemas['WithdrawLoanAnswer']
/** A bid, or buying at once. */
export type BuyNftRequest = Schemas['BuyNftRequest']
/** A charity NFT the user owns, bids for or was outbid for. */
export type MyNft = Schemas['MyNft']
/** Bid for or buy an NFT: done. */
export type BuyNftAnswer = Schemas['BuyNftAnswer']
/** One page of MyNft records, newest first. */
export type MyNftPage = Schemas['MyNftPage']
/** List own NFTs: done. */
export type ListMyNftAnswer = Schemas['ListMyNftAnswer']
/** List the watchlist: done. */
export type ListWatchAnswer = Schemas['ListWatchAnswer']
/** Which instrument. */
export type WatchRequest = Schemas['WatchRequest']
/** Watch an instrument: done. */
export type AddWatchAnswer = Schemas['AddWatchAnswer']
/** Stop watching an instrument: done. */
export type RemoveWatchAnswer = Schemas['RemoveWatchAnswer']
/** What an invitation brings. */
export type InviteRules = Schemas['InviteRules']
/** Invitations so far. */
export type InviteSummary = Schemas['InviteSummary']
/** Get the invitation summary: done. */
export type InviteSummaryAnswer = Schemas['InviteSummaryAnswer']
/** A friend who registered. */
export type Invite = Schemas['Invite']
/** One page of Invite records, newest first. */
export type InvitePage = Schemas['InvitePage']
/** List invited friends: done. */
export type ListInviteAnswer = Schemas['ListInviteAnswer']
/** Query values of {@link operations.checkUserNameOrPhone | checkUserNameOrPhone}. */
export type CheckUserNameOrPhoneParams = QueryOf<'checkUserNameOrPhone'>
/** Query values of {@link operations.listMarketByType | listMarketByType}. */
export type ListMarketByTypeParams = QueryOf<'listMarketByType'>
/** Query values of {@link operations.getKValueByCodeAndDate | getKValueByCodeAndDate}. */
export type GetKValueByCodeAndDateParams = QueryOf<'getKValueByCodeAndDate'>
/** Query values of {@link operations.listSmartProduct | listSmartProduct}. */
export type ListSmartProductParams = QueryOf<'listSmartProduct'>
/** Query values of {@link operations.listNft | listNft}. */
export type ListNftParams = QueryOf<'listNft'>
/** Query values of {@link operations.listNftBid | listNftBid}. */
export type ListNftBidParams = QueryOf<'listNftBid'>
/** Query values of {@link operations.listSession | listSession}. */
export type ListSessionParams = QueryOf<'listSession'>
/** Query values of {@link operations.listNotification | listNotification}. */
export type ListNotificationParams = QueryOf<'listNotification'>
/** Query values of {@link operations.listRecharge | listRecharge}. */
export type ListRechargeParams = QueryOf<'listRecharge'>
/** Query values of {@link operations.listWithdrwal | listWithdrwal}. */
export type ListWithdrwalParams = QueryOf<'listWithdrwal'>
/** Query values of {@link operations.listTransaction | listTransaction}. */
export type ListTransactionParams = QueryOf<'listTransaction'>
/** Query values of {@link operations.equityHistory | equityHistory}. */
export type EquityHistoryParams = QueryOf<'equityHistory'>
/** Query values of {@link operations.listIncomeDetail | listIncomeDetail}. */
export type ListIncomeDetailParams = QueryOf<'listIncomeDetail'>
/** Query values of {@link operations.listSmartOrder | listSmartOrder}. */
export type ListSmartOrderParams = QueryOf<'listSmartOrder'>
/** Query values of {@link operations.listOrder | listOrder}. */
export type ListOrderParams = QueryOf<'listOrder'>
/** Query values of {@link operations.listOptionsOrder | listOptionsOrder}. */
export type ListOptionsOrderParams = QueryOf<'listOptionsOrder'>
/** Query values of {@link operations.listLoanRecord | listLoanRecord}. */
export type ListLoanRecordParams = QueryOf<'listLoanRecord'>
/** Query values of {@link operations.listMyNft | listMyNft}. */
export type ListMyNftParams = QueryOf<'listMyNft'>
/** Query values of {@link operations.listInvite | listInvite}. */
export type ListInviteParams = QueryOf<'listInvite'>
