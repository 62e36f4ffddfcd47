// Generated from the contract: do not edit, run "npm run codegen".
import type { OtherMember } from '../members/other-member.ts'

/** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
export type Message = string;
/** The user name, email address or phone number is free. */
export type Availability = {
    /**
     * Always true: a user name, email address or phone number that is taken is answered with an error.
     * @enum {boolean}
     */
    readonly available: true;
};
/** The id of this answer. The server records the request under this id: quote the id to support. */
export type TraceId = string;
/** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
export type ServerTime = string;
/** The answer when `checkUserNameOrPhone` succeeds. */
export type CheckUserNameOrPhoneAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The user name, email address or phone number is free. */
    readonly result: Availability;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** An error has no result. */
export type Nothing = null;
/** One field of the request that does not match the contract. */
export type FieldError = {
    /** For a query parameter or a path parameter, the name; for a header, the name in lower case. For a field of the body, the path with dots, such as `ids.0`. `body` means the body as a whole; `query` means the query parameters as a whole. */
    readonly field: string;
    /** The rule that the field breaks. It is a keyword of the schema, such as `required`, `enum` or `maxLength`, or a rule from the description of the operation or the field, such as `range`. For a body that cannot be read, the rule is `json`, `form` or `maxDepth`. */
    readonly rule: string;
};
/** The account to create. */
export type RegisterRequest = {
    /** The user name: 4 to 20 characters, each a letter from A to Z in either case, a digit or an underscore. The first character is a letter. Two user names cannot differ only in case. A user name cannot be changed later. */
    readonly userName: string;
    /** An email address of at most 254 characters. Upper and lower case are not distinguished. */
    readonly email: string;
    /** The six digits that `sendCode` sent with the scene `register`. The code can be used once. It expires after 10 minutes, after five incorrect attempts, or when another code is sent for the same purpose. */
    readonly code: string;
    /** 8 to 64 characters with at least one letter from A to Z in either case and one digit. */
    readonly password: string;
    /** The invitation code of the friend who invited the user: 6 to 8 capital letters or digits. */
    readonly invitationCode?: string;
};
/** The session token. Send the token unchanged in the `Authorization` header. */
export type Token = string;
/** The session of the new user. */
export type Registered = {
    /** The session token. Send the token unchanged in the `Authorization` header. */
    readonly token: Token;
    /** The user name as registered. */
    readonly userName: string;
};
/** The answer when `register` succeeds. */
export type RegisterAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The session of the new user. */
    readonly result: Registered;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The user name or email address of the user, and the log-in password. */
export type LoginRequest = {
    /** The user name or the email address. */
    readonly userName: string;
    /** The log-in password. */
    readonly password: string;
};
/** An opaque identifier; do not rely on its form. */
export type Id = string;
/** The status of the identity check. NOT_VERIFIED: the user has not submitted an identity check. PENDING_REVIEW: the identity check is under review. VERIFIED: the identity is verified. FAILED: the last identity check failed, and the user can submit another one. */
export type KycStatus = "NOT_VERIFIED" | "PENDING_REVIEW" | "VERIFIED" | "FAILED";
/** The colours of the app. `light`: dark text on a light background. `dark`: light text on a dark background. `system`: the setting of the device. */
export type Theme = "system" | "light" | "dark";
/** The colour of a rising price: red or green. A falling price has the other of these two colours. */
export type RisingColour = "red" | "green";
/** The user's choices of language, theme and colour, the same on every device. A preference that was never chosen is absent. */
export type Preferences = {
    /** The language of texts, dates and figures, as a BCP 47 tag. */
    readonly language?: string;
    /** The colours of the app. `light`: dark text on a light background. `dark`: light text on a dark background. `system`: the setting of the device. */
    readonly theme?: Theme | OtherMember.text;
    /** The colour of a rising price: red or green. A falling price has the other of these two colours. */
    readonly risingColour?: RisingColour | OtherMember.text;
};
/** US dollars as a decimal string with up to two decimals, without an exponent; never as a JSON number. */
export type Usd = string;
/** Profit or loss by source. A source whose profit or loss is zero is absent. */
export type ProfitBySource = {
    /** Interest on cash. */
    readonly SAVINGS?: Usd;
    /** Plan earnings less early-close fees. */
    readonly SMART?: Usd;
    /** Rewards for invitations. */
    readonly INVITE?: Usd;
    /** Profit or loss of leveraged positions, open positions included, after the fees charged so far. */
    readonly ORDER?: Usd;
    /** Results of settled fixed-time options. */
    readonly OPTION?: Usd;
    /** Loan interest, as a negative amount. */
    readonly LOAN?: Usd;
    /** Withdrawal fees, as a negative amount. */
    readonly WITHDRAWAL?: Usd;
};
/** Profit and loss of one account over all products. `total` is `equity` less everything paid in plus everything paid out. Deposits, withdrawals, the principal of a loan and the price of an NFT are not part of `total`; fees, early-close fees and interest are. A reset of the demo account sets `total` to zero: from then on, the balance after the reset counts as paid in, and earlier amounts do not count. */
export type AccountProfit = {
    /** Profit or loss since the account was opened, or since the last reset of a demo account. */
    readonly total: Usd;
    /** Profit or loss since 00:00 UTC, or since a later reset of a demo account. A transaction at 00:00 belongs to the day that begins. */
    readonly today: Usd;
    /** The gain or loss of open positions at the current price, before fees; part of `total`. */
    readonly unrealised: Usd;
    /** Profit or loss by source. A source whose profit or loss is zero is absent. */
    readonly bySource: ProfitBySource;
    /** The parts that add up to `today`. */
    readonly todayBySource: ProfitBySource;
};
/** The balances of one account: real or demo. */
export type Account = {
    /** The account mode of this account. */
    readonly mode: "real" | "demo" | OtherMember.text;
    /**
     * The settlement currency.
     * @enum {string}
     */
    readonly currency: "USD";
    /** The available balance, in US dollars. */
    readonly available: Usd;
    /** The amount on hold for withdrawals, waiting orders and bids for NFTs, in US dollars. */
    readonly held: Usd;
    /** The principal of running plans, in US dollars. */
    readonly inSmart: Usd;
    /** The margin of open positions, in US dollars. */
    readonly inMargin: Usd;
    /** The stakes of options that are not settled yet, in US dollars. */
    readonly inStake: Usd;
    /** The amount owed now, in US dollars: principal and interest. */
    readonly loanDebt: Usd;
    /** Everything owned less everything owed, in US dollars. Open positions are valued at the current price, before fees. */
    readonly equity: Usd;
    /** Interest on cash, plan earnings and invitation rewards paid so far, in US dollars. The sum is not a profit, because losses and costs are not deducted. */
    readonly totalIncome: Usd;
    /** The part of `totalIncome` that was paid on this UTC day. */
    readonly todayIncome: Usd;
    /** Profit and loss of one account over all products. `total` is `equity` less everything paid in plus everything paid out. Deposits, withdrawals, the principal of a loan and the price of an NFT are not part of `total`; fees, early-close fees and interest are. A reset of the demo account sets `total` to zero: from then on, the balance after the reset counts as paid in, and earlier amounts do not count. */
    readonly profit: AccountProfit;
};
/** The real and the demo account of a user. */
export type Accounts = {
    /** The balances of one account: real or demo. */
    readonly real: Account;
    /** The balances of one account: real or demo. */
    readonly demo: Account;
};
/** A kind of notification that can be switched off. SMART: plans. ORDER: positions and waiting orders. OPTION: fixed-time options. NFT: NFT auctions. INVITE: invitation rewards. PRICE_ALERT: alerts on instruments. Notifications about deposits, withdrawals, loans, the identity check, the payment lock and a stop-out are always sent. */
export type NoticeSwitch = "SMART" | "ORDER" | "OPTION" | "NFT" | "INVITE" | "PRICE_ALERT";
/** A moment in UTC, RFC 3339 with milliseconds. */
export type Timestamp = string;
/** The session token and the user it belongs to. */
export type SignedInUser = {
    /** The session token. Send the token unchanged in the `Authorization` header. */
    readonly token: Token;
    /** An opaque identifier; do not rely on its form. */
    readonly id: Id;
    /** The user name, chosen at registration or, for a user who registered with Google, made from the email address. The name never changes. */
    readonly userName: string;
    /**
     * Format: email
     * The email address in lower case.
     */
    readonly email: string;
    /** The phone number: digits without the country calling code. */
    readonly phone?: string;
    /** The country calling code of the phone number. */
    readonly areaCode?: string;
    /**
     * Format: uri-reference
     * The address of the user's picture: an absolute URL, which may be a data URL, or a path from the root of the API. Absent if the user has no picture.
     */
    readonly avatarUrl?: string;
    /** The user's own invitation code to share. */
    readonly inviteCode: string;
    /** The status of the account. */
    readonly status: "ACTIVE" | "FROZEN" | OtherMember.text;
    /** The status of the identity check. NOT_VERIFIED: the user has not submitted an identity check. PENDING_REVIEW: the identity check is under review. VERIFIED: the identity is verified. FAILED: the last identity check failed, and the user can submit another one. */
    readonly kycStatus: KycStatus | OtherMember.text;
    /** The reason why the identity check failed. Present only if `kycStatus` is FAILED. */
    readonly kycFailReason?: string;
    /** Whether the user has a log-in password. A user who registered with Google has none until a password is set. */
    readonly hasPassword: boolean;
    /** Whether the six-digit security password is set. */
    readonly hasSecurityPassword: boolean;
    /** Whether payments are locked. */
    readonly paymentLocked: boolean;
    /** Whether the demo account can be used. */
    readonly demoEnabled: boolean;
    /** Whether daily interest on cash in the real account is switched on. */
    readonly savingsEnabled: boolean;
    /** The user's choices of language, theme and colour, the same on every device. A preference that was never chosen is absent. */
    readonly preferences?: Preferences;
    /** The real and the demo account of a user. */
    readonly accounts: Accounts;
    /** The number of unread notifications. */
    readonly unreadCount: number;
    /** Kinds of notifications that are switched off; absent when there are none. */
    readonly noticesOff?: readonly (NoticeSwitch | OtherMember.text)[];
    /**
     * Format: email
     * The email address of the linked Google account; absent when none is linked.
     */
    readonly googleEmail?: string;
    /** A moment in UTC, RFC 3339 with milliseconds. */
    readonly createdAt: Timestamp;
};
/** The answer when `login` succeeds. */
export type LoginAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The session token and the user it belongs to. */
    readonly result: SignedInUser;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The email address, and the purpose of the code. */
export type SendCodeRequest = {
    /** An email address of at most 254 characters. Upper and lower case are not distinguished. */
    readonly email: string;
    /**
     * The purpose of the code. `register`: to sign up. `reset`: to reset the log-in password. `security`: to set or reset the security password.
     * @enum {string}
     */
    readonly scene: "register" | "reset" | "security";
};
/** The verification code was sent. */
export type CodeSent = {
    /** Seconds until another code can be requested for the same email address and purpose. */
    readonly resendAfter: number;
};
/** The answer when `sendCode` succeeds. */
export type SendCodeAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The verification code was sent. */
    readonly result: CodeSent;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The new log-in password, with the email code as proof. */
export type ResetUserPwdRequest = {
    /** An email address of at most 254 characters. Upper and lower case are not distinguished. */
    readonly email: string;
    /** The six digits that `sendCode` sent with the scene `reset`. The code can be used once. It expires after 10 minutes, after five incorrect attempts, or when another code is sent for the same purpose. */
    readonly code: string;
    /** The new password: 8 to 64 characters with at least one letter from A to Z in either case and one digit. */
    readonly password: string;
};
/** The answer when `resetUserPwd` succeeds. */
export type ResetUserPwdAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The identity token of Google Identity Services. */
export type GoogleCredentialRequest = {
    /** The signed identity token from Google. The sandbox accepts tokens in another format instead: see the examples. */
    readonly credential: string;
    /** The invitation code of a friend, as in `register`; used only when the log-in creates an account. */
    readonly invitationCode?: string;
};
/** The authorization code of the redirect flow, and the code verifier that proves that this client began the flow. */
export type GoogleCodeRequest = {
    /** The authorization code that Google added to the redirect address. */
    readonly code: string;
    /** The `state` that this client sent to Google and received back. */
    readonly state: string;
    /** The code verifier of RFC 7636. */
    readonly codeVerifier: string;
    /** The nonce that this client sent. The identity token must contain the same nonce. Without this field, the identity token must contain no nonce. */
    readonly nonce?: string;
    /**
     * Format: uri
     * The address that Google redirected to.
     */
    readonly redirectUri: string;
    /** The invitation code of a friend, as in `register`; used only when the log-in creates an account. */
    readonly invitationCode?: string;
};
/** The answer when `loginByGoogle` succeeds. */
export type LoginByGoogleAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The session token and the user it belongs to. */
    readonly result: SignedInUser;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `linkGoogle` succeeds. */
