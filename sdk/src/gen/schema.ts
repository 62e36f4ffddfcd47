// Generated from the contract: do not edit, run "npm run codegen".
import type {
  Message,
  Availability,
  TraceId,
  ServerTime,
  CheckUserNameOrPhoneAnswer,
  Nothing,
  FieldError,
  RegisterRequest,
  Token,
  Registered,
  RegisterAnswer,
  LoginRequest,
  Id,
  KycStatus,
  Theme,
  RisingColour,
  Preferences,
  Usd,
  ProfitBySource,
  AccountProfit,
  Account,
  Accounts,
  NoticeSwitch,
  Timestamp,
  SignedInUser,
  LoginAnswer,
  SendCodeRequest,
  CodeSent,
  SendCodeAnswer,
  ResetUserPwdRequest,
  ResetUserPwdAnswer,
  GoogleCredentialRequest,
  GoogleCodeRequest,
  LoginByGoogleAnswer,
  LinkGoogleAnswer,
  UnlinkGoogleAnswer,
  LogoutAnswer,
  LogoutAllAnswer,
  LogoutSessionRequest,
  LogoutSessionAnswer,
  MarketType,
  Price,
  Session,
  MarketItem,
  ListMarketByTypeAnswer,
  MarketStats,
  ListMarketStatsAnswer,
  TradingHours,
  Quantity,
  Rate,
  OptionPeriod,
  MarketInfo,
  GetMarketInfoAnswer,
  Candle,
  GetKValueByCodeAndDateAnswer,
  ParamEntry,
  GetParamByKeyAnswer,
  ContentType,
  ContentTopic,
  ContentGroup,
  ContentItem,
  ListContentsAnswer,
  Content,
  GetContentsByIdAnswer,
  SmartCycle,
  SmartProduct,
  SmartProductPage,
  ListSmartProductAnswer,
  Charity,
  Nft,
  NftPage,
  ListNftAnswer,
  NftBid,
  NftBidPage,
  ListNftBidAnswer,
  UserInfo,
  GetUserInfoAnswer,
  UpdateProfileRequest,
  UpdateProfileAnswer,
  RepasswordRequest,
  RepasswordAnswer,
  SessionInfo,
  SessionInfoPage,
  ListSessionAnswer,
  SetPreferencesRequest,
  SetPreferencesAnswer,
  Money,
  AccountClosing,
  CheckCloseAccountAnswer,
  CloseAccountRequest,
  CloseAccountAnswer,
  IdentificationRequest,
  StatusChange,
  KycReceipt,
  IdentificationAnswer,
  KycState,
  GetKycAnswer,
  UploadedFile,
  UploadAnswer,
  NoticeGroup,
  OrderNo,
  Notification,
  NotificationPage,
  ListNotificationAnswer,
  ReadNotificationRequest,
  ReadNotificationAnswer,
  SetNoticesRequest,
  SetNoticesAnswer,
  PaymentLock,
  GetPaymentLockAnswer,
  SetSecurityPasswordRequest,
  SetSecurityPasswordAnswer,
  VerifySecurityPasswordRequest,
  VerifiedPassword,
  VerifySecurityPasswordAnswer,
  PaymentLockReason,
  PaymentLockNotice,
  PaymentLocked,
  ChangeSecurityPasswordRequest,
  ChangeSecurityPasswordAnswer,
  ResetSecurityPasswordRequest,
  ResetSecurityPasswordAnswer,
  AttemptKey,
  RechargeRequest,
  Recharge,
  RechargeAnswer,
  BelowMinimum,
  RechargePage,
  ListRechargeAnswer,
  WithdrawalRequest,
  Withdrawal,
  WithdrawalAnswer,
  WithdrawalPage,
  ListWithdrwalAnswer,
  CancelWithdrawalRequest,
  CancelWithdrawalAnswer,
  TransactionKind,
  Day,
  Transaction,
  TransactionPage,
  ListTransactionAnswer,
  EquityPoint,
  EquityHistoryAnswer,
  SetSavingsRequest,
  SetSavingsAnswer,
  ResetDemoAnswer,
  MoneyOperation,
  SettleAttemptRequest,
  KeptEnvelope,
  SettledAttempt,
  SettleAttemptAnswer,
  IncomeSource,
  IncomeDetail,
  IncomeBySource,
  IncomeSummary,
  IncomeDetailPage,
  ListIncomeDetailAnswer,
  BuySmartRequest,
  SmartOrder,
  BuySmartAnswer,
  SmartOrderPage,
  ListSmartOrderAnswer,
  ProfitDay,
  SmartOrderDetail,
  GetSmartOrderByIdAnswer,
  ExitPreview,
  PreviewExitSmartAnswer,
  ExitSmartRequest,
  ExitSmartAnswer,
  OpenOrderRequest,
  RealisedParts,
  Note,
  Order,
  OpenOrderAnswer,
  ModifyOrderRequest,
  ModifyOrderAnswer,
  CloseOrderRequest,
  CloseOrderAnswer,
  OrderPage,
  ListOrderAnswer,
  GetOrderByIdAnswer,
  PendingType,
  PendingExpiry,
  PlacePendingRequest,
  PendingOrder,
  PlacePendingAnswer,
  ModifyPendingRequest,
  ModifyPendingAnswer,
  CancelPendingRequest,
  CancelPendingAnswer,
  PendingOrderPage,
  ListPendingAnswer,
  BuyOptionsRequest,
  OptionsOrder,
  BuyOptionsAnswer,
  OptionsOrderPage,
  ListOptionsOrderAnswer,
  GetOptionsOrderByIdAnswer,
  ClosedTrades,
  LargestFall,
  InstrumentResult,
  MonthResult,
  PerformancePoint,
  Performance,
  PerformanceAnswer,
  PerformanceFigure,
  ProfitSource,
  PerformanceRowKind,
  PerformanceRow,
  PerformanceSum,
  PerformanceRowPage,
  ListPerformanceAnswer,
  SetNoteRequest,
  SetNoteAnswer,
  CreditLine,
  MyCreditAnswer,
  LoanQuoteRequest,
  LoanInstalment,
  OverdueTerms,
  Borrower,
  LoanQuote,
  LoanQuoteAnswer,
  LoanRequest,
  Loan,
  LoanAnswer,
  LoanPage,
  ListLoanRecordAnswer,
  LoanAgreement,
  LoanDetail,
  GetLoanByIdAnswer,
  RepayLoanRequest,
  RepayLoanAnswer,
  WithdrawLoanRequest,
  WithdrawLoanAnswer,
  BuyNftRequest,
  MyNft,
  BuyNftAnswer,
  MyNftPage,
  ListMyNftAnswer,
  ListWatchAnswer,
  WatchRequest,
  AddWatchAnswer,
  RemoveWatchAnswer,
  AlertKind,
  AlertRepeat,
  PriceAlert,
  PriceAlertPage,
  ListAlertAnswer,
  SetAlertRequest,
  SetAlertAnswer,
  RemoveAlertRequest,
  RemoveAlertAnswer,
  InviteRules,
  InviteSummary,
  InviteSummaryAnswer,
  Invite,
  InvitePage,
  ListInviteAnswer,
} from './entities.ts'

