/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';
import { envelope, text } from '../../zod/short-forms.ts';

export const Message = /*#__PURE__*/ (() => text(500))();

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const Availability = /*#__PURE__*/ (() => zod.object({
  "available": zod.literal(true)
}))();

export type Availability = zod.input<typeof Availability>;
export type AvailabilityOutput = zod.output<typeof Availability>;

export const TraceId = /*#__PURE__*/ (() => text(64, 1))();

export type TraceId = zod.input<typeof TraceId>;
export type TraceIdOutput = zod.output<typeof TraceId>;

export const ServerTime = /*#__PURE__*/ (() => zod.iso.datetime({"offset":true}))();

export type ServerTime = zod.input<typeof ServerTime>;
export type ServerTimeOutput = zod.output<typeof ServerTime>;

export const Nothing = /*#__PURE__*/ (() => zod.null())();

export type Nothing = zod.input<typeof Nothing>;
export type NothingOutput = zod.output<typeof Nothing>;

export const FieldError = /*#__PURE__*/ (() => zod.object({
  "field": text(200, 1),
  "rule": text(64, 1)
}))();

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const Token = /*#__PURE__*/ (() => text(512, 16))();

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;

export const Registered = /*#__PURE__*/ (() => zod.object({
  "token": Token,
  "userName": text(64, 1)
}))();

export type Registered = zod.input<typeof Registered>;
export type RegisteredOutput = zod.output<typeof Registered>;

export const Id = /*#__PURE__*/ (() => text(64, 1))();

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const KycStatus = /*#__PURE__*/ (() => zod.enum(['NOT_VERIFIED', 'PENDING_REVIEW', 'VERIFIED', 'FAILED']))();

export type KycStatus = zod.input<typeof KycStatus>;
export type KycStatusOutput = zod.output<typeof KycStatus>;

export const Theme = /*#__PURE__*/ (() => zod.enum(['system', 'light', 'dark']))();

export type Theme = zod.input<typeof Theme>;
export type ThemeOutput = zod.output<typeof Theme>;

export const RisingColour = /*#__PURE__*/ (() => zod.enum(['red', 'green']))();

export type RisingColour = zod.input<typeof RisingColour>;
export type RisingColourOutput = zod.output<typeof RisingColour>;

export const Preferences = /*#__PURE__*/ (() => zod.object({
  "language": zod.exactOptional(text(35).check(zod.regex(new RegExp('^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$')))),
  "theme": zod.exactOptional(Theme),
  "risingColour": zod.exactOptional(RisingColour)
}))();

export type Preferences = zod.input<typeof Preferences>;
export type PreferencesOutput = zod.output<typeof Preferences>;

export const Usd = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$'))))();

export type Usd = zod.input<typeof Usd>;
export type UsdOutput = zod.output<typeof Usd>;

export const ProfitBySource = /*#__PURE__*/ (() => zod.object({
  "SAVINGS": zod.exactOptional(Usd),
  "SMART": zod.exactOptional(Usd),
  "INVITE": zod.exactOptional(Usd),
  "ORDER": zod.exactOptional(Usd),
  "OPTION": zod.exactOptional(Usd),
  "LOAN": zod.exactOptional(Usd),
  "WITHDRAWAL": zod.exactOptional(Usd)
}))();

export type ProfitBySource = zod.input<typeof ProfitBySource>;
export type ProfitBySourceOutput = zod.output<typeof ProfitBySource>;

export const AccountProfit = /*#__PURE__*/ (() => zod.object({
  "total": Usd,
  "today": Usd,
  "unrealised": Usd,
  "bySource": ProfitBySource,
  "todayBySource": ProfitBySource
}))();

export type AccountProfit = zod.input<typeof AccountProfit>;
export type AccountProfitOutput = zod.output<typeof AccountProfit>;

export const Account = /*#__PURE__*/ (() => zod.object({
  "mode": zod.enum(['real', 'demo']),
  "currency": zod.enum(['USD']),
  "available": Usd,
  "held": Usd,
  "inSmart": Usd,
  "inMargin": Usd,
  "inStake": Usd,
  "loanDebt": Usd,
  "equity": Usd,
  "totalIncome": Usd,
  "todayIncome": Usd,
  "profit": zod.object({
  "total": zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$'))),
  "today": zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$'))),
  "unrealised": zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$'))),
  "bySource": zod.object({
  "SAVINGS": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "SMART": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "INVITE": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "ORDER": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "OPTION": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "LOAN": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "WITHDRAWAL": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$'))))
}),
  "todayBySource": zod.object({
  "SAVINGS": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "SMART": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "INVITE": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "ORDER": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "OPTION": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "LOAN": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$')))),
  "WITHDRAWAL": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$'))))
})
})
}))();

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const Accounts = /*#__PURE__*/ (() => zod.object({
  "real": Account,
  "demo": Account
}))();

export type Accounts = zod.input<typeof Accounts>;
export type AccountsOutput = zod.output<typeof Accounts>;

export const NoticeSwitch = /*#__PURE__*/ (() => zod.enum(['SMART', 'ORDER', 'OPTION', 'NFT', 'INVITE', 'PRICE_ALERT']))();

export type NoticeSwitch = zod.input<typeof NoticeSwitch>;
export type NoticeSwitchOutput = zod.output<typeof NoticeSwitch>;

