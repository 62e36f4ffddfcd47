// Generated from the contract: do not edit, run "npm run codegen".

import type { QueryOf } from '../functions/operation-types.ts'
import type { components } from './schema.ts'

type Schemas = components['schemas']
/** A sentence for logs and developers. Apps translate by `code` and never show this text. */
export type Message = Schemas['Message']
/** The name is free. */
export type Availability = Schemas['Availability']
/** Identifies this answer in the log of the server; quote it to support. */
export type TraceId = Schemas['TraceId']
/** The virtual clock of the server when it answered, UTC with milliseconds. */
export type ServerTime = Schemas['ServerTime']
/** Check whether a name is free: done. */
export type CheckUserNameOrPhoneAnswer = Schemas['CheckUserNameOrPhoneAnswer']
/** An error has no result. */
export type Nothing = Schemas['Nothing']
/** One field of the request that does not match the contract. */
export type FieldError = Schemas['FieldError']
/** The account to create. */
export type RegisterRequest = Schemas['RegisterRequest']
/** The session token: send it back as it is in the `Authorization` header. */
export type Token = Schemas['Token']
/** The session of the new user. */
export type Registered = Schemas['Registered']
/** Sign up: done. */
export type RegisterAnswer = Schemas['RegisterAnswer']
/** The name and the password of the user. */
export type LoginRequest = Schemas['LoginRequest']
/** An opaque identifier; do not rely on its form. */
export type Id = Schemas['Id']
/** The state of the identity check. */
export type KycStatus = Schemas['KycStatus']
/** Light, dark, or the setting of the device. */
export type Theme = Schemas['Theme']
/** The colour of a rising price; a falling price has the other one. */
export type RisingColour = Schemas['RisingColour']
/** How the user wants the app to look, the same on every device. A preference that was never chosen is absent. */
export type Preferences = Schemas['Preferences']
/** US dollars as a decimal string with up to two decimals; never an exponent, never a JSON number. */
export type Usd = Schemas['Usd']
/** Profit or loss by source; a source without any is absent. */
export type ProfitBySource = Schemas['ProfitBySource']
/** Profit and loss of one account over all products. `total` is `equity` less everything paid in plus everything paid out; it starts again when a demo account is reset. Deposits, withdrawals, the principal of a loan and the price of an NFT are not part of it; fees, early-close fees and interest are. */
export type AccountProfit = Schemas['AccountProfit']
/** The balances of one account: real or demo. */
export type Account = Schemas['Account']
/** The real and the demo account of a user. */
export type Accounts = Schemas['Accounts']
/** A kind of notification that can be switched off. All others concern money and access and are always sent; so is the notification of a stop-out. PRICE_ALERT is created by the app; the server only stores the choice. */
export type NoticeSwitch = Schemas['NoticeSwitch']
/** A moment in UTC, RFC 3339 with milliseconds. */
export type Timestamp = Schemas['Timestamp']
/** The session token and the user it belongs to. */
export type SignedInUser = Schemas['SignedInUser']
/** Log in: done. */
export type LoginAnswer = Schemas['LoginAnswer']
/** The email address, and the purpose of the code. */
export type SendCodeRequest = Schemas['SendCodeRequest']
/** The verification code was sent. */
export type CodeSent = Schemas['CodeSent']
/** Send a verification code: done. */
export type SendCodeAnswer = Schemas['SendCodeAnswer']
/** The new log-in password, with the email code as proof. */
export type ResetUserPwdRequest = Schemas['ResetUserPwdRequest']
/** Reset a forgotten password: done. */
export type ResetUserPwdAnswer = Schemas['ResetUserPwdAnswer']
/** The identity token of Google Identity Services. */
export type GoogleCredentialRequest = Schemas['GoogleCredentialRequest']
/** The authorization code of the redirect flow, with its proof key. */
export type GoogleCodeRequest = Schemas['GoogleCodeRequest']
/** Log in with Google: done. */
export type LoginByGoogleAnswer = Schemas['LoginByGoogleAnswer']
/** Link a Google account: done. */
export type LinkGoogleAnswer = Schemas['LinkGoogleAnswer']
/** Unlink the Google account: done. */
export type UnlinkGoogleAnswer = Schemas['UnlinkGoogleAnswer']
/** Log out: done. */
export type LogoutAnswer = Schemas['LogoutAnswer']
/** Log out everywhere else: done. */
export type LogoutAllAnswer = Schemas['LogoutAllAnswer']
/** The session to end. */
export type LogoutSessionRequest = Schemas['LogoutSessionRequest']
/** Log out one device: done. */
export type LogoutSessionAnswer = Schemas['LogoutSessionAnswer']
/** The category: 1 forex, 2 crypto or smart equity, 3 stocks, 4 futures, 5 metals or ETF. */
export type MarketType = Schemas['MarketType']
/** A price in the currency of the instrument, rounded to its `priceDecimals`. For display: no amount is calculated from it. */
export type Price = Schemas['Price']
/** Whether the instrument trades now: OPEN, CLOSED outside its trading hours, or HALTED by the trading venue. */
export type Session = Schemas['Session']
/** An instrument with its latest price, as price lists show it. */
export type MarketItem = Schemas['MarketItem']
/** List instruments: done. */
export type ListMarketByTypeAnswer = Schemas['ListMarketByTypeAnswer']
/** A span of one day in which an instrument trades, in UTC. */
export type TradingHours = Schemas['TradingHours']
/** A size as a decimal string: lots, or units in a lot. */
export type Quantity = Schemas['Quantity']
/** A rate as a decimal fraction: `0.0025` is 0.25 %. */
export type Rate = Schemas['Rate']
/** A duration of a fixed-time option and its payout ratio. */
export type OptionPeriod = Schemas['OptionPeriod']
/** An instrument with its latest price and everything an order form needs. */
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
/** The list a page belongs to: 1 company, 2 policy, 3 footer; and, beyond the specification, 4 questions and answers, 5 announcements. */
export type ContentType = Schemas['ContentType']
/** The topic of a page, the same in every language and in both language classes, so that a link still finds the page after a change of language. Among others: `about`, `profile`, `supervision`, `partners`, `contact`, `complaintRoute`, `products`, `fees`, `risk`, `terms`, `privacy`, `storage`, `legal`, `disclaimer`, `advertising`. */
export type ContentTopic = Schemas['ContentTopic']
/** The group of a question: `account`, `payments`, `trading` or `lending`. An operator can add others; a client shows an unknown group under a general heading. */
export type ContentGroup = Schemas['ContentGroup']
/** A content page without its text, as lists and footers show it. */
export type ContentItem = Schemas['ContentItem']
/** List content pages: done. */
export type ListContentsAnswer = Schemas['ListContentsAnswer']
/** A text page. */
export type Content = Schemas['Content']
/** Get a content page: done. */
export type GetContentsByIdAnswer = Schemas['GetContentsByIdAnswer']
/** A term of a plan and its daily rate. */
export type SmartCycle = Schemas['SmartCycle']
/** A plan that can be bought. */
export type SmartProduct = Schemas['SmartProduct']
/** One page of SmartProduct records, newest first. */
export type SmartProductPage = Schemas['SmartProductPage']
/** List plan products: done. */
export type ListSmartProductAnswer = Schemas['ListSmartProductAnswer']
/** The charity that receives the price. */
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
/** The logged-in user with the real and the demo account. */
export type UserInfo = Schemas['UserInfo']
/** Get the logged-in user: done. */
export type GetUserInfoAnswer = Schemas['GetUserInfoAnswer']
/** The fields to change. The user name never changes. */
export type UpdateProfileRequest = Schemas['UpdateProfileRequest']
/** Update the profile: done. */
export type UpdateProfileAnswer = Schemas['UpdateProfileAnswer']
/** The current and the new log-in password. */
export type RepasswordRequest = Schemas['RepasswordRequest']
/** Change the password: done. */
export type RepasswordAnswer = Schemas['RepasswordAnswer']
/** A device on which the user is logged in. */
export type SessionInfo = Schemas['SessionInfo']
/** One page of SessionInfo records, newest first. */
export type SessionInfoPage = Schemas['SessionInfoPage']
/** List own devices: done. */
export type ListSessionAnswer = Schemas['ListSessionAnswer']
/** The preferences to change; the others stay as they are. */
export type SetPreferencesRequest = Schemas['SetPreferencesRequest']
/** Choose how the app looks: done. */
export type SetPreferencesAnswer = Schemas['SetPreferencesAnswer']
/** An amount in the currency named beside it, as a decimal string with that currency's number of decimals; never an exponent, never a JSON number. */
export type Money = Schemas['Money']
/** Whether the account can be closed, and what has to end first. Demo money does not count, but open demo trades do. */
export type AccountClosing = Schemas['AccountClosing']
/** Check whether the account can be closed: done. */
export type CheckCloseAccountAnswer = Schemas['CheckCloseAccountAnswer']
/** The log-in password as proof. */
export type CloseAccountRequest = Schemas['CloseAccountRequest']
/** Close the account: done. */
export type CloseAccountAnswer = Schemas['CloseAccountAnswer']
/** The person and the identity document. Never send real documents to a sandbox. */
export type IdentificationRequest = Schemas['IdentificationRequest']
/** One status change of a record. */
export type StatusChange = Schemas['StatusChange']
/** The identity check was submitted. */
export type KycReceipt = Schemas['KycReceipt']
/** Submit an identity check: done. */
export type IdentificationAnswer = Schemas['IdentificationAnswer']
/** The state of the identity check; images are never returned. */
export type KycState = Schemas['KycState']
/** Get the identity check: done. */
export type GetKycAnswer = Schemas['GetKycAnswer']
/** A stored file. */
export type UploadedFile = Schemas['UploadedFile']
/** Upload an image: done. */
export type UploadAnswer = Schemas['UploadAnswer']
/** MONEY: deposits, withdrawals and loans. TRADING: positions and options. PLANS, NFTS and INVITES: plans, NFTs and invitations. SECURITY: identity check and payment lock. */
export type NoticeGroup = Schemas['NoticeGroup']
/** A number to quote: two letters, the day, ten digits. */
export type OrderNo = Schemas['OrderNo']
/** A notification for the user; the app translates it. */
export type Notification = Schemas['Notification']
/** One page of Notification records, newest first. */
export type NotificationPage = Schemas['NotificationPage']
/** List notifications: done. */
export type ListNotificationAnswer = Schemas['ListNotificationAnswer']
/** Some notifications, or all of them. */
export type ReadNotificationRequest = Schemas['ReadNotificationRequest']
/** Mark notifications as read: done. */
export type ReadNotificationAnswer = Schemas['ReadNotificationAnswer']
/** All kinds of notifications that are to be switched off. */
export type SetNoticesRequest = Schemas['SetNoticesRequest']
/** Choose notifications: done. */
export type SetNoticesAnswer = Schemas['SetNoticesAnswer']
/** Whether payments are locked now. */
export type PaymentLock = Schemas['PaymentLock']
/** Check the payment lock: done. */
export type GetPaymentLockAnswer = Schemas['GetPaymentLockAnswer']
/** The first security password. */
export type SetSecurityPasswordRequest = Schemas['SetSecurityPasswordRequest']
/** Set the security password: done. */
export type SetSecurityPasswordAnswer = Schemas['SetSecurityPasswordAnswer']
/** The security password. */
export type VerifySecurityPasswordRequest = Schemas['VerifySecurityPasswordRequest']
/** The security password is correct. */
export type VerifiedPassword = Schemas['VerifiedPassword']
/** Verify the security password: done. */
export type VerifySecurityPasswordAnswer = Schemas['VerifySecurityPasswordAnswer']
/** Why payments are locked: five incorrect security passwords, a decision of the operator, or (for withdrawals) a recent reset of the security password. */
export type PaymentLockReason = Schemas['PaymentLockReason']
/** Why payments are locked, until when, and where to contact support. */
export type PaymentLockNotice = Schemas['PaymentLockNotice']
/** Payments are locked: nothing changed; the result says why and until when. */
export type PaymentLocked = Schemas['PaymentLocked']
/** The current and the new security password. */
export type ChangeSecurityPasswordRequest = Schemas['ChangeSecurityPasswordRequest']
/** Change the security password: done. */
export type ChangeSecurityPasswordAnswer = Schemas['ChangeSecurityPasswordAnswer']
/** The new security password, with the email code and the log-in password as proof. */
export type ResetSecurityPasswordRequest = Schemas['ResetSecurityPasswordRequest']
/** Reset the security password: done. */
export type ResetSecurityPasswordAnswer = Schemas['ResetSecurityPasswordAnswer']
/** The key of an attempt, quoted or bare; the quotes make no difference. */
export type AttemptKey = Schemas['AttemptKey']
/** The transfer and its proof. */
export type RechargeRequest = Schemas['RechargeRequest']
/** A deposit and its state. */
export type Recharge = Schemas['Recharge']
/** Submit a deposit: done. */
export type RechargeAnswer = Schemas['RechargeAnswer']
/** The amount is below the minimum named in `params`. */
export type BelowMinimum = Schemas['BelowMinimum']
/** One page of Recharge records, newest first. */
export type RechargePage = Schemas['RechargePage']
/** List own deposits: done. */
export type ListRechargeAnswer = Schemas['ListRechargeAnswer']
/** The amount, the payout method, and the security password. */
export type WithdrawalRequest = Schemas['WithdrawalRequest']
/** A withdrawal and its state. */
export type Withdrawal = Schemas['Withdrawal']
/** Withdraw money: done. */
export type WithdrawalAnswer = Schemas['WithdrawalAnswer']
/** One page of Withdrawal records, newest first. */
export type WithdrawalPage = Schemas['WithdrawalPage']
/** List own withdrawals: done. */
export type ListWithdrwalAnswer = Schemas['ListWithdrwalAnswer']
/** The withdrawal to cancel. */
export type CancelWithdrawalRequest = Schemas['CancelWithdrawalRequest']
/** Cancel a withdrawal: done. */
export type CancelWithdrawalAnswer = Schemas['CancelWithdrawalAnswer']
/** The kind of a transaction. */
export type TransactionKind = Schemas['TransactionKind']
/** A UTC calendar day. */
export type Day = Schemas['Day']
/** One transaction: a change of the available balance. */
export type Transaction = Schemas['Transaction']
/** One page of Transaction records, newest first. */
export type TransactionPage = Schemas['TransactionPage']
/** List transactions: done. */
export type ListTransactionAnswer = Schemas['ListTransactionAnswer']
/** The equity at one moment. Transactions at that very moment, such as the daily payments at 00:00, count to the time after it, so that two points a day apart cover exactly one UTC day. From one point to the next, equity changes by `deposits` less `withdrawals` plus `income`, to the cent. */
export type EquityPoint = Schemas['EquityPoint']
/** Get the equity history: done. */
export type EquityHistoryAnswer = Schemas['EquityHistoryAnswer']
/** Whether interest on cash is on. */
export type SetSavingsRequest = Schemas['SetSavingsRequest']
/** Switch interest on cash on or off: done. */
export type SetSavingsAnswer = Schemas['SetSavingsAnswer']
/** Reset the demo account: done. */
export type ResetDemoAnswer = Schemas['ResetDemoAnswer']
/** An operation that moves money and takes an idempotency key. */
export type MoneyOperation = Schemas['MoneyOperation']
/** The key of the attempt and the operation it was sent to. */
export type SettleAttemptRequest = Schemas['SettleAttemptRequest']
/** The answer to an attempt exactly as it was sent. Its schema is the one of the operation. */
export type KeptEnvelope = Schemas['KeptEnvelope']
/** The outcome of an attempt. */
export type SettledAttempt = Schemas['SettledAttempt']
/** Find the outcome of an attempt: done. */
export type SettleAttemptAnswer = Schemas['SettleAttemptAnswer']
/** The source of income; SAVINGS (interest on cash), SMART and INVITE count towards `totalIncome`. */
export type IncomeSource = Schemas['IncomeSource']
/** One entry of profit or loss. */
export type IncomeDetail = Schemas['IncomeDetail']
/** Sums by source; a source without income is absent. */
export type IncomeBySource = Schemas['IncomeBySource']
/** Sums over all rows that match the filter. */
export type IncomeSummary = Schemas['IncomeSummary']
/** One page of IncomeDetail records, newest first. */
export type IncomeDetailPage = Schemas['IncomeDetailPage']
/** List profit and loss: done. */
export type ListIncomeDetailAnswer = Schemas['ListIncomeDetailAnswer']
/** The plan product, the term and the amount. */
export type BuySmartRequest = Schemas['BuySmartRequest']
/** A plan of the user, running or ended. */
export type SmartOrder = Schemas['SmartOrder']
/** Buy a plan: done. */
export type BuySmartAnswer = Schemas['BuySmartAnswer']
/** One page of SmartOrder records, newest first. */
export type SmartOrderPage = Schemas['SmartOrderPage']
/** List own plans: done. */
export type ListSmartOrderAnswer = Schemas['ListSmartOrderAnswer']
/** The daily payment of one day. */
export type ProfitDay = Schemas['ProfitDay']
/** A plan with the payment of each day. */
export type SmartOrderDetail = Schemas['SmartOrderDetail']
/** Get a plan: done. */
export type GetSmartOrderByIdAnswer = Schemas['GetSmartOrderByIdAnswer']
/** What closing a plan early costs now; valid for 60 seconds. */
export type ExitPreview = Schemas['ExitPreview']
/** Preview closing a plan early: done. */
export type PreviewExitSmartAnswer = Schemas['PreviewExitSmartAnswer']
/** The plan, and the quote of its preview. */
export type ExitSmartRequest = Schemas['ExitSmartRequest']
/** Close a plan early: done. */
export type ExitSmartAnswer = Schemas['ExitSmartAnswer']
/** The leveraged position to open. */
export type OpenOrderRequest = Schemas['OpenOrderRequest']
/** The exact results of the closed parts of a position, before rounding. The next part is charged the rounded sum including it less the rounded sum without it, so that all parts together cost what one closing would have cost. */
export type RealisedParts = Schemas['RealisedParts']
/** A leveraged position with isolated margin. */
export type Order = Schemas['Order']
/** Open a leveraged position: done. */
export type OpenOrderAnswer = Schemas['OpenOrderAnswer']
/** The new stop loss and take profit of an open position; a field left out stays as it is, null removes it. */
export type ModifyOrderRequest = Schemas['ModifyOrderRequest']
/** Change stop loss and take profit: done. */
export type ModifyOrderAnswer = Schemas['ModifyOrderAnswer']
/** The position, and how much of it to close. */
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
/** How much the user can borrow, and the loan terms. */
export type CreditLine = Schemas['CreditLine']
/** Get the credit line: done. */
export type MyCreditAnswer = Schemas['MyCreditAnswer']
/** The amount and the term of the loan. */
export type LoanQuoteRequest = Schemas['LoanQuoteRequest']
/** One instalment of a loan. */
export type LoanInstalment = Schemas['LoanInstalment']
/** The cost of being overdue. */
export type OverdueTerms = Schemas['OverdueTerms']
/** The borrower as identified by the identity check; of the phone number only the last three digits are shown. */
export type Borrower = Schemas['Borrower']
/** The cost of a loan, to read before signing; valid for 10 minutes. */
export type LoanQuote = Schemas['LoanQuote']
/** Quote a loan: done. */
export type LoanQuoteAnswer = Schemas['LoanQuoteAnswer']
/** The application for a loan that was quoted and signed. */
export type LoanRequest = Schemas['LoanRequest']
/** A loan and its state. */
export type Loan = Schemas['Loan']
/** Apply for a loan: done. */
export type LoanAnswer = Schemas['LoanAnswer']
/** One page of Loan records, newest first. */
export type LoanPage = Schemas['LoanPage']
/** List own loans: done. */
export type ListLoanRecordAnswer = Schemas['ListLoanRecordAnswer']
/** The agreement of a loan exactly as it was signed. */
export type LoanAgreement = Schemas['LoanAgreement']
/** A loan with the agreement as it was signed. */
export type LoanDetail = Schemas['LoanDetail']
/** Get a loan: done. */
export type GetLoanByIdAnswer = Schemas['GetLoanByIdAnswer']
/** The loan, and the amount the user agreed to pay. */
export type RepayLoanRequest = Schemas['RepayLoanRequest']
/** Repay a loan: done. */
export type RepayLoanAnswer = Schemas['RepayLoanAnswer']
/** The loan, and the amount the user agreed to pay. */
export type WithdrawLoanRequest = Schemas['WithdrawLoanRequest']
/** Cancel a loan: done. */
export type WithdrawLoanAnswer = Schemas['WithdrawLoanAnswer']
/** A bid for an NFT, or buying it at once. */
export type BuyNftRequest = Schemas['BuyNftRequest']
/** A charity NFT that the user owns, bids for or was outbid for. */
export type MyNft = Schemas['MyNft']
/** Bid for or buy an NFT: done. */
export type BuyNftAnswer = Schemas['BuyNftAnswer']
/** One page of MyNft records, newest first. */
export type MyNftPage = Schemas['MyNftPage']
/** List own NFTs: done. */
export type ListMyNftAnswer = Schemas['ListMyNftAnswer']
/** List the watchlist: done. */
export type ListWatchAnswer = Schemas['ListWatchAnswer']
/** The instrument of the watchlist. */
export type WatchRequest = Schemas['WatchRequest']
/** Add an instrument to the watchlist: done. */
export type AddWatchAnswer = Schemas['AddWatchAnswer']
/** Remove an instrument from the watchlist: done. */
export type RemoveWatchAnswer = Schemas['RemoveWatchAnswer']
/** The rewards for invitations and their limits. */
export type InviteRules = Schemas['InviteRules']
/** The invitations of the user so far. */
export type InviteSummary = Schemas['InviteSummary']
/** Get the invitation summary: done. */
export type InviteSummaryAnswer = Schemas['InviteSummaryAnswer']
/** A friend who signed up with the invitation code. */
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