export interface paths {
    readonly "/swx/customer/login/checkUserNameOrPhone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether a name is free
         * @description Checks whether a user name, an email address or a phone number is not yet taken. Send exactly one of `userName`, `email`, or `areaCode` with `phone`; if more than one of them is sent, the answer is HTTP 400 with the rule `exactlyOne`. After ten checks within a minute from one IP address, the answer is HTTP 429.
         */
        readonly get: operations["checkUserNameOrPhone"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign up
         * @description Creates a user with an empty real account and a demo account of 100,000.00 USD, and logs the user in. `sendCode` with the scene `register` sends the verification code. If a form asks for the password twice, the client compares the two entries. If calls from one IP address were rejected ten times within a minute in a way that tells whether a user name or an email address is taken, further calls are answered with HTTP 429. Counted are `10006`, `10007`, `10091` and `11001` of this operation, `10007` and `10009` of `sendCode`, and `10009` and `11001` of `resetUserPwd`.
         */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in
         * @description Logs a user in with the log-in password and either the user name or the email address. After five incorrect or blank log-in passwords for one user within 15 minutes, the answer is HTTP 429, even if the password is correct. A successful log-in or a successful `resetUserPwd` sets the count of the user to 0. Failed log-ins are also counted for each IP address, including log-ins with an unknown user name or email address. After 30 failed log-ins from one IP address within 15 minutes, the answer to this address is HTTP 429.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/sendCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a verification code
         * @description Sends a verification code of six digits by email. The code is valid for 10 minutes, but not after five incorrect attempts. A new code for the same `email` and `scene` replaces the earlier code, and can be requested 60 seconds after the earlier code was sent. One IP address can request 60 codes within an hour. A request before the 60 seconds are over, or beyond the 60 codes, is answered with HTTP 429 and code `11013`; so is a request with the scene `register` or `reset` after ten rejections within a minute (see `register`). The mock server sends no email: its console page shows the mailbox.
         */
        readonly post: operations["sendCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/resetUserPwd": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset a forgotten password
         * @description Sets a new log-in password and ends every session of the user. `sendCode` with the scene `reset` sends the verification code. After ten rejections within a minute (see `register`), the answer is HTTP 429.
         */
        readonly post: operations["resetUserPwd"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/loginByGoogle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in with Google
         * @description Logs in with a Google account. The request contains either the credential from Google Identity Services or the authorization code from the redirect flow. If no user is linked to the Google account and no user has the email address of this account, the log-in creates a user with a generated user name. An authorization code can be used once; after an error, get a new authorization code for the next attempt.
         */
        readonly post: operations["loginByGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/linkGoogle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Link a Google account
         * @description Links a Google account to the logged-in user. The user can then log in with this Google account. A Google account that was linked before is unlinked.
         */
        readonly post: operations["linkGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/unlinkGoogle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unlink the Google account
         * @description Unlinks the Google account of the logged-in user. The user can then log in only with the log-in password. If the user has no log-in password, the answer is the error `11027`.
         */
        readonly post: operations["unlinkGoogle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log out
         * @description Ends the session of this call. The token of the session no longer works. The request has no body.
         */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/logoutAll": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log out everywhere else
         * @description Ends all sessions of the user except the session of this call. The request has no body.
         */
        readonly post: operations["logoutAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/login/logoutSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log out one device
         * @description Ends one session of the user. The token of the session no longer works.
         */
        readonly post: operations["logoutSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listMarketByType": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List instruments
         * @description The instruments of one market category, or of all categories, in display order. A session is not required. The market socket sends later changes of `price` and `zdf`.
         */
        readonly get: operations["listMarketByType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listMarketStats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List figures of instruments
         * @description Figures of the instruments of one market category, or of all categories, for a screener: price changes, the prices of the current day, high and low prices, volatility, volume and turnover. A session is not required. `listMarketByType` and the market socket give the current price and the change of the current day.
         */
        readonly get: operations["listMarketStats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getMarketInfo/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an instrument
         * @description One instrument with its trading terms. The market socket sends later prices.
         */
        readonly get: operations["getMarketInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getKValueByCodeAndDate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get candles
         * @description The last candles of an instrument up to the end of a UTC day, oldest first. Periods without trading have no candle. The last candle covers its period only until the end of the day, or until now if the day is not over. A day in the future is answered with HTTP 400 and the rule `notFuture`. An empty list means that there are no prices: show a placeholder chart around the price 52100, which is the same for every instrument.
         */
        readonly get: operations["getKValueByCodeAndDate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getParamByKey/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a system parameter
         * @description Returns one system parameter. An app must not contain the values of system parameters as constants. The keys are `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links` and `features`. Rates in parameters are decimal strings as fractions.
         */
        readonly get: operations["getParamByKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listContents/{languageClass}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List content pages
         * @description The titles of the company, policy and footer pages, of the questions and of the announcements. Pinned announcements come before all other announcements, which are listed newest first. Group the titles by `type`, and the questions also by `group`. The path parameter is the language class, not the `type`: 1 is Simplified Chinese, and 2 is every other language. In class 2, `Accept-Language` selects the language of the texts.
         */
        readonly get: operations["listContents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/getContentsById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a content page
         * @description A content page, a question with its answer, or an announcement, in Markdown.
         */
        readonly get: operations["getContentsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listSmartProduct": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List plan products
         * @description Plan products of every status. Available products come first, then sold-out products, then products that are no longer available.
         */
        readonly get: operations["listSmartProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listNft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List charity NFTs
         * @description NFTs at auction, and NFTs whose auction is over. The whole price of an NFT goes to its `charity`.
         */
        readonly get: operations["listNft"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/index/listNftBid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List bids for an NFT
         * @description The bids for one NFT, newest first, with the masked names of the bidders.
         */
        readonly get: operations["listNftBid"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/getUserInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the logged-in user
         * @description The profile of the user, with the real and the demo account. This operation is a read, although the method is POST. The request has no body. If the account is frozen, the answer is HTTP 401.
         */
        readonly post: operations["getUserInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/updateProfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Update the profile
         * @description Changes or removes the picture or the phone number. A request with any other field, such as `userName`, is answered with HTTP 400.
         */
        readonly post: operations["updateProfile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/repassword": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the password
         * @description Changes the log-in password and ends all other sessions of the user. After five incorrect or blank log-in passwords of one user within 15 minutes, the answer is HTTP 429.
         */
        readonly post: operations["repassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listSession": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own devices
         * @description The sessions of the user, the latest log-in first.
         */
        readonly get: operations["listSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/setPreferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose how the app looks
         * @description Stores the preferences of the user: the language, the theme, and the colours of rising and falling prices. The preferences apply on every device on which the user logs in.
         */
        readonly post: operations["setPreferences"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/checkCloseAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check whether the account can be closed
         * @description Returns whether the account can be closed. The result also contains what can prevent the closing: the available balance and the debt of the real account, and the number of open records of each kind in the real and the demo account. The answer is the same in both account modes.
         */
        readonly get: operations["checkCloseAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/closeAccount": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close the account
         * @description Closes the account permanently. Every balance of the real account has to be 0, and no record of the real or the demo account may be open. After five incorrect or blank log-in passwords of one user within 15 minutes, the answer is HTTP 429.
         */
        readonly post: operations["closeAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/identification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit an identity check
         * @description Submits the personal data, the images of an identity document and the signature for review. The review is due within 48 hours. After a failed identity check, the user can submit a new request. The file ids come from `upload` with the purpose `kyc`; the signature can also have the purpose `signature`. Any other file id is answered with HTTP 400 and the rule `upload`.
         */
        readonly post: operations["identification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/getKyc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the identity check
         * @description The status of the identity check of the user, with its times and the reason of a failed check. The answer contains neither the submitted data nor the images.
         */
        readonly get: operations["getKyc"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload an image
         * @description Uploads one image in the format JPG, JPEG 2000 or PNG, of at most 2,097,152 bytes. The format is recognised by the first bytes of the file, not by the file name. Scale a larger image down before the upload. The mock server does not store the image, only its purpose, media type, size in bytes and checksum.
         */
        readonly post: operations["upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listNotification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notifications
         * @description Notifications for the user, newest first. A notification contains a key and values instead of a text: the client shows the text in the language of the user.
         */
        readonly get: operations["listNotification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/readNotification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark notifications as read
         * @description Marks some or all notifications as read.
         */
        readonly post: operations["readNotification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/setNotices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose notifications
         * @description Chooses which kinds of notifications are switched off. The choice applies to later notifications only. Notifications of the kinds DEPOSIT, WITHDRAWAL, LOAN, KYC and PAYMENT cannot be switched off. The notification of a stop-out cannot be switched off either.
         */
        readonly post: operations["setNotices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/locked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check the payment lock
         * @description Returns whether payments are locked for this user. Call this operation right before each operation that a lock can stop. If no answer arrives, do not continue.
         */
        readonly get: operations["getPaymentLock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set the security password
         * @description Sets the security password, which consists of six digits. Every withdrawal requires this password. `sendCode` with the scene `security` sends the verification code.
         */
        readonly post: operations["setSecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify the security password
         * @description Checks the security password. The fifth incorrect password in a row locks payments for 24 hours. The result contains a ticket. No operation of this version uses the ticket.
         */
        readonly post: operations["verifySecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the security password
         * @description Replaces the current security password with a new one.
         */
        readonly post: operations["changeSecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/payment/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the security password
         * @description Replaces a forgotten security password. `sendCode` with the scene `security` sends the verification code. Withdrawals are paused for 24 hours after the reset. A payment lock after five incorrect security passwords remains until the end of the lock. After five incorrect or blank log-in passwords of one user within 15 minutes, the answer is HTTP 429.
         */
        readonly post: operations["resetSecurityPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/recharge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit a deposit
         * @description Submits a deposit for review. The user has already made the transfer to the address of the method in `recharge.methods`, and sends a proof of the transfer. The exchange rate is fixed at submission. If the user submits the same `txHash` again, in upper or lower case, the answer contains the first record, and no new record is created.
         */
        readonly post: operations["recharge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listRecharge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own deposits
         * @description Deposits of the user, newest first. In demo mode, the list is empty.
         */
        readonly get: operations["listRecharge"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Withdraw money
         * @description Puts the amount on hold and submits the withdrawal for review. The fee is the amount times the `feeRate` of the method in `withdrawal.methods`, rounded to the cent, half to even. The fee is deducted from the amount; there is no other fee. For 24 hours after a reset of the security password, the answer is the error `11004` with the reason `PASSWORD_RESET`.
         */
        readonly post: operations["withdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listWithdrwal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own withdrawals
         * @description Withdrawals of the user, newest first. In demo mode, the list is empty. The spelling `listWithdrwal` is that of the specification.
         */
        readonly get: operations["listWithdrwal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/cancelWithdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a withdrawal
         * @description Cancels a withdrawal that is waiting for review. Its whole amount returns to the available balance.
         */
        readonly post: operations["cancelWithdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listTransaction": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List transactions
         * @description The transactions of the user in this account mode, newest first: every change of the available balance.
         */
        readonly get: operations["listTransaction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/equityHistory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the equity history
         * @description Points of the equity curve in this account mode, oldest first. No point is later than now. If the range has more than 2,500 points at full hours (steps `hour` and `booking`) or at 00:00 UTC (step `day`), the answer is HTTP 400 with the rule `maxItems`. If the step `booking` gives more than 2,500 points in total, the answer contains only the points at full hours. If `from` is later than `to`, the answer is HTTP 400 with the rule `range`.
         */
        readonly get: operations["equityHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/setSavings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Switch interest on cash on or off
         * @description Sets whether the available balance of the real account earns daily interest.
         */
        readonly post: operations["setSavings"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/resetDemo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the demo account
         * @description Resets the demo account. Every open position is closed at the last price, even outside market hours. Every waiting order is cancelled, and the stake of every open option is returned. Then the available balance is set to 100,000.00 USD. This operation works only in demo mode. The request has no body.
         */
        readonly post: operations["resetDemo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/settleAttempt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Find the outcome of an attempt
         * @description Finds the outcome of an attempt at a money operation after the answer was lost. The request contains the
         *     `Idempotency-Key` of the attempt, not its body. A key belongs to one user, one operation and the account mode of the
         *     request.
         *
         *     - `DONE`: the answer to the attempt is stored, and the result contains this answer.
         *     - `RUNNING`: the attempt is still being carried out. Call `settleAttempt` again later.
         *     - `CANCELLED`: the state of any other attempt. A request with this key that arrives within the next 24 hours is not
         *       carried out and is answered with `11021`.
         *
         *     Call `settleAttempt` within 24 hours of the attempt. The answer to an older attempt may no longer be stored, and
         *     `settleAttempt` then treats this attempt as if its request had never arrived. All of these hours are hours of real
         *     time, not of the virtual clock. `settleAttempt` also works while the demo account is disabled.
         */
        readonly post: operations["settleAttempt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/income/detail/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List profit and loss
         * @description Profit and loss entries of the user, newest first, with sums over all entries that match the filters. `from` and `to` are compared with the `day` of an entry. In demo mode, the list is empty and the sums are 0.00.
         */
        readonly get: operations["listIncomeDetail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/buySmart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Buy a plan
         * @description Puts an amount into a plan for a fixed number of days, at a daily rate. Earnings begin at the next 00:00 UTC and are added to the available balance at the end of each UTC day. The principal is due back to the user with the last payment. Yields and principal are not guaranteed; capital is at risk. Borrowed money cannot be used: the amount can be at most the available balance less the principal of loans that still have to be repaid.
         */
        readonly post: operations["buySmart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listSmartOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own plans
         * @description Plans of the user, newest first. In demo mode, the list is empty.
         */
        readonly get: operations["listSmartOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/getSmartOrderById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a plan
         * @description One plan, with each daily payment made so far.
         */
        readonly get: operations["getSmartOrderById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/previewExitSmart/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview closing a plan early
         * @description Returns the early-close fee, the refund and the other figures of closing the plan now. `exitSmart` accepts the quote for 60 seconds and applies exactly these figures. If the figures change within the 60 seconds, `exitSmart` answers `11018`.
         */
        readonly get: operations["previewExitSmart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/exitSmart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close a plan early
         * @description Closes a plan before maturity for the early-close fee in the preview. This is possible even while payments are locked, because closing a plan lowers the risk.
         */
        readonly post: operations["exitSmart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/openOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open a leveraged position
         * @description Opens a position with isolated margin at the server's price. The margin and the opening fee are taken from the available balance; together they are the most that the user can lose. The value of the position is `lots` times `contractSize` times the opening price. The margin is the value divided by `leverage`, rounded up to the cent. The opening fee is the value times `feeRate` of the parameter `order.config`, rounded to the cent, half to even. The opening fee is at least 0.01 USD unless `feeRate` is zero.
         */
        readonly post: operations["openOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/modifyOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change stop loss, trailing stop and take profit
         * @description Sets, changes or removes the stop loss, the trailing stop and the take profit of an open position. A position cannot have both a stop loss and a trailing stop: setting one of them removes the other.
         */
        readonly post: operations["modifyOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/closeOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close a position
         * @description Closes a position, or a part of a position, at the server's price. This is possible even while payments are locked, because closing lowers the risk. With `lots` below the size of the position, only a part is closed. The part becomes a closed position with its own number, with `partOf`, and with its share of the margin and the opening fee. The rest stays open under the number of the position, with the same terms, stop loss, trailing stop and take profit. The gains, losses and closing fees of all parts add up to their rounded totals: see `realised` of the open position.
         */
        readonly post: operations["closeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own positions
         * @description Leveraged positions of the user in this account mode, sorted by `openTime`, newest first. A client must not cache a page that contains an open position.
         */
        readonly get: operations["listOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/getOrderById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a position
         * @description One leveraged position.
         */
        readonly get: operations["getOrderById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/placePending": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Place a waiting order
         * @description Places an order that opens a leveraged position once the price reaches the trigger price. LIMIT waits for a better
         *     price than the current one. STOP waits for the price to move further in the direction of the position. The margin
         *     and the opening fee at the trigger price are on hold until the order ends. While the instrument is closed or halted,
         *     the order waits.
         *
         *     The order is filled at the first price that reaches or passes the trigger price. After a gap, that price may be
         *     better than the trigger price for LIMIT, and worse for STOP. If the position costs more at that price than the
         *     amount on hold, the difference is taken from the available balance.
         *
         *     In two cases, the order is rejected and the amount on hold is released:
         *     - The available balance is too low for this difference.
         *     - The price has reached or passed the stop loss or take profit of the order.
         */
        readonly post: operations["placePending"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/modifyPending": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change a waiting order
         * @description Changes the trigger price, size, expiry, stop loss, trailing stop or take profit of a waiting order. If the changed order needs a different amount on hold, the difference is taken from the available balance or released. In the real account, a change that puts more on hold is not possible while payments are locked.
         */
        readonly post: operations["modifyPending"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/cancelPending": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a waiting order
         * @description Cancels a waiting order and releases the amount on hold for the order. This is possible even while payments are locked. A linked order is not cancelled.
         */
        readonly post: operations["cancelPending"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listPending": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own waiting orders
         * @description Waiting orders of the user in this account mode, newest first, including those that were filled, cancelled, expired or rejected.
         */
        readonly get: operations["listPending"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/buyOptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Buy a fixed-time option
         * @description Stakes an amount on whether the price will be above or below the strike price after a fixed time. The strike price is the server's price when the option is bought. At the end of the fixed time, the option is settled at the last price. The stake is returned if the last price equals the strike price or is more than 60 seconds old. The user cannot lose more than the stake.
         */
        readonly post: operations["buyOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listOptionsOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own options
         * @description Fixed-time options of the user in this account mode, newest first.
         */
        readonly get: operations["listOptionsOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/getOptionsOrderById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an option
         * @description One fixed-time option. A client may cache the answer once the option is settled.
         */
        readonly get: operations["getOptionsOrderById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/performance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get profit and loss over a range
         * @description Profit and loss in this account mode between two moments. The answer contains: money paid in and out; profit or loss
         *     by product, instrument and month; the time-weighted return; costs; closed trades; the largest fall; and the equity
         *     curve. If `from` is later than `to`, the answer is HTTP 400 with the rule `range`.
         *
         *     `equity` is `equityBefore` plus `deposits` less `withdrawals` plus `result`, to the cent. Without `from` and `to`,
         *     `result` is the `profit.total` of the account. `bySource`, `byInstrument` and `byMonth` each add up to `result`.
         *     `listPerformance` with the same range lists the rows that the sums are calculated from.
         *
         *     The time-weighted return R = (1 + r₁)(1 + r₂)…(1 + rₙ) − 1 links the returns of the periods between deposits and
         *     withdrawals. It is the true time-weighted rate of return of the Global Investment Performance Standards (CFA
         *     Institute, "Guidance Statement on Calculation Methodology"). For each period, r = E ÷ B − 1:
         *     - B is the equity at the beginning of the period: at the start of the range, or just after a deposit or withdrawal.
         *     - E is the equity at the end of the period: just before the next deposit or withdrawal, or at the end of the range.
         *
         *     All amounts that count in `deposits` or `withdrawals` are deposits or withdrawals here, for example the price of an
         *     NFT. Transactions at the same moment count in the order in which they were made, and the fee of a withdrawal counts
         *     before the withdrawal. A period begins only at a point of the curve with an equity above zero; the time before is
         *     not counted. If losses bring the equity to zero or below, the period ends with the return −1, and R is −1. R is
         *     rounded once, half to even, to six decimals.
         */
        readonly get: operations["performance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/listPerformance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the rows of profit and loss
         * @description The rows that the sums of `performance` are calculated from, newest first:
         *     - a row for each transaction that paid money in or out, made a gain or loss, or closed a trade
         *     - for each position that is open at the start of the range, a row that deducts its gain or loss until the start,
         *       before fees
         *     - for each position that is open at the end of the range, a row that adds its gain or loss until the end, before
         *       fees
         *
         *     A position has no row for the start or the end if its gain or loss until then is zero. If `from` is later than `to`,
         *     the answer is HTTP 400 with the rule `range`.
         */
        readonly get: operations["listPerformance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/order/setNote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Write a note on a position or an option
         * @description Saves the user's own note on an open or closed position or option. All parts of a position that was closed in parts share one note. A text that is empty or contains only spaces removes the note. No other user sees the note.
         */
        readonly post: operations["setNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/credit/myCredit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the credit line
         * @description Returns how much the user can borrow, and the loan terms. This operation is a read, although the method is POST. The request has no body.
         */
        readonly post: operations["myCredit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/loanQuote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Quote a loan
         * @description Returns the cost, the schedule and the agreement of a loan, for the user to read before signing. The amount is compared with `loan.config` only, not with the credit line, so that a loan can be quoted before the identity is verified. The quote is valid for 10 minutes.
         */
        readonly post: operations["loanQuote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/loan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Apply for a loan
         * @description Applies for a loan with a quote from `loanQuote` and a signed agreement. The identity of the user has to be verified, and the user must have no other loan that is under review or still has to be repaid.
         */
        readonly post: operations["loan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listLoanRecord": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own loans
         * @description Loans and loan applications of the user, newest first. In demo mode, the list is empty.
         */
        readonly get: operations["listLoanRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/getLoanById/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a loan record
         * @description One loan with the amount that repays it now, and the agreement as it was signed.
         */
        readonly get: operations["getLoanById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/repayLoan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Repay a loan
         * @description Repays the principal and all interest accrued so far, overdue interest included, without a fee. This is possible even while payments are locked.
         */
        readonly post: operations["repayLoan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/withdrawLoan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a loan
         * @description Cancels a loan within 14 days of payout. The user repays the principal and all interest accrued so far, without a fee. This is possible even while payments are locked.
         */
        readonly post: operations["withdrawLoan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/buyNft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Bid for or buy an NFT
         * @description With the action `bid`, the amount is on hold until another user bids more or the auction ends. A bid in the last 15 minutes extends the auction to 15 minutes after the bid. With the action `buy`, the user pays `buyNowPrice`, and the auction ends. If the user already has the highest bid, both actions take only the difference between the amount and this bid from the available balance. The whole price goes to the charity.
         */
        readonly post: operations["buyNft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listNft": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own NFTs
         * @description NFTs that the user has won, bought or bid for. The parameter `kind` selects one of three groups. Without `kind`, the list contains the groups `owned` and `bidding`. In demo mode, the list is empty.
         */
        readonly get: operations["listMyNft"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listWatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the watchlist
         * @description The instruments of the watchlist, in the order in which the user added them.
         */
        readonly get: operations["listWatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/addWatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add an instrument to the watchlist
         * @description Adds an instrument to the end of the watchlist. If the instrument is already on the watchlist, nothing changes. The watchlist can have at most 100 instruments: a request to add one more is answered with HTTP 400 and the rule `maxItems`.
         */
        readonly post: operations["addWatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/removeWatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove an instrument from the watchlist
         * @description Removes an instrument from the watchlist. If the instrument is not on the list, nothing changes.
         */
        readonly post: operations["removeWatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listAlert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List own alerts
         * @description Alerts of the user, the same in both account modes, newest first.
         */
        readonly get: operations["listAlert"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/setAlert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Set an alert
         * @description Adds an alert on the price of an instrument, or on the change of this price in percent against the close of the previous UTC day. If the request contains `id`, the alert with this id is replaced. The server watches the price even when the user is logged out. When the alert fires, the server sends a notification, unless the user has switched off notifications of price alerts. A user can have at most 100 alerts: a request to add one more is answered with HTTP 400 and the rule `maxItems`.
         */
        readonly post: operations["setAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/removeAlert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remove an alert
         * @description Removes an alert. Notifications that were sent when the alert fired are kept.
         */
        readonly post: operations["removeAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/inviteSummary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the invitation summary
         * @description The user's own invitation code and link, the numbers of invited friends, the rewards so far, and the rules for rewards. Friends of friends do not count. No reward depends on the losses or the trading volume of a friend.
         */
        readonly get: operations["inviteSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/swx/customer/user/listInvite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List invited friends
         * @description Friends who signed up with the user's invitation code, with masked names.
         */
        readonly get: operations["listInvite"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Message: Message;
        readonly Availability: Availability;
        readonly TraceId: TraceId;
        readonly ServerTime: ServerTime;
        readonly CheckUserNameOrPhoneAnswer: CheckUserNameOrPhoneAnswer;
        readonly Nothing: Nothing;
        /** @description The answer when `checkUserNameOrPhone` ends with an error. The request was not carried out. */
        readonly CheckUserNameOrPhoneError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10006" | "10007";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly FieldError: FieldError;
        /** @description The request does not match the contract. Nothing was changed. */
        readonly BadRequestError: {
            /**
             * @description Always `400`: the request does not match the contract.
             * @enum {string}
             */
            readonly code: "400";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            /** @description The fields that break a rule, each with the rule; at most 100 entries. */
            readonly errors: readonly components["schemas"]["FieldError"][];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The path exists, but not with this method. */
        readonly MethodNotAllowedError: {
            /**
             * @description Always `405`: the path does not support this method.
             * @enum {string}
             */
            readonly code: "405";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description Too many requests. */
        readonly TooManyRequestsError: {
            /**
             * @description Always `11013`: too many requests.
             * @enum {string}
             */
            readonly code: "11013";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The server failed. */
        readonly ServerFailedError: {
            /**
             * @description Always `500`: the server failed.
             * @enum {string}
             */
            readonly code: "500";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The service is unavailable for a time, for example because of maintenance or overload. */
        readonly ServiceUnavailableError: {
            /**
             * @description Always `503`: the service is unavailable for a time.
             * @enum {string}
             */
            readonly code: "503";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly RegisterRequest: RegisterRequest;
        readonly Token: Token;
        readonly Registered: Registered;
        readonly RegisterAnswer: RegisterAnswer;
        /** @description The answer when `register` ends with an error. The request was not carried out. An incorrect verification code uses up one of the five attempts for the code that was sent. */
        readonly RegisterError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10004" | "10006" | "10007" | "10091" | "11001";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The body is too large. */
        readonly PayloadTooLargeError: {
            /**
             * @description Always `413`: the body is too large.
             * @enum {string}
             */
            readonly code: "413";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The operation does not accept the content type of the body, or the request has a `Content-Encoding` other than `identity`. */
        readonly UnsupportedMediaTypeError: {
            /**
             * @description Always `415`: the operation does not accept the body.
             * @enum {string}
             */
            readonly code: "415";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LoginRequest: LoginRequest;
        readonly Id: Id;
        readonly KycStatus: KycStatus;
        readonly Theme: Theme;
        readonly RisingColour: RisingColour;
        readonly Preferences: Preferences;
        readonly Usd: Usd;
        readonly ProfitBySource: ProfitBySource;
        readonly AccountProfit: AccountProfit;
        readonly Account: Account;
        readonly Accounts: Accounts;
        readonly NoticeSwitch: NoticeSwitch;
        readonly Timestamp: Timestamp;
        readonly SignedInUser: SignedInUser;
        readonly LoginAnswer: LoginAnswer;
        /** @description The answer when `login` ends with an error. The request was not carried out. */
        readonly LoginError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10003" | "10004" | "10005" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SendCodeRequest: SendCodeRequest;
        readonly CodeSent: CodeSent;
        readonly SendCodeAnswer: SendCodeAnswer;
        /** @description The answer when `sendCode` ends with an error. The request was not carried out. */
        readonly SendCodeError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10007" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ResetUserPwdRequest: ResetUserPwdRequest;
        readonly ResetUserPwdAnswer: ResetUserPwdAnswer;
        /** @description The answer when `resetUserPwd` ends with an error. The request was not carried out. An incorrect verification code uses up one of the five attempts for the code that was sent. */
        readonly ResetUserPwdError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10001" | "10002" | "10004" | "10005" | "10009" | "11001";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly GoogleCredentialRequest: GoogleCredentialRequest;
        readonly GoogleCodeRequest: GoogleCodeRequest;
        readonly LoginByGoogleAnswer: LoginByGoogleAnswer;
        /** @description The answer when `loginByGoogle` ends with an error. The request was not carried out. */
        readonly LoginByGoogleError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10002" | "10005" | "10007" | "10091" | "11026";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LinkGoogleAnswer: LinkGoogleAnswer;
        /** @description The answer when `linkGoogle` ends with an error. The request was not carried out. */
        readonly LinkGoogleError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10002" | "10007" | "11006" | "11026";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description No valid session. */
        readonly UnauthorizedError: {
            /**
             * @description Always `401`: the session token is missing, unknown or expired, or belongs to a frozen account.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly UnlinkGoogleAnswer: UnlinkGoogleAnswer;
        /** @description The answer when `unlinkGoogle` ends with an error. The request was not carried out. */
        readonly UnlinkGoogleError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020" | "11027";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LogoutAnswer: LogoutAnswer;
        /** @description The answer when `logout` ends with an error. The request was not carried out. */
        readonly LogoutError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LogoutAllAnswer: LogoutAllAnswer;
        /** @description The answer when `logoutAll` ends with an error. The request was not carried out. */
        readonly LogoutAllError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LogoutSessionRequest: LogoutSessionRequest;
        readonly LogoutSessionAnswer: LogoutSessionAnswer;
        /** @description The answer when `logoutSession` ends with an error. The request was not carried out. */
        readonly LogoutSessionError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly MarketType: MarketType;
        readonly Price: Price;
        readonly Session: Session;
        readonly MarketItem: MarketItem;
        readonly ListMarketByTypeAnswer: ListMarketByTypeAnswer;
        readonly MarketStats: MarketStats;
        readonly ListMarketStatsAnswer: ListMarketStatsAnswer;
        readonly TradingHours: TradingHours;
        readonly Quantity: Quantity;
        readonly Rate: Rate;
        readonly OptionPeriod: OptionPeriod;
        readonly MarketInfo: MarketInfo;
        readonly GetMarketInfoAnswer: GetMarketInfoAnswer;
        /** @description The answer when `getMarketInfo` ends with an error. The request was not carried out. */
        readonly GetMarketInfoError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10015";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description No such path. */
        readonly NotFoundError: {
            /**
             * @description Always `404`: the path does not exist.
             * @enum {string}
             */
            readonly code: "404";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly Candle: Candle;
        readonly GetKValueByCodeAndDateAnswer: GetKValueByCodeAndDateAnswer;
        /** @description The answer when `getKValueByCodeAndDate` ends with an error. The request was not carried out. */
        readonly GetKValueByCodeAndDateError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10015";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ParamEntry: ParamEntry;
        readonly GetParamByKeyAnswer: GetParamByKeyAnswer;
        /** @description The answer when `getParamByKey` ends with an error. The request was not carried out. */
        readonly GetParamByKeyError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10018";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ContentType: ContentType;
        readonly ContentTopic: ContentTopic;
        readonly ContentGroup: ContentGroup;
        readonly ContentItem: ContentItem;
        readonly ListContentsAnswer: ListContentsAnswer;
        readonly Content: Content;
        readonly GetContentsByIdAnswer: GetContentsByIdAnswer;
        /** @description The answer when `getContentsById` ends with an error. The request was not carried out. */
        readonly GetContentsByIdError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SmartCycle: SmartCycle;
        readonly SmartProduct: SmartProduct;
        readonly SmartProductPage: SmartProductPage;
        readonly ListSmartProductAnswer: ListSmartProductAnswer;
        readonly Charity: Charity;
        readonly Nft: Nft;
        readonly NftPage: NftPage;
        readonly ListNftAnswer: ListNftAnswer;
        readonly NftBid: NftBid;
        readonly NftBidPage: NftBidPage;
        readonly ListNftBidAnswer: ListNftBidAnswer;
        /** @description The answer when `listNftBid` ends with an error. The request was not carried out. */
        readonly ListNftBidError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "10020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly UserInfo: UserInfo;
        readonly GetUserInfoAnswer: GetUserInfoAnswer;
        /** @description The answer when `getUserInfo` ends with an error. The request was not carried out. */
        readonly GetUserInfoError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10009";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly UpdateProfileRequest: UpdateProfileRequest;
        readonly UpdateProfileAnswer: UpdateProfileAnswer;
        /** @description The answer when `updateProfile` ends with an error. The request was not carried out. */
        readonly UpdateProfileError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly RepasswordRequest: RepasswordRequest;
        readonly RepasswordAnswer: RepasswordAnswer;
        /** @description The answer when `repassword` ends with an error. The request was not carried out. */
        readonly RepasswordError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SessionInfo: SessionInfo;
        readonly SessionInfoPage: SessionInfoPage;
        readonly ListSessionAnswer: ListSessionAnswer;
        /** @description The answer when `listSession` ends with an error. The request was not carried out. */
        readonly ListSessionError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SetPreferencesRequest: SetPreferencesRequest;
        readonly SetPreferencesAnswer: SetPreferencesAnswer;
        /** @description The answer when `setPreferences` ends with an error. The request was not carried out. */
        readonly SetPreferencesError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly Money: Money;
        readonly AccountClosing: AccountClosing;
        readonly CheckCloseAccountAnswer: CheckCloseAccountAnswer;
        /** @description The answer when `checkCloseAccount` ends with an error. The request was not carried out. */
        readonly CheckCloseAccountError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly CloseAccountRequest: CloseAccountRequest;
        readonly CloseAccountAnswer: CloseAccountAnswer;
        /** @description The answer when `closeAccount` ends with an error. The request was not carried out. */
        readonly CloseAccountError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly IdentificationRequest: IdentificationRequest;
        readonly StatusChange: StatusChange;
        readonly KycReceipt: KycReceipt;
        readonly IdentificationAnswer: IdentificationAnswer;
        /** @description The answer when `identification` ends with an error. The request was not carried out. */
        readonly IdentificationError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10018" | "10019" | "11006" | "11016";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly KycState: KycState;
        readonly GetKycAnswer: GetKycAnswer;
        /** @description The answer when `getKyc` ends with an error. The request was not carried out. */
        readonly GetKycError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly UploadedFile: UploadedFile;
        readonly UploadAnswer: UploadAnswer;
        /** @description The answer when `upload` ends with an error. The request was not carried out. */
        readonly UploadError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The image, or the body as a whole, is too large. */
        readonly ImageTooLargeError: {
            /**
             * @description `11012`: the image is too large. `413`: the body as a whole is too large; the mock server answers `11012` in this case, too.
             * @enum {string}
             */
            readonly code: "11012" | "413";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The image is not a valid JPG, JPEG 2000 or PNG, the body is not `multipart/form-data`, or the request has a `Content-Encoding` other than `identity`. */
        readonly ImageFormatWrongError: {
            /**
             * @description `11011`: the image is not a valid JPG, JPEG 2000 or PNG. `415`: the body is not `multipart/form-data`, or the request has a `Content-Encoding` other than `identity`.
             * @enum {string}
             */
            readonly code: "11011" | "415";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly NoticeGroup: NoticeGroup;
        readonly OrderNo: OrderNo;
        readonly Notification: Notification;
        readonly NotificationPage: NotificationPage;
        readonly ListNotificationAnswer: ListNotificationAnswer;
        /** @description The answer when `listNotification` ends with an error. The request was not carried out. */
        readonly ListNotificationError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ReadNotificationRequest: ReadNotificationRequest;
        readonly ReadNotificationAnswer: ReadNotificationAnswer;
        /** @description The answer when `readNotification` ends with an error. The request was not carried out. */
        readonly ReadNotificationError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SetNoticesRequest: SetNoticesRequest;
        readonly SetNoticesAnswer: SetNoticesAnswer;
        /** @description The answer when `setNotices` ends with an error. The request was not carried out. */
        readonly SetNoticesError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly PaymentLock: PaymentLock;
        readonly GetPaymentLockAnswer: GetPaymentLockAnswer;
        /** @description The answer when `getPaymentLock` ends with an error. The request was not carried out. */
        readonly GetPaymentLockError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SetSecurityPasswordRequest: SetSecurityPasswordRequest;
        readonly SetSecurityPasswordAnswer: SetSecurityPasswordAnswer;
        /** @description The answer when `setSecurityPassword` ends with an error. The request was not carried out. An incorrect verification code uses up one of the five attempts for the code that was sent. */
        readonly SetSecurityPasswordError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "11001" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly VerifySecurityPasswordRequest: VerifySecurityPasswordRequest;
        readonly VerifiedPassword: VerifiedPassword;
        readonly VerifySecurityPasswordAnswer: VerifySecurityPasswordAnswer;
        /** @description The answer when `verifySecurityPassword` ends with an error. The request was not carried out. An incorrect security password uses up one of five attempts. Five incorrect security passwords in a row lock payments. */
        readonly VerifySecurityPasswordError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11002" | "11003";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly PaymentLockReason: PaymentLockReason;
        readonly PaymentLockNotice: PaymentLockNotice;
        readonly PaymentLocked: PaymentLocked;
        readonly ChangeSecurityPasswordRequest: ChangeSecurityPasswordRequest;
        readonly ChangeSecurityPasswordAnswer: ChangeSecurityPasswordAnswer;
        /** @description The answer when `changeSecurityPassword` ends with an error. The request was not carried out. An incorrect security password uses up one of five attempts. Five incorrect security passwords in a row lock payments. */
        readonly ChangeSecurityPasswordError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11002" | "11003" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ResetSecurityPasswordRequest: ResetSecurityPasswordRequest;
        readonly ResetSecurityPasswordAnswer: ResetSecurityPasswordAnswer;
        /** @description The answer when `resetSecurityPassword` ends with an error. The request was not carried out. An incorrect verification code uses up one of the five attempts for the code that was sent. */
        readonly ResetSecurityPasswordError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10004" | "11001" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly AttemptKey: AttemptKey;
        readonly RechargeRequest: RechargeRequest;
        readonly Recharge: Recharge;
        readonly RechargeAnswer: RechargeAnswer;
        /** @description The answer when `recharge` ends with an error. The request was not carried out. */
        readonly RechargeError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10013" | "10018" | "10021" | "11005" | "11006" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly BelowMinimum: BelowMinimum;
        /** @description The first request with this idempotency key is still running. */
        readonly ConflictError: {
            /**
             * @description Always `11015`: the first request with this idempotency key is still running.
             * @enum {string}
             */
            readonly code: "11015";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        /** @description The idempotency key was used with another body. */
        readonly UnprocessableContentError: {
            /**
             * @description Always `11014`: the idempotency key was used with another body.
             * @enum {string}
             */
            readonly code: "11014";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly RechargePage: RechargePage;
        readonly ListRechargeAnswer: ListRechargeAnswer;
        /** @description The answer when `listRecharge` ends with an error. The request was not carried out. */
        readonly ListRechargeError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly WithdrawalRequest: WithdrawalRequest;
        readonly Withdrawal: Withdrawal;
        readonly WithdrawalAnswer: WithdrawalAnswer;
        /** @description The answer when `withdrawal` ends with an error. The request was not carried out. An incorrect security password uses up one of five attempts. Five incorrect security passwords in a row lock payments. */
        readonly WithdrawalError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10013" | "10018" | "10021" | "10022" | "10025" | "11002" | "11003" | "11005" | "11006" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly WithdrawalPage: WithdrawalPage;
        readonly ListWithdrwalAnswer: ListWithdrwalAnswer;
        /** @description The answer when `listWithdrwal` ends with an error. The request was not carried out. */
        readonly ListWithdrwalError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly CancelWithdrawalRequest: CancelWithdrawalRequest;
        readonly CancelWithdrawalAnswer: CancelWithdrawalAnswer;
        /** @description The answer when `cancelWithdrawal` ends with an error. The request was not carried out. */
        readonly CancelWithdrawalError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11006" | "11010" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly TransactionKind: TransactionKind;
        readonly Day: Day;
        readonly Transaction: Transaction;
        readonly TransactionPage: TransactionPage;
        readonly ListTransactionAnswer: ListTransactionAnswer;
        /** @description The answer when `listTransaction` ends with an error. The request was not carried out. */
        readonly ListTransactionError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly EquityPoint: EquityPoint;
        readonly EquityHistoryAnswer: EquityHistoryAnswer;
        /** @description The answer when `equityHistory` ends with an error. The request was not carried out. */
        readonly EquityHistoryError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SetSavingsRequest: SetSavingsRequest;
        readonly SetSavingsAnswer: SetSavingsAnswer;
        /** @description The answer when `setSavings` ends with an error. The request was not carried out. */
        readonly SetSavingsError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ResetDemoAnswer: ResetDemoAnswer;
        /** @description The answer when `resetDemo` ends with an error. The request was not carried out. */
        readonly ResetDemoError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "11006" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly MoneyOperation: MoneyOperation;
        readonly SettleAttemptRequest: SettleAttemptRequest;
        readonly KeptEnvelope: KeptEnvelope;
        readonly SettledAttempt: SettledAttempt;
        readonly SettleAttemptAnswer: SettleAttemptAnswer;
        /** @description The answer when `settleAttempt` ends with an error. The request was not carried out. */
        readonly SettleAttemptError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly IncomeSource: IncomeSource;
        readonly IncomeDetail: IncomeDetail;
        readonly IncomeBySource: IncomeBySource;
        readonly IncomeSummary: IncomeSummary;
        readonly IncomeDetailPage: IncomeDetailPage;
        readonly ListIncomeDetailAnswer: ListIncomeDetailAnswer;
        /** @description The answer when `listIncomeDetail` ends with an error. The request was not carried out. */
        readonly ListIncomeDetailError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly BuySmartRequest: BuySmartRequest;
        readonly SmartOrder: SmartOrder;
        readonly BuySmartAnswer: BuySmartAnswer;
        /** @description The answer when `buySmart` ends with an error. The request was not carried out. */
        readonly BuySmartError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10010" | "10011" | "10012" | "10013" | "10015" | "10018" | "10024" | "11005" | "11006" | "11007" | "11018" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SmartOrderPage: SmartOrderPage;
        readonly ListSmartOrderAnswer: ListSmartOrderAnswer;
        /** @description The answer when `listSmartOrder` ends with an error. The request was not carried out. */
        readonly ListSmartOrderError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ProfitDay: ProfitDay;
        readonly SmartOrderDetail: SmartOrderDetail;
        readonly GetSmartOrderByIdAnswer: GetSmartOrderByIdAnswer;
        /** @description The answer when `getSmartOrderById` ends with an error. The request was not carried out. */
        readonly GetSmartOrderByIdError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ExitPreview: ExitPreview;
        readonly PreviewExitSmartAnswer: PreviewExitSmartAnswer;
        /** @description The answer when `previewExitSmart` ends with an error. The request was not carried out. */
        readonly PreviewExitSmartError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11010" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ExitSmartRequest: ExitSmartRequest;
        readonly ExitSmartAnswer: ExitSmartAnswer;
        /** @description The answer when `exitSmart` ends with an error. The request was not carried out. */
        readonly ExitSmartError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11006" | "11010" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly OpenOrderRequest: OpenOrderRequest;
        readonly RealisedParts: RealisedParts;
        readonly Note: Note;
        readonly Order: Order;
        readonly OpenOrderAnswer: OpenOrderAnswer;
        /** @description The answer when `openOrder` ends with an error. The request was not carried out. */
        readonly OpenOrderError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10015" | "10016" | "10018" | "11006" | "11009" | "11018" | "11019" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ModifyOrderRequest: ModifyOrderRequest;
        readonly ModifyOrderAnswer: ModifyOrderAnswer;
        /** @description The answer when `modifyOrder` ends with an error. The request was not carried out. */
        readonly ModifyOrderError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11009" | "11010" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly CloseOrderRequest: CloseOrderRequest;
        readonly CloseOrderAnswer: CloseOrderAnswer;
        /** @description The answer when `closeOrder` ends with an error. The request was not carried out. */
        readonly CloseOrderError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10015" | "10016" | "11006" | "11010" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly OrderPage: OrderPage;
        readonly ListOrderAnswer: ListOrderAnswer;
        /** @description The answer when `listOrder` ends with an error. The request was not carried out. */
        readonly ListOrderError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly GetOrderByIdAnswer: GetOrderByIdAnswer;
        /** @description The answer when `getOrderById` ends with an error. The request was not carried out. */
        readonly GetOrderByIdError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly PendingType: PendingType;
        readonly PendingExpiry: PendingExpiry;
        readonly PlacePendingRequest: PlacePendingRequest;
        readonly PendingOrder: PendingOrder;
        readonly PlacePendingAnswer: PlacePendingAnswer;
        /** @description The answer when `placePending` ends with an error. The request was not carried out. */
        readonly PlacePendingError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10015" | "10016" | "10018" | "11006" | "11009" | "11018" | "11019" | "11021" | "11030" | "11032" | "11033";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ModifyPendingRequest: ModifyPendingRequest;
        readonly ModifyPendingAnswer: ModifyPendingAnswer;
        /** @description The answer when `modifyPending` ends with an error. The request was not carried out. */
        readonly ModifyPendingError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10011" | "10016" | "11006" | "11009" | "11020" | "11030" | "11031" | "11032";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly CancelPendingRequest: CancelPendingRequest;
        readonly CancelPendingAnswer: CancelPendingAnswer;
        /** @description The answer when `cancelPending` ends with an error. The request was not carried out. */
        readonly CancelPendingError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020" | "11031";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly PendingOrderPage: PendingOrderPage;
        readonly ListPendingAnswer: ListPendingAnswer;
        /** @description The answer when `listPending` ends with an error. The request was not carried out. */
        readonly ListPendingError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly BuyOptionsRequest: BuyOptionsRequest;
        readonly OptionsOrder: OptionsOrder;
        readonly BuyOptionsAnswer: BuyOptionsAnswer;
        /** @description The answer when `buyOptions` ends with an error. The request was not carried out. */
        readonly BuyOptionsError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10014" | "10015" | "10016" | "10017" | "10018" | "11006" | "11018" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly OptionsOrderPage: OptionsOrderPage;
        readonly ListOptionsOrderAnswer: ListOptionsOrderAnswer;
        /** @description The answer when `listOptionsOrder` ends with an error. The request was not carried out. */
        readonly ListOptionsOrderError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly GetOptionsOrderByIdAnswer: GetOptionsOrderByIdAnswer;
        /** @description The answer when `getOptionsOrderById` ends with an error. The request was not carried out. */
        readonly GetOptionsOrderByIdError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ClosedTrades: ClosedTrades;
        readonly LargestFall: LargestFall;
        readonly InstrumentResult: InstrumentResult;
        readonly MonthResult: MonthResult;
        readonly PerformancePoint: PerformancePoint;
        readonly Performance: Performance;
        readonly PerformanceAnswer: PerformanceAnswer;
        /** @description The answer when `performance` ends with an error. The request was not carried out. */
        readonly PerformanceError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly PerformanceFigure: PerformanceFigure;
        readonly ProfitSource: ProfitSource;
        readonly PerformanceRowKind: PerformanceRowKind;
        readonly PerformanceRow: PerformanceRow;
        readonly PerformanceSum: PerformanceSum;
        readonly PerformanceRowPage: PerformanceRowPage;
        readonly ListPerformanceAnswer: ListPerformanceAnswer;
        /** @description The answer when `listPerformance` ends with an error. The request was not carried out. */
        readonly ListPerformanceError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SetNoteRequest: SetNoteRequest;
        readonly SetNoteAnswer: SetNoteAnswer;
        /** @description The answer when `setNote` ends with an error. The request was not carried out. */
        readonly SetNoteError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly CreditLine: CreditLine;
        readonly MyCreditAnswer: MyCreditAnswer;
        /** @description The answer when `myCredit` ends with an error. The request was not carried out. */
        readonly MyCreditError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018" | "11005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LoanQuoteRequest: LoanQuoteRequest;
        readonly LoanInstalment: LoanInstalment;
        readonly OverdueTerms: OverdueTerms;
        readonly Borrower: Borrower;
        readonly LoanQuote: LoanQuote;
        readonly LoanQuoteAnswer: LoanQuoteAnswer;
        /** @description The answer when `loanQuote` ends with an error. The request was not carried out. */
        readonly LoanQuoteError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10013" | "10018" | "10023" | "11005";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LoanRequest: LoanRequest;
        readonly Loan: Loan;
        readonly LoanAnswer: LoanAnswer;
        /** @description The answer when `loan` ends with an error. The request was not carried out. */
        readonly LoanError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10013" | "10018" | "10019" | "10022" | "10023" | "11005" | "11006" | "11016" | "11018" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LoanPage: LoanPage;
        readonly ListLoanRecordAnswer: ListLoanRecordAnswer;
        /** @description The answer when `listLoanRecord` ends with an error. The request was not carried out. */
        readonly ListLoanRecordError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly LoanAgreement: LoanAgreement;
        readonly LoanDetail: LoanDetail;
        readonly GetLoanByIdAnswer: GetLoanByIdAnswer;
        /** @description The answer when `getLoanById` ends with an error. The request was not carried out. */
        readonly GetLoanByIdError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11005" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly RepayLoanRequest: RepayLoanRequest;
        readonly RepayLoanAnswer: RepayLoanAnswer;
        /** @description The answer when `repayLoan` ends with an error. The request was not carried out. */
        readonly RepayLoanError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly WithdrawLoanRequest: WithdrawLoanRequest;
        readonly WithdrawLoanAnswer: WithdrawLoanAnswer;
        /** @description The answer when `withdrawLoan` ends with an error. The request was not carried out. */
        readonly WithdrawLoanError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10011" | "11005" | "11006" | "11017" | "11018" | "11020" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly BuyNftRequest: BuyNftRequest;
        readonly MyNft: MyNft;
        readonly BuyNftAnswer: BuyNftAnswer;
        /** @description The answer when `buyNft` ends with an error. The request was not carried out. */
        readonly BuyNftError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10008" | "10011" | "10016" | "10020" | "10021" | "11005" | "11006" | "11021";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly MyNftPage: MyNftPage;
        readonly ListMyNftAnswer: ListMyNftAnswer;
        /** @description The answer when `listMyNft` ends with an error. The request was not carried out. */
        readonly ListMyNftError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly ListWatchAnswer: ListWatchAnswer;
        /** @description The answer when `listWatch` ends with an error. The request was not carried out. */
        readonly ListWatchError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly WatchRequest: WatchRequest;
        readonly AddWatchAnswer: AddWatchAnswer;
        /** @description The answer when `addWatch` ends with an error. The request was not carried out. */
        readonly AddWatchError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10015" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly RemoveWatchAnswer: RemoveWatchAnswer;
        /** @description The answer when `removeWatch` ends with an error. The request was not carried out. */
        readonly RemoveWatchError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly AlertKind: AlertKind;
        readonly AlertRepeat: AlertRepeat;
        readonly PriceAlert: PriceAlert;
        readonly PriceAlertPage: PriceAlertPage;
        readonly ListAlertAnswer: ListAlertAnswer;
        /** @description The answer when `listAlert` ends with an error. The request was not carried out. */
        readonly ListAlertError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly SetAlertRequest: SetAlertRequest;
        readonly SetAlertAnswer: SetAlertAnswer;
        /** @description The answer when `setAlert` ends with an error. The request was not carried out. */
        readonly SetAlertError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10015" | "10016" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly RemoveAlertRequest: RemoveAlertRequest;
        readonly RemoveAlertAnswer: RemoveAlertAnswer;
        /** @description The answer when `removeAlert` ends with an error. The request was not carried out. */
        readonly RemoveAlertError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "11006" | "11020";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly InviteRules: InviteRules;
        readonly InviteSummary: InviteSummary;
        readonly InviteSummaryAnswer: InviteSummaryAnswer;
        /** @description The answer when `inviteSummary` ends with an error. The request was not carried out. */
        readonly InviteSummaryError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401" | "10018";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
        readonly Invite: Invite;
        readonly InvitePage: InvitePage;
        readonly ListInviteAnswer: ListInviteAnswer;
        /** @description The answer when `listInvite` ends with an error. The request was not carried out. */
        readonly ListInviteError: {
            /**
             * @description The code of the error in the error catalogue.
             * @enum {string}
             */
            readonly code: "401";
            readonly msg: components["schemas"]["Message"];
            readonly result: components["schemas"]["Nothing"];
            readonly traceId: components["schemas"]["TraceId"];
            readonly serverTime: components["schemas"]["ServerTime"];
        };
    };
    responses: {
        /** @description The request does not match the contract: for example, the JSON is malformed or a value is not allowed. A value for which the operation has an error code is answered with that code instead. `errors` names the fields. Nothing changed. */
        readonly BadRequest: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["BadRequestError"];
            };
        };
        /** @description The path does not support this method. The `Allow` header lists the methods that the path supports. */
        readonly MethodNotAllowed: {
            headers: {
                /** @description The methods that this path supports. */
                readonly Allow?: string;
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["MethodNotAllowedError"];
            };
        };
        /** @description Too many requests. Wait for the number of seconds in `Retry-After`. */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TooManyRequestsError"];
            };
        };
        /** @description The server failed, and an operation that changes something may have been carried out. To find out, list the records; if the operation takes an idempotency key, you can also repeat the request with the same key. */
        readonly ServerError: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ServerFailedError"];
            };
        };
        /** @description The service is unavailable for a time, for example because of maintenance or overload. Wait for the number of seconds in `Retry-After`. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ServiceUnavailableError"];
            };
        };
        /** @description The body is larger than this operation accepts. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PayloadTooLargeError"];
            };
        };
        /** @description The body has a content type that this operation does not accept, or the request has a `Content-Encoding` other than `identity`. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnsupportedMediaTypeError"];
            };
        };
        /** @description The session token is missing or unknown, or has expired. The token of a frozen account gets the same answer from an operation that does not have the code `10008`. The same error can come as HTTP 200 with the body code `401`. In both cases, delete the token and ask the user to log in. */
        readonly Unauthorized: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
        /** @description The path does not exist, for example because a path value is empty. A well-formed value that names no record is answered with HTTP 200 and an error code instead. */
        readonly NotFound: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description The image is larger than 2 MB (2,097,152 bytes), or the body as a whole is too large. Scale the image down and send it again. */
        readonly ImageTooLarge: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ImageTooLargeError"];
            };
        };
        /** @description The image is not a valid JPG, JPEG 2000 or PNG, the body is not `multipart/form-data`, or the request has a `Content-Encoding` other than `identity`. The format of the image is detected from its first bytes, not from its name. The image may have at most 250 million pixels, by the width and height in its header. */
        readonly ImageFormatWrong: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ImageFormatWrongError"];
            };
        };
        /** @description The first request with this idempotency key has not been answered yet. Wait, then repeat the request with the same key. */
        readonly Conflict: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ConflictError"];
            };
        };
        /** @description This idempotency key was used with another body. Use a new key for a new request. */
        readonly UnprocessableContent: {
            headers: {
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnprocessableContentError"];
            };
        };
        /** @description Too many requests, or the answers to 1,000 idempotency keys of this user are still stored. In the second case, a new key can be used once the oldest of these answers is 24 hours old. A request with a stored key is answered as before. Wait for the number of seconds in `Retry-After`. */
        readonly TooManyAttempts: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "X-Api-Version": components["headers"]["ApiVersion"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TooManyRequestsError"];
            };
        };
    };
    parameters: {
        /**
         * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
         * @example NO
         */
        readonly Virtually: "YES" | "NO";
        /**
         * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
         * @example en
         */
        readonly AcceptLanguage: string;
        /**
         * @description The category of the instruments in the answer. Without `type`, the answer contains instruments of all categories.
         * @example 1
         */
        readonly MarketTypeFilter: components["schemas"]["MarketType"];
        /**
         * @description The `id` of a market item.
         * @example 1
         */
        readonly MarketId: components["schemas"]["Id"];
        /**
         * @description The `id` of the content item.
         * @example c-201
         */
        readonly ContentId: components["schemas"]["Id"];
        /**
         * @description The number of the page, starting at 1.
         * @example 1
         */
        readonly PageNum: number;
        /**
         * @description Records on a page, up to 100.
         * @example 20
         */
        readonly PageSize: number;
        /**
         * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
         *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
         *     twice. In another operation or account mode, the same key names another attempt.
         *
         *     A request with a key can get these errors:
         *     - `11014`: the key was used with another body within the last 24 hours.
         *     - `11015`: the first request with this key is still running.
         *     - `11021`: `settleAttempt` has cancelled the attempt.
         *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
         *       hours old.
         *
         *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
         *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
         *     with a new key.
         * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
         */
        readonly IdempotencyKey: components["schemas"]["AttemptKey"];
        /**
         * @description The first UTC day of the range, included. If `from` is later than `to`, the answer is HTTP 400 with the rule `range`.
         * @example 2026-01-01
         */
        readonly FromDay: components["schemas"]["Day"];
        /**
         * @description The last UTC day of the range, included.
         * @example 2026-01-31
         */
        readonly ToDay: components["schemas"]["Day"];
        /**
         * @description The `orderNo` of the plan.
         * @example SM202601100000000003
         */
        readonly PlanId: components["schemas"]["Id"];
        /**
         * @description The `orderNo` of the record.
         * @example OP202601100000000007
         */
        readonly OrderId: components["schemas"]["Id"];
        /**
         * @description The `loanNo` of the loan.
         * @example LN202601120000000002
         */
        readonly LoanId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description The number of seconds to wait before the next request. */
        readonly RetryAfter: number;
        /** @description `true` if this answer is the stored answer to an earlier call with the same idempotency key. */
        readonly IdempotentReplayed: "true";
        /**
         * @description The version of the contract that the server follows: `info.version` of the contract.
         * @example 1.1.0
         */
        readonly ApiVersion: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly checkUserNameOrPhone: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The user name to check.
                 * @example mei_lin
                 */
                readonly userName?: string;
                /** @description The email address to check. */
                readonly email?: string;
                /** @description The country calling code of `phone`. Required if `phone` is sent. */
                readonly areaCode?: string;
                /** @description The phone number to check, without the country calling code. Required if `areaCode` is sent. */
                readonly phone?: string;
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the user name, email address or phone number is not taken
             *     - `10001`: no value was sent, or `userName` or `email` is blank
             *     - `10002`: the email address is not valid
             *     - `10003`: the user name does not match the rule for user names
             *     - `10006`: the user name or phone number is taken
             *     - `10007`: the email address is taken
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckUserNameOrPhoneAnswer"] | components["schemas"]["CheckUserNameOrPhoneError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The account to create. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the user was created and is logged in
             *     - `10001`: the user name or the email address is blank
             *     - `10002`: the email address is not valid
             *     - `10003`: the user name does not match the rule for user names
             *     - `10004`: the password does not have 8 to 64 characters with at least one letter and one digit
             *     - `10006`: the user name is taken
             *     - `10007`: the email address is taken
             *     - `10091`: the invitation code is unknown, or does not consist of 6 to 8 capital letters or digits
             *     - `11001`: the verification code is missing, incorrect, expired or used up
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisterAnswer"] | components["schemas"]["RegisterError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The name and the password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the user is logged in
             *     - `10001`: `userName` is blank
             *     - `10002`: `userName` contains @ and is not an email address
             *     - `10003`: `userName` contains no @ and does not match the rule for user names
             *     - `10004`: the log-in password is blank or incorrect, or the user has no log-in password
             *     - `10005`: the account is frozen
             *     - `10009`: no user has this user name or email address
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginAnswer"] | components["schemas"]["LoginError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly sendCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The email address, and the purpose of the code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the code was sent
             *     - `10001`: the email address is blank
             *     - `10002`: the email address is not valid
             *     - `10007`: the scene is `register`, and the email address is taken
             *     - `10009`: the scene is `reset`, and no user has this email address
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendCodeAnswer"] | components["schemas"]["SendCodeError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetUserPwd: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new password and the code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetUserPwdRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the password was changed, and every session has ended
             *     - `10001`: the email address is blank
             *     - `10002`: the email address is not valid
             *     - `10004`: the new password does not have 8 to 64 characters with at least one letter and one digit
             *     - `10005`: the account is frozen
             *     - `10009`: no user has this email address
             *     - `11001`: the verification code is missing, incorrect, expired or used up
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetUserPwdAnswer"] | components["schemas"]["ResetUserPwdError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loginByGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The proof from Google. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GoogleCredentialRequest"] | components["schemas"]["GoogleCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the user is logged in
             *     - `10002`: the credential is not valid, or the email address of the Google account is not valid or not verified
             *     - `10005`: the account is frozen
             *     - `10007`: a user with this email address exists, but is not linked to this Google account: log in with the password, then call `linkGoogle`
             *     - `10091`: the invitation code is unknown, or does not consist of 6 to 8 capital letters or digits; no user was created
             *     - `11026`: the authorization code is unknown, already used or older than 10 minutes; `state`, `nonce`, `codeVerifier` or `redirectUri` does not belong to the authorization code; or `redirectUri` is not an allowed address
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginByGoogleAnswer"] | components["schemas"]["LoginByGoogleError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly linkGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The proof from Google. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GoogleCredentialRequest"] | components["schemas"]["GoogleCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the Google account is linked
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10002`: the credential is not valid, or the email address of the Google account is not valid or not verified
             *     - `10007`: the Google account is linked to another user, or another user has its email address
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11026`: the authorization code is unknown, already used or older than 10 minutes; `state`, `nonce`, `codeVerifier` or `redirectUri` does not belong to the authorization code; or `redirectUri` is not an allowed address
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkGoogleAnswer"] | components["schemas"]["LinkGoogleError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly unlinkGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the Google account is unlinked
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11020`: no Google account is linked
             *     - `11027`: the user has no log-in password
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnlinkGoogleAnswer"] | components["schemas"]["UnlinkGoogleError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the session has ended
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutAnswer"] | components["schemas"]["LogoutError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logoutAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: all other sessions have ended
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutAllAnswer"] | components["schemas"]["LogoutAllError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly logoutSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The session to end. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogoutSessionRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the session has ended
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11020`: the user has no session with this id
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutSessionAnswer"] | components["schemas"]["LogoutSessionError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMarketByType: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The category of the instruments in the answer. Without `type`, the answer contains instruments of all categories.
                 * @example 1
                 */
                readonly type?: components["parameters"]["MarketTypeFilter"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the instruments; the list can be empty
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListMarketByTypeAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMarketStats: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The category of the instruments in the answer. Without `type`, the answer contains instruments of all categories.
                 * @example 1
                 */
                readonly type?: components["parameters"]["MarketTypeFilter"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the figures; the list can be empty
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListMarketStatsAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getMarketInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `id` of a market item.
                 * @example 1
                 */
                readonly id: components["parameters"]["MarketId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the instrument
             *     - `10015`: no instrument with this id is listed
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetMarketInfoAnswer"] | components["schemas"]["GetMarketInfoError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getKValueByCodeAndDate: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The symbol of the instrument.
                 * @example EURUSD
                 */
                readonly code: string;
                /**
                 * @description The last day, included.
                 * @example 2026-01-10
                 */
                readonly date: string;
                /**
                 * @description The length of one candle.
                 * @example 1m
                 */
                readonly period?: "1m" | "5m" | "15m" | "30m" | "1h" | "4h" | "1d" | "1w";
                /**
                 * @description The largest number of candles in the answer. If more candles exist, the answer contains the latest candles.
                 * @example 2
                 */
                readonly limit?: number;
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the candles; the list can be empty
             *     - `10015`: no instrument has this code
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetKValueByCodeAndDateAnswer"] | components["schemas"]["GetKValueByCodeAndDateError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getParamByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The name of the parameter.
                 * @example areaCodes
                 */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the parameter
             *     - `10018`: no parameter has this key
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetParamByKeyAnswer"] | components["schemas"]["GetParamByKeyError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listContents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The language class of the texts.
                 * @example 2
                 */
                readonly languageClass: 1 | 2;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the titles of the pages, questions and announcements
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListContentsAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContentsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `id` of the content item.
                 * @example c-201
                 */
                readonly id: components["parameters"]["ContentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the page, question or announcement
             *     - `11020`: no page, question or announcement has this id
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetContentsByIdAnswer"] | components["schemas"]["GetContentsByIdError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSmartProduct: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only plan products of this market category.
                 * @example 2
                 */
                readonly marketType?: components["schemas"]["MarketType"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of plan products
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSmartProductAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNft: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example LIVE
                 */
                readonly status?: "LIVE" | "SOLD" | "ENDED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of NFTs
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListNftAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNftBid: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The id of the NFT.
                 * @example n-3
                 */
                readonly nftId: components["schemas"]["Id"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of bids
             *     - `10020`: no listed NFT has this id
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListNftBidAnswer"] | components["schemas"]["ListNftBidError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the user
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10009`: the user no longer exists
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetUserInfoAnswer"] | components["schemas"]["GetUserInfoError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the profile was changed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11020`: the picture is not an upload of this user with the purpose `avatar`
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UpdateProfileAnswer"] | components["schemas"]["UpdateProfileError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly repassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The current and the new log-in password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the log-in password was changed, and all other sessions have ended
             *     - `401`: the session token is missing, unknown or expired
             *     - `10004`: the current password is blank or incorrect; the user has no log-in password; the new password does not have 8 to 64 characters with at least one letter and one digit; or the new password equals the current password
             *     - `10008`: the account is frozen
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepasswordAnswer"] | components["schemas"]["RepasswordError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSession: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of sessions
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSessionAnswer"] | components["schemas"]["ListSessionError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The preferences to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetPreferencesRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the preferences are stored
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetPreferencesAnswer"] | components["schemas"]["SetPreferencesError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly checkCloseAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: whether the account can be closed, and what can prevent the closing
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckCloseAccountAnswer"] | components["schemas"]["CheckCloseAccountError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly closeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The log-in password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CloseAccountRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the account is closed
             *     - `401`: the session token is missing, unknown or expired
             *     - `10004`: the log-in password is blank or incorrect, or the user has no log-in password
             *     - `10008`: a balance of the real account is not 0, a record of the real or the demo account is open, or the account is frozen
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CloseAccountAnswer"] | components["schemas"]["CloseAccountError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly identification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The person and the document. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentificationRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20001`: the identity check was submitted for review
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10019`: an identity check is under review, or the identity is already verified
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11016`: the signature is missing or blank
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentificationAnswer"] | components["schemas"]["IdentificationError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getKyc: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the status of the identity check
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetKycAnswer"] | components["schemas"]["GetKycError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly upload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The file and its purpose. */
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image: 1 to 2,097,152 bytes. A text in place of a file is answered with HTTP 400 and the rule `file`.
                     */
                    readonly file: Blob;
                    /**
                     * @description The purpose of the image. Each request field that takes a file id accepts only images that were uploaded for certain purposes; its description lists them.
                     * @enum {string}
                     */
                    readonly purpose: "kyc" | "recharge" | "withdrawal" | "avatar" | "signature";
                };
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the image was accepted
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadAnswer"] | components["schemas"]["UploadError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["ImageTooLarge"];
            readonly 415: components["responses"]["ImageFormatWrong"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNotification: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only unread notifications.
                 * @example true
                 */
                readonly unreadOnly?: boolean;
                /**
                 * @description Only notifications of this group.
                 * @example MONEY
                 */
                readonly group?: components["schemas"]["NoticeGroup"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of notifications
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListNotificationAnswer"] | components["schemas"]["ListNotificationError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly readNotification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The notifications. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadNotificationRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the notifications are marked as read
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11020`: at least one of the ids is not the id of a notification of the user; no notification was marked
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReadNotificationAnswer"] | components["schemas"]["ReadNotificationError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setNotices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The kinds to switch off. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetNoticesRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the choice is stored
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetNoticesAnswer"] | components["schemas"]["SetNoticesError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getPaymentLock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: whether payments are locked
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetPaymentLockAnswer"] | components["schemas"]["GetPaymentLockError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setSecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The password and the code. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetSecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the security password is set
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: a security password is already set, or the account is frozen
             *     - `11001`: the verification code is missing, incorrect, expired or used up
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetSecurityPasswordAnswer"] | components["schemas"]["SetSecurityPasswordError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly verifySecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifySecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the security password is correct
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11002`: the security password is incorrect; the fifth incorrect password in a row locks payments
             *     - `11003`: no security password is set
             *     - `11004`: payments are locked; the result contains the reason, and the end of the lock if it has one
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifySecurityPasswordAnswer"] | components["schemas"]["VerifySecurityPasswordError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly changeSecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The current and the new security password. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangeSecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the security password was changed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11002`: the current security password is incorrect; the fifth incorrect password in a row locks payments
             *     - `11003`: no security password is set
             *     - `11004`: payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangeSecurityPasswordAnswer"] | components["schemas"]["ChangeSecurityPasswordError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetSecurityPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new security password, with the email code and the log-in password as proof. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetSecurityPasswordRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the security password was changed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10004`: the log-in password is blank or incorrect, or the user has no log-in password
             *     - `11001`: the verification code is missing, incorrect, expired or used up
             *     - `11004`: payments are locked by the operator; the result contains the reason, and the end of the lock if it has one
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetSecurityPasswordAnswer"] | components["schemas"]["ResetSecurityPasswordError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly recharge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The transfer. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RechargeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20002`: the deposit was submitted for review
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10013`: the amount is not a number above 0, has more decimals than the `scale` of the method, or is worth more than 1,000,000,000.00 USD
             *     - `10018`: a system parameter that the operation needs is missing, or the currency has no price
             *     - `10021`: `receiveAddress` is not the address of the method in `recharge.methods`
             *     - `11004`: payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11008`: the amount is below the minimum; `params` contains the minimum
             *     - `11020`: the proof is not an upload of this user with the purpose `recharge`
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RechargeAnswer"] | components["schemas"]["RechargeError"] | components["schemas"]["PaymentLocked"] | components["schemas"]["BelowMinimum"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listRecharge: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example COMPLETED
                 */
                readonly status?: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of deposits
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListRechargeAnswer"] | components["schemas"]["ListRechargeError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly withdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The withdrawal. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20003`: the withdrawal was submitted for review
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10011`: the available balance is too low
             *     - `10013`: the amount is not a number above 0 with up to two decimals, or is above 1,000,000,000.00 USD
             *     - `10018`: a system parameter that the operation needs is missing, or the currency has no price
             *     - `10021`: the address is blank, or its form or checksum is not valid for the method
             *     - `10022`: the identity is not verified, and this amount together with the withdrawals that the user submitted on this UTC day would exceed `withdrawal.kycThreshold`; rejected, failed and cancelled withdrawals do not count
             *     - `10025`: the method is blank or unknown
             *     - `11002`: the security password is incorrect; the fifth incorrect password in a row locks payments
             *     - `11003`: no security password is set
             *     - `11004`: payments are locked, or withdrawals are paused; the result contains the reason, and the end of the lock or pause if it has one
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11008`: the amount is below the minimum; `params` contains the minimum
             *     - `11018`: `expectedFee` is not the current fee
             *     - `11020`: the proof is not an upload of this user with the purpose `withdrawal`
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithdrawalAnswer"] | components["schemas"]["WithdrawalError"] | components["schemas"]["PaymentLocked"] | components["schemas"]["BelowMinimum"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWithdrwal: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example APPROVED
                 */
                readonly status?: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED";
                /**
                 * @description Only the withdrawal with this `orderNo`. The list is empty if the user has no such withdrawal.
                 * @example WD202601110000000001
                 */
                readonly orderNo?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of withdrawals
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListWithdrwalAnswer"] | components["schemas"]["ListWithdrwalError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly cancelWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The withdrawal. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelWithdrawalRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the withdrawal is cancelled
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11010`: the withdrawal is not waiting for review
             *     - `11020`: the user has no withdrawal with this number
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelWithdrawalAnswer"] | components["schemas"]["CancelWithdrawalError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listTransaction: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only transactions of this kind.
                 * @example DEPOSIT
                 */
                readonly kind?: components["schemas"]["TransactionKind"];
                /**
                 * @description The first UTC day of the range, included. If `from` is later than `to`, the answer is HTTP 400 with the rule `range`.
                 * @example 2026-01-01
                 */
                readonly from?: components["parameters"]["FromDay"];
                /**
                 * @description The last UTC day of the range, included.
                 * @example 2026-01-31
                 */
                readonly to?: components["parameters"]["ToDay"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of transactions
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListTransactionAnswer"] | components["schemas"]["ListTransactionError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly equityHistory: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The start of the range.
                 * @example 2026-01-10T00:00:00.000Z
                 */
                readonly from: components["schemas"]["Timestamp"];
                /**
                 * @description The end of the range.
                 * @example 2026-01-11T00:00:00.000Z
                 */
                readonly to: components["schemas"]["Timestamp"];
                /**
                 * @description The interval between points.
                 * @example day
                 */
                readonly step?: "booking" | "hour" | "day";
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the points of the equity curve
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EquityHistoryAnswer"] | components["schemas"]["EquityHistoryError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setSavings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Whether interest on cash is switched on. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetSavingsRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the setting was changed
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetSavingsAnswer"] | components["schemas"]["SetSavingsError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resetDemo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the demo account was reset
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the call is for the real account, or the account is frozen
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResetDemoAnswer"] | components["schemas"]["ResetDemoError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly settleAttempt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The attempt. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettleAttemptRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the state of the attempt
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettleAttemptAnswer"] | components["schemas"]["SettleAttemptError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listIncomeDetail: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only entries of this source.
                 * @example SAVINGS
                 */
                readonly source?: components["schemas"]["IncomeSource"];
                /**
                 * @description The first UTC day of the range, included. If `from` is later than `to`, the answer is HTTP 400 with the rule `range`.
                 * @example 2026-01-01
                 */
                readonly from?: components["parameters"]["FromDay"];
                /**
                 * @description The last UTC day of the range, included.
                 * @example 2026-01-31
                 */
                readonly to?: components["parameters"]["ToDay"];
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of entries, with sums
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListIncomeDetailAnswer"] | components["schemas"]["ListIncomeDetailError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly buySmart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The plan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BuySmartRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: the plan was bought
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10010`: the product is unknown or no longer available
             *     - `10011`: the available balance less the principal of loans that still have to be repaid is too low
             *     - `10012`: the product does not have this term
             *     - `10013`: the amount is not a number above 0 with up to two decimals, or is outside the limits of the product
             *     - `10015`: the product is sold out
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10024`: a plan of this product is already running
             *     - `11004`: payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11007`: plans are switched off
             *     - `11018`: `acceptedTermsVersion` is not the current version
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BuySmartAnswer"] | components["schemas"]["BuySmartError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSmartOrder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example IN_PROGRESS
                 */
                readonly status?: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of plans
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListSmartOrderAnswer"] | components["schemas"]["ListSmartOrderError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSmartOrderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the plan.
                 * @example SM202601100000000003
                 */
                readonly id: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the plan
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11020`: the user has no plan with this number
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetSmartOrderByIdAnswer"] | components["schemas"]["GetSmartOrderByIdError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly previewExitSmart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the plan.
                 * @example SM202601100000000003
                 */
                readonly id: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the preview
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11010`: the plan is no longer running
             *     - `11020`: the user has no plan with this number
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewExitSmartAnswer"] | components["schemas"]["PreviewExitSmartError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly exitSmart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The plan to close early, and the quote from `previewExitSmart`. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExitSmartRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the plan was closed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11010`: the plan is no longer running
             *     - `11018`: the quote is not from a preview of this plan, or is older than 60 seconds; or the figures of the quote have changed
             *     - `11020`: the user has no plan with this number
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExitSmartAnswer"] | components["schemas"]["ExitSmartError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly openOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The position. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenOrderRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: the position was opened
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10011`: the available balance is too low for the margin and the opening fee
             *     - `10015`: the instrument is unknown, closed or halted
             *     - `10016`: `lots` is not a number, is not a multiple of `lotStep`, is below `minLots`, or is above `maxLots`; or the value of the position would be below 0.01 USD or above 1,000,000,000.00 USD
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11004`: the call is for the real account, and payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11009`: a stop loss, take profit or trailing distance is not above 0 or is not a multiple of `tickSize`; a stop loss or take profit is on the wrong side of the current price, or too close to it; a trailing distance is too small; a stop loss or trailing stop would not be reached before the stop-out; or both a stop loss and a trailing distance are given
             *     - `11018`: the current price differs from `quotedPrice` by more than `slippage` times `quotedPrice`, or `acceptedTermsVersion` is not the current version
             *     - `11019`: the leverage is missing, is below 1, or is too high for the instrument
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenOrderAnswer"] | components["schemas"]["OpenOrderError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly modifyOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The new stop loss, trailing stop and take profit. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModifyOrderRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the position was changed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11009`: a stop loss, take profit or trailing distance is not above 0 or is not a multiple of `tickSize`; a stop loss or take profit is on the wrong side of the current price, or too close to it; a trailing distance is too small; a stop loss or trailing stop would not be reached before the stop-out; or both a stop loss and a trailing distance are given
             *     - `11010`: the position is closed
             *     - `11020`: the user has no position with this number in this account mode
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModifyOrderAnswer"] | components["schemas"]["ModifyOrderError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly closeOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The position. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CloseOrderRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the position or the part of it was closed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10015`: the instrument is closed, halted or no longer available
             *     - `10016`: `lots` is not a number above 0, is not a multiple of `lotStep`, or is more than the size of the position; the part or the rest would be below `minLots`; the part or the rest would have no margin; or the margin of the part is too small for the loss and the closing fee of the part
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11010`: the position is already closed
             *     - `11020`: the user has no position with this number in this account mode
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CloseOrderAnswer"] | components["schemas"]["CloseOrderError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listOrder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example CLOSED
                 */
                readonly status?: "OPEN" | "CLOSED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of positions
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListOrderAnswer"] | components["schemas"]["ListOrderError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOrderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the position.
                 * @example LV202601100000000005
                 */
                readonly id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the position
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11020`: the user has no position with this number in this account mode
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetOrderByIdAnswer"] | components["schemas"]["GetOrderByIdError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly placePending: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The waiting order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlacePendingRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: the waiting order was placed
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10011`: the available balance is too low for the margin and the opening fee
             *     - `10015`: the instrument is unknown, closed or halted
             *     - `10016`: `lots` is not a number, is not a multiple of `lotStep`, is below `minLots`, or is above `maxLots`; or the value of the position would be below 0.01 USD or above 1,000,000,000.00 USD
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11004`: the call is for the real account, and payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11009`: a stop loss, take profit or trailing distance is not above 0 or is not a multiple of `tickSize`; a stop loss or take profit is on the wrong side of the trigger price, or too close to it; a trailing distance is too small; a stop loss or trailing stop would not be reached before the stop-out; or both a stop loss and a trailing distance are given
             *     - `11018`: `acceptedTermsVersion` is not the current version
             *     - `11019`: the leverage is missing, is below 1, or is too high for the instrument
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             *     - `11030`: the trigger price is missing, is not above 0, is not a multiple of `tickSize`, equals the current price, or is on the wrong side of the current price
             *     - `11032`: `expiry` is MOMENT, and `expiresAt` is missing, is not in the future, or is more than 365 days away
             *     - `11033`: the order to link is unknown, is no longer waiting, is for another instrument, or is already linked to an order that is waiting
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlacePendingAnswer"] | components["schemas"]["PlacePendingError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly modifyPending: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModifyPendingRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the waiting order was changed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10011`: the available balance is too low for the additional amount on hold
             *     - `10016`: `lots` is not a number, is not a multiple of `lotStep`, is below `minLots`, or is above `maxLots`; or the value of the position would be below 0.01 USD or above 1,000,000,000.00 USD
             *     - `11004`: the call is for the real account, payments are locked, and the change would put more on hold; the result contains the reason, and the end of the lock if it has one
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11009`: a stop loss, take profit or trailing distance is not above 0 or is not a multiple of `tickSize`; a stop loss or take profit is on the wrong side of the trigger price, or too close to it; a trailing distance is too small; a stop loss or trailing stop would not be reached before the stop-out; or both a stop loss and a trailing distance are given
             *     - `11020`: the user has no waiting order with this number in this account mode
             *     - `11030`: the trigger price is not above 0, is not a multiple of `tickSize`, equals the current price, or is on the wrong side of the current price
             *     - `11031`: the order is filled, cancelled, expired or rejected
             *     - `11032`: `expiresAt` is missing in a request that sets `expiry` to MOMENT; or the expiry is MOMENT after the change, and `expiresAt` is not in the future or is more than 365 days away
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ModifyPendingAnswer"] | components["schemas"]["ModifyPendingError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly cancelPending: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The waiting order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelPendingRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the waiting order was cancelled
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11020`: the user has no waiting order with this number in this account mode
             *     - `11031`: the order is filled, cancelled, expired or rejected
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelPendingAnswer"] | components["schemas"]["CancelPendingError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPending: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example WAITING
                 */
                readonly status?: "WAITING" | "FILLED" | "CANCELLED" | "EXPIRED" | "REJECTED";
                /**
                 * @description Only waiting orders for the instrument with this symbol.
                 * @example EURUSD
                 */
                readonly code?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of waiting orders
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPendingAnswer"] | components["schemas"]["ListPendingError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly buyOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The option. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BuyOptionsRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: the option was bought
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10011`: the available balance (in the real account, less the principal of loans that still have to be repaid) is too low
             *     - `10014`: the instrument is unknown or has no options
             *     - `10015`: the instrument is closed or halted; or the call is for the real account, in which options are switched off
             *     - `10016`: the stake is not a number with up to two decimals, is below 10.00 USD, or is above 5,000.00 USD
             *     - `10017`: the duration is missing or is not in the `optionPeriods` of the instrument
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11004`: the call is for the real account, and payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11018`: the current price differs from `quotedPrice` by more than 0.1 % of `quotedPrice`, or `acceptedTermsVersion` is not the current version
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BuyOptionsAnswer"] | components["schemas"]["BuyOptionsError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listOptionsOrder: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example WON
                 */
                readonly status?: "OPEN" | "WON" | "LOST" | "TIED" | "VOID";
                /**
                 * @description Only options on the instrument with this symbol.
                 * @example BTC
                 */
                readonly code?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of options
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListOptionsOrderAnswer"] | components["schemas"]["ListOptionsOrderError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getOptionsOrderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `orderNo` of the record.
                 * @example OP202601100000000007
                 */
                readonly id: components["parameters"]["OrderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the option
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11020`: the user has no option with this number in this account mode
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetOptionsOrderByIdAnswer"] | components["schemas"]["GetOptionsOrderByIdError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly performance: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The start of the range; transactions at this moment count. Without `from`, the range begins when the account was opened, or at the last reset of a demo account.
                 * @example 2026-01-10T00:00:00.000Z
                 */
                readonly from?: components["schemas"]["Timestamp"];
                /**
                 * @description The end of the range; transactions at this moment do not count. Without `to`, or with a `to` later than now, the range ends now, and transactions at this moment count.
                 * @example 2026-01-12T00:00:00.000Z
                 */
                readonly to?: components["schemas"]["Timestamp"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the figures
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PerformanceAnswer"] | components["schemas"]["PerformanceError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPerformance: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The start of the range; transactions at this moment count. Without `from`, the range begins when the account was opened, or at the last reset of a demo account.
                 * @example 2026-01-10T00:00:00.000Z
                 */
                readonly from?: components["schemas"]["Timestamp"];
                /**
                 * @description The end of the range; transactions at this moment do not count. Without `to`, or with a `to` later than now, the range ends now, and transactions at this moment count.
                 * @example 2026-01-12T00:00:00.000Z
                 */
                readonly to?: components["schemas"]["Timestamp"];
                /**
                 * @description Only the rows of this figure.
                 * @example RESULT
                 */
                readonly figure?: components["schemas"]["PerformanceFigure"];
                /**
                 * @description Only rows whose result comes from this source.
                 * @example ORDER
                 */
                readonly source?: components["schemas"]["ProfitSource"];
                /**
                 * @description Only rows of the instrument with this symbol.
                 * @example EURUSD
                 */
                readonly code?: string;
                /**
                 * @description `ANY`: only rows that belong to an instrument. `NONE`: only rows that belong to no instrument.
                 * @example NONE
                 */
                readonly instrument?: "ANY" | "NONE";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of rows, and the sums over all rows that match the filters
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListPerformanceAnswer"] | components["schemas"]["ListPerformanceError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The record and the note. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetNoteRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the note was saved, or removed if the text is empty or contains only spaces
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11020`: the user has no position or option with this number in this account mode
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetNoteAnswer"] | components["schemas"]["SetNoteError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly myCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the credit line
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCreditAnswer"] | components["schemas"]["MyCreditError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loanQuote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The loan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoanQuoteRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the quote
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10013`: the amount is not a number with up to two decimals, is below the minimum in `loan.config`, or is above the maximum in `loan.config`
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10023`: the term is not in `loan.config`
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoanQuoteAnswer"] | components["schemas"]["LoanQuoteError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly loan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The application. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoanRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20001`: the loan application was submitted for review
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the user has a loan that is under review or still has to be repaid; or the account is frozen
             *     - `10013`: the amount is not a number with up to two decimals, is below the minimum in `loan.config`, or is above the maximum in `loan.config`
             *     - `10018`: a system parameter that the operation needs is missing
             *     - `10019`: the identity check is under review
             *     - `10022`: the identity is not verified
             *     - `10023`: the term is not in `loan.config`
             *     - `11004`: payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11016`: the signature is missing, or is not an upload of this user with the purpose `signature`
             *     - `11018`: the quote is not for this amount and term, or is older than 10 minutes; or the loan terms or the agreement have changed
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoanAnswer"] | components["schemas"]["LoanError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listLoanRecord: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only records with this status.
                 * @example REPAYING
                 */
                readonly status?: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of loans
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListLoanRecordAnswer"] | components["schemas"]["ListLoanRecordError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getLoanById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path: {
                /**
                 * @description The `loanNo` of the loan.
                 * @example LN202601120000000002
                 */
                readonly id: components["parameters"]["LoanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the loan
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11020`: the user has no loan with this number
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GetLoanByIdAnswer"] | components["schemas"]["GetLoanByIdError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly repayLoan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The loan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepayLoanRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the loan was repaid
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10011`: the available balance is too low
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11017`: the loan was not paid out or is already repaid
             *     - `11018`: `expectedAmount` is not the amount that repays the loan now
             *     - `11020`: the user has no loan with this number
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepayLoanAnswer"] | components["schemas"]["RepayLoanError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly withdrawLoan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The loan. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawLoanRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the loan was cancelled
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10011`: the available balance is too low
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11017`: the loan was not paid out, is overdue, or is already repaid; or more than 14 days have passed since its payout
             *     - `11018`: `expectedAmount` is given and is not the amount that repays the loan now
             *     - `11020`: the user has no loan with this number
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithdrawLoanAnswer"] | components["schemas"]["WithdrawLoanError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly buyNft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name that the client chooses for one attempt, for example a UUID, with or without quotation marks. A request with
                 *     the same key and the same body within 24 hours of real time gets the first answer again, and nothing is carried out
                 *     twice. In another operation or account mode, the same key names another attempt.
                 *
                 *     A request with a key can get these errors:
                 *     - `11014`: the key was used with another body within the last 24 hours.
                 *     - `11015`: the first request with this key is still running.
                 *     - `11021`: `settleAttempt` has cancelled the attempt.
                 *     - HTTP 429: the key is new, and the answers to 1,000 other keys of this user are stored, all of them less than 24
                 *       hours old.
                 *
                 *     An answer with HTTP 200 is stored, even if its code is that of an error. The only exception is the code `401`. An
                 *     answer with HTTP 401, 413, 415, 429 or 5xx is not stored. After an answer with HTTP 400, send the corrected request
                 *     with a new key.
                 * @example "0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11"
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The bid. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BuyNftRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20004`: the bid is placed, or the NFT is bought
             *     - `401`: the session token is missing, unknown or expired
             *     - `10008`: the account is frozen
             *     - `10011`: the available balance is too low
             *     - `10016`: the amount is not a number with up to two decimals, or is above 1,000,000,000.00 USD; the action is `bid`, and the amount is below `minNextBid`; or the action is `buy`, and the amount is not `buyNowPrice` or the highest bid has already reached `buyNowPrice`
             *     - `10020`: the NFT is unknown or not at auction, or the auction is over
             *     - `10021`: `receiveAddress` is missing or blank
             *     - `11004`: payments are locked; the result contains the reason, and the end of the lock if it has one
             *     - `11005`: the operation is not available in demo mode; switch to the real account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11021`: the attempt was cancelled by `settleAttempt` before the request arrived
             */
            readonly 200: {
                headers: {
                    readonly "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BuyNftAnswer"] | components["schemas"]["BuyNftError"] | components["schemas"]["PaymentLocked"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyAttempts"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listMyNft: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The relation of the user to the NFT.
                 * @example bidding
                 */
                readonly kind?: "owned" | "bidding" | "returned";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of NFTs
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListMyNftAnswer"] | components["schemas"]["ListMyNftError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the instruments
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListWatchAnswer"] | components["schemas"]["ListWatchError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The instrument. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the instrument was added to the watchlist, or was already on it
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10015`: no instrument has this id
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddWatchAnswer"] | components["schemas"]["AddWatchError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeWatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The instrument. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WatchRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the instrument was removed from the watchlist, or was not on it
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoveWatchAnswer"] | components["schemas"]["RemoveWatchError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAlert: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only alerts on the instrument with this symbol.
                 * @example BTC
                 */
                readonly code?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of alerts
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListAlertAnswer"] | components["schemas"]["ListAlertError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly setAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The alert. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetAlertRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the alert was set
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10015`: no instrument has this symbol
             *     - `10016`: the value is missing, or equals the current price or change; a price is not a multiple of `tickSize`; or a change has more than two decimals, is below -99.99, or is above 1000
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11008`: a price is below `tickSize`
             *     - `11020`: the user has no alert with this id
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetAlertAnswer"] | components["schemas"]["SetAlertError"] | components["schemas"]["BelowMinimum"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeAlert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The alert. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemoveAlertRequest"];
            };
        };
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `20005`: the alert was removed
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `11006`: the call is for the demo account, and the demo account is disabled
             *     - `11020`: the user has no alert with this id
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RemoveAlertAnswer"] | components["schemas"]["RemoveAlertError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly inviteSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: the summary
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             *     - `10018`: a system parameter that the operation needs is missing
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InviteSummaryAnswer"] | components["schemas"]["InviteSummaryError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listInvite: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                readonly pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Records on a page, up to 100.
                 * @example 20
                 */
                readonly pageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The account that the operation acts on: `YES` for the demo account, `NO` for the real account. Without this header, the operation acts on the demo account, so that no real money moves by mistake.
                 * @example NO
                 */
                readonly virtually?: components["parameters"]["Virtually"];
                /**
                 * @description The languages of texts in `result`, and of the email that `sendCode` sends: a list of BCP 47 tags, the preferred one first. The mock server reads only the first tag, and answers in English if it has no texts in that language.
                 * @example en
                 */
                readonly "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /**
             * @description The result; `code` says what happened:
             *
             *     - `200`: a page of friends
             *     - `401`: the session token is missing, unknown or expired, or belongs to a frozen account
             */
            readonly 200: {
                headers: {
                    readonly "X-Api-Version": components["headers"]["ApiVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ListInviteAnswer"] | components["schemas"]["ListInviteError"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