export const Timestamp = /*#__PURE__*/ (() => zod.iso.datetime({"offset":true}))();

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const SignedInUser = /*#__PURE__*/ (() => zod.object({
  "token": Token,
  "id": Id,
  "userName": text(64, 1),
  "email": zod.email().check(zod.maxLength(254)),
  "phone": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\d{5,15}$')))),
  "areaCode": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\+\\d{1,4}$')))),
  "avatarUrl": zod.exactOptional(text(2048)),
  "inviteCode": zod.string().check(zod.regex(new RegExp('^[A-Z0-9]{6,8}$'))),
  "status": zod.enum(['ACTIVE', 'FROZEN']),
  "kycStatus": KycStatus,
  "kycFailReason": zod.exactOptional(text(500)),
  "hasPassword": zod.boolean(),
  "hasSecurityPassword": zod.boolean(),
  "paymentLocked": zod.boolean(),
  "demoEnabled": zod.boolean(),
  "savingsEnabled": zod.boolean(),
  "preferences": zod.exactOptional(Preferences),
  "accounts": Accounts,
  "unreadCount": zod.int().check(zod.gte(0)),
  "noticesOff": zod.exactOptional(zod.array(NoticeSwitch).check(zod.maxLength(6))),
  "googleEmail": zod.exactOptional(zod.email().check(zod.maxLength(254))),
  "createdAt": Timestamp
}))();

export type SignedInUser = zod.input<typeof SignedInUser>;
export type SignedInUserOutput = zod.output<typeof SignedInUser>;

export const CodeSent = /*#__PURE__*/ (() => zod.object({
  "resendAfter": zod.int().check(zod.gte(0)).check(zod.lte(3600))
}))();

export type CodeSent = zod.input<typeof CodeSent>;
export type CodeSentOutput = zod.output<typeof CodeSent>;

export const MarketType = /*#__PURE__*/ (() => zod.union([zod.literal(1),zod.literal(2),zod.literal(3),zod.literal(4),zod.literal(5)]))();

export type MarketType = zod.input<typeof MarketType>;
export type MarketTypeOutput = zod.output<typeof MarketType>;

export const Price = /*#__PURE__*/ (() => zod.number().check(zod.gte(0)))();

export type Price = zod.input<typeof Price>;
export type PriceOutput = zod.output<typeof Price>;

export const Session = /*#__PURE__*/ (() => zod.enum(['OPEN', 'CLOSED', 'HALTED']))();

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const MarketItem = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "code": text(64, 1),
  "name": text(120),
  "type": MarketType,
  "price": Price,
  "zdf": zod.number(),
  "hundred": zod.array(Price).check(zod.maxLength(100)),
  "tradable": zod.boolean(),
  "session": Session,
  "tickSize": zod.number().check(zod.gt(0)),
  "priceDecimals": zod.int().check(zod.gte(0)).check(zod.lte(10)),
  "source": zod.enum(['simulated', 'live'])
}))();

export type MarketItem = zod.input<typeof MarketItem>;
export type MarketItemOutput = zod.output<typeof MarketItem>;

export const Quantity = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$'))))();

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const Rate = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$'))))();

export type Rate = zod.input<typeof Rate>;
export type RateOutput = zod.output<typeof Rate>;

export const OptionPeriod = /*#__PURE__*/ (() => zod.object({
  "periodSec": zod.int().check(zod.gte(1)).check(zod.lte(86400)),
  "payoutRatio": Rate
}))();

export type OptionPeriod = zod.input<typeof OptionPeriod>;
export type OptionPeriodOutput = zod.output<typeof OptionPeriod>;

export const MarketInfo = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "code": text(64, 1),
  "name": text(120),
  "type": MarketType,
  "price": Price,
  "zdf": zod.number(),
  "hundred": zod.array(Price).check(zod.maxLength(100)),
  "tradable": zod.boolean(),
  "session": Session,
  "tickSize": zod.number().check(zod.gt(0)),
  "priceDecimals": zod.int().check(zod.gte(0)).check(zod.lte(10)),
  "source": zod.enum(['simulated', 'live']),
  "contractSize": Quantity,
  "maxLeverage": zod.int().check(zod.gte(1)).check(zod.lte(500)),
  "lotStep": Quantity,
  "minLots": Quantity,
  "maxLots": Quantity,
  "prevClose": Price,
  "high24h": Price,
  "low24h": Price,
  "optionPeriods": zod.array(OptionPeriod).check(zod.maxLength(20)),
  "termsVersion": text(64, 1),
  "disclosure": text(4000)
}))();

export type MarketInfo = zod.input<typeof MarketInfo>;
export type MarketInfoOutput = zod.output<typeof MarketInfo>;

export const Candle = /*#__PURE__*/ (() => zod.object({
  "t": zod.int().check(zod.gte(0)),
  "o": Price,
  "h": Price,
  "l": Price,
  "c": Price,
  "v": zod.number().check(zod.gte(0))
}))();

export type Candle = zod.input<typeof Candle>;
export type CandleOutput = zod.output<typeof Candle>;

export const ParamEntry = /*#__PURE__*/ (() => zod.object({
  "key": zod.string().check(zod.regex(new RegExp('^[a-zA-Z.]{1,64}$'))),
  "value": zod.unknown().check(zod.describe('The value: its shape depends on the key, see the list in the operation.')),
  "updatedAt": Timestamp
}))();

export type ParamEntry = zod.input<typeof ParamEntry>;
export type ParamEntryOutput = zod.output<typeof ParamEntry>;

export const ContentType = /*#__PURE__*/ (() => zod.union([zod.literal(1),zod.literal(2),zod.literal(3),zod.literal(4),zod.literal(5)]))();

export type ContentType = zod.input<typeof ContentType>;
export type ContentTypeOutput = zod.output<typeof ContentType>;

export const ContentTopic = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^[a-z][a-zA-Z0-9]{0,39}$'))))();

export type ContentTopic = zod.input<typeof ContentTopic>;
export type ContentTopicOutput = zod.output<typeof ContentTopic>;

export const ContentGroup = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^[a-z][a-z0-9-]{0,39}$'))))();

export type ContentGroup = zod.input<typeof ContentGroup>;
export type ContentGroupOutput = zod.output<typeof ContentGroup>;