export type LinkGoogleAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `unlinkGoogle` succeeds. */
export type UnlinkGoogleAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `logout` succeeds. */
export type LogoutAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `logoutAll` succeeds. */
export type LogoutAllAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The session to end. */
export type LogoutSessionRequest = {
    /** The `id` of a session from `listSession`. */
    readonly id: Id;
};
/** The answer when `logoutSession` succeeds. */
export type LogoutSessionAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The category: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs. */
export type MarketType = 1 | 2 | 3 | 4 | 5;
/** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
export type Price = number;
/** Whether the instrument trades now. OPEN: it trades. CLOSED: it is outside its market hours. HALTED: trading is stopped for a time, even within market hours. */
export type Session = "OPEN" | "CLOSED" | "HALTED";
/** An instrument with its latest price, as price lists show it. */
export type MarketItem = {
    /** An opaque identifier; do not rely on its form. */
    readonly id: Id;
    /** The symbol, unique across all categories. */
    readonly code: string;
    /** The full name of the instrument. */
    readonly name: string;
    /** The category: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs. */
    readonly type: MarketType | OtherMember.number;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly price: Price;
    /** The change in percent, with two decimals, against the close of the previous UTC day: −1.24 means −1.24 %. */
    readonly zdf: number;
    /** Recent prices for a sparkline, oldest first. */
    readonly hundred: readonly Price[];
    /** Whether orders for the instrument are accepted now. */
    readonly tradable: boolean;
    /** Whether the instrument trades now. OPEN: it trades. CLOSED: it is outside its market hours. HALTED: trading is stopped for a time, even within market hours. */
    readonly session: Session | OtherMember.text;
    /** When trading opens again. Present only if `session` is CLOSED and the time is known. */
    readonly opensAt?: Timestamp;
    /** The smallest step of the price. */
    readonly tickSize: number;
    /** The number of decimals with which to show a price. */
    readonly priceDecimals: number;
    /** The origin of the price. `simulated`: a simulation, as in all answers of the mock server. `live`: a real market. */
    readonly source: "simulated" | "live" | OtherMember.text;
};
/** The answer when `listMarketByType` succeeds. */
export type ListMarketByTypeAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The instruments; the list can be empty. */
    readonly result: readonly MarketItem[];
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** Figures of one instrument over periods from the current UTC day to a year. They are calculated from the same prices as the candles. */
export type MarketStats = {
    /** An opaque identifier; do not rely on its form. */
    readonly id: Id;
    /** The symbol, unique across all categories. */
    readonly code: string;
    /** The change in percent, with two decimals, against the close of the seventh UTC day before the current day: −1.24 means −1.24 %. */
    readonly changeWeek: number;
    /** The change in percent, with two decimals, against the close of the 30th UTC day before the current day. */
    readonly changeMonth: number;
    /** The change in percent, with two decimals, against the close of the 365th UTC day before the current day. */
    readonly changeYear: number;
    /** Prices of the current UTC day for a sparkline, oldest first. The first price is the close of the previous UTC day, the last is the current price. Between them are the closes of the complete half hours with trading since 00:00 UTC. */
    readonly dayPrices: readonly Price[];
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly dayHigh: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly dayLow: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly yearHigh: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly yearLow: Price;
    /** The annualised historical volatility in percent, with two decimals. It is the sample standard deviation (divisor n − 1) of the last 30 daily log returns, multiplied by √365 or √252. √365 applies to an instrument that trades every day of the week, √252 to all other instruments. The returns are calculated from the closes of the daily candles before the current day, so the volatility can change only at 00:00 UTC. The formula is from J. C. Hull, Options, Futures, and Other Derivatives, "Estimating volatility from historical data". */
    readonly volatility30d: number;
    /** The simulated volume of the last 48 complete half hours. */
    readonly volume24h: number;
    /** `volume24h` times the current price, rounded to a whole number of USD. A price in another currency is not converted, but counts as USD. For display and comparison only. */
    readonly turnover24h: number;
};
/** The answer when `listMarketStats` succeeds. */
export type ListMarketStatsAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The figures, one entry for each instrument, in the order of `listMarketByType`; the list can be empty. */
    readonly result: readonly MarketStats[];
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A period within one UTC day in which an instrument trades. */
export type TradingHours = {
    /** The day of the week: 0 is Sunday. */
    readonly day: number;
    /** The beginning, as `HH:MM`. */
    readonly from: string;
    /** The end, as `HH:MM`; `24:00` is the end of the day. */
    readonly to: string;
};
/** A size as a decimal string: a number of lots, or the number of units in one lot. */
export type Quantity = string;
/** A rate as a decimal fraction: `0.0025` is 0.25 %. */
export type Rate = string;
/** A duration of a fixed-time option, and the payout ratio for this duration. */
export type OptionPeriod = {
    /** The duration in seconds. */
    readonly periodSec: number;
    /** A rate as a decimal fraction: `0.0025` is 0.25 %. */
    readonly payoutRatio: Rate;
};
/** An instrument with its latest price, its trading terms and its risk notice. */
export type MarketInfo = {
    /** An opaque identifier; do not rely on its form. */
    readonly id: Id;
    /** The symbol, unique across all categories. */
    readonly code: string;
    /** The full name of the instrument. */
    readonly name: string;
    /** The category: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs. */
    readonly type: MarketType | OtherMember.number;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly price: Price;
    /** The change in percent, with two decimals, against the close of the previous UTC day: −1.24 means −1.24 %. */
    readonly zdf: number;
    /** Recent prices for a sparkline, oldest first. */
    readonly hundred: readonly Price[];
    /** Whether orders for the instrument are accepted now. */
    readonly tradable: boolean;
    /** Whether the instrument trades now. OPEN: it trades. CLOSED: it is outside its market hours. HALTED: trading is stopped for a time, even within market hours. */
    readonly session: Session | OtherMember.text;
    /** When trading opens again. Present only if `session` is CLOSED and the time is known. */
    readonly opensAt?: Timestamp;
    /** The regular market hours of a week in UTC, beginning with Sunday; holidays are not taken into account. Market hours that go past 00:00 UTC are split at 00:00, so that each entry belongs to one day. */
    readonly tradingHours?: readonly TradingHours[];
    /** The smallest step of the price. */
    readonly tickSize: number;
    /** The number of decimals with which to show a price. */
    readonly priceDecimals: number;
    /** The origin of the price. `simulated`: a simulation, as in all answers of the mock server. `live`: a real market. */
    readonly source: "simulated" | "live" | OtherMember.text;
    /** A size as a decimal string: a number of lots, or the number of units in one lot. */
    readonly contractSize: Quantity;
    /** The highest leverage of the instrument: 30 means 1:30. `leverageCaps` in the parameter `order.config` can set a lower maximum. */
    readonly maxLeverage: number;
    /** A size as a decimal string: a number of lots, or the number of units in one lot. */
    readonly lotStep: Quantity;
    /** A size as a decimal string: a number of lots, or the number of units in one lot. */
    readonly minLots: Quantity;
    /** A size as a decimal string: a number of lots, or the number of units in one lot. */
    readonly maxLots: Quantity;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly prevClose: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly high24h: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly low24h: Price;
    /** The durations that a fixed-time option on this instrument can have, with their payout ratios; empty if the instrument has no fixed-time options. */
    readonly optionPeriods: readonly OptionPeriod[];
    /** The version of the terms. Send it as `acceptedTermsVersion` with `openOrder`, `placePending` or `buyOptions`. */
    readonly termsVersion: string;
    /** The risk notice to show before an order, in the requested language. */
    readonly disclosure: string;
};
/** The answer when `getMarketInfo` succeeds. */
export type GetMarketInfoAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** An instrument with its latest price, its trading terms and its risk notice. */
    readonly result: MarketInfo;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The open, high, low and close price of one period, and its volume. */
export type Candle = {
    /** The start of the period as Unix time in seconds. */
    readonly t: number;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly o: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly h: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly l: Price;
    /** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
    readonly c: Price;
    /** The simulated volume of the period. */
    readonly v: number;
};
/** The answer when `getKValueByCodeAndDate` succeeds. */
export type GetKValueByCodeAndDateAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Candles, oldest first. */
    readonly result: readonly Candle[];
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One system parameter. */
export type ParamEntry = {
    /** The name of the parameter. */
    readonly key: string;
    /** The value of the parameter: a text, a list or an object, depending on the key. Rates and amounts are decimal strings. */
    readonly value: unknown;
    /** A moment in UTC, RFC 3339 with milliseconds. */
    readonly updatedAt: Timestamp;
};
/** The answer when `getParamByKey` succeeds. */
export type GetParamByKeyAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One system parameter. */
    readonly result: ParamEntry;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The list that a page belongs to: 1 company, 2 policy, 3 footer, 4 questions and answers, 5 announcements. */
export type ContentType = 1 | 2 | 3 | 4 | 5;
/** The topic of a page. It is the same in every language, so a client can find the page again after a change of language. Some of the topics are `about`, `profile`, `supervision`, `partners`, `contact`, `complaintRoute`, `products`, `fees`, `risk`, `terms`, `privacy`, `storage`, `legal`, `disclaimer` and `advertising`. */
export type ContentTopic = string;
/** The group of a question: `account`, `payments`, `trading` or `lending`. An operator can add other groups. A client shows a group that it does not know under a general heading. */
export type ContentGroup = string;
/** A content page without its text, as lists and footers show it. */
export type ContentItem = {
    /** The id of the page. Pass it to `getContentsById` to read the page. */
    readonly id: Id;
    /** The title of the page; for type 4, the question. */
    readonly title: string;
    /** The list that a page belongs to: 1 company, 2 policy, 3 footer, 4 questions and answers, 5 announcements. */
    readonly type: ContentType | OtherMember.number;
    /** The topic, the same in every language. */
    readonly topic?: ContentTopic;
    /** The group of a question; only for type 4. */
    readonly group?: ContentGroup;
    /** When the announcement was published; only for type 5. */
    readonly publishedAt?: Timestamp;
    /** Whether the announcement stays above newer announcements; only for type 5. */
    readonly pinned?: boolean;
};
/** The answer when `listContents` succeeds. */
export type ListContentsAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Pages of all types. */
    readonly result: readonly ContentItem[];
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A text page. */
export type Content = {
    /** The `id` of the page in `listContents`. */
    readonly id: Id;
    /** The title of the page; for type 4, the question. */
    readonly title: string;
    /** The list that a page belongs to: 1 company, 2 policy, 3 footer, 4 questions and answers, 5 announcements. */
    readonly type: ContentType | OtherMember.number;
    /** The topic, the same in every language. */
    readonly topic?: ContentTopic;
    /** The group of a question; only for type 4. */
    readonly group?: ContentGroup;
    /** When the announcement was published; only for type 5. */
    readonly publishedAt?: Timestamp;
    /** Whether the announcement stays above newer announcements; only for type 5. */
    readonly pinned?: boolean;
    /** The text in Markdown. */
    readonly body: string;
    /** When the text last changed. */
    readonly updatedAt: Timestamp;
};
/** The answer when `getContentsById` succeeds. */
export type GetContentsByIdAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A text page. */
    readonly result: Content;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A term of a plan product, and the daily rate for this term. */