export const ContentItem = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "title": text(200),
  "type": ContentType,
  "topic": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[a-z][a-zA-Z0-9]{0,39}$')))),
  "group": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[a-z][a-z0-9-]{0,39}$')))),
  "publishedAt": zod.exactOptional(zod.iso.datetime({"offset":true})),
  "pinned": zod.exactOptional(zod.boolean())
}))();

export type ContentItem = zod.input<typeof ContentItem>;
export type ContentItemOutput = zod.output<typeof ContentItem>;

export const Content = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "title": text(200),
  "type": ContentType,
  "topic": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[a-z][a-zA-Z0-9]{0,39}$')))),
  "group": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[a-z][a-z0-9-]{0,39}$')))),
  "publishedAt": zod.exactOptional(zod.iso.datetime({"offset":true})),
  "pinned": zod.exactOptional(zod.boolean()),
  "body": text(100000),
  "updatedAt": Timestamp
}))();

export type Content = zod.input<typeof Content>;
export type ContentOutput = zod.output<typeof Content>;

export const SmartCycle = /*#__PURE__*/ (() => zod.object({
  "days": zod.int().check(zod.gte(1)).check(zod.lte(3650)),
  "dailyRate": Rate
}))();

export type SmartCycle = zod.input<typeof SmartCycle>;
export type SmartCycleOutput = zod.output<typeof SmartCycle>;

export const SmartProduct = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "name": text(120),
  "marketType": MarketType,
  "cycles": zod.array(SmartCycle).check(zod.maxLength(20)),
  "minAmount": Usd,
  "maxAmount": Usd,
  "earlyExitPenaltyRate": Rate,
  "termsVersion": text(64, 1),
  "status": zod.enum(['ON', 'OFF', 'SOLD_OUT'])
}))();

export type SmartProduct = zod.input<typeof SmartProduct>;
export type SmartProductOutput = zod.output<typeof SmartProduct>;

export const SmartProductPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(SmartProduct).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type SmartProductPage = zod.input<typeof SmartProductPage>;
export type SmartProductPageOutput = zod.output<typeof SmartProductPage>;

export const Charity = /*#__PURE__*/ (() => zod.object({
  "name": text(120),
  "registrationNo": zod.exactOptional(text(64)),
  "url": zod.exactOptional(zod.url().check(zod.maxLength(2048)))
}))();

export type Charity = zod.input<typeof Charity>;
export type CharityOutput = zod.output<typeof Charity>;

export const Nft = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "title": text(120),
  "imageUrl": text(2048),
  "story": zod.exactOptional(text(1000)),
  "creator": text(120),
  "chain": text(64),
  "address": text(128),
  "currentBid": Usd,
  "minNextBid": Usd,
  "buyNowPrice": zod.exactOptional(Usd),
  "endsAt": Timestamp,
  "remainingTime": zod.int().check(zod.gte(0)),
  "bidCount": zod.int().check(zod.gte(0)),
  "cumulativeDonation": Usd,
  "charity": Charity,
  "status": zod.enum(['DRAFT', 'LIVE', 'SOLD', 'ENDED', 'WITHDRAWN'])
}))();

export type Nft = zod.input<typeof Nft>;
export type NftOutput = zod.output<typeof Nft>;

export const NftPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Nft).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type NftPage = zod.input<typeof NftPage>;
export type NftPageOutput = zod.output<typeof NftPage>;

export const NftBid = /*#__PURE__*/ (() => zod.object({
  "maskedName": text(64),
  "amount": Usd,
  "at": Timestamp
}))();

export type NftBid = zod.input<typeof NftBid>;
export type NftBidOutput = zod.output<typeof NftBid>;

export const NftBidPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(NftBid).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type NftBidPage = zod.input<typeof NftBidPage>;
export type NftBidPageOutput = zod.output<typeof NftBidPage>;

export const UserInfo = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "userName": text(64, 1),
  "email": zod.email().check(zod.maxLength(254)),
  "phone": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\d{5,15}$')))),
  "areaCode": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\+\\d{1,4}$')))),
  "avatarUrl": zod.exactOptional(text(2048)),
  "inviteCode": zod.string().check(zod.regex(new RegExp('^[A-Z0-9]{6,8}$'))),
  "status": zod.enum(['ACTIVE', 'FROZEN']),
  "kycStatus": KycStatus,
  "kycFailReason": zod.exactOptional(text(500)),
  "hasPassword": zod.boolean(),
  "hasSecurityPassword": zod.boolean(),
  "paymentLocked": zod.boolean(),
  "demoEnabled": zod.boolean(),
  "savingsEnabled": zod.boolean(),
  "preferences": zod.exactOptional(Preferences),
  "accounts": Accounts,
  "unreadCount": zod.int().check(zod.gte(0)),
  "noticesOff": zod.exactOptional(zod.array(NoticeSwitch).check(zod.maxLength(6))),
  "googleEmail": zod.exactOptional(zod.email().check(zod.maxLength(254))),
  "createdAt": Timestamp
}))();

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;

export const SessionInfo = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "at": Timestamp,
  "usedAt": Timestamp,
  "device": text(200),
  "current": zod.boolean()
}))();

export type SessionInfo = zod.input<typeof SessionInfo>;
export type SessionInfoOutput = zod.output<typeof SessionInfo>;

export const SessionInfoPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(SessionInfo).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type SessionInfoPage = zod.input<typeof SessionInfoPage>;
export type SessionInfoPageOutput = zod.output<typeof SessionInfoPage>;

export const Money = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$'))))();

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const AccountClosing = /*#__PURE__*/ (() => zod.object({
  "closable": zod.boolean(),
  "available": Money,
  "owed": Money,
  "positions": zod.int().check(zod.gte(0)),
  "options": zod.int().check(zod.gte(0)),
  "plans": zod.int().check(zod.gte(0)),
  "bids": zod.int().check(zod.gte(0)),
  "deposits": zod.int().check(zod.gte(0)),
  "withdrawals": zod.int().check(zod.gte(0)),
  "loans": zod.int().check(zod.gte(0))
}))();

export type AccountClosing = zod.input<typeof AccountClosing>;
export type AccountClosingOutput = zod.output<typeof AccountClosing>;

export const StatusChange = /*#__PURE__*/ (() => zod.object({
  "status": zod.string().check(zod.regex(new RegExp('^[A-Z_]{1,40}$'))),
  "at": Timestamp,
  "reason": zod.exactOptional(text(500))
}))();

export type StatusChange = zod.input<typeof StatusChange>;
export type StatusChangeOutput = zod.output<typeof StatusChange>;

export const KycReceipt = /*#__PURE__*/ (() => zod.object({
  "status": KycStatus,
  "submittedAt": Timestamp,
  "reviewDueAt": Timestamp,
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type KycReceipt = zod.input<typeof KycReceipt>;
export type KycReceiptOutput = zod.output<typeof KycReceipt>;

export const KycState = /*#__PURE__*/ (() => zod.object({
  "status": KycStatus,
  "submittedAt": zod.exactOptional(Timestamp),
  "reviewDueAt": zod.exactOptional(Timestamp),
  "delayed": zod.boolean(),
  "failReason": zod.exactOptional(text(500)),
  "reviewedAt": zod.exactOptional(Timestamp),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type KycState = zod.input<typeof KycState>;
export type KycStateOutput = zod.output<typeof KycState>;

export const UploadedFile = /*#__PURE__*/ (() => zod.object({
  "fileId": Id,
  "mime": zod.enum(['image/jpeg', 'image/jp2', 'image/png']),
  "bytes": zod.int().check(zod.gte(1)).check(zod.lte(2097152)),
  "sha256": zod.string().check(zod.regex(new RegExp('^[0-9a-f]{64}$')))
}))();

export type UploadedFile = zod.input<typeof UploadedFile>;
export type UploadedFileOutput = zod.output<typeof UploadedFile>;

export const NoticeGroup = /*#__PURE__*/ (() => zod.enum(['MONEY', 'TRADING', 'PLANS', 'NFTS', 'SECURITY', 'INVITES']))();

export type NoticeGroup = zod.input<typeof NoticeGroup>;
export type NoticeGroupOutput = zod.output<typeof NoticeGroup>;

export const OrderNo = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^[A-Z]{2}\\d{18}$'))))();

export type OrderNo = zod.input<typeof OrderNo>;
export type OrderNoOutput = zod.output<typeof OrderNo>;

export const Notification = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "kind": zod.string().check(zod.regex(new RegExp('^[A-Z_]{1,40}$'))),
  "group": NoticeGroup,
  "titleKey": zod.string().check(zod.regex(new RegExp('^[A-Za-z][A-Za-z0-9.]{0,119}$'))),
  "params": zod.record(zod.string(), text(200)),
  "orderNo": zod.exactOptional(OrderNo),
  "read": zod.boolean(),
  "createdAt": Timestamp
}))();

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

export const NotificationPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Notification).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type NotificationPage = zod.input<typeof NotificationPage>;
export type NotificationPageOutput = zod.output<typeof NotificationPage>;

export const PaymentLock = /*#__PURE__*/ (() => zod.object({
  "locked": zod.boolean(),
  "reason": zod.nullable(zod.union([zod.literal('WRONG_PASSWORD'),zod.literal('OPERATOR'),zod.literal('PASSWORD_RESET'),zod.literal(null)])),
  "until": zod.nullable(zod.iso.datetime({"offset":true})),
  "withdrawalsPausedUntil": zod.nullable(zod.iso.datetime({"offset":true})),
  "contactUrl": text(2048),
  "hasPassword": zod.boolean(),
  "attemptsLeft": zod.int().check(zod.gte(0)).check(zod.lte(5))
}))();

export type PaymentLock = zod.input<typeof PaymentLock>;
export type PaymentLockOutput = zod.output<typeof PaymentLock>;

export const VerifiedPassword = /*#__PURE__*/ (() => zod.object({
  "verified": zod.literal(true),
  "ticket": text(128, 8)
}))();

export type VerifiedPassword = zod.input<typeof VerifiedPassword>;
export type VerifiedPasswordOutput = zod.output<typeof VerifiedPassword>;

export const PaymentLockReason = /*#__PURE__*/ (() => zod.enum(['WRONG_PASSWORD', 'OPERATOR', 'PASSWORD_RESET']))();

export type PaymentLockReason = zod.input<typeof PaymentLockReason>;
export type PaymentLockReasonOutput = zod.output<typeof PaymentLockReason>;

export const PaymentLockNotice = /*#__PURE__*/ (() => zod.object({
  "reason": PaymentLockReason,
  "until": zod.nullable(zod.iso.datetime({"offset":true})),
  "contactUrl": text(2048)
}))();

export type PaymentLockNotice = zod.input<typeof PaymentLockNotice>;
export type PaymentLockNoticeOutput = zod.output<typeof PaymentLockNotice>;

export const PaymentLocked = /*#__PURE__*/ (() => envelope('11004', Message, PaymentLockNotice, TraceId, ServerTime))();

export type PaymentLocked = zod.input<typeof PaymentLocked>;
export type PaymentLockedOutput = zod.output<typeof PaymentLocked>;

export const AttemptKey = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^("[!#-~]{1,64}"|[!#-~]{1,64})$'))))();

export type AttemptKey = zod.input<typeof AttemptKey>;
export type AttemptKeyOutput = zod.output<typeof AttemptKey>;

export const Recharge = /*#__PURE__*/ (() => zod.object({
  "orderNo": OrderNo,
  "currency": zod.string().check(zod.regex(new RegExp('^[A-Z]{2,10}$'))),
  "network": text(32),
  "amount": Money,
  "rate": Money,
  "usdAmount": Usd,
  "receiveAddress": text(128),
  "txHash": zod.exactOptional(text(128)),
  "last6": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[0-9a-fA-F]{6}$')))),
  "proofId": Id,
  "status": zod.enum(['TO_BE_REVIEWED', 'COMPLETED', 'REJECTED', 'FAILED']),
  "submittedAt": Timestamp,
  "reviewedAt": zod.exactOptional(Timestamp),
  "reason": zod.exactOptional(text(500)),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type Recharge = zod.input<typeof Recharge>;
export type RechargeOutput = zod.output<typeof Recharge>;

export const BelowMinimum = /*#__PURE__*/ (() => zod.object({
  "code": zod.enum(['11008']),
  "msg": Message,
  "result": Nothing,
  "params": zod.object({
  "name": text(16, 1),
  "limit": zod.string().check(zod.regex(new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$')))
}),
  "traceId": TraceId,
  "serverTime": ServerTime
}))();

export type BelowMinimum = zod.input<typeof BelowMinimum>;
export type BelowMinimumOutput = zod.output<typeof BelowMinimum>;

export const RechargePage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Recharge).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type RechargePage = zod.input<typeof RechargePage>;
export type RechargePageOutput = zod.output<typeof RechargePage>;

export const Withdrawal = /*#__PURE__*/ (() => zod.object({
  "orderNo": OrderNo,
  "method": zod.enum(['USDT-TRC20', 'USDT-ERC20', 'BTC', 'ETH', 'BANK']),
  "amount": Usd,
  "fee": Usd,
  "feeRate": Rate,
  "receiveAmount": Usd,
  "rate": zod.exactOptional(Money),
  "receiveCurrencyAmount": zod.exactOptional(Money),
  "address": zod.exactOptional(text(128)),
  "bankName": zod.exactOptional(text(100)),
  "cardholder": zod.exactOptional(text(100)),
  "accountNo": zod.exactOptional(text(34)),
  "proofId": zod.exactOptional(Id),
  "status": zod.enum(['TO_BE_REVIEWED', 'APPROVED', 'COMPLETED', 'REJECTED', 'FAILED', 'CANCELLED']),
  "submittedAt": Timestamp,
  "completedAt": zod.exactOptional(Timestamp),
  "payoutReference": zod.exactOptional(text(128)),
  "reason": zod.exactOptional(text(500)),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

export const WithdrawalPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Withdrawal).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type WithdrawalPage = zod.input<typeof WithdrawalPage>;
export type WithdrawalPageOutput = zod.output<typeof WithdrawalPage>;

export const TransactionKind = /*#__PURE__*/ (() => zod.enum(['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_RETURN', 'SMART_BUY', 'SMART_YIELD', 'SMART_MATURITY', 'SMART_EXIT', 'SAVINGS', 'LOAN_DISBURSEMENT', 'LOAN_REPAYMENT', 'ORDER_OPEN', 'ORDER_CLOSE', 'OPTION_STAKE', 'OPTION_SETTLEMENT', 'NFT_BID', 'NFT_RETURN', 'INVITE_REWARD', 'DEMO_START', 'GRANT']))();

export type TransactionKind = zod.input<typeof TransactionKind>;
export type TransactionKindOutput = zod.output<typeof TransactionKind>;

export const Day = /*#__PURE__*/ (() => zod.iso.date())();

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;

export const Transaction = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "ref": text(64),
  "kind": TransactionKind,
  "amount": Usd,
  "balanceAfter": Usd,
  "at": Timestamp
}))();

export type Transaction = zod.input<typeof Transaction>;
export type TransactionOutput = zod.output<typeof Transaction>;

export const TransactionPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Transaction).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type TransactionPage = zod.input<typeof TransactionPage>;
export type TransactionPageOutput = zod.output<typeof TransactionPage>;

export const EquityPoint = /*#__PURE__*/ (() => zod.object({
  "at": Timestamp,
  "equity": Usd,
  "deposits": Usd,
  "withdrawals": Usd,
  "income": Usd,
  "bySource": ProfitBySource
}))();

export type EquityPoint = zod.input<typeof EquityPoint>;
export type EquityPointOutput = zod.output<typeof EquityPoint>;

export const MoneyOperation = /*#__PURE__*/ (() => zod.enum(['recharge', 'withdrawal', 'cancelWithdrawal', 'resetDemo', 'buySmart', 'exitSmart', 'openOrder', 'closeOrder', 'buyOptions', 'loan', 'repayLoan', 'withdrawLoan', 'buyNft']))();

export type MoneyOperation = zod.input<typeof MoneyOperation>;
export type MoneyOperationOutput = zod.output<typeof MoneyOperation>;

export const KeptEnvelope = /*#__PURE__*/ (() => zod.object({
  "code": zod.string().check(zod.regex(new RegExp('^\\d{3,5}$'))),
  "msg": Message,
  "result": zod.unknown().check(zod.describe('The result of the operation, or what goes with its refusal.')),
  "params": zod.exactOptional(zod.record(zod.string(), text(200))),
  "errors": zod.exactOptional(zod.array(FieldError).check(zod.maxLength(100))),
  "traceId": TraceId,
  "serverTime": ServerTime
}))();

export type KeptEnvelope = zod.input<typeof KeptEnvelope>;
export type KeptEnvelopeOutput = zod.output<typeof KeptEnvelope>;

export const SettledAttempt = /*#__PURE__*/ (() => zod.object({
  "state": zod.enum(['DONE', 'RUNNING', 'CANCELLED']),
  "operation": MoneyOperation,
  "at": Timestamp,
  "answer": zod.exactOptional(KeptEnvelope)
}))();

export type SettledAttempt = zod.input<typeof SettledAttempt>;
export type SettledAttemptOutput = zod.output<typeof SettledAttempt>;

export const IncomeSource = /*#__PURE__*/ (() => zod.enum(['SAVINGS', 'SMART', 'INVITE', 'ORDER', 'OPTION', 'NFT_REFUND']))();

export type IncomeSource = zod.input<typeof IncomeSource>;
export type IncomeSourceOutput = zod.output<typeof IncomeSource>;

export const IncomeDetail = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "source": IncomeSource,
  "orderNo": zod.exactOptional(OrderNo),
  "day": Day,
  "base": Usd,
  "rate": Rate,
  "amount": Usd,
  "status": zod.enum(['IN_PROGRESS', 'DIVIDED']),
  "createdAt": Timestamp
}))();

export type IncomeDetail = zod.input<typeof IncomeDetail>;
export type IncomeDetailOutput = zod.output<typeof IncomeDetail>;

export const IncomeBySource = /*#__PURE__*/ (() => zod.object({
  "SAVINGS": zod.exactOptional(Usd),
  "SMART": zod.exactOptional(Usd),
  "INVITE": zod.exactOptional(Usd),
  "ORDER": zod.exactOptional(Usd),
  "OPTION": zod.exactOptional(Usd),
  "NFT_REFUND": zod.exactOptional(Usd)
}))();

export type IncomeBySource = zod.input<typeof IncomeBySource>;
export type IncomeBySourceOutput = zod.output<typeof IncomeBySource>;

export const IncomeSummary = /*#__PURE__*/ (() => zod.object({
  "total": Usd,
  "today": Usd,
  "bySource": IncomeBySource
}))();

export type IncomeSummary = zod.input<typeof IncomeSummary>;
export type IncomeSummaryOutput = zod.output<typeof IncomeSummary>;

export const IncomeDetailPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(IncomeDetail).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean(),
  "summary": IncomeSummary
}))();