export type SmartCycle = {
    /** Days from the value date to maturity. */
    readonly days: number;
    /** Earnings per day as a fraction of the principal, at most 0.0045. The earnings are not guaranteed. */
    readonly dailyRate: Rate;
};
/** A plan product: the terms of plans, and whether they can be bought. */
export type SmartProduct = {
    /** The id of the plan product. Send it as `productId`. */
    readonly id: Id;
    /** The name in the requested language. */
    readonly name: string;
    /** The category: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs. */
    readonly marketType: MarketType | OtherMember.number;
    /** The available terms, shortest first. */
    readonly cycles: readonly SmartCycle[];
    /** The smallest amount. */
    readonly minAmount: Usd;
    /** The largest amount. */
    readonly maxAmount: Usd;
    /** The early-close fee as a fraction of the principal, charged when a plan is closed early at or after its value date. Before the value date, there is no early-close fee. */
    readonly earlyExitPenaltyRate: Rate;
    /** The version of the terms. Send it as `acceptedTermsVersion` with `buySmart`. */
    readonly termsVersion: string;
    /** ON: plans of this product can be bought. SOLD_OUT: all plans of this product are sold, and `buySmart` answers `10015`. OFF: the product is no longer available, and `buySmart` answers `10010`. */
    readonly status: "ON" | "OFF" | "SOLD_OUT" | OtherMember.text;
};
/** One page of `SmartProduct` records. */
export type SmartProductPage = {
    /** The records of this page. */
    readonly list: readonly SmartProduct[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listSmartProduct` succeeds. */
export type ListSmartProductAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `SmartProduct` records. */
    readonly result: SmartProductPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The charity that receives the whole price of the NFT. */
export type Charity = {
    /** The name of the charity; a sample name if `registrationNo` is absent. */
    readonly name: string;
    /** The number of the charity in the register of charities. */
    readonly registrationNo?: string;
    /**
     * Format: uri
     * The website of the charity.
     */
    readonly url?: string;
};
/** A charity NFT whose auction is running or has ended. */
export type Nft = {
    /** The id of the NFT. Send it as `nftId`. */
    readonly id: Id;
    /** The title in the requested language. */
    readonly title: string;
    /**
     * Format: uri-reference
     * The address of the picture: an absolute URL, or a path from the root of the API.
     */
    readonly imageUrl: string;
    /** A short text about the NFT in the requested language. */
    readonly story?: string;
    /** The name of the artist. */
    readonly creator: string;
    /** A sample name of a blockchain; nothing is minted. */
    readonly chain: string;
    /** A sample address on the blockchain in `chain`. */
    readonly address: string;
    /** The highest bid, or the price for which the NFT was bought at once. Before the first bid, the start price. */
    readonly currentBid: Usd;
    /** The smallest amount that the next bid can have; applies only while `status` is LIVE. */
    readonly minNextBid: Usd;
    /** The price for which the NFT can be bought at once, as long as the highest bid is below this price. Absent if the NFT cannot be bought at once. */
    readonly buyNowPrice?: Usd;
    /** When the auction ends or ended. A bid in the last 15 minutes moves the end to 15 minutes after the bid. */
    readonly endsAt: Timestamp;
    /** Whole seconds until `endsAt`; 0 once the auction is over. */
    readonly remainingTime: number;
    /** The number of bids so far, including a purchase at once. */
    readonly bidCount: number;
    /** The amount that sales of this NFT have raised for the charity so far. */
    readonly cumulativeDonation: Usd;
    /** The charity that receives the whole price of the NFT. */
    readonly charity: Charity;
    /** DRAFT: the auction is being prepared. LIVE: bids are accepted. SOLD: the NFT went to the highest bidder or was bought at once. ENDED: the auction ended without a bid. WITHDRAWN: the operator took the NFT back. NFTs with the status DRAFT or WITHDRAWN are not listed. */
    readonly status: "DRAFT" | "LIVE" | "SOLD" | "ENDED" | "WITHDRAWN" | OtherMember.text;
};
/** One page of `Nft` records. */
export type NftPage = {
    /** The records of this page. */
    readonly list: readonly Nft[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listNft` succeeds. */
export type ListNftAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Nft` records. */
    readonly result: NftPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A bid of a user. */
export type NftBid = {
    /** The user name of the bidder: the first and the last character, with three stars between them. */
    readonly maskedName: string;
    /** The amount of the bid. */
    readonly amount: Usd;
    /** When the bid was placed. */
    readonly at: Timestamp;
};
/** One page of `NftBid` records, newest first. */
export type NftBidPage = {
    /** The records of this page. */
    readonly list: readonly NftBid[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listNftBid` succeeds. */
export type ListNftBidAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `NftBid` records, newest first. */
    readonly result: NftBidPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The logged-in user with the real and the demo account. */
export type UserInfo = {
    /** An opaque identifier; do not rely on its form. */
    readonly id: Id;
    /** The user name, chosen at registration or, for a user who registered with Google, made from the email address. The name never changes. */
    readonly userName: string;
    /**
     * Format: email
     * The email address in lower case.
     */
    readonly email: string;
    /** The phone number: digits without the country calling code. */
    readonly phone?: string;
    /** The country calling code of the phone number. */
    readonly areaCode?: string;
    /**
     * Format: uri-reference
     * The address of the user's picture: an absolute URL, which may be a data URL, or a path from the root of the API. Absent if the user has no picture.
     */
    readonly avatarUrl?: string;
    /** The user's own invitation code to share. */
    readonly inviteCode: string;
    /** The status of the account. */
    readonly status: "ACTIVE" | "FROZEN" | OtherMember.text;
    /** The status of the identity check. NOT_VERIFIED: the user has not submitted an identity check. PENDING_REVIEW: the identity check is under review. VERIFIED: the identity is verified. FAILED: the last identity check failed, and the user can submit another one. */
    readonly kycStatus: KycStatus | OtherMember.text;
    /** The reason why the identity check failed. Present only if `kycStatus` is FAILED. */
    readonly kycFailReason?: string;
    /** Whether the user has a log-in password. A user who registered with Google has none until a password is set. */
    readonly hasPassword: boolean;
    /** Whether the six-digit security password is set. */
    readonly hasSecurityPassword: boolean;
    /** Whether payments are locked. */
    readonly paymentLocked: boolean;
    /** Whether the demo account can be used. */
    readonly demoEnabled: boolean;
    /** Whether daily interest on cash in the real account is switched on. */
    readonly savingsEnabled: boolean;
    /** The user's choices of language, theme and colour, the same on every device. A preference that was never chosen is absent. */
    readonly preferences?: Preferences;
    /** The real and the demo account of a user. */
    readonly accounts: Accounts;
    /** The number of unread notifications. */
    readonly unreadCount: number;
    /** Kinds of notifications that are switched off; absent when there are none. */
    readonly noticesOff?: readonly (NoticeSwitch | OtherMember.text)[];
    /**
     * Format: email
     * The email address of the linked Google account; absent when none is linked.
     */
    readonly googleEmail?: string;
    /** A moment in UTC, RFC 3339 with milliseconds. */
    readonly createdAt: Timestamp;
};
/** The answer when `getUserInfo` succeeds. */
export type GetUserInfoAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The logged-in user with the real and the demo account. */
    readonly result: UserInfo;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The profile fields to change; absent fields stay as they are. The user name cannot be changed. */
export type UpdateProfileRequest = {
    /** The file id of the picture, uploaded with the purpose `avatar`. */
    readonly avatarId?: Id;
    /** The country calling code of the phone number, one of the codes in the parameter `areaCodes`. Any other country calling code is answered with HTTP 400 and the rule `enum`. */
    readonly areaCode?: string;
    /** The phone number in digits, without the country calling code. A number that another user has with the same country calling code is answered with HTTP 400 and the rule `unique`. */
    readonly phone?: string;
    /** The fields to remove; a phone number is removed together with its country calling code. */
    readonly remove?: readonly ("phone" | "picture")[];
};
/** The answer when `updateProfile` succeeds. */
export type UpdateProfileAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The current and the new log-in password. */
export type RepasswordRequest = {
    /** The current log-in password. */
    readonly oldPassword: string;
    /** The new log-in password: 8 to 64 characters with at least one letter from A to Z in either case and one digit. The new log-in password has to differ from the current log-in password. */
    readonly newPassword: string;
};
/** The answer when `repassword` succeeds. */
export type RepasswordAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A session of the user, and the device on which the user logged in. */
export type SessionInfo = {
    /** A stable identifier of the session. */
    readonly id: Id;
    /** When the user logged in. */
    readonly at: Timestamp;
    /** When the session was last used, updated at most once a day. */
    readonly usedAt: Timestamp;
    /** The device, in plain words. */
    readonly device: string;
    /** Whether this is the session of the request. */
    readonly current: boolean;
};
/** One page of `SessionInfo` records, newest first. */
export type SessionInfoPage = {
    /** The records of this page. */
    readonly list: readonly SessionInfo[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listSession` succeeds. */
export type ListSessionAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `SessionInfo` records, newest first. */
    readonly result: SessionInfoPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The preferences to change; the others stay as they are. */
export type SetPreferencesRequest = {
    /** The language of texts, dates and figures, as a BCP 47 tag. */
    readonly language?: string;
    /** The colours of the app. `light`: dark text on a light background. `dark`: light text on a dark background. `system`: the setting of the device. */
    readonly theme?: Theme;
    /** The colour of a rising price: red or green. A falling price has the other of these two colours. */
    readonly risingColour?: RisingColour;
};
/** The answer when `setPreferences` succeeds. */
export type SetPreferencesAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** An amount as a decimal string without an exponent; never as a JSON number. The currency is in another field of the same object or in the description of this field. */
export type Money = string;
/** Whether the account can be closed, and what prevents closing. Demo money does not prevent closing; open demo trades do. */
export type AccountClosing = {
    /** Whether `closeAccount` succeeds with the correct log-in password. */
    readonly closable: boolean;
    /** The available balance of the real account in USD. */
    readonly available: Money;
    /** The amount owed on loans in USD. */
    readonly owed: Money;
    /** The number of open positions in the real and the demo account. */
    readonly positions: number;
    /** The number of waiting orders in the real and the demo account. */
    readonly waitingOrders: number;
    /** The number of open options in the real and the demo account. */
    readonly options: number;
    /** The number of plans in progress. */
    readonly plans: number;
    /** The number of running NFT auctions in which the user has the highest bid. */
    readonly bids: number;
    /** The number of deposits under review. */
    readonly deposits: number;
    /** The number of withdrawals that are under review or being paid out. */
    readonly withdrawals: number;
    /** The number of loans that are under review or still have to be repaid. */
    readonly loans: number;
};
/** The answer when `checkCloseAccount` succeeds. */
export type CheckCloseAccountAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Whether the account can be closed, and what prevents closing. Demo money does not prevent closing; open demo trades do. */
    readonly result: AccountClosing;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The log-in password as proof. */
export type CloseAccountRequest = {
    /** The log-in password. */
    readonly loginPassword: string;
};
/** The answer when `closeAccount` succeeds. */
export type CloseAccountAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The person and the identity document. Never send real documents to a sandbox. */
export type IdentificationRequest = {
    /** First name as in the document. */
    readonly firstName: string;
    /** Last name as in the document. */
    readonly lastName: string;
    /**
     * The sex that the document shows.
     * @enum {string}
     */
    readonly sex: "male" | "female";
    /**
     * Format: date
     * The date of birth, at least 18 years ago. A later date is answered with HTTP 400 and the rule `age`.
     */
    readonly birthdate: string;
    /** An ISO 3166-1 alpha-2 code from the parameter `countries`. Any other code is answered with HTTP 400 and the rule `enum`. */
    readonly country: string;
    /** The postal address of the user. */
    readonly address: string;
    /** The country calling code of the phone number. */
    readonly areaCode: string;
    /** The phone number: digits without the country calling code. */
    readonly phone: string;
    /**
     * The kind of identity document.
     * @enum {string}
     */
    readonly docType: "idCard" | "driverLicense" | "passport";
    /** The file id of a picture of the front of the document, uploaded with the purpose `kyc`. */
    readonly idFront: Id;
    /** The file id of a picture of the back of the document, uploaded with the purpose `kyc`; required unless `docType` is `passport`. */
    readonly idBack?: Id;
    /** The file id of a picture of the user holding the document, uploaded with the purpose `kyc`. */
    readonly handHeld: Id;
    /** The file id of a picture of the signature, uploaded with the purpose `signature` or `kyc`. */
    readonly signature: string;
};
/** One status change of a record. */
export type StatusChange = {
    /** The new status. */
    readonly status: string;
    /** When the status changed. */
    readonly at: Timestamp;
    /** The reason for the change, given by a reviewer or the server; the app can show it to the user. */
    readonly reason?: string;
};
/** An identity check that was submitted. */
export type KycReceipt = {
    /** The status of the identity check. NOT_VERIFIED: the user has not submitted an identity check. PENDING_REVIEW: the identity check is under review. VERIFIED: the identity is verified. FAILED: the last identity check failed, and the user can submit another one. */
    readonly status: KycStatus | OtherMember.text;
    /** When the identity check was submitted. */
    readonly submittedAt: Timestamp;
    /** When the review is due: 48 hours after submission. */
    readonly reviewDueAt: Timestamp;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `identification` succeeds. */
export type IdentificationAnswer = {
    /**
     * Always `20001`: the identity check was submitted for review.
     * @enum {string}
     */
    readonly code: "20001";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** An identity check that was submitted. */
    readonly result: KycReceipt;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The status of the identity check, without the submitted data and images. */
export type KycState = {
    /** The status of the identity check. NOT_VERIFIED: the user has not submitted an identity check. PENDING_REVIEW: the identity check is under review. VERIFIED: the identity is verified. FAILED: the last identity check failed, and the user can submit another one. */
    readonly status: KycStatus | OtherMember.text;
    /** When the identity check was submitted. */
    readonly submittedAt?: Timestamp;
    /** When the review is due: 48 hours after submission. */
    readonly reviewDueAt?: Timestamp;
    /** Whether the identity check is still under review at or after `reviewDueAt`. */
    readonly delayed: boolean;
    /** Why the identity check failed, to show to the user; present only if `status` is FAILED. */
    readonly failReason?: string;
    /** When the review ended. */
    readonly reviewedAt?: Timestamp;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `getKyc` succeeds. */
export type GetKycAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The status of the identity check, without the submitted data and images. */
    readonly result: KycState;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A stored file. */
export type UploadedFile = {
    /** The id of the file. Send it in a field that takes a file id. */
    readonly fileId: Id;
    /** The media type, detected from the first bytes. */
    readonly mime: "image/jpeg" | "image/jp2" | "image/png" | OtherMember.text;
    /** The size in bytes. */
    readonly bytes: number;
    /** The SHA-256 checksum of the file. */
    readonly sha256: string;
};
/** The answer when `upload` succeeds. */
export type UploadAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A stored file. */
    readonly result: UploadedFile;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The group of a notification. MONEY: deposits, withdrawals and loans. TRADING: positions, waiting orders and options. PLANS: plans that matured. NFTS: NFTs that the user bid for or bought. MARKET: alerts on instruments. SECURITY: the identity check and the payment lock. INVITES: invitation rewards. */
export type NoticeGroup = "MONEY" | "TRADING" | "PLANS" | "NFTS" | "MARKET" | "SECURITY" | "INVITES";
/** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
export type OrderNo = string;
/** A notification for the user. The app makes its text from `titleKey` and `params`, in the language of the user. */
export type Notification = {
    /** The id of the notification. Pass it to `readNotification`. */
    readonly id: Id;
    /** The subject of the notification, such as DEPOSIT or ORDER. */
    readonly kind: string;
    /** The group of a notification. MONEY: deposits, withdrawals and loans. TRADING: positions, waiting orders and options. PLANS: plans that matured. NFTS: NFTs that the user bid for or bought. MARKET: alerts on instruments. SECURITY: the identity check and the payment lock. INVITES: invitation rewards. */
    readonly group: NoticeGroup | OtherMember.text;
    /** The account mode of the position, option or waiting order that the notification is about. Absent for any other notification. A server may also omit this field from all notifications. */
    readonly mode?: "real" | "demo" | OtherMember.text;
    /** The key of the text that the app shows. */
    readonly titleKey: string;
    /** The values from which the app makes the text. For kind NFT, also the id of the NFT as `nftId`. For kind PRICE_ALERT, also the `marketId` and `type` of the instrument, and its `priceDecimals` as `decimals`. */
    readonly params: {
        readonly [key: string]: string;
    };
    /** The number of the record that the notification is about. */
    readonly orderNo?: OrderNo;
    /** Whether the notification was read. */
    readonly read: boolean;
    /** When the notification was created. */
    readonly createdAt: Timestamp;
};
/** One page of `Notification` records, newest first. */
export type NotificationPage = {
    /** The records of this page. */
    readonly list: readonly Notification[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listNotification` succeeds. */
export type ListNotificationAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Notification` records, newest first. */
    readonly result: NotificationPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The notifications to mark as read: those with the given `ids`, or all. `ids` is required unless `all` is given. */
export type ReadNotificationRequest = {
    /** The ids of the notifications. */
    readonly ids?: readonly Id[];
    /**
     * Marks all notifications as read; `ids` is ignored.
     * @enum {boolean}
     */
    readonly all?: true;
};
/** The answer when `readNotification` succeeds. */
export type ReadNotificationAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The kinds of notifications that are switched off from now on. */
export type SetNoticesRequest = {
    /** The kinds to switch off; all other kinds are switched on. */
    readonly off: readonly NoticeSwitch[];
};
/** The answer when `setNotices` succeeds. */
export type SetNoticesAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** Whether payments are locked now, and why and until when. */
export type PaymentLock = {
    /**
     * Whether payments in the real account are locked. While payments are locked, `11004` is the answer to:
     *
     * - deposits, withdrawals and loan applications
     * - bids for NFTs, and purchases of plans, options and NFTs
     * - new positions and new waiting orders
     * - changes of a waiting order that put more on hold
     * - `verifySecurityPassword` and `changeSecurityPassword`
     * - `resetSecurityPassword`, if the reason is OPERATOR
     */
    readonly locked: boolean;
    /** Why payments are locked. WRONG_PASSWORD: five incorrect security passwords in a row. OPERATOR: a decision of the operator. null: payments are not locked. PASSWORD_RESET is never the reason here, only in the answer `11004` to a withdrawal. */
    readonly reason: "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET" | null | OtherMember.text;
    /** What the operator wrote to the user when locking payments, to show as a quotation. Absent if the operator wrote nothing or did not lock payments. */
    readonly note?: string;
    /**
     * Format: date-time
     * When the lock ends automatically; null if the lock has no end or payments are not locked.
     */
    readonly until: string | null;
    /**
     * Format: date-time
     * When withdrawals are possible again after a reset of the security password; null if withdrawals are not paused. The pause affects only withdrawals and does not make `locked` true.
     */
    readonly withdrawalsPausedUntil: string | null;
    /**
     * Format: uri-reference
     * Where to contact support.
     */
    readonly contactUrl: string;
    /** Whether the security password is set. */
    readonly hasPassword: boolean;
    /** The number of further incorrect security passwords in a row after which payments are locked; 0 while payments are locked with the reason WRONG_PASSWORD. */
    readonly attemptsLeft: number;
};
/** The answer when `getPaymentLock` succeeds. */
export type GetPaymentLockAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Whether payments are locked now, and why and until when. */
    readonly result: PaymentLock;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The first security password. */
export type SetSecurityPasswordRequest = {
    /** The security password: six digits. Six equal digits and 123456 are answered with HTTP 400 and the rule `weak`. */
    readonly password: string;
    /** The six digits that `sendCode` sent with the scene `security`. The code can be used once. It expires after 10 minutes, after five incorrect attempts, or when another code is sent for the same purpose. */
    readonly emailCode: string;
};
/** The answer when `setSecurityPassword` succeeds. */
export type SetSecurityPasswordAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The security password. */
export type VerifySecurityPasswordRequest = {
    /** The security password: six digits. */
    readonly password: string;
};
/** The confirmation that the security password is correct. */
export type VerifiedPassword = {
    /**
     * Always true; an incorrect password is an error.
     * @enum {boolean}
     */
    readonly verified: true;
    /** A random value, different in each answer, that a later version of the contract may accept for five minutes after this answer in place of the security password. No operation of this version of the contract accepts it, and no server has to keep it. */
    readonly ticket: string;
};
/** The answer when `verifySecurityPassword` succeeds. */
export type VerifySecurityPasswordAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The confirmation that the security password is correct. */
    readonly result: VerifiedPassword;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** Why payments are locked. WRONG_PASSWORD: five incorrect security passwords in a row. OPERATOR: a decision of the operator. PASSWORD_RESET: the security password was reset in the last 24 hours, which locks only withdrawals. */
export type PaymentLockReason = "WRONG_PASSWORD" | "OPERATOR" | "PASSWORD_RESET";
/** Why payments are locked, until when, and where to contact support. */
export type PaymentLockNotice = {
    /** Why payments are locked. WRONG_PASSWORD: five incorrect security passwords in a row. OPERATOR: a decision of the operator. PASSWORD_RESET: the security password was reset in the last 24 hours, which locks only withdrawals. */
    readonly reason: PaymentLockReason | OtherMember.text;
    /** What the operator wrote to the user when locking payments, to show as a quotation. Absent if the operator wrote nothing or did not lock payments. */
    readonly note?: string;
    /**
     * Format: date-time
     * When the lock ends automatically; null if the lock has no end.
     */
    readonly until: string | null;
    /**
     * Format: uri-reference
     * Where to contact support.
     */
    readonly contactUrl: string;
};
/** Payments are locked, and the operation was not carried out. `result` says why payments are locked and until when. */
export type PaymentLocked = {
    /**
     * Always `11004`: payments are locked.
     * @enum {string}
     */
    readonly code: "11004";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Why payments are locked, until when, and where to contact support. */
    readonly result: PaymentLockNotice;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The current and the new security password. */
export type ChangeSecurityPasswordRequest = {
    /** The current security password: six digits. */
    readonly oldPassword: string;
    /** The new security password: six digits. The current security password is answered with HTTP 400 and the rule `same`; six equal digits and 123456 are answered with HTTP 400 and the rule `weak`. */
    readonly newPassword: string;
};
/** The answer when `changeSecurityPassword` succeeds. */
export type ChangeSecurityPasswordAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The new security password, with the email code and the log-in password as proof. */
export type ResetSecurityPasswordRequest = {
    /** The six digits that `sendCode` sent with the scene `security`. The code can be used once. It expires after 10 minutes, after five incorrect attempts, or when another code is sent for the same purpose. */
    readonly emailCode: string;
    /** The log-in password. */
    readonly loginPassword: string;
    /** The new security password: six digits. Six equal digits and 123456 are answered with HTTP 400 and the rule `weak`. */
    readonly newPassword: string;
};
/** The answer when `resetSecurityPassword` succeeds. */
export type ResetSecurityPasswordAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The idempotency key of an attempt. Quotation marks around the key make no difference. */
export type AttemptKey = string;
/** The transfer and its proof. */
export type RechargeRequest = {
    /** A currency from the parameter `recharge.methods`. Any other currency is answered with HTTP 400 and the rule `enum`. */
    readonly currency: string;
    /** A network that the parameter `recharge.methods` lists for the `currency`. Any other network is answered with HTTP 400 and the rule `enum`. */
    readonly network: string;
    /** The amount in the `currency`, with at most as many decimals as the `scale` of the method in the parameter `recharge.methods`. */
    readonly amount: string;
    /** The hash of the transaction; required unless `last6` is given. */
    readonly txHash?: string;
    /** The last six hexadecimal digits of the hash of the transaction; required unless `txHash` is given. */
    readonly last6?: string;
    /** The file id of a picture that proves the transfer, uploaded with the purpose `recharge`. */
    readonly proofId: Id;
    /** The address that was shown to the user: the `address` of the method in the parameter `recharge.methods`. */
    readonly receiveAddress: string;
};
/** A deposit and its status. */
export type Recharge = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly orderNo: OrderNo;
    /** The currency that was sent. */
    readonly currency: string;
    /** The network over which the transfer was made. */
    readonly network: string;
    /** The amount in the `currency`. */
    readonly amount: Money;
    /** The price in USD of one unit of the `currency`, fixed at submission. */
    readonly rate: Money;
    /** The amount in USD that is added to the available balance when the deposit is approved: `amount` times `rate`, rounded half to even to the cent. */
    readonly usdAmount: Usd;
    /** The address to which the transfer was made. */
    readonly receiveAddress: string;
    /** The hash of the transaction. */
    readonly txHash?: string;
    /** The last six hexadecimal digits of the hash of the transaction. */
    readonly last6?: string;
    /** The file id of the proof. */
    readonly proofId: Id;
    /** TO_BE_REVIEWED: the review has not ended. COMPLETED: the deposit was approved and added to the available balance. REJECTED: the deposit was rejected in the review. FAILED: the transfer failed. COMPLETED, REJECTED and FAILED are final. */
    readonly status: "TO_BE_REVIEWED" | "COMPLETED" | "REJECTED" | "FAILED" | OtherMember.text;
    /** When the deposit was submitted. */
    readonly submittedAt: Timestamp;
    /** When the review ended. */
    readonly reviewedAt?: Timestamp;
    /** Why the deposit was rejected or failed, to show to the user. */
    readonly reason?: string;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `recharge` succeeds. */
export type RechargeAnswer = {
    /**
     * Always `20002`: the deposit was submitted for review.
     * @enum {string}
     */
    readonly code: "20002";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A deposit and its status. */
    readonly result: Recharge;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The amount, or the price of an alert, is below the minimum that `params` contains. */
export type BelowMinimum = {
    /**
     * Always `11008`: the amount or the price is below the minimum.
     * @enum {string}
     */
    readonly code: "11008";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** An error has no result. */
    readonly result: Nothing;
    /** The values that the error text of this code contains. */
    readonly params: {
        /** The currency of the minimum; for an alert, the symbol of the instrument. */
        readonly name: string;
        /** The minimum in the currency `name` as a decimal string; for an alert, the `tickSize` of the instrument. */
        readonly limit: string;
    };
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `Recharge` records, newest first. */
export type RechargePage = {
    /** The records of this page. */
    readonly list: readonly Recharge[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listRecharge` succeeds. */
export type ListRechargeAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Recharge` records, newest first. */
    readonly result: RechargePage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The amount, the payout method with its destination, the fee that the user saw, and the security password. */
export type WithdrawalRequest = {
    /** A method from the parameter `withdrawal.methods`. */
    readonly method: string;
    /** The amount in USD with up to two decimals: at least the `min` of the method. The whole amount, which includes the fee, is deducted from the available balance at submission. */
    readonly amount: string;
    /** The address to which a crypto method pays; required unless `method` is BANK. */
    readonly address?: string;
    /** The name of the bank; required if `method` is BANK. */
    readonly bankName?: string;
    /** The name of the account holder; required if `method` is BANK. */
    readonly cardholder?: string;
    /** The number of the bank account; required if `method` is BANK. */
    readonly accountNo?: string;
    /** The file id of a picture of a document, such as a bank statement, uploaded with the purpose `withdrawal`; never required. */
    readonly proofId?: Id;
    /** The six-digit security password. */
    readonly securityPassword: string;
    /** The fee that the user saw. If the fee is now different, the answer is `11018`. */
    readonly expectedFee: Usd;
};
/** A withdrawal and its status. */
export type Withdrawal = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly orderNo: OrderNo;
    /** The payout method. */
    readonly method: "USDT-TRC20" | "USDT-ERC20" | "BTC" | "ETH" | "BANK" | OtherMember.text;
    /** The amount in USD that is deducted from the available balance at submission. */
    readonly amount: Usd;
    /** The fee in USD, which is a part of `amount`; there is no other fee. */
    readonly fee: Usd;
    /** The fee rate as a fraction: `fee` is `amount` times `feeRate`, rounded half to even to the cent. */
    readonly feeRate: Rate;
    /** The amount less the fee. */
    readonly receiveAmount: Usd;
    /** The price in USD of one unit of the currency that is paid out, fixed at submission; absent for the method BANK. */
    readonly rate?: Money;
    /** The amount that is paid out, in the currency of the method: `receiveAmount` divided by `rate`, rounded half to even to the decimals of the currency. Absent for the method BANK. */
    readonly receiveCurrencyAmount?: Money;
    /** The address to which a crypto method pays; absent for the method BANK. */
    readonly address?: string;
    /** The name of the bank; present only for the method BANK. */
    readonly bankName?: string;
    /** The name of the account holder; present only for the method BANK. */
    readonly cardholder?: string;
    /** The number of the bank account, masked except for its last four characters; present only for the method BANK. */
    readonly accountNo?: string;
    /** The file id of the picture of a document that was sent with the withdrawal. */
    readonly proofId?: Id;
    /** TO_BE_REVIEWED: the review has not ended. APPROVED: the withdrawal was approved, and the bank or the network has not yet confirmed the payout. COMPLETED: the bank or the network confirmed the payout. REJECTED: the withdrawal was rejected in the review. FAILED: the payout failed. CANCELLED: the user cancelled the withdrawal before the review ended. COMPLETED, REJECTED, FAILED and CANCELLED are final. After REJECTED, FAILED or CANCELLED, the whole `amount` is available again. */
    readonly status: "TO_BE_REVIEWED" | "APPROVED" | "COMPLETED" | "REJECTED" | "FAILED" | "CANCELLED" | OtherMember.text;
    /** When the withdrawal was submitted. */
    readonly submittedAt: Timestamp;
    /** When the bank or the network confirmed the payout. */
    readonly completedAt?: Timestamp;
    /** The reference of the bank or the network for the payout. */
    readonly payoutReference?: string;
    /** Why the withdrawal was rejected or failed, to show to the user. */
    readonly reason?: string;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `withdrawal` succeeds. */
export type WithdrawalAnswer = {
    /**
     * Always `20003`: the withdrawal was submitted for review.
     * @enum {string}
     */
    readonly code: "20003";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A withdrawal and its status. */
    readonly result: Withdrawal;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `Withdrawal` records, newest first. */
export type WithdrawalPage = {
    /** The records of this page. */
    readonly list: readonly Withdrawal[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listWithdrwal` succeeds. */
export type ListWithdrwalAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Withdrawal` records, newest first. */
    readonly result: WithdrawalPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The withdrawal to cancel. */
export type CancelWithdrawalRequest = {
    /** The number of the withdrawal. */
    readonly orderNo: Id;
};
/** The answer when `cancelWithdrawal` succeeds. */
export type CancelWithdrawalAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A withdrawal and its status. */
    readonly result: Withdrawal;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The kind of a transaction.
 *
 * - DEPOSIT: an approved deposit
 * - WITHDRAWAL: the amount of a withdrawal, deducted at submission
 * - WITHDRAWAL_RETURN: the amount of a withdrawal that was rejected or cancelled, or that failed
 * - SMART_BUY: the principal of a plan
 * - SMART_YIELD: the daily earnings of a plan
 * - SMART_MATURITY: the principal of a plan that matured
 * - SMART_EXIT: the principal of a plan that was closed early, less the early-close fee
 * - SAVINGS: interest on cash
 * - LOAN_DISBURSEMENT: the principal of a loan that was paid out
 * - LOAN_REPAYMENT: the principal and the interest of a loan that was repaid
 * - ORDER_OPEN: the margin and the opening fee of a position
 * - ORDER_CLOSE: the margin of a closed position with the gain or loss, less the closing fee
 * - PENDING_HOLD: an amount that was put on hold for a waiting order
 * - PENDING_RELEASE: an amount that is no longer on hold for a waiting order
 * - OPTION_STAKE: the stake of an option
 * - OPTION_SETTLEMENT: the payout of an option
 * - NFT_BID: the amount of a bid, or the price of an NFT that was bought at once; only the difference if the user already
 *   had the highest bid
 * - NFT_RETURN: the amount of a bid after a higher bid or a purchase by another user
 * - INVITE_REWARD: an invitation reward
 * - DEMO_START: what a demo account began with, or what a reset added or took back
 * - GRANT: an amount granted in a sandbox */
export type TransactionKind = "DEPOSIT" | "WITHDRAWAL" | "WITHDRAWAL_RETURN" | "SMART_BUY" | "SMART_YIELD" | "SMART_MATURITY" | "SMART_EXIT" | "SAVINGS" | "LOAN_DISBURSEMENT" | "LOAN_REPAYMENT" | "ORDER_OPEN" | "ORDER_CLOSE" | "PENDING_HOLD" | "PENDING_RELEASE" | "OPTION_STAKE" | "OPTION_SETTLEMENT" | "NFT_BID" | "NFT_RETURN" | "INVITE_REWARD" | "DEMO_START" | "GRANT";
/** A UTC calendar day. */
export type Day = string;
/** One transaction: a change of the available balance. */
export type Transaction = {
    /** A stable identifier of the transaction. */
    readonly id: Id;
    /** What the transaction belongs to. For SAVINGS, the day. For INVITE_REWARD, the id of the invitation. For GRANT and DEMO_START, the id of the user. For any other kind, the number of the record. */
    readonly ref: string;
    /**
     * The kind of a transaction.
     *
     * - DEPOSIT: an approved deposit
     * - WITHDRAWAL: the amount of a withdrawal, deducted at submission
     * - WITHDRAWAL_RETURN: the amount of a withdrawal that was rejected or cancelled, or that failed
     * - SMART_BUY: the principal of a plan
     * - SMART_YIELD: the daily earnings of a plan
     * - SMART_MATURITY: the principal of a plan that matured
     * - SMART_EXIT: the principal of a plan that was closed early, less the early-close fee
     * - SAVINGS: interest on cash
     * - LOAN_DISBURSEMENT: the principal of a loan that was paid out
     * - LOAN_REPAYMENT: the principal and the interest of a loan that was repaid
     * - ORDER_OPEN: the margin and the opening fee of a position
     * - ORDER_CLOSE: the margin of a closed position with the gain or loss, less the closing fee
     * - PENDING_HOLD: an amount that was put on hold for a waiting order
     * - PENDING_RELEASE: an amount that is no longer on hold for a waiting order
     * - OPTION_STAKE: the stake of an option
     * - OPTION_SETTLEMENT: the payout of an option
     * - NFT_BID: the amount of a bid, or the price of an NFT that was bought at once; only the difference if the user already
     *   had the highest bid
     * - NFT_RETURN: the amount of a bid after a higher bid or a purchase by another user
     * - INVITE_REWARD: an invitation reward
     * - DEMO_START: what a demo account began with, or what a reset added or took back
     * - GRANT: an amount granted in a sandbox
     */
    readonly kind: TransactionKind | OtherMember.text;
    /** The symbol of the instrument; present only if the transaction belongs to a position, a waiting order or an option. */
    readonly code?: string;
    /** The direction of the position or the waiting order (LONG, SHORT), or of the option (UP, DOWN). */
    readonly direction?: "LONG" | "SHORT" | "UP" | "DOWN" | OtherMember.text;
    /** The change of the available balance; negative if the transaction reduced the balance. */
    readonly amount: Usd;
    /** The available balance after the transaction. */
    readonly balanceAfter: Usd;
    /** When the transaction was made. */
    readonly at: Timestamp;
};
/** One page of `Transaction` records, newest first. */
export type TransactionPage = {
    /** The records of this page. */
    readonly list: readonly Transaction[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listTransaction` succeeds. */
export type ListTransactionAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Transaction` records, newest first. */
    readonly result: TransactionPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The equity at one moment. A transaction at exactly this moment, such as a daily payment at 00:00 UTC, counts towards the next point. `equity` is exactly the `equity` of the previous point plus `deposits`, less `withdrawals`, plus `income`. For the first point of an answer, the previous point is one step earlier: one day for the step `day`, otherwise one hour. */
export type EquityPoint = {
    /** The moment of this point. */
    readonly at: Timestamp;
    /** Everything owned less everything owed. Open positions are valued at the price at the moment `at`. */
    readonly equity: Usd;
    /** The amounts paid in since the previous point: deposits, and amounts granted in a sandbox; in the demo account, also what the account began with and what a reset added. */
    readonly deposits: Usd;
    /** The amounts paid out since the previous point: withdrawals without their fees, and the price of NFTs; in the demo account, what a reset took back. */
    readonly withdrawals: Usd;
    /** Profit or loss of all products since the previous point, as in `AccountProfit`. */
    readonly income: Usd;
    /** The parts that add up to `income`. */
    readonly bySource: ProfitBySource;
};
/** The answer when `equityHistory` succeeds. */
export type EquityHistoryAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Points, oldest first. */
    readonly result: readonly EquityPoint[];
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** Whether interest on cash is switched on. */
export type SetSavingsRequest = {
    /** Whether daily interest on cash in the real account is switched on. */
    readonly enabled: boolean;
};
/** The answer when `setSavings` succeeds. */
export type SetSavingsAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `resetDemo` succeeds. */
export type ResetDemoAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** An operation that moves money and takes an idempotency key. */
export type MoneyOperation = "recharge" | "withdrawal" | "cancelWithdrawal" | "resetDemo" | "buySmart" | "exitSmart" | "openOrder" | "closeOrder" | "placePending" | "buyOptions" | "loan" | "repayLoan" | "withdrawLoan" | "buyNft";
/** The idempotency key of the attempt, and the operation to which the attempt was sent. */
export type SettleAttemptRequest = {
    /** The `Idempotency-Key` of the attempt. Quotation marks around the key make no difference. */
    readonly key: AttemptKey;
    /** An operation that moves money and takes an idempotency key. */
    readonly operation: MoneyOperation;
};
/** The body of the answer to an attempt, exactly as it was sent. The operation of the attempt defines the schema of the body. */
export type KeptEnvelope = {
    /** The code of the answer. */
    readonly code: string;
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The result of the operation, or the details of the error. */
    readonly result: unknown;
    /** Values that the error text contains. */
    readonly params?: {
        readonly [key: string]: string;
    };
    /** The fields of the request that do not match the contract. */
    readonly errors?: readonly FieldError[];
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The outcome of an attempt. */
export type SettledAttempt = {
    /** `DONE`: the attempt was answered, with a success or an error. `RUNNING`: the attempt is being carried out. `CANCELLED`: the server has no answer to the attempt and will not carry it out. */
    readonly state: "DONE" | "RUNNING" | "CANCELLED" | OtherMember.text;
    /** An operation that moves money and takes an idempotency key. */
    readonly operation: MoneyOperation | OtherMember.text;
    /** For `DONE`, when the attempt was answered; for `RUNNING`, when the attempt began; for `CANCELLED`, when the attempt was cancelled. */
    readonly at: Timestamp;
    /** The answer to the attempt; present exactly when `state` is `DONE`. */
    readonly answer?: KeptEnvelope;
};
/** The answer when `settleAttempt` succeeds. */
export type SettleAttemptAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The outcome of an attempt. */
    readonly result: SettledAttempt;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The source of income. SAVINGS: interest on cash. SMART: plan earnings. INVITE: invitation rewards. ORDER: leveraged positions. OPTION: fixed-time options. NFT_REFUND: refunds for NFTs. Only SAVINGS, SMART and INVITE count towards `totalIncome` of `Account`. */
export type IncomeSource = "SAVINGS" | "SMART" | "INVITE" | "ORDER" | "OPTION" | "NFT_REFUND";
/** One entry of profit or loss. */
export type IncomeDetail = {
    /** A stable identifier of the entry. */
    readonly id: Id;
    /** The source of income. SAVINGS: interest on cash. SMART: plan earnings. INVITE: invitation rewards. ORDER: leveraged positions. OPTION: fixed-time options. NFT_REFUND: refunds for NFTs. Only SAVINGS, SMART and INVITE count towards `totalIncome` of `Account`. */
    readonly source: IncomeSource | OtherMember.text;
    /** The number of the record that the entry belongs to; absent for interest on cash and invitation rewards. */
    readonly orderNo?: OrderNo;
    /** A UTC calendar day. */
    readonly day: Day;
    /** For interest on cash, the lower of the available balances at the beginning and at the end of the day, less the principal of open loans. For a plan, the principal. For an option, the stake. For a position, the margin. For an invitation reward, the reward. */
    readonly base: Usd;
    /** For interest on cash or a plan, the daily rate. For an option, the payout ratio. For a position, the fee rate, which applies to the value of the position and not to `base`. For an invitation reward, 1. */
    readonly rate: Rate;
    /** The gain in USD; a loss is a negative amount. The fees of a position are already deducted. */
    readonly amount: Usd;
    /** IN_PROGRESS: the amount is not paid or charged yet. DIVIDED: the gain was paid, or the loss was charged. */
    readonly status: "IN_PROGRESS" | "DIVIDED" | OtherMember.text;
    /** When the interest, the earnings or the reward was paid, the option was settled, or the position was closed. */
    readonly createdAt: Timestamp;
};
/** Sums by source; a source without income is absent. */
export type IncomeBySource = {
    /** Interest on cash. */
    readonly SAVINGS?: Usd;
    /** Plan earnings. Early-close fees are not deducted. */
    readonly SMART?: Usd;
    /** Rewards for invitations. */
    readonly INVITE?: Usd;
    /** Results of closed positions, after fees. */
    readonly ORDER?: Usd;
    /** Results of settled fixed-time options. */
    readonly OPTION?: Usd;
    /** Refunds for NFTs. */
    readonly NFT_REFUND?: Usd;
};
/** The sums over all rows that match the filter and have the status DIVIDED. */
export type IncomeSummary = {
    /** The sum of the rows. */
    readonly total: Usd;
    /** The sum of the rows whose `createdAt` is on the current UTC day. */
    readonly today: Usd;
    /** Sums by source; a source without income is absent. */
    readonly bySource: IncomeBySource;
};
/** One page of `IncomeDetail` records, newest first. */
export type IncomeDetailPage = {
    /** The records of this page. */
    readonly list: readonly IncomeDetail[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
    /** The sums over all rows that match the filter and have the status DIVIDED. */
    readonly summary: IncomeSummary;
};
/** The answer when `listIncomeDetail` succeeds. */
export type ListIncomeDetailAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `IncomeDetail` records, newest first. */
    readonly result: IncomeDetailPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The plan product, the term and the amount. */
export type BuySmartRequest = {
    /** The id of the plan product. */
    readonly productId: Id;
    /** The term in days: `days` of one of the `cycles` of the plan product. */
    readonly days: number;
    /** The principal in USD with up to two decimals, from `minAmount` to `maxAmount` of the plan product. */
    readonly amount: string;
    /** The `termsVersion` of the plan product that the user has read. */
    readonly acceptedTermsVersion: string;
};
/** A plan of the user, running or ended. */
export type SmartOrder = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly orderNo: OrderNo;
    /** The id of the plan product. */
    readonly productId: Id;
    /** The name of the plan product when the plan was bought, in the language of the request that bought the plan. */
    readonly productName: string;
    /** The term in days. */
    readonly days: number;
    /** The principal in USD; not guaranteed. */
    readonly amount: Usd;
    /** Earnings per day as a fraction of the principal, fixed when the plan was bought. */
    readonly dailyRate: Rate;
    /** IN_PROGRESS until the plan matures or is closed early. EARLY_EXIT: the plan was closed early. At the end of the term, the status becomes MATURED (all earnings are paid), DISTRIBUTED (the principal is returned) and COMPLETED (the plan has ended), in this order and at the same moment. */
    readonly status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT" | OtherMember.text;
    /** INCOME_IN_PROGRESS until the first daily earnings are paid, then PROFIT_DIVIDED. */
    readonly shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED" | OtherMember.text;
    /** When the plan was bought. */
    readonly boughtAt: Timestamp;
    /** When earnings begin: the next 00:00 UTC after the purchase. */
    readonly valueDate: Timestamp;
    /** When the principal and the last earnings are due to be paid to the user. Not guaranteed. */
    readonly maturesAt: Timestamp;
    /** Days paid so far. */
    readonly profitDays: number;
    /** All earnings until maturity, if they are paid as planned: `days` times the daily earnings, which are rounded half to even to the cent. */
    readonly expectedRevenue: Usd;
    /** Earnings paid so far. */
    readonly distributedRevenue: Usd;
    /** The early-close fee that was charged. */
    readonly penalty?: Usd;
    /** The amount added to the available balance when the plan was closed early: `amount` less `penalty`. */
    readonly refund?: Usd;
    /** When the plan was closed early. */
    readonly exitedAt?: Timestamp;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `buySmart` succeeds. */
export type BuySmartAnswer = {
    /**
     * Always `20004`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20004";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A plan of the user, running or ended. */
    readonly result: SmartOrder;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `SmartOrder` records, newest first. */
export type SmartOrderPage = {
    /** The records of this page. */
    readonly list: readonly SmartOrder[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listSmartOrder` succeeds. */
export type ListSmartOrderAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `SmartOrder` records, newest first. */
    readonly result: SmartOrderPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The daily payment of one day. */
export type ProfitDay = {
    /** A UTC calendar day. */
    readonly day: Day;
    /** The amount added to the available balance. */
    readonly amount: Usd;
    /** When the amount was added. */
    readonly at: Timestamp;
};
/** A plan, with the daily earnings paid so far. */
export type SmartOrderDetail = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly orderNo: OrderNo;
    /** The id of the plan product. */
    readonly productId: Id;
    /** The name of the plan product when the plan was bought, in the language of the request that bought the plan. */
    readonly productName: string;
    /** The term in days. */
    readonly days: number;
    /** The principal in USD; not guaranteed. */
    readonly amount: Usd;
    /** Earnings per day as a fraction of the principal, fixed when the plan was bought. */
    readonly dailyRate: Rate;
    /** IN_PROGRESS until the plan matures or is closed early. EARLY_EXIT: the plan was closed early. At the end of the term, the status becomes MATURED (all earnings are paid), DISTRIBUTED (the principal is returned) and COMPLETED (the plan has ended), in this order and at the same moment. */
    readonly status: "IN_PROGRESS" | "MATURED" | "DISTRIBUTED" | "COMPLETED" | "EARLY_EXIT" | OtherMember.text;
    /** INCOME_IN_PROGRESS until the first daily earnings are paid, then PROFIT_DIVIDED. */
    readonly shareStatus: "INCOME_IN_PROGRESS" | "PROFIT_DIVIDED" | OtherMember.text;
    /** When the plan was bought. */
    readonly boughtAt: Timestamp;
    /** When earnings begin: the next 00:00 UTC after the purchase. */
    readonly valueDate: Timestamp;
    /** When the principal and the last earnings are due to be paid to the user. Not guaranteed. */
    readonly maturesAt: Timestamp;
    /** Days paid so far. */
    readonly profitDays: number;
    /** All earnings until maturity, if they are paid as planned: `days` times the daily earnings, which are rounded half to even to the cent. */
    readonly expectedRevenue: Usd;
    /** Earnings paid so far. */
    readonly distributedRevenue: Usd;
    /** The early-close fee that was charged. */
    readonly penalty?: Usd;
    /** The amount added to the available balance when the plan was closed early: `amount` less `penalty`. */
    readonly refund?: Usd;
    /** When the plan was closed early. */
    readonly exitedAt?: Timestamp;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
    /** The daily earnings paid so far, oldest first. */
    readonly profitDayList: readonly ProfitDay[];
};
/** The answer when `getSmartOrderById` succeeds. */
export type GetSmartOrderByIdAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A plan, with the daily earnings paid so far. */
    readonly result: SmartOrderDetail;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** What closing a plan early costs now, as a quote that is valid for at most 60 seconds. */
export type ExitPreview = {
    /** The early-close fee as a fraction of the principal; 0 before the value date. */
    readonly penaltyRate: Rate;
    /** The early-close fee in USD: the principal times `penaltyRate`, rounded half to even to the cent. */
    readonly penalty: Usd;
    /** The amount that is added to the available balance: the principal less `penalty`. */
    readonly refund: Usd;
    /** Earnings paid so far, which the user keeps. */
    readonly kept: Usd;
    /** The earnings not yet paid, which the user loses. */
    readonly lostRevenue: Usd;
    /** The result of the whole plan: earnings paid so far less the early-close fee. */
    readonly net: Usd;
    /** The id of the quote. Send it to `exitSmart`. */
    readonly quoteId: Id;
};
/** The answer when `previewExitSmart` succeeds. */
export type PreviewExitSmartAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** What closing a plan early costs now, as a quote that is valid for at most 60 seconds. */
    readonly result: ExitPreview;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The plan to close early, and the quote from `previewExitSmart`. */
export type ExitSmartRequest = {
    /** The number of the plan. */
    readonly orderNo: Id;
    /** The `quoteId` from `previewExitSmart`. */
    readonly quoteId: Id;
};
/** The answer when `exitSmart` succeeds. */
export type ExitSmartAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A plan of the user, running or ended. */
    readonly result: SmartOrder;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The leveraged position to open. */
export type OpenOrderRequest = {
    /** The id of the instrument. */
    readonly marketId: Id;
    /**
     * LONG gains when the price rises, SHORT when it falls.
     * @enum {string}
     */
    readonly direction: "LONG" | "SHORT";
    /** The size in lots: a multiple of `lotStep`, from `minLots` to `maxLots` of the instrument. */
    readonly lots: string;
    /** The leverage as a whole number: 30 means 1:30. The leverage can be from 1 to `maxLeverage` of the instrument. `leverageCaps` in the parameter `order.config` can set a lower maximum. */
    readonly leverage: number;
    /** The price that the user saw. If the current price differs from `quotedPrice` by more than `slippage` allows, the answer is `11018`. */
    readonly quotedPrice: number;
    /** How far the current price may differ from `quotedPrice`, as a fraction of `quotedPrice`: at most 0.005, which is 0.5 %. */
    readonly slippage: string;
    /** The stop loss: the price that closes the position when it is reached from above (LONG) or from below (SHORT). The stop loss has to be a multiple of `tickSize`, at least 10 ticks from the current price, and between the current price and the stop-out price. `exitDistanceTicks` in the parameter `order.config` is this number of ticks. */
    readonly stopLossPrice?: number;
    /** The take profit: the price that closes the position when it is reached from below (LONG) or from above (SHORT). The take profit has to be above 0, a multiple of `tickSize`, and at least 10 ticks above (LONG) or below (SHORT) the current price. */
    readonly takeProfitPrice?: number;
    /** The distance of a trailing stop from the best price, in units of the price: a multiple of `tickSize`, at least 10 ticks, at least 0.05 % of the current price, and less than the distance from the current price to the stop-out price. The trailing stop follows the best price at this distance and never moves back. A trailing stop and a stop loss in the same request are answered with `11009`. */
    readonly trailingDistance?: number;
    /** The `termsVersion` of the instrument that the user has read. */
    readonly acceptedTermsVersion: string;
};
/** The totals of the closed parts of a position, before they are rounded half to even to the cent. The gain or loss of the next part is the rounded total with that part less the rounded total without that part. The closing fee is calculated in the same way. Therefore, the amounts of all parts add up to the rounded totals, unless the loss and the closing fee of the last part together exceed its margin: then only the margin is charged. */
export type RealisedParts = {
    /** The total gain or loss before fees in USD, with up to 36 decimals. */
    readonly profit: string;
    /** The total of the closing fees in USD, with up to 36 decimals. */
    readonly fee: string;
};
/** The user's own note on the trade. */
export type Note = string;
/** A leveraged position with isolated margin. */
export type Order = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly orderNo: OrderNo;
    /** For a closed part of a position, the number of that position; absent otherwise. */
    readonly partOf?: OrderNo;
    /** The symbol of the instrument. */
    readonly code: string;
    /** The id of the instrument. */
    readonly marketId: Id;
    /** LONG gains when the price rises, SHORT when it falls. */
    readonly direction: "LONG" | "SHORT" | OtherMember.text;
    /** Size in lots. */
    readonly lots: Quantity;
    /** Units in one lot. */
    readonly contractSize: Quantity;
    /** 30 means 1:30. */
    readonly leverage: number;
    /** The amount set aside for the position. The user can lose at most the margin plus the opening fee. */
    readonly margin: Usd;
    /** The entry price. */
    readonly openPrice: Price;
    /** The price at which the position was closed. */
    readonly closePrice?: Price;
    /** The stop loss: the price that closes the position when it is reached from above (LONG) or from below (SHORT). */
    readonly stopLossPrice?: Price;
    /** The distance of the trailing stop from the best price since the trailing stop was set, in units of the price. */
    readonly trailingDistance?: Price;
    /** The price at which the trailing stop closes the position. While the position is open, this price follows the best price and never moves back. For a closed position, this field is present only if the trailing stop closed the position. */
    readonly trailingStopPrice?: Price;
    /** The take profit: the price that closes the position when it is reached from below (LONG) or from above (SHORT). */
    readonly takeProfitPrice?: Price;
    /** The price at which the position is closed automatically. At this price, the margin less the loss before fees is at most the fraction `stopOutLevel` of the margin. `stopOutLevel` is in the parameter `order.config`. */
    readonly stopOutPrice: Price;
    /** The opening fee in USD: at least 0.01 for a whole position, unless the fee rate is zero. A closed part and the rest of a position each have their share of the opening fee. */
    readonly openFee: Usd;
    /** The closing fee. */
    readonly closeFee?: Usd;
    /** The result after fees if the position is closed at the take profit; 0.00 without a take profit. */
    readonly expectedReturn: Usd;
    /** OPEN or CLOSED. */
    readonly status: "OPEN" | "CLOSED" | OtherMember.text;
    /** Why the position was closed. USER: the user closed the position or reset the demo account. SL: the price reached `stopLossPrice`. TP: the price reached `takeProfitPrice`. STOP_OUT: the price reached `stopOutPrice`. TRAILING_STOP: the price reached `trailingStopPrice`. */
    readonly closeReason?: "USER" | "SL" | "TP" | "STOP_OUT" | "TRAILING_STOP" | OtherMember.text;
    /** The result after fees; for an open position, the result if the position were closed at the current price. */
    readonly profit: Usd;
    /** The gain or loss of an open position before fees; 0.00 for a closed position. */
    readonly unrealised: Usd;
    /** For an open position of which parts were closed, the totals of these parts before rounding; absent otherwise. */
    readonly realised?: RealisedParts;
    /** When the position was opened. */
    readonly openTime: Timestamp;
    /** When the position was closed. */
    readonly closeTime?: Timestamp;
    /** The user's own note on the trade. */
    readonly note?: Note;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `openOrder` succeeds. */
export type OpenOrderAnswer = {
    /**
     * Always `20004`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20004";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A leveraged position with isolated margin. */
    readonly result: Order;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The new stop loss, trailing stop and take profit of an open position. A field that is absent stays as it is, except that a stop loss and a trailing stop replace each other. Null removes a stop loss, a trailing stop or a take profit. */
export type ModifyOrderRequest = {
    /** The number of the position. */
    readonly orderNo: Id;
    /** The stop loss: the price that closes the position when it is reached from above (LONG) or from below (SHORT). The stop loss has to be a multiple of `tickSize`, at least 10 ticks from the current price, and between the current price and the stop-out price. `exitDistanceTicks` in the parameter `order.config` is this number of ticks. */
    readonly stopLossPrice?: number | null;
    /** The take profit: the price that closes the position when it is reached from below (LONG) or from above (SHORT). The take profit has to be above 0, a multiple of `tickSize`, and at least 10 ticks above (LONG) or below (SHORT) the current price. */
    readonly takeProfitPrice?: number | null;
    /** The distance of a trailing stop from the best price, in units of the price: a multiple of `tickSize`, at least 10 ticks, at least 0.05 % of the current price, and less than the distance from the current price to the stop-out price. The trailing stop follows the best price at this distance and never moves back. A trailing stop and a stop loss in the same request are answered with `11009`. */
    readonly trailingDistance?: number | null;
};
/** The answer when `modifyOrder` succeeds. */
export type ModifyOrderAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A leveraged position with isolated margin. */
    readonly result: Order;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The position, and how much of it to close. */
export type CloseOrderRequest = {
    /** The number of the position. */
    readonly orderNo: Id;
    /** The size to close in lots: a multiple of `lotStep`. The part that is closed and the part that stays open have to be at least `minLots` each. Without this field, or with the size of the position, the whole position is closed. */
    readonly lots?: string;
};
/** The answer when `closeOrder` succeeds. */
export type CloseOrderAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A leveraged position with isolated margin. */
    readonly result: Order;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `Order` records, newest first. */
export type OrderPage = {
    /** The records of this page. */
    readonly list: readonly Order[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listOrder` succeeds. */
export type ListOrderAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Order` records, newest first. */
    readonly result: OrderPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `getOrderById` succeeds. */
export type GetOrderByIdAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A leveraged position with isolated margin. */
    readonly result: Order;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** LIMIT waits for a better price: the trigger price is below the current price for LONG, above it for SHORT. STOP waits for the price to move in the direction of the position: the trigger price is above the current price for LONG, below it for SHORT. */
export type PendingType = "LIMIT" | "STOP";
/** How long the order waits if it is not filled. UNTIL_CANCELLED: until it is cancelled. DAY: until the end of the UTC day on which this expiry is set. MOMENT: until `expiresAt`. */
export type PendingExpiry = "UNTIL_CANCELLED" | "DAY" | "MOMENT";
/** The waiting order to place. */
export type PlacePendingRequest = {
    /** The id of the instrument. */
    readonly marketId: Id;
    /**
     * LONG gains when the price rises, SHORT when it falls.
     * @enum {string}
     */
    readonly direction: "LONG" | "SHORT";
    /** LIMIT waits for a better price: the trigger price is below the current price for LONG, above it for SHORT. STOP waits for the price to move in the direction of the position: the trigger price is above the current price for LONG, below it for SHORT. */
    readonly type: PendingType;
    /** The trigger price: the price that opens the position once it is reached. The trigger price has to be above 0, a multiple of `tickSize`, and at least one tick from the current price. The trigger price has to be on the side of the current price that `type` and `direction` require. */
    readonly triggerPrice: number;
    /** The size in lots: a multiple of `lotStep`, from `minLots` to `maxLots` of the instrument. */
    readonly lots: string;
    /** The leverage as a whole number: 30 means 1:30. The leverage can be from 1 to `maxLeverage` of the instrument. `leverageCaps` in the parameter `order.config` can set a lower maximum. */
    readonly leverage: number;
    /** How long the order waits if it is not filled. UNTIL_CANCELLED: until it is cancelled. DAY: until the end of the UTC day on which this expiry is set. MOMENT: until `expiresAt`. */
    readonly expiry: PendingExpiry;
    /** When the order expires: later than now, by at most 365 days. Required if `expiry` is MOMENT, otherwise ignored. */
    readonly expiresAt?: Timestamp;
    /** The stop loss of the position: a multiple of `tickSize`, at least 10 ticks from the trigger price, and between the trigger price and the stop-out price. `exitDistanceTicks` in the parameter `order.config` is this number of ticks. */
    readonly stopLossPrice?: number;
    /** The take profit of the position: above 0, a multiple of `tickSize`, and at least 10 ticks above (LONG) or below (SHORT) the trigger price. */
    readonly takeProfitPrice?: number;
    /** The distance of the trailing stop of the position from the best price, in units of the price: a multiple of `tickSize`, at least 10 ticks, at least 0.05 % of the trigger price, and less than the distance from the trigger price to the stop-out price. A trailing stop and a stop loss in the same request are answered with `11009`. */
    readonly trailingDistance?: number;
    /** The number of another waiting order of the user, which is linked to the new order. When one of the two linked orders is filled, the other one is cancelled. The two orders have to be for the same instrument in the same account mode. The other order must not be linked already to an order that still waits. */
    readonly ocoOrderNo?: string;
    /** The `termsVersion` of the instrument that the user has read. */
    readonly acceptedTermsVersion: string;
};
/** A waiting order: an order to open a leveraged position once the price reaches the trigger price. While the order waits, the margin and the opening fee, both calculated at the trigger price, are on hold. */
export type PendingOrder = {
    /** The number of the waiting order. */
    readonly orderNo: OrderNo;
    /** The symbol of the instrument. */
    readonly code: string;
    /** The id of the instrument. */
    readonly marketId: Id;
    /** LONG gains when the price rises, SHORT when it falls. */
    readonly direction: "LONG" | "SHORT" | OtherMember.text;
    /** LIMIT waits for a better price: the trigger price is below the current price for LONG, above it for SHORT. STOP waits for the price to move in the direction of the position: the trigger price is above the current price for LONG, below it for SHORT. */
    readonly type: PendingType | OtherMember.text;
    /** The price that opens the position once it is reached. After a gap, the position is opened at another price: see `filledPrice`. */
    readonly triggerPrice: Price;
    /** Size in lots. */
    readonly lots: Quantity;
    /** Units in one lot. */
    readonly contractSize: Quantity;
    /** 30 means 1:30. */
    readonly leverage: number;
    /** How long the order waits if it is not filled. UNTIL_CANCELLED: until it is cancelled. DAY: until the end of the UTC day on which this expiry is set. MOMENT: until `expiresAt`. */
    readonly expiry: PendingExpiry | OtherMember.text;
    /** When the order expires; absent for an order that waits until it is cancelled. */
    readonly expiresAt?: Timestamp;
    /** The stop loss of the position. */
    readonly stopLossPrice?: Price;
    /** The take profit of the position. */
    readonly takeProfitPrice?: Price;
    /** The distance of the trailing stop of the position from the best price, in units of the price. */
    readonly trailingDistance?: Price;
    /** The number of the linked order. When one of the two orders is filled, the other one is cancelled. */
    readonly ocoOrderNo?: OrderNo;
    /** WAITING: the order waits for its trigger price. FILLED: the position was opened. CANCELLED: the order was cancelled by the user or by the server. EXPIRED: the order reached its expiry. REJECTED: the price reached the trigger price, but the position could not be opened. For CANCELLED, EXPIRED and REJECTED, see `reason`. */
    readonly status: "WAITING" | "FILLED" | "CANCELLED" | "EXPIRED" | "REJECTED" | OtherMember.text;
    /** The amount on hold while the order waits; 0.00 afterwards. */
    readonly held: Usd;
    /** The number of the position that the order opened. */
    readonly filledOrderNo?: OrderNo;
    /** The price at which the order was filled, which can differ from the trigger price. */
    readonly filledPrice?: Price;
    /**
     * Why the order ended without a position.
     *
     * - USER: the user cancelled the order
     * - PARTNER_FILLED: the linked order was filled
     * - EXPIRED: the order reached its expiry
     * - INSUFFICIENT_BALANCE: the price jumped, and the amount on hold and the available balance together were too low
     *   for the position
     * - STOPS_PASSED: the price jumped to or past the stop loss or the take profit
     * - ACCOUNT_FROZEN: the account was frozen
     * - DELISTED: the instrument is no longer available
     * - DEMO_RESET: the demo account was reset
     */
    readonly reason?: "USER" | "PARTNER_FILLED" | "EXPIRED" | "INSUFFICIENT_BALANCE" | "STOPS_PASSED" | "ACCOUNT_FROZEN" | "DELISTED" | "DEMO_RESET" | OtherMember.text;
    /** When the order was placed. */
    readonly placedAt: Timestamp;
    /** When the waiting order ended. */
    readonly endedAt?: Timestamp;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `placePending` succeeds. */
export type PlacePendingAnswer = {
    /**
     * Always `20004`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20004";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A waiting order: an order to open a leveraged position once the price reaches the trigger price. While the order waits, the margin and the opening fee, both calculated at the trigger price, are on hold. */
    readonly result: PendingOrder;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The changes of a waiting order. A field that is absent stays as it is, with two exceptions: a stop loss and a trailing stop replace each other, and `expiry` also decides about `expiresAt`. Null removes a stop loss, a take profit or a trailing stop. */
export type ModifyPendingRequest = {
    /** The number of the waiting order. */
    readonly orderNo: Id;
    /** The trigger price: the price that opens the position once it is reached. The trigger price has to be above 0, a multiple of `tickSize`, and at least one tick from the current price. The trigger price has to be on the side of the current price that the `type` and the `direction` of the order require. */
    readonly triggerPrice?: number;
    /** The size in lots: a multiple of `lotStep`, from `minLots` to `maxLots` of the instrument. */
    readonly lots?: string;
    /** How long the order waits if it is not filled. UNTIL_CANCELLED: until it is cancelled. DAY: until the end of the UTC day on which this expiry is set. MOMENT: until `expiresAt`. */
    readonly expiry?: PendingExpiry;
    /** When the order expires: later than now, by at most 365 days. Required if the request sets `expiry` to MOMENT. Ignored if the order has the `expiry` UNTIL_CANCELLED or DAY after the change. */
    readonly expiresAt?: Timestamp;
    /** The stop loss of the position: a multiple of `tickSize`, at least 10 ticks from the trigger price, and between the trigger price and the stop-out price. `exitDistanceTicks` in the parameter `order.config` is this number of ticks. */
    readonly stopLossPrice?: number | null;
    /** The take profit of the position: above 0, a multiple of `tickSize`, and at least 10 ticks above (LONG) or below (SHORT) the trigger price. */
    readonly takeProfitPrice?: number | null;
    /** The distance of the trailing stop of the position from the best price, in units of the price: a multiple of `tickSize`, at least 10 ticks, at least 0.05 % of the trigger price, and less than the distance from the trigger price to the stop-out price. A trailing stop and a stop loss in the same request are answered with `11009`. */
    readonly trailingDistance?: number | null;
};
/** The answer when `modifyPending` succeeds. */
export type ModifyPendingAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A waiting order: an order to open a leveraged position once the price reaches the trigger price. While the order waits, the margin and the opening fee, both calculated at the trigger price, are on hold. */
    readonly result: PendingOrder;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The waiting order to cancel. */
export type CancelPendingRequest = {
    /** The number of the waiting order. */
    readonly orderNo: Id;
};
/** The answer when `cancelPending` succeeds. */
export type CancelPendingAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A waiting order: an order to open a leveraged position once the price reaches the trigger price. While the order waits, the margin and the opening fee, both calculated at the trigger price, are on hold. */
    readonly result: PendingOrder;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `PendingOrder` records, newest first. */
export type PendingOrderPage = {
    /** The records of this page. */
    readonly list: readonly PendingOrder[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listPending` succeeds. */
export type ListPendingAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `PendingOrder` records, newest first. */
    readonly result: PendingOrderPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A fixed-time option. */
export type BuyOptionsRequest = {
    /** The id of the instrument. */
    readonly marketId: Id;
    /**
     * UP wins if the settlement price is above the strike price; DOWN wins if the settlement price is below the strike price.
     * @enum {string}
     */
    readonly direction: "UP" | "DOWN";
    /** A duration from the `optionPeriods` of the instrument, in seconds. */
    readonly periodSec: number;
    /** The stake in USD with up to two decimals, from 10.00 to 5,000.00. */
    readonly amount: string;
    /** The price that the user saw. If the current price differs from `quotedPrice` by more than 0.1 % of `quotedPrice`, the answer is `11018`. Without this field, the price is not compared. */
    readonly quotedPrice?: number;
    /** The `termsVersion` of the instrument that the user has read. */
    readonly acceptedTermsVersion: string;
};
/** A fixed-time option. */
export type OptionsOrder = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly orderNo: OrderNo;
    /** The symbol of the instrument. */
    readonly code: string;
    /** The id of the instrument. */
    readonly marketId: Id;
    /** UP wins if the settlement price is above the strike price; DOWN wins if the settlement price is below the strike price. */
    readonly direction: "UP" | "DOWN" | OtherMember.text;
    /** The duration in seconds. */
    readonly periodSec: number;
    /** The amount the user can lose. */
    readonly stake: Usd;
    /** The gain of a won option as a fraction of the stake. */
    readonly payoutRatio: Rate;
    /** The price at which the option was accepted. */
    readonly strikePrice: Price;
    /** When the option is settled. The settlement price is the last price at or before this moment. If that price is more than 60 seconds older than this moment, the option is VOID. */
    readonly expiresAt: Timestamp;
    /** The price at which the option was settled. Absent while the option is OPEN */
    readonly settlePrice?: Price;
    /** The payout if the option wins: the stake plus the gain. The gain is `stake` times `payoutRatio`, rounded half to even to the cent. */
    readonly expectedReturn: Usd;
    /** OPEN: the option is not settled yet. WON: `expectedReturn` was paid. LOST: nothing was paid. TIED: the settlement price equals the strike price, and the stake was returned. VOID: the last price was too old (see `expiresAt`) or the demo account was reset, and the stake was returned. */
    readonly status: "OPEN" | "WON" | "LOST" | "TIED" | "VOID" | OtherMember.text;
    /** Gain or loss, once settled. */
    readonly profit?: Usd;
    /** When the option was accepted. */
    readonly openTime: Timestamp;
    /** When the option was settled. */
    readonly closeTime?: Timestamp;
    /** The user's own note on the trade. */
    readonly note?: Note;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `buyOptions` succeeds. */
export type BuyOptionsAnswer = {
    /**
     * Always `20004`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20004";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A fixed-time option. */
    readonly result: OptionsOrder;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `OptionsOrder` records, newest first. */
export type OptionsOrderPage = {
    /** The records of this page. */
    readonly list: readonly OptionsOrder[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listOptionsOrder` succeeds. */
export type ListOptionsOrderAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `OptionsOrder` records, newest first. */
    readonly result: OptionsOrderPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `getOptionsOrderById` succeeds. */
export type GetOptionsOrderByIdAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A fixed-time option. */
    readonly result: OptionsOrder;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** Positions and options that were closed, with their results after all fees. Each part of a position that was closed in parts counts as one trade. A void option, whose stake was returned, does not count. */
export type ClosedTrades = {
    /** The number of closed trades. */
    readonly closed: number;
    /** The number of closed trades with a gain. */
    readonly gains: number;
    /** The number of closed trades with a loss. A trade with a result of exactly 0.00 counts neither as a gain nor as a loss. */
    readonly losses: number;
    /** The sum of the gains. */
    readonly gained: Usd;
    /** The sum of the losses, as a negative amount. */
    readonly lost: Usd;
    /** `gains` divided by `closed`, rounded half to even to four decimals; absent when nothing was closed. */
    readonly shareOfGains?: Rate;
    /** `gained` divided by `gains`, rounded half to even to the cent; absent when `gains` is 0. */
    readonly averageGain?: Usd;
    /** `lost` divided by `losses`, rounded half to even to the cent; absent when `losses` is 0. */
    readonly averageLoss?: Usd;
};
/** The largest fall of equity from one moment of the range to a later moment. Only moments for which `curve` has a point are compared. If a moment is just before a transaction, `from` or `to` is the time of the transaction; if it is just after the transaction, the millisecond after that time. Amounts that were paid in or out between the two moments are not part of the fall. Absent if there was no fall. */
export type LargestFall = {
    /** When the fall began. */
    readonly from: Timestamp;
    /** When the fall was deepest. */
    readonly to: Timestamp;
    /** The result between `from` and `to`, as a negative amount. */
    readonly amount: Usd;
    /** The time-weighted return between `from` and `to`, as a fraction; absent if equity was never above zero between `from` and `to`. */
    readonly rate?: Rate;
};
/** The result of positions and options in one instrument; without `code`, the result that belongs to no instrument. */
export type InstrumentResult = {
    /** The symbol of the instrument. */
    readonly code?: string;
    /** How many trades were closed. */
    readonly closed: number;
    /** How many of the closed trades had a gain. */
    readonly gains: number;
    /** The trading fees or, if `code` is absent, the withdrawal fees and early-close fees. These fees are already deducted from `result`. */
    readonly fees: Usd;
    /** The result after all costs. A position that is open when the range begins is valued at the price at the beginning. A position that is open when the range ends is valued at the price at the end. */
    readonly result: Usd;
};
/** The result of one UTC month, or of the part of the month that lies in the range. */
export type MonthResult = {
    /** The year and the month. */
    readonly month: string;
    /** The result of the month, or of the part of the month, after all costs. Positions that are open at the beginning or at the end are valued at the price at that moment. */
    readonly result: Usd;
    /** The parts that add up to `result`. */
    readonly bySource: ProfitBySource;
};
/** The equity at one moment. For the moment of a transaction, the curve can have points just before and just after the transaction. */
export type PerformancePoint = {
    /** The moment of this point. */
    readonly at: Timestamp;
    /** Everything owned less everything owed. Open positions are valued at the price at the moment `at`. */
    readonly equity: Usd;
    /** Equity when the range began, plus the amounts paid in since then, less the amounts paid out. */
    readonly invested: Usd;
};
/** Profit and loss of an account mode over a range. */
export type Performance = {
    /** When the range begins; never before the account was opened. */
    readonly from: Timestamp;
    /** When the range ends; never later than now. */
    readonly to: Timestamp;
    /** Equity when the range begins. */
    readonly equityBefore: Usd;
    /** Equity when the range ends. */
    readonly equity: Usd;
    /** The amounts paid in: deposits, and amounts granted in a sandbox; in the demo account, also what the account began with and what a reset added. */
    readonly deposits: Usd;
    /** The number of rows of `listPerformance` in which `deposits` is not 0.00. */
    readonly depositCount: number;
    /** The amounts paid out: withdrawals without their fees, and the price of NFTs; in the demo account, what a reset took back. */
    readonly withdrawals: Usd;
    /** The number of rows of `listPerformance` in which `withdrawals` is not 0.00. */
    readonly withdrawalCount: number;
    /** The result of all products, after all costs. */
    readonly result: Usd;
    /** The return without the effect of amounts paid in or out, as a fraction; absent if equity was never above zero. */
    readonly timeWeightedReturn?: Rate;
    /** The total gain or loss, before fees, of the positions that are open when the range begins; not part of `result`. */
    readonly unrealisedBefore: Usd;
    /** The total gain or loss, before fees, of the positions that are open when the range ends; part of `result`. */
    readonly unrealised: Usd;
    /** Trading fees, withdrawal fees and early-close fees, already deducted from `result`. */
    readonly fees: Usd;
    /** Loan interest, already deducted from `result`. */
    readonly interest: Usd;
    /** Positions and options that were closed, with their results after all fees. Each part of a position that was closed in parts counts as one trade. A void option, whose stake was returned, does not count. */
    readonly trades: ClosedTrades;
    /** The largest fall of equity from one moment of the range to a later moment. Only moments for which `curve` has a point are compared. If a moment is just before a transaction, `from` or `to` is the time of the transaction; if it is just after the transaction, the millisecond after that time. Amounts that were paid in or out between the two moments are not part of the fall. Absent if there was no fall. */
    readonly largestFall?: LargestFall;
    /** The parts that add up to `result`. */
    readonly bySource: ProfitBySource;
    /** The result by instrument, largest first; the result that belongs to no instrument comes last. */
    readonly byInstrument: readonly InstrumentResult[];
    /** The result by month, newest first; a month in which no source has a profit or loss is absent. */
    readonly byMonth: readonly MonthResult[];
    /**
     * The equity curve. It has a point when the range begins, a point when the range ends, and these points between them:
     *
     * - 00:00 UTC of each day, or of every few days for a range of more than 1,000 days
     * - each full hour, for a range of at most eight days
     * - just before and just after each transaction in `listPerformance`, for a range of at most eight days with at most
     *   500 such transactions
     * - just before and just after each moment at which money was paid in or out, unless the curve would then have more
     *   than 2,500 points
     */
    readonly curve: readonly PerformancePoint[];
};
/** The answer when `performance` succeeds. */
export type PerformanceAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Profit and loss of an account mode over a range. */
    readonly result: Performance;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A figure in the answer of `performance`; `listPerformance` can list the rows that belong to the figure. DEPOSITS: amounts paid in. WITHDRAWALS: amounts paid out. RESULT: gains and losses, after costs. FEES: trading fees, withdrawal fees and early-close fees. INTEREST: loan interest. TRADES: closed trades. GAINS: closed trades with a gain. LOSSES: closed trades with a loss. */
export type PerformanceFigure = "DEPOSITS" | "WITHDRAWALS" | "RESULT" | "FEES" | "INTEREST" | "TRADES" | "GAINS" | "LOSSES";
/** What a result comes from. SAVINGS: interest on cash. SMART: plan earnings less early-close fees. INVITE: invitation rewards. ORDER: leveraged positions, after their fees. OPTION: fixed-time options. LOAN: loan interest. WITHDRAWAL: withdrawal fees. */
export type ProfitSource = "SAVINGS" | "SMART" | "INVITE" | "ORDER" | "OPTION" | "LOAN" | "WITHDRAWAL";
/** The kind of a row.
 *
 * - DEPOSIT: an approved deposit
 * - GRANT: an amount granted in a sandbox
 * - DEMO_START: what a demo account began with, or what a reset added or took back
 * - WITHDRAWAL_PAID: the payout and the fee of a withdrawal
 * - NFT_SALE: the price of an NFT that the user won or bought
 * - SAVINGS: interest on cash
 * - SMART_YIELD: the daily earnings of a plan
 * - SMART_EXIT: the early-close fee of a plan
 * - INVITE_REWARD: an invitation reward
 * - ORDER_OPEN: the opening fee of a position
 * - ORDER_CLOSE: the gain or loss of a closed position, less the closing fee
 * - OPTION_SETTLEMENT: the gain or loss of an option
 * - LOAN_INTEREST: the interest of a loan for one day
 * - OPEN_BEFORE: a position that is open when the range begins; its gain or loss until the beginning is subtracted from
 *   the result
 * - OPEN_AFTER: a position that is open when the range ends; its gain or loss until the end is added to the result */
export type PerformanceRowKind = "DEPOSIT" | "GRANT" | "DEMO_START" | "WITHDRAWAL_PAID" | "NFT_SALE" | "SAVINGS" | "SMART_YIELD" | "SMART_EXIT" | "INVITE_REWARD" | "ORDER_OPEN" | "ORDER_CLOSE" | "OPTION_SETTLEMENT" | "LOAN_INTEREST" | "OPEN_BEFORE" | "OPEN_AFTER";
/** One row of profit and loss. */
export type PerformanceRow = {
    /** A stable identifier of the row. */
    readonly id: Id;
    /** What the row belongs to. For SAVINGS, the day. For INVITE_REWARD, the id of the invitation. For GRANT and DEMO_START, the id of the user. For any other kind, the number of the record. */
    readonly ref: string;
    /**
     * The kind of a row.
     *
     * - DEPOSIT: an approved deposit
     * - GRANT: an amount granted in a sandbox
     * - DEMO_START: what a demo account began with, or what a reset added or took back
     * - WITHDRAWAL_PAID: the payout and the fee of a withdrawal
     * - NFT_SALE: the price of an NFT that the user won or bought
     * - SAVINGS: interest on cash
     * - SMART_YIELD: the daily earnings of a plan
     * - SMART_EXIT: the early-close fee of a plan
     * - INVITE_REWARD: an invitation reward
     * - ORDER_OPEN: the opening fee of a position
     * - ORDER_CLOSE: the gain or loss of a closed position, less the closing fee
     * - OPTION_SETTLEMENT: the gain or loss of an option
     * - LOAN_INTEREST: the interest of a loan for one day
     * - OPEN_BEFORE: a position that is open when the range begins; its gain or loss until the beginning is subtracted from
     *   the result
     * - OPEN_AFTER: a position that is open when the range ends; its gain or loss until the end is added to the result
     */
    readonly kind: PerformanceRowKind | OtherMember.text;
    /** What the result comes from, if the row has a result. */
    readonly source?: ProfitSource | OtherMember.text;
    /** The symbol of the instrument; present only if the row belongs to a position or an option. */
    readonly code?: string;
    /** The direction of the position (LONG, SHORT) or of the option (UP, DOWN). */
    readonly direction?: "LONG" | "SHORT" | "UP" | "DOWN" | OtherMember.text;
    /** When the transaction was made. For OPEN_BEFORE, the beginning of the range. For OPEN_AFTER, the end of the range. */
    readonly at: Timestamp;
    /** The amount paid in; never negative. */
    readonly deposits: Usd;
    /** The amount paid out, which is never negative: a payment to the user, the price of an NFT, or what a reset of the demo account took back. */
    readonly withdrawals: Usd;
    /** Gain or loss after the costs of this row. */
    readonly result: Usd;
    /** Trading fees, withdrawal fees and early-close fees, already deducted from `result`. */
    readonly fees: Usd;
    /** Loan interest, already deducted from `result`. */
    readonly interest: Usd;
    /** The result of the trade that this row closes, after all fees, including the opening fee; absent if the row closes no trade. */
    readonly tradeResult?: Usd;
    /** The user's own note on the trade. */
    readonly note?: Note;
};
/** The sums over all rows that match the filters, on all pages. */
export type PerformanceSum = {
    /** The sum of `deposits` of the rows. */
    readonly deposits: Usd;
    /** The sum of `withdrawals` of the rows. */
    readonly withdrawals: Usd;
    /** The sum of `result` of the rows: gains less losses, after costs. */
    readonly result: Usd;
    /** The sum of `fees` of the rows, already deducted from `result`. */
    readonly fees: Usd;
    /** The sum of `interest` of the rows, already deducted from `result`. */
    readonly interest: Usd;
    /** The sum of `tradeResult` of the rows. */
    readonly tradeResult: Usd;
};
/** One page of `PerformanceRow` records, newest first. */
export type PerformanceRowPage = {
    /** The records of this page. */
    readonly list: readonly PerformanceRow[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
    /** The sums over all rows that match the filters, on all pages. */
    readonly sum: PerformanceSum;
};
/** The answer when `listPerformance` succeeds. */
export type ListPerformanceAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `PerformanceRow` records, newest first. */
    readonly result: PerformanceRowPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A note on a position or an option. */
export type SetNoteRequest = {
    /** The number of the position or the option. */
    readonly orderNo: Id;
    /** The user's own words. Spaces at the beginning and at the end are removed. An empty text removes the note. */
    readonly note: string;
};
/** The answer when `setNote` succeeds. */
export type SetNoteAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** How much the user can borrow, and the loan terms. */
export type CreditLine = {
    /** The largest principal that can be owed at one time; 0.00 before the identity is verified. */
    readonly creditLimit: Usd;
    /** The amount owed now: principal and interest. */
    readonly used: Usd;
    /** The amount that can be borrowed now; 0.00 before the identity is verified. Also 0.00 while an application is under review or a loan still has to be repaid, because only one loan is possible at a time. */
    readonly available: Usd;
    /** The terms that are available, in days. */
    readonly terms: readonly number[];
    /** Interest per day as a fraction of the principal. */
    readonly dailyRate: Rate;
    /** How many UTC days are free of interest, beginning with the day of payout. */
    readonly interestFreeDays: number;
    /** The smallest loan amount. */
    readonly min: Usd;
    /** The largest loan amount. */
    readonly max: Usd;
    /** The status of the identity check. NOT_VERIFIED: the user has not submitted an identity check. PENDING_REVIEW: the identity check is under review. VERIFIED: the identity is verified. FAILED: the last identity check failed, and the user can submit another one. */
    readonly kycStatus: KycStatus | OtherMember.text;
    /** The number of the application under review or of the loan that still has to be repaid, if there is one. */
    readonly openLoanNo?: OrderNo;
};
/** The answer when `myCredit` succeeds. */
export type MyCreditAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** How much the user can borrow, and the loan terms. */
    readonly result: CreditLine;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The amount and the term of the loan. */
export type LoanQuoteRequest = {
    /** The principal in USD with up to two decimals, from `min` to `max` of the parameter `loan.config`. */
    readonly amount: string;
    /** The term in days: one of the `terms` of the parameter `loan.config`. */
    readonly termDays: number;
};
/** One instalment of a loan. */
export type LoanInstalment = {
    /** When the instalment is due. */
    readonly dueAt: Timestamp;
    /** The part of the principal that the instalment contains. */
    readonly principal: Usd;
    /** The interest that the instalment contains. */
    readonly interest: Usd;
    /** Principal plus interest. */
    readonly total: Usd;
};
/** The cost of being overdue. */
export type OverdueTerms = {
    /** Simple interest per overdue day as a fraction of the principal. */
    readonly dailyRate: Rate;
    /** The largest overdue interest as a fraction of the principal. */
    readonly capRate: Rate;
    /** The largest overdue interest in USD: `capRate` times the principal. */
    readonly cap: Usd;
    /** Overdue days in the example. */
    readonly exampleDays: number;
    /** The overdue interest in USD after `exampleDays` overdue days. */
    readonly exampleInterest: Usd;
};
/** The borrower as identified by the identity check. Only the country calling code and the last three digits of the phone number are shown. */
export type Borrower = {
    /** First and last name. */
    readonly name: string;
    /**
     * Format: date
     * Date of birth.
     */
    readonly birthdate: string;
    /** ISO 3166-1 alpha-2 code. */
    readonly country: string;
    /** The postal address. */
    readonly address: string;
    /** The masked phone number, such as +65 ••• 567. */
    readonly phone: string;
    /** The type of the identity document that was submitted. */
    readonly docType: "idCard" | "driverLicense" | "passport" | OtherMember.text;
    /** When the identity was verified. */
    readonly verifiedAt: Timestamp;
};
/** The cost of a loan, to read before signing. The quote is valid for 10 minutes. */
export type LoanQuote = {
    /** The requested principal. */
    readonly amount: Usd;
    /** The requested term in days. */
    readonly termDays: number;
    /** The interest if the loan is repaid on the due date. */
    readonly totalInterest: Usd;
    /** Principal plus `totalInterest`. */
    readonly repaymentAmount: Usd;
    /** The annual percentage rate of charge according to Annex I of Directive 2008/48/EC, in percent with one decimal. */
    readonly apr: string;
    /** The daily rate times 365, as a fraction. */
    readonly nominalRate: Rate;
    /** The end of the due date if the loan is paid out on the current UTC day. */
    readonly repaymentDate: Timestamp;
    /** The instalments, by due date. */
    readonly schedule: readonly LoanInstalment[];
    /** The cost of being overdue. */
    readonly overdueTerms: OverdueTerms;
    /** The agreement to read and sign, in the requested language. */
    readonly agreementMarkdown: string;
    /** The version of the agreement. Send it with the loan application. */
    readonly agreementVersion: string;
    /** The BCP 47 tag of the language of the agreement. */
    readonly agreementLanguage: string;
    /** The id of the quote. Send it with the loan application. */
    readonly quoteId: Id;
    /** The quote is valid until then. */
    readonly expiresAt: Timestamp;
    /** The borrower as named in the agreement; present once the identity is verified. */
    readonly borrower?: Borrower;
};
/** The answer when `loanQuote` succeeds. */
export type LoanQuoteAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The cost of a loan, to read before signing. The quote is valid for 10 minutes. */
    readonly result: LoanQuote;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** An application for a quoted loan, with the signature under the agreement. */
export type LoanRequest = {
    /** The principal in USD with up to two decimals, from `min` to `max` of the parameter `loan.config`, and at most `available` of `myCredit`. */
    readonly amount: string;
    /** The term in days: one of the `terms` of the parameter `loan.config`. */
    readonly termDays: number;
    /** The file id of a picture of the signature, uploaded with the purpose `signature`. */
    readonly signatureId: string;
    /** The version of the agreement that the user has read and signed. */
    readonly agreementVersion: string;
    /** The `agreementLanguage` of the quote whose agreement was signed. Without this field, the language of the request is used. */
    readonly agreementLanguage?: string;
    /** The `quoteId` from `loanQuote`, not older than 10 minutes. */
    readonly quoteId: Id;
};
/** A loan and its status. */
export type Loan = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly loanNo: OrderNo;
    /** The principal of the loan. */
    readonly amount: Usd;
    /** The number of days from payout to the due date. */
    readonly termDays: number;
    /** Interest per day as a fraction of the principal. */
    readonly dailyRate: Rate;
    /** How many UTC days are free of interest, beginning with the day of payout. */
    readonly interestFreeDays: number;
    /** Simple interest per overdue day as a fraction of the principal. */
    readonly overdueDailyRate: Rate;
    /** The largest overdue interest as a fraction of the principal. */
    readonly overdueCap: Rate;
    /** The interest if the loan is repaid on the due date. */
    readonly totalInterest: Usd;
    /** Principal plus `totalInterest`. */
    readonly repaymentAmount: Usd;
    /** The annual percentage rate of charge according to Annex I of Directive 2008/48/EC, in percent with one decimal. */
    readonly apr: string;
    /** The end of the due date. Before payout, the due date is calculated as if the loan were paid out on the day of the application. */
    readonly repaymentDate: Timestamp;
    /** When the agreement was signed. */
    readonly agreementSignedAt: Timestamp;
    /** The version of the agreement that was signed. */
    readonly agreementVersion: string;
    /** The file id of the signature. */
    readonly signatureId: Id;
    /** PENDING_REVIEW until the review ends. REPAYING: the loan is paid out and not yet repaid. OVERDUE: the loan was not repaid by the end of the due date, and still has to be repaid. REPAID: the loan was repaid. REJECTED: the application was rejected in the review. REPAID and REJECTED are final. */
    readonly status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED" | OtherMember.text;
    /** When the review began; absent while the application is signed but not yet under review. */
    readonly reviewStartedAt?: Timestamp;
    /** When the loan was paid out. */
    readonly disbursedAt?: Timestamp;
    /** The end of the time in which the loan can be cancelled; present only while `status` is REPAYING. */
    readonly withdrawableUntil?: Timestamp;
    /** The interest up to now, without `overdueInterest`. */
    readonly accruedInterest: Usd;
    /** The overdue interest up to now, at most `overdueCap` times the principal. */
    readonly overdueInterest: Usd;
    /** The amount that repays the loan now; 0.00 before payout and after repayment. */
    readonly outstanding: Usd;
    /** When the loan was repaid. */
    readonly repaidAt?: Timestamp;
    /** How the loan was repaid. USER: the user repaid the loan (`repayLoan`). WITHDRAWAL: the user cancelled the loan (`withdrawLoan`). DUE_DAY: the loan was repaid automatically at the end of the due date. */
    readonly repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY" | OtherMember.text;
    /** Why the loan was rejected, to show to the user. */
    readonly rejectReason?: string;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
};
/** The answer when `loan` succeeds. */
export type LoanAnswer = {
    /**
     * Always `20001`: the loan application was submitted for review.
     * @enum {string}
     */
    readonly code: "20001";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A loan and its status. */
    readonly result: Loan;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `Loan` records, newest first. */
export type LoanPage = {
    /** The records of this page. */
    readonly list: readonly Loan[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listLoanRecord` succeeds. */
export type ListLoanRecordAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Loan` records, newest first. */
    readonly result: LoanPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The agreement of a loan exactly as it was signed. */
export type LoanAgreement = {
    /** The BCP 47 tag of the language in which the agreement was read and signed. */
    readonly language: string;
    /** The text in Markdown, with the figures of the quote. */
    readonly markdown: string;
    /** The name of the borrower from the identity check. */
    readonly signedBy: string;
};
/** A loan with the agreement as it was signed. */
export type LoanDetail = {
    /** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
    readonly loanNo: OrderNo;
    /** The principal of the loan. */
    readonly amount: Usd;
    /** The number of days from payout to the due date. */
    readonly termDays: number;
    /** Interest per day as a fraction of the principal. */
    readonly dailyRate: Rate;
    /** How many UTC days are free of interest, beginning with the day of payout. */
    readonly interestFreeDays: number;
    /** Simple interest per overdue day as a fraction of the principal. */
    readonly overdueDailyRate: Rate;
    /** The largest overdue interest as a fraction of the principal. */
    readonly overdueCap: Rate;
    /** The interest if the loan is repaid on the due date. */
    readonly totalInterest: Usd;
    /** Principal plus `totalInterest`. */
    readonly repaymentAmount: Usd;
    /** The annual percentage rate of charge according to Annex I of Directive 2008/48/EC, in percent with one decimal. */
    readonly apr: string;
    /** The end of the due date. Before payout, the due date is calculated as if the loan were paid out on the day of the application. */
    readonly repaymentDate: Timestamp;
    /** When the agreement was signed. */
    readonly agreementSignedAt: Timestamp;
    /** The version of the agreement that was signed. */
    readonly agreementVersion: string;
    /** The file id of the signature. */
    readonly signatureId: Id;
    /** PENDING_REVIEW until the review ends. REPAYING: the loan is paid out and not yet repaid. OVERDUE: the loan was not repaid by the end of the due date, and still has to be repaid. REPAID: the loan was repaid. REJECTED: the application was rejected in the review. REPAID and REJECTED are final. */
    readonly status: "PENDING_REVIEW" | "REPAYING" | "REPAID" | "OVERDUE" | "REJECTED" | OtherMember.text;
    /** When the review began; absent while the application is signed but not yet under review. */
    readonly reviewStartedAt?: Timestamp;
    /** When the loan was paid out. */
    readonly disbursedAt?: Timestamp;
    /** The end of the time in which the loan can be cancelled; present only while `status` is REPAYING. */
    readonly withdrawableUntil?: Timestamp;
    /** The interest up to now, without `overdueInterest`. */
    readonly accruedInterest: Usd;
    /** The overdue interest up to now, at most `overdueCap` times the principal. */
    readonly overdueInterest: Usd;
    /** The amount that repays the loan now; 0.00 before payout and after repayment. */
    readonly outstanding: Usd;
    /** When the loan was repaid. */
    readonly repaidAt?: Timestamp;
    /** How the loan was repaid. USER: the user repaid the loan (`repayLoan`). WITHDRAWAL: the user cancelled the loan (`withdrawLoan`). DUE_DAY: the loan was repaid automatically at the end of the due date. */
    readonly repaidBy?: "USER" | "WITHDRAWAL" | "DUE_DAY" | OtherMember.text;
    /** Why the loan was rejected, to show to the user. */
    readonly rejectReason?: string;
    /** The status changes so far, oldest first. */
    readonly history: readonly StatusChange[];
    /** The agreement of a loan exactly as it was signed. */
    readonly agreement?: LoanAgreement;
};
/** The answer when `getLoanById` succeeds. */
export type GetLoanByIdAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A loan with the agreement as it was signed. */
    readonly result: LoanDetail;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The number of the loan, and the amount that the user agreed to pay. */
export type RepayLoanRequest = {
    /** The number of the loan. */
    readonly loanNo: Id;
    /** The `outstanding` amount that the user saw. If the `outstanding` amount of the loan is now different, the answer is `11018`. */
    readonly expectedAmount: Usd;
};
/** The answer when `repayLoan` succeeds. */
export type RepayLoanAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A loan and its status. */
    readonly result: Loan;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The number of the loan, and the amount that the user agreed to pay. */
export type WithdrawLoanRequest = {
    /** The number of the loan. */
    readonly loanNo: Id;
    /** The `outstanding` amount that the user saw. If the `outstanding` amount of the loan is now different, the answer is `11018`. Without this field, the loan is repaid at its current `outstanding` amount. */
    readonly expectedAmount?: Usd;
};
/** The answer when `withdrawLoan` succeeds. */
export type WithdrawLoanAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A loan and its status. */
    readonly result: Loan;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A bid for an NFT, or the purchase of an NFT at once. */
export type BuyNftRequest = {
    /** The id of the NFT. */
    readonly nftId: Id;
    /**
     * `bid` places a bid; `buy` buys the NFT at once for its `buyNowPrice`.
     * @enum {string}
     */
    readonly action: "bid" | "buy";
    /** The amount in USD with up to two decimals: at least `minNextBid` for `bid`, exactly `buyNowPrice` for `buy`. */
    readonly amount: string;
    /** The address that is to receive the NFT. Send a sample address, because nothing is minted. */
    readonly receiveAddress: string;
};
/** A charity NFT that the user has bid for or bought. */
export type MyNft = {
    /** The id of the NFT. Send it as `nftId`. */
    readonly id: Id;
    /** The title in the requested language. */
    readonly title: string;
    /**
     * Format: uri-reference
     * The address of the picture: an absolute URL, or a path from the root of the API.
     */
    readonly imageUrl: string;
    /** A short text about the NFT in the requested language. */
    readonly story?: string;
    /** The name of the artist. */
    readonly creator: string;
    /** A sample name of a blockchain; nothing is minted. */
    readonly chain: string;
    /** A sample address on the blockchain in `chain`. */
    readonly address: string;
    /** The highest bid, or the price for which the NFT was bought at once. Before the first bid, the start price. */
    readonly currentBid: Usd;
    /** The smallest amount that the next bid can have; applies only while `status` is LIVE. */
    readonly minNextBid: Usd;
    /** The price for which the NFT can be bought at once, as long as the highest bid is below this price. Absent if the NFT cannot be bought at once. */
    readonly buyNowPrice?: Usd;
    /** When the auction ends or ended. A bid in the last 15 minutes moves the end to 15 minutes after the bid. */
    readonly endsAt: Timestamp;
    /** Whole seconds until `endsAt`; 0 once the auction is over. */
    readonly remainingTime: number;
    /** The number of bids so far, including a purchase at once. */
    readonly bidCount: number;
    /** The amount that sales of this NFT have raised for the charity so far. */
    readonly cumulativeDonation: Usd;
    /** The charity that receives the whole price of the NFT. */
    readonly charity: Charity;
    /** DRAFT: the auction is being prepared. LIVE: bids are accepted. SOLD: the NFT went to the highest bidder or was bought at once. ENDED: the auction ended without a bid. WITHDRAWN: the operator took the NFT back. NFTs with the status DRAFT or WITHDRAWN are not listed. */
    readonly status: "DRAFT" | "LIVE" | "SOLD" | "ENDED" | "WITHDRAWN" | OtherMember.text;
    /** The amount of the user's highest bid; for an NFT that the user bought at once, the price. */
    readonly myBid: Usd;
    /** Whether the highest bid is the user's; after the auction, whether the NFT went to the user. */
    readonly leading: boolean;
    /** The number of the user's highest bid, or of the purchase. */
    readonly orderNo?: OrderNo;
    /** When the user's highest bid was placed, or the NFT was bought. */
    readonly bidAt?: Timestamp;
    /** The address that is to receive the NFT, as the user gave it with the highest bid or the purchase. */
    readonly receiveAddress?: string;
};
/** The answer when `buyNft` succeeds. */
export type BuyNftAnswer = {
    /**
     * Always `20004`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20004";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** A charity NFT that the user has bid for or bought. */
    readonly result: MyNft;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** One page of `MyNft` records, the NFT with the user's latest bid first. */
export type MyNftPage = {
    /** The records of this page. */
    readonly list: readonly MyNft[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listMyNft` succeeds. */
export type ListMyNftAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `MyNft` records, the NFT with the user's latest bid first. */
    readonly result: MyNftPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `listWatch` succeeds. */
export type ListWatchAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The instruments of the watchlist, in the order in which they were added. */
    readonly result: readonly MarketItem[];
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The instrument to add to the watchlist or to remove from it. */
export type WatchRequest = {
    /** The id of the instrument. */
    readonly marketId: Id;
};
/** The answer when `addWatch` succeeds. */
export type AddWatchAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The answer when `removeWatch` succeeds. */
export type RemoveWatchAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** What an alert waits for. PRICE_ABOVE: the price is at or above `value`. PRICE_BELOW: the price is at or below `value`. CHANGE_ABOVE: the change in percent, against the close of the previous UTC day, is at or above `value`. CHANGE_BELOW: this change is at or below `value`. */
export type AlertKind = "PRICE_ABOVE" | "PRICE_BELOW" | "CHANGE_ABOVE" | "CHANGE_BELOW";
/** ONCE: the alert fires once and is inactive afterwards. EACH_CROSSING: the alert fires each time its condition changes from not met to met, but at most once a minute. */
export type AlertRepeat = "ONCE" | "EACH_CROSSING";
/** An alert on an instrument. When the alert fires, the user gets a notification, unless the kind PRICE_ALERT is switched off. If the condition is already met when the alert is set, the alert fires only when the condition has stopped being met and is met again. While the instrument is closed or halted, the alert does not fire. */
export type PriceAlert = {
    /** The id of the alert. Pass it to `setAlert` or `removeAlert`. */
    readonly id: Id;
    /** The symbol of the instrument. */
    readonly code: string;
    /** The id of the instrument. */
    readonly marketId: Id;
    /** The category: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs. */
    readonly type: MarketType | OtherMember.number;
    /** What an alert waits for. PRICE_ABOVE: the price is at or above `value`. PRICE_BELOW: the price is at or below `value`. CHANGE_ABOVE: the change in percent, against the close of the previous UTC day, is at or above `value`. CHANGE_BELOW: this change is at or below `value`. */
    readonly kind: AlertKind | OtherMember.text;
    /** The price, or the change in percent, at which the alert fires. */
    readonly value: number;
    /** The number of decimals with which to show prices of the instrument. */
    readonly priceDecimals: number;
    /** ONCE: the alert fires once and is inactive afterwards. EACH_CROSSING: the alert fires each time its condition changes from not met to met, but at most once a minute. */
    readonly repeat: AlertRepeat | OtherMember.text;
    /** When the alert was first set. */
    readonly createdAt: Timestamp;
    /** When the alert last fired; absent if it has not fired since it was last set. */
    readonly lastFiredAt?: Timestamp;
    /** The price at which the alert last fired; absent if it has not fired since it was last set. */
    readonly lastFiredPrice?: Price;
    /** Whether the alert can still fire. */
    readonly active: boolean;
};
/** One page of `PriceAlert` records, newest first. */
export type PriceAlertPage = {
    /** The records of this page. */
    readonly list: readonly PriceAlert[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listAlert` succeeds. */
export type ListAlertAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `PriceAlert` records, newest first. */
    readonly result: PriceAlertPage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The alert to set. With `id`, the alert with this id is replaced and becomes active again. Without `id`, an alert is added. */
export type SetAlertRequest = {
    /** The id of the alert to replace. */
    readonly id?: Id;
    /** The symbol of the instrument. */
    readonly code: string;
    /** What an alert waits for. PRICE_ABOVE: the price is at or above `value`. PRICE_BELOW: the price is at or below `value`. CHANGE_ABOVE: the change in percent, against the close of the previous UTC day, is at or above `value`. CHANGE_BELOW: this change is at or below `value`. */
    readonly kind: AlertKind;
    /** For PRICE_ABOVE and PRICE_BELOW, a price: a multiple of `tickSize`, at least one tick. For CHANGE_ABOVE and CHANGE_BELOW, a change in percent from -99.99 to 1000 with at most two decimals. The value has to differ from the current price or change. */
    readonly value: number;
    /** ONCE: the alert fires once and is inactive afterwards. EACH_CROSSING: the alert fires each time its condition changes from not met to met, but at most once a minute. */
    readonly repeat: AlertRepeat;
};
/** The answer when `setAlert` succeeds. */
export type SetAlertAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** An alert on an instrument. When the alert fires, the user gets a notification, unless the kind PRICE_ALERT is switched off. If the condition is already met when the alert is set, the alert fires only when the condition has stopped being met and is met again. While the instrument is closed or halted, the alert does not fire. */
    readonly result: PriceAlert;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The alert to remove. */
export type RemoveAlertRequest = {
    /** The `id` of an own alert. */
    readonly id: Id;
};
/** The answer when `removeAlert` succeeds. */
export type RemoveAlertAnswer = {
    /**
     * Always `20005`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "20005";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** Always null, since the operation returns no data. */
    readonly result: null;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** The rules for invitation rewards: the reward, the largest number of rewards in a year, and the smallest deposit that counts. */
export type InviteRules = {
    /** The reward for each friend who has an approved deposit of at least `minimumDeposit` and trades in the real account. */
    readonly reward: Usd;
    /** The largest number of rewards that a user can get in a UTC calendar year. */
    readonly capPerYear: number;
    /** The smallest deposit that counts. Smaller deposits do not count, even if their sum is larger. */
    readonly minimumDeposit: Usd;
};
/** The user's own invitation code and link, the numbers of invited friends, the rewards so far, and the rules for rewards. */
export type InviteSummary = {
    /** The invitation code to share. */
    readonly code: string;
    /**
     * Format: uri-reference
     * The address of the sign-up page with the invitation code: an absolute URL, or a path from the root of the app.
     */
    readonly link: string;
    /** The number of friends who signed up. */
    readonly invited: number;
    /** The number of friends with an approved deposit of at least `rules.minimumDeposit`. */
    readonly funded: number;
    /** The number of friends with an approved deposit of at least `rules.minimumDeposit` who have also traded in the real account. */
    readonly traded: number;
    /** The number of rewards paid. */
    readonly rewarded: number;
    /** The number of friends who signed up and are not yet counted in `traded`. */
    readonly pending: number;
    /** The sum of the rewards paid so far. */
    readonly totalReward: Usd;
    /** The rules for invitation rewards: the reward, the largest number of rewards in a year, and the smallest deposit that counts. */
    readonly rules: InviteRules;
};
/** The answer when `inviteSummary` succeeds. */
export type InviteSummaryAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** The user's own invitation code and link, the numbers of invited friends, the rewards so far, and the rules for rewards. */
    readonly result: InviteSummary;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
/** A friend who signed up with the user's invitation code. */
export type Invite = {
    /** A stable identifier of the invitation. */
    readonly id: Id;
    /** The user name of the friend: the first and the last character, with three stars between them. */
    readonly maskedName: string;
    /** REGISTERED: the friend signed up. FUNDED: the friend has an approved deposit of at least `rules.minimumDeposit` (see `inviteSummary`). TRADED: the friend has such a deposit and has traded in the real account. */
    readonly stage: "REGISTERED" | "FUNDED" | "TRADED" | OtherMember.text;
    /** When the friend signed up. */
    readonly joinedAt: Timestamp;
    /** The reward paid for this friend; 0.00 if none was paid. */
    readonly reward: Usd;
};
/** One page of `Invite` records, newest first. */
export type InvitePage = {
    /** The records of this page. */
    readonly list: readonly Invite[];
    /** Records on all pages. */
    readonly total: number;
    /** This page, from 1. */
    readonly pageNum: number;
    /** Records on a page. */
    readonly pageSize: number;
    /** Whether another page follows. */
    readonly hasNext: boolean;
};
/** The answer when `listInvite` succeeds. */
export type ListInviteAnswer = {
    /**
     * Always `200`: the operation succeeded.
     * @enum {string}
     */
    readonly code: "200";
    /** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
    readonly msg: Message;
    /** One page of `Invite` records, newest first. */
    readonly result: InvitePage;
    /** The id of this answer. The server records the request under this id: quote the id to support. */
    readonly traceId: TraceId;
    /** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
    readonly serverTime: ServerTime;
};