export type IncomeDetailPage = zod.input<typeof IncomeDetailPage>;
export type IncomeDetailPageOutput = zod.output<typeof IncomeDetailPage>;

export const SmartOrder = /*#__PURE__*/ (() => zod.object({
  "orderNo": OrderNo,
  "productId": Id,
  "productName": text(120),
  "days": zod.int().check(zod.gte(1)).check(zod.lte(3650)),
  "amount": Usd,
  "dailyRate": Rate,
  "status": zod.enum(['IN_PROGRESS', 'MATURED', 'DISTRIBUTED', 'COMPLETED', 'EARLY_EXIT']),
  "shareStatus": zod.enum(['INCOME_IN_PROGRESS', 'PROFIT_DIVIDED']),
  "boughtAt": Timestamp,
  "valueDate": Timestamp,
  "maturesAt": Timestamp,
  "profitDays": zod.int().check(zod.gte(0)),
  "expectedRevenue": Usd,
  "distributedRevenue": Usd,
  "penalty": zod.exactOptional(Usd),
  "refund": zod.exactOptional(Usd),
  "exitedAt": zod.exactOptional(Timestamp),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type SmartOrder = zod.input<typeof SmartOrder>;
export type SmartOrderOutput = zod.output<typeof SmartOrder>;

export const SmartOrderPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(SmartOrder).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type SmartOrderPage = zod.input<typeof SmartOrderPage>;
export type SmartOrderPageOutput = zod.output<typeof SmartOrderPage>;

export const ProfitDay = /*#__PURE__*/ (() => zod.object({
  "day": Day,
  "amount": Usd,
  "at": Timestamp
}))();

export type ProfitDay = zod.input<typeof ProfitDay>;
export type ProfitDayOutput = zod.output<typeof ProfitDay>;

export const SmartOrderDetail = /*#__PURE__*/ (() => zod.object({
  "orderNo": OrderNo,
  "productId": Id,
  "productName": text(120),
  "days": zod.int().check(zod.gte(1)).check(zod.lte(3650)),
  "amount": Usd,
  "dailyRate": Rate,
  "status": zod.enum(['IN_PROGRESS', 'MATURED', 'DISTRIBUTED', 'COMPLETED', 'EARLY_EXIT']),
  "shareStatus": zod.enum(['INCOME_IN_PROGRESS', 'PROFIT_DIVIDED']),
  "boughtAt": Timestamp,
  "valueDate": Timestamp,
  "maturesAt": Timestamp,
  "profitDays": zod.int().check(zod.gte(0)),
  "expectedRevenue": Usd,
  "distributedRevenue": Usd,
  "penalty": zod.exactOptional(Usd),
  "refund": zod.exactOptional(Usd),
  "exitedAt": zod.exactOptional(Timestamp),
  "history": zod.array(StatusChange).check(zod.maxLength(100)),
  "profitDayList": zod.array(ProfitDay).check(zod.maxLength(3650))
}))();

export type SmartOrderDetail = zod.input<typeof SmartOrderDetail>;
export type SmartOrderDetailOutput = zod.output<typeof SmartOrderDetail>;

export const ExitPreview = /*#__PURE__*/ (() => zod.object({
  "penaltyRate": Rate,
  "penalty": Usd,
  "refund": Usd,
  "kept": Usd,
  "lostRevenue": Usd,
  "net": Usd,
  "quoteId": Id
}))();

export type ExitPreview = zod.input<typeof ExitPreview>;
export type ExitPreviewOutput = zod.output<typeof ExitPreview>;

export const Order = /*#__PURE__*/ (() => zod.object({
  "orderNo": OrderNo,
  "code": text(64, 1),
  "marketId": Id,
  "direction": zod.enum(['LONG', 'SHORT']),
  "lots": Quantity,
  "contractSize": Quantity,
  "leverage": zod.int().check(zod.gte(1)).check(zod.lte(500)),
  "margin": Usd,
  "openPrice": Price,
  "closePrice": zod.exactOptional(Price),
  "stopLossPrice": zod.exactOptional(Price),
  "takeProfitPrice": zod.exactOptional(Price),
  "stopOutPrice": Price,
  "openFee": Usd,
  "closeFee": zod.exactOptional(Usd),
  "expectedReturn": Usd,
  "status": zod.enum(['OPEN', 'CLOSED']),
  "closeReason": zod.exactOptional(zod.enum(['USER', 'SL', 'TP', 'STOP_OUT'])),
  "profit": Usd,
  "unrealised": Usd,
  "openTime": Timestamp,
  "closeTime": zod.exactOptional(Timestamp),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const OrderPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Order).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type OrderPage = zod.input<typeof OrderPage>;
export type OrderPageOutput = zod.output<typeof OrderPage>;

export const OptionsOrder = /*#__PURE__*/ (() => zod.object({
  "orderNo": OrderNo,
  "code": text(64, 1),
  "marketId": Id,
  "direction": zod.enum(['UP', 'DOWN']),
  "periodSec": zod.int().check(zod.gte(1)).check(zod.lte(86400)),
  "stake": Usd,
  "payoutRatio": Rate,
  "strikePrice": Price,
  "expiresAt": Timestamp,
  "settlePrice": zod.exactOptional(Price),
  "expectedReturn": Usd,
  "status": zod.enum(['OPEN', 'WON', 'LOST', 'TIED', 'VOID']),
  "profit": zod.exactOptional(Usd),
  "openTime": Timestamp,
  "closeTime": zod.exactOptional(Timestamp),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type OptionsOrder = zod.input<typeof OptionsOrder>;
export type OptionsOrderOutput = zod.output<typeof OptionsOrder>;

export const OptionsOrderPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(OptionsOrder).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type OptionsOrderPage = zod.input<typeof OptionsOrderPage>;
export type OptionsOrderPageOutput = zod.output<typeof OptionsOrderPage>;

export const CreditLine = /*#__PURE__*/ (() => zod.object({
  "creditLimit": Usd,
  "used": Usd,
  "available": Usd,
  "terms": zod.array(zod.int().check(zod.gte(1)).check(zod.lte(3650))).check(zod.maxLength(20)),
  "dailyRate": Rate,
  "interestFreeDays": zod.int().check(zod.gte(0)).check(zod.lte(365)),
  "min": Usd,
  "max": Usd,
  "kycStatus": KycStatus,
  "openLoanNo": zod.exactOptional(OrderNo)
}))();

export type CreditLine = zod.input<typeof CreditLine>;
export type CreditLineOutput = zod.output<typeof CreditLine>;

export const LoanInstalment = /*#__PURE__*/ (() => zod.object({
  "dueAt": Timestamp,
  "principal": Usd,
  "interest": Usd,
  "total": Usd
}))();

export type LoanInstalment = zod.input<typeof LoanInstalment>;
export type LoanInstalmentOutput = zod.output<typeof LoanInstalment>;

export const OverdueTerms = /*#__PURE__*/ (() => zod.object({
  "dailyRate": Rate,
  "capRate": Rate,
  "cap": Usd,
  "exampleDays": zod.int().check(zod.gte(1)).check(zod.lte(365)),
  "exampleInterest": Usd
}))();

export type OverdueTerms = zod.input<typeof OverdueTerms>;
export type OverdueTermsOutput = zod.output<typeof OverdueTerms>;

export const Borrower = /*#__PURE__*/ (() => zod.object({
  "name": text(120),
  "birthdate": zod.iso.date(),
  "country": zod.string().check(zod.regex(new RegExp('^[A-Z]{2}$'))),
  "address": text(200),
  "phone": text(40),
  "docType": zod.enum(['idCard', 'driverLicense', 'passport']),
  "verifiedAt": Timestamp
}))();

export type Borrower = zod.input<typeof Borrower>;
export type BorrowerOutput = zod.output<typeof Borrower>;

export const LoanQuote = /*#__PURE__*/ (() => zod.object({
  "amount": Usd,
  "termDays": zod.int().check(zod.gte(1)).check(zod.lte(3650)),
  "totalInterest": Usd,
  "repaymentAmount": Usd,
  "apr": zod.string().check(zod.regex(new RegExp('^\\d{1,6}\\.\\d$'))),
  "nominalRate": Rate,
  "repaymentDate": Timestamp,
  "schedule": zod.array(LoanInstalment).check(zod.maxLength(120)),
  "overdueTerms": OverdueTerms,
  "agreementMarkdown": text(100000),
  "agreementVersion": text(64, 1),
  "agreementLanguage": text(35),
  "quoteId": Id,
  "expiresAt": Timestamp,
  "borrower": zod.exactOptional(Borrower)
}))();

export type LoanQuote = zod.input<typeof LoanQuote>;
export type LoanQuoteOutput = zod.output<typeof LoanQuote>;

export const Loan = /*#__PURE__*/ (() => zod.object({
  "loanNo": OrderNo,
  "amount": Usd,
  "termDays": zod.int().check(zod.gte(1)).check(zod.lte(3650)),
  "dailyRate": Rate,
  "interestFreeDays": zod.int().check(zod.gte(0)).check(zod.lte(365)),
  "overdueDailyRate": Rate,
  "overdueCap": Rate,
  "totalInterest": Usd,
  "repaymentAmount": Usd,
  "apr": zod.string().check(zod.regex(new RegExp('^\\d{1,6}\\.\\d$'))),
  "repaymentDate": Timestamp,
  "agreementSignedAt": Timestamp,
  "agreementVersion": text(64, 1),
  "signatureId": Id,
  "status": zod.enum(['PENDING_REVIEW', 'REPAYING', 'REPAID', 'OVERDUE', 'REJECTED']),
  "reviewStartedAt": zod.exactOptional(Timestamp),
  "disbursedAt": zod.exactOptional(Timestamp),
  "withdrawableUntil": zod.exactOptional(Timestamp),
  "accruedInterest": Usd,
  "overdueInterest": Usd,
  "outstanding": Usd,
  "repaidAt": zod.exactOptional(Timestamp),
  "repaidBy": zod.exactOptional(zod.enum(['USER', 'WITHDRAWAL', 'DUE_DAY'])),
  "rejectReason": zod.exactOptional(text(500)),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type Loan = zod.input<typeof Loan>;
export type LoanOutput = zod.output<typeof Loan>;

export const LoanPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Loan).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type LoanPage = zod.input<typeof LoanPage>;
export type LoanPageOutput = zod.output<typeof LoanPage>;

export const LoanAgreement = /*#__PURE__*/ (() => zod.object({
  "language": text(35),
  "markdown": text(100000),
  "signedBy": text(120)
}))();

export type LoanAgreement = zod.input<typeof LoanAgreement>;
export type LoanAgreementOutput = zod.output<typeof LoanAgreement>;

export const LoanDetail = /*#__PURE__*/ (() => zod.object({
  "loanNo": OrderNo,
  "amount": Usd,
  "termDays": zod.int().check(zod.gte(1)).check(zod.lte(3650)),
  "dailyRate": Rate,
  "interestFreeDays": zod.int().check(zod.gte(0)).check(zod.lte(365)),
  "overdueDailyRate": Rate,
  "overdueCap": Rate,
  "totalInterest": Usd,
  "repaymentAmount": Usd,
  "apr": zod.string().check(zod.regex(new RegExp('^\\d{1,6}\\.\\d$'))),
  "repaymentDate": Timestamp,
  "agreementSignedAt": Timestamp,
  "agreementVersion": text(64, 1),
  "signatureId": Id,
  "status": zod.enum(['PENDING_REVIEW', 'REPAYING', 'REPAID', 'OVERDUE', 'REJECTED']),
  "reviewStartedAt": zod.exactOptional(Timestamp),
  "disbursedAt": zod.exactOptional(Timestamp),
  "withdrawableUntil": zod.exactOptional(Timestamp),
  "accruedInterest": Usd,
  "overdueInterest": Usd,
  "outstanding": Usd,
  "repaidAt": zod.exactOptional(Timestamp),
  "repaidBy": zod.exactOptional(zod.enum(['USER', 'WITHDRAWAL', 'DUE_DAY'])),
  "rejectReason": zod.exactOptional(text(500)),
  "history": zod.array(StatusChange).check(zod.maxLength(100)),
  "agreement": zod.exactOptional(LoanAgreement)
}))();

export type LoanDetail = zod.input<typeof LoanDetail>;
export type LoanDetailOutput = zod.output<typeof LoanDetail>;

export const MyNft = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "title": text(120),
  "imageUrl": text(2048),
  "story": zod.exactOptional(text(1000)),
  "creator": text(120),
  "chain": text(64),
  "address": text(128),
  "currentBid": Usd,
  "minNextBid": Usd,
  "buyNowPrice": zod.exactOptional(Usd),
  "endsAt": Timestamp,
  "remainingTime": zod.int().check(zod.gte(0)),
  "bidCount": zod.int().check(zod.gte(0)),
  "cumulativeDonation": Usd,
  "charity": Charity,
  "status": zod.enum(['DRAFT', 'LIVE', 'SOLD', 'ENDED', 'WITHDRAWN']),
  "myBid": Usd,
  "leading": zod.boolean(),
  "orderNo": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[A-Z]{2}\\d{18}$')))),
  "bidAt": zod.exactOptional(zod.iso.datetime({"offset":true})),
  "receiveAddress": zod.exactOptional(text(1024))
}))();

export type MyNft = zod.input<typeof MyNft>;
export type MyNftOutput = zod.output<typeof MyNft>;

export const MyNftPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(MyNft).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type MyNftPage = zod.input<typeof MyNftPage>;
export type MyNftPageOutput = zod.output<typeof MyNftPage>;

export const InviteRules = /*#__PURE__*/ (() => zod.object({
  "reward": Usd,
  "capPerYear": zod.int().check(zod.gte(0)),
  "minimumDeposit": Usd
}))();

export type InviteRules = zod.input<typeof InviteRules>;
export type InviteRulesOutput = zod.output<typeof InviteRules>;

export const InviteSummary = /*#__PURE__*/ (() => zod.object({
  "code": zod.string().check(zod.regex(new RegExp('^[A-Z0-9]{6,8}$'))),
  "link": text(2048),
  "invited": zod.int().check(zod.gte(0)),
  "funded": zod.int().check(zod.gte(0)),
  "traded": zod.int().check(zod.gte(0)),
  "rewarded": zod.int().check(zod.gte(0)),
  "pending": zod.int().check(zod.gte(0)),
  "totalReward": Usd,
  "rules": InviteRules
}))();

export type InviteSummary = zod.input<typeof InviteSummary>;
export type InviteSummaryOutput = zod.output<typeof InviteSummary>;

export const Invite = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "maskedName": text(64),
  "stage": zod.enum(['REGISTERED', 'FUNDED', 'TRADED']),
  "joinedAt": Timestamp,
  "reward": Usd
}))();

export type Invite = zod.input<typeof Invite>;
export type InviteOutput = zod.output<typeof Invite>;

export const InvitePage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Invite).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type InvitePage = zod.input<typeof InvitePage>;
export type InvitePageOutput = zod.output<typeof InvitePage>;

