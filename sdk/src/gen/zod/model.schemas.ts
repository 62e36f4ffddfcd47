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

export const CheckUserNameOrPhoneAnswer = /*#__PURE__*/ (() => envelope('200', Message, Availability, TraceId, ServerTime))();

export type CheckUserNameOrPhoneAnswer = zod.input<typeof CheckUserNameOrPhoneAnswer>;
export type CheckUserNameOrPhoneAnswerOutput = zod.output<typeof CheckUserNameOrPhoneAnswer>;

export const Nothing = /*#__PURE__*/ (() => zod.null())();

export type Nothing = zod.input<typeof Nothing>;
export type NothingOutput = zod.output<typeof Nothing>;

export const FieldError = /*#__PURE__*/ (() => zod.object({
  "field": text(200, 1),
  "rule": text(64, 1)
}))();

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const RegisterRequest = /*#__PURE__*/ (() => zod.object({
  "userName": zod.exactOptional(text(1024)),
  "email": zod.exactOptional(text(1024)),
  "code": zod.exactOptional(text(1024)),
  "password": zod.exactOptional(text(1024)),
  "invitationCode": zod.exactOptional(text(1024))
}))();

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const Token = /*#__PURE__*/ (() => text(512, 16))();

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;

export const Registered = /*#__PURE__*/ (() => zod.object({
  "token": Token,
  "userName": text(64, 1)
}))();

export type Registered = zod.input<typeof Registered>;
export type RegisteredOutput = zod.output<typeof Registered>;

export const RegisterAnswer = /*#__PURE__*/ (() => envelope('200', Message, Registered, TraceId, ServerTime))();

export type RegisterAnswer = zod.input<typeof RegisterAnswer>;
export type RegisterAnswerOutput = zod.output<typeof RegisterAnswer>;

export const LoginRequest = /*#__PURE__*/ (() => zod.object({
  "userName": zod.exactOptional(text(1024)),
  "password": zod.exactOptional(text(1024))
}))();

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const Id = /*#__PURE__*/ (() => text(64, 1))();

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const KycStatus = /*#__PURE__*/ (() => zod.enum(['NOT_VERIFIED', 'PENDING_REVIEW', 'VERIFIED', 'FAILED']))();

export type KycStatus = zod.input<typeof KycStatus>;
export type KycStatusOutput = zod.output<typeof KycStatus>;

export const Usd = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$'))))();

export type Usd = zod.input<typeof Usd>;
export type UsdOutput = zod.output<typeof Usd>;

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
  "todayIncome": Usd
}))();

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const Accounts = /*#__PURE__*/ (() => zod.object({
  "real": Account,
  "demo": Account
}))();

export type Accounts = zod.input<typeof Accounts>;
export type AccountsOutput = zod.output<typeof Accounts>;

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
  "hasSecurityPassword": zod.boolean(),
  "paymentLocked": zod.boolean(),
  "demoEnabled": zod.boolean(),
  "savingsEnabled": zod.boolean(),
  "accounts": Accounts,
  "unreadCount": zod.int().check(zod.gte(0)),
  "createdAt": Timestamp
}))();

export type SignedInUser = zod.input<typeof SignedInUser>;
export type SignedInUserOutput = zod.output<typeof SignedInUser>;

export const LoginAnswer = /*#__PURE__*/ (() => envelope('200', Message, SignedInUser, TraceId, ServerTime))();

export type LoginAnswer = zod.input<typeof LoginAnswer>;
export type LoginAnswerOutput = zod.output<typeof LoginAnswer>;

export const SendCodeRequest = /*#__PURE__*/ (() => zod.object({
  "email": zod.exactOptional(text(1024)),
  "scene": zod.enum(['register', 'reset', 'security'])
}))();

export type SendCodeRequest = zod.input<typeof SendCodeRequest>;
export type SendCodeRequestOutput = zod.output<typeof SendCodeRequest>;

export const CodeSent = /*#__PURE__*/ (() => zod.object({
  "resendAfter": zod.int().check(zod.gte(0)).check(zod.lte(3600))
}))();

export type CodeSent = zod.input<typeof CodeSent>;
export type CodeSentOutput = zod.output<typeof CodeSent>;

export const SendCodeAnswer = /*#__PURE__*/ (() => envelope('200', Message, CodeSent, TraceId, ServerTime))();

export type SendCodeAnswer = zod.input<typeof SendCodeAnswer>;
export type SendCodeAnswerOutput = zod.output<typeof SendCodeAnswer>;

export const ResetUserPwdRequest = /*#__PURE__*/ (() => zod.object({
  "email": zod.exactOptional(text(1024)),
  "code": zod.exactOptional(text(1024)),
  "password": zod.exactOptional(text(1024))
}))();

export type ResetUserPwdRequest = zod.input<typeof ResetUserPwdRequest>;
export type ResetUserPwdRequestOutput = zod.output<typeof ResetUserPwdRequest>;

export const ResetUserPwdAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type ResetUserPwdAnswer = zod.input<typeof ResetUserPwdAnswer>;
export type ResetUserPwdAnswerOutput = zod.output<typeof ResetUserPwdAnswer>;

export const GoogleCredentialRequest = /*#__PURE__*/ (() => zod.object({
  "credential": text(8192, 1)
}))();

export type GoogleCredentialRequest = zod.input<typeof GoogleCredentialRequest>;
export type GoogleCredentialRequestOutput = zod.output<typeof GoogleCredentialRequest>;

export const GoogleCodeRequest = /*#__PURE__*/ (() => zod.object({
  "code": text(2048, 1),
  "state": text(512, 1),
  "codeVerifier": zod.string().check(zod.regex(new RegExp('^[A-Za-z0-9._~-]{43,128}$'))),
  "redirectUri": zod.url().check(zod.maxLength(2048))
}))();

export type GoogleCodeRequest = zod.input<typeof GoogleCodeRequest>;
export type GoogleCodeRequestOutput = zod.output<typeof GoogleCodeRequest>;

export const LoginByGoogleAnswer = /*#__PURE__*/ (() => envelope('200', Message, SignedInUser, TraceId, ServerTime))();

export type LoginByGoogleAnswer = zod.input<typeof LoginByGoogleAnswer>;
export type LoginByGoogleAnswerOutput = zod.output<typeof LoginByGoogleAnswer>;

export const LinkGoogleAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type LinkGoogleAnswer = zod.input<typeof LinkGoogleAnswer>;
export type LinkGoogleAnswerOutput = zod.output<typeof LinkGoogleAnswer>;

export const LogoutAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.null(), TraceId, ServerTime))();

export type LogoutAnswer = zod.input<typeof LogoutAnswer>;
export type LogoutAnswerOutput = zod.output<typeof LogoutAnswer>;

export const LogoutAllAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type LogoutAllAnswer = zod.input<typeof LogoutAllAnswer>;
export type LogoutAllAnswerOutput = zod.output<typeof LogoutAllAnswer>;

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

export const ListMarketByTypeAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(MarketItem).check(zod.maxLength(2000)), TraceId, ServerTime))();

export type ListMarketByTypeAnswer = zod.input<typeof ListMarketByTypeAnswer>;
export type ListMarketByTypeAnswerOutput = zod.output<typeof ListMarketByTypeAnswer>;

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

export const GetMarketInfoAnswer = /*#__PURE__*/ (() => envelope('200', Message, MarketInfo, TraceId, ServerTime))();

export type GetMarketInfoAnswer = zod.input<typeof GetMarketInfoAnswer>;
export type GetMarketInfoAnswerOutput = zod.output<typeof GetMarketInfoAnswer>;

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

export const GetKValueByCodeAndDateAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(Candle).check(zod.maxLength(500)), TraceId, ServerTime))();

export type GetKValueByCodeAndDateAnswer = zod.input<typeof GetKValueByCodeAndDateAnswer>;
export type GetKValueByCodeAndDateAnswerOutput = zod.output<typeof GetKValueByCodeAndDateAnswer>;

export const ParamEntry = /*#__PURE__*/ (() => zod.object({
  "key": zod.string().check(zod.regex(new RegExp('^[a-zA-Z.]{1,64}$'))),
  "value": zod.unknown().check(zod.describe('The value: its shape depends on the key, see the list in the operation.')),
  "updatedAt": Timestamp
}))();

export type ParamEntry = zod.input<typeof ParamEntry>;
export type ParamEntryOutput = zod.output<typeof ParamEntry>;

export const GetParamByKeyAnswer = /*#__PURE__*/ (() => envelope('200', Message, ParamEntry, TraceId, ServerTime))();

export type GetParamByKeyAnswer = zod.input<typeof GetParamByKeyAnswer>;
export type GetParamByKeyAnswerOutput = zod.output<typeof GetParamByKeyAnswer>;

export const ContentType = /*#__PURE__*/ (() => zod.union([zod.literal(1),zod.literal(2),zod.literal(3)]))();

export type ContentType = zod.input<typeof ContentType>;
export type ContentTypeOutput = zod.output<typeof ContentType>;

export const ContentItem = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "title": text(200),
  "type": ContentType
}))();

export type ContentItem = zod.input<typeof ContentItem>;
export type ContentItemOutput = zod.output<typeof ContentItem>;

export const ListContentsAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(ContentItem).check(zod.maxLength(500)), TraceId, ServerTime))();

export type ListContentsAnswer = zod.input<typeof ListContentsAnswer>;
export type ListContentsAnswerOutput = zod.output<typeof ListContentsAnswer>;

export const Content = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "title": text(200),
  "type": ContentType,
  "body": text(100000),
  "updatedAt": Timestamp
}))();

export type Content = zod.input<typeof Content>;
export type ContentOutput = zod.output<typeof Content>;

export const GetContentsByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, Content, TraceId, ServerTime))();

export type GetContentsByIdAnswer = zod.input<typeof GetContentsByIdAnswer>;
export type GetContentsByIdAnswerOutput = zod.output<typeof GetContentsByIdAnswer>;

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

export const ListSmartProductAnswer = /*#__PURE__*/ (() => envelope('200', Message, SmartProductPage, TraceId, ServerTime))();

export type ListSmartProductAnswer = zod.input<typeof ListSmartProductAnswer>;
export type ListSmartProductAnswerOutput = zod.output<typeof ListSmartProductAnswer>;

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

export const ListNftAnswer = /*#__PURE__*/ (() => envelope('200', Message, NftPage, TraceId, ServerTime))();

export type ListNftAnswer = zod.input<typeof ListNftAnswer>;
export type ListNftAnswerOutput = zod.output<typeof ListNftAnswer>;

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

export const ListNftBidAnswer = /*#__PURE__*/ (() => envelope('200', Message, NftBidPage, TraceId, ServerTime))();

export type ListNftBidAnswer = zod.input<typeof ListNftBidAnswer>;
export type ListNftBidAnswerOutput = zod.output<typeof ListNftBidAnswer>;

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
  "hasSecurityPassword": zod.boolean(),
  "paymentLocked": zod.boolean(),
  "demoEnabled": zod.boolean(),
  "savingsEnabled": zod.boolean(),
  "accounts": Accounts,
  "unreadCount": zod.int().check(zod.gte(0)),
  "createdAt": Timestamp
}))();

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;

export const GetUserInfoAnswer = /*#__PURE__*/ (() => envelope('200', Message, UserInfo, TraceId, ServerTime))();

export type GetUserInfoAnswer = zod.input<typeof GetUserInfoAnswer>;
export type GetUserInfoAnswerOutput = zod.output<typeof GetUserInfoAnswer>;

export const UpdateProfileRequest = /*#__PURE__*/ (() => zod.object({
  "avatarId": zod.exactOptional(Id),
  "areaCode": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\+\\d{1,4}$')))),
  "phone": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\d{5,15}$'))))
}))();

export type UpdateProfileRequest = zod.input<typeof UpdateProfileRequest>;
export type UpdateProfileRequestOutput = zod.output<typeof UpdateProfileRequest>;

export const UpdateProfileAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type UpdateProfileAnswer = zod.input<typeof UpdateProfileAnswer>;
export type UpdateProfileAnswerOutput = zod.output<typeof UpdateProfileAnswer>;

export const RepasswordRequest = /*#__PURE__*/ (() => zod.object({
  "oldPassword": zod.exactOptional(text(1024)),
  "newPassword": zod.exactOptional(text(1024))
}))();

export type RepasswordRequest = zod.input<typeof RepasswordRequest>;
export type RepasswordRequestOutput = zod.output<typeof RepasswordRequest>;

export const RepasswordAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type RepasswordAnswer = zod.input<typeof RepasswordAnswer>;
export type RepasswordAnswerOutput = zod.output<typeof RepasswordAnswer>;

export const SessionInfo = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "at": Timestamp,
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

export const ListSessionAnswer = /*#__PURE__*/ (() => envelope('200', Message, SessionInfoPage, TraceId, ServerTime))();

export type ListSessionAnswer = zod.input<typeof ListSessionAnswer>;
export type ListSessionAnswerOutput = zod.output<typeof ListSessionAnswer>;

export const CloseAccountRequest = /*#__PURE__*/ (() => zod.object({
  "loginPassword": zod.exactOptional(text(1024))
}))();

export type CloseAccountRequest = zod.input<typeof CloseAccountRequest>;
export type CloseAccountRequestOutput = zod.output<typeof CloseAccountRequest>;

export const CloseAccountAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type CloseAccountAnswer = zod.input<typeof CloseAccountAnswer>;
export type CloseAccountAnswerOutput = zod.output<typeof CloseAccountAnswer>;

export const IdentificationRequest = /*#__PURE__*/ (() => zod.object({
  "firstName": text(50, 1),
  "lastName": text(50, 1),
  "sex": zod.enum(['male', 'female']),
  "birthdate": zod.iso.date(),
  "country": zod.string().check(zod.regex(new RegExp('^[A-Z]{2}$'))),
  "address": text(200, 5),
  "areaCode": zod.string().check(zod.regex(new RegExp('^\\+\\d{1,4}$'))),
  "phone": zod.string().check(zod.regex(new RegExp('^\\d{5,15}$'))),
  "docType": zod.enum(['idCard', 'driverLicense', 'passport']),
  "idFront": Id,
  "idBack": zod.exactOptional(Id),
  "handHeld": Id,
  "signature": zod.exactOptional(text(1024))
}))();

export type IdentificationRequest = zod.input<typeof IdentificationRequest>;
export type IdentificationRequestOutput = zod.output<typeof IdentificationRequest>;

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

export const IdentificationAnswer = /*#__PURE__*/ (() => envelope('20001', Message, KycReceipt, TraceId, ServerTime))();

export type IdentificationAnswer = zod.input<typeof IdentificationAnswer>;
export type IdentificationAnswerOutput = zod.output<typeof IdentificationAnswer>;

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

export const GetKycAnswer = /*#__PURE__*/ (() => envelope('200', Message, KycState, TraceId, ServerTime))();

export type GetKycAnswer = zod.input<typeof GetKycAnswer>;
export type GetKycAnswerOutput = zod.output<typeof GetKycAnswer>;

export const UploadedFile = /*#__PURE__*/ (() => zod.object({
  "fileId": Id,
  "mime": zod.enum(['image/jpeg', 'image/jp2', 'image/png']),
  "bytes": zod.int().check(zod.gte(1)).check(zod.lte(2097152)),
  "sha256": zod.string().check(zod.regex(new RegExp('^[0-9a-f]{64}$')))
}))();

export type UploadedFile = zod.input<typeof UploadedFile>;
export type UploadedFileOutput = zod.output<typeof UploadedFile>;

export const UploadAnswer = /*#__PURE__*/ (() => envelope('200', Message, UploadedFile, TraceId, ServerTime))();

export type UploadAnswer = zod.input<typeof UploadAnswer>;
export type UploadAnswerOutput = zod.output<typeof UploadAnswer>;

export const OrderNo = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^[A-Z]{2}\\d{18}$'))))();

export type OrderNo = zod.input<typeof OrderNo>;
export type OrderNoOutput = zod.output<typeof OrderNo>;

export const Notification = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "kind": zod.string().check(zod.regex(new RegExp('^[A-Z_]{1,40}$'))),
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

export const ListNotificationAnswer = /*#__PURE__*/ (() => envelope('200', Message, NotificationPage, TraceId, ServerTime))();

export type ListNotificationAnswer = zod.input<typeof ListNotificationAnswer>;
export type ListNotificationAnswerOutput = zod.output<typeof ListNotificationAnswer>;

export const ReadNotificationRequest = /*#__PURE__*/ (() => zod.object({
  "ids": zod.exactOptional(zod.array(Id).check(zod.minLength(1)).check(zod.maxLength(100))),
  "all": zod.exactOptional(zod.literal(true))
}))();

export type ReadNotificationRequest = zod.input<typeof ReadNotificationRequest>;
export type ReadNotificationRequestOutput = zod.output<typeof ReadNotificationRequest>;

export const ReadNotificationAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type ReadNotificationAnswer = zod.input<typeof ReadNotificationAnswer>;
export type ReadNotificationAnswerOutput = zod.output<typeof ReadNotificationAnswer>;

export const PaymentLock = /*#__PURE__*/ (() => zod.object({
  "locked": zod.boolean(),
  "reason": zod.nullable(zod.union([zod.literal('WRONG_PASSWORD'),zod.literal('OPERATOR'),zod.literal('PASSWORD_RESET'),zod.literal(null)])),
  "until": zod.nullable(zod.iso.datetime({"offset":true})),
  "contactUrl": text(2048),
  "hasPassword": zod.boolean(),
  "attemptsLeft": zod.int().check(zod.gte(0)).check(zod.lte(5))
}))();

export type PaymentLock = zod.input<typeof PaymentLock>;
export type PaymentLockOutput = zod.output<typeof PaymentLock>;

export const GetPaymentLockAnswer = /*#__PURE__*/ (() => envelope('200', Message, PaymentLock, TraceId, ServerTime))();

export type GetPaymentLockAnswer = zod.input<typeof GetPaymentLockAnswer>;
export type GetPaymentLockAnswerOutput = zod.output<typeof GetPaymentLockAnswer>;

export const SetSecurityPasswordRequest = /*#__PURE__*/ (() => zod.object({
  "password": zod.string().check(zod.regex(new RegExp('^\\d{6}$'))),
  "emailCode": zod.exactOptional(text(1024))
}))();

export type SetSecurityPasswordRequest = zod.input<typeof SetSecurityPasswordRequest>;
export type SetSecurityPasswordRequestOutput = zod.output<typeof SetSecurityPasswordRequest>;

export const SetSecurityPasswordAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type SetSecurityPasswordAnswer = zod.input<typeof SetSecurityPasswordAnswer>;
export type SetSecurityPasswordAnswerOutput = zod.output<typeof SetSecurityPasswordAnswer>;

export const VerifySecurityPasswordRequest = /*#__PURE__*/ (() => zod.object({
  "password": zod.string().check(zod.regex(new RegExp('^\\d{6}$')))
}))();

export type VerifySecurityPasswordRequest = zod.input<typeof VerifySecurityPasswordRequest>;
export type VerifySecurityPasswordRequestOutput = zod.output<typeof VerifySecurityPasswordRequest>;

export const VerifiedPassword = /*#__PURE__*/ (() => zod.object({
  "verified": zod.literal(true),
  "ticket": text(128, 8)
}))();

export type VerifiedPassword = zod.input<typeof VerifiedPassword>;
export type VerifiedPasswordOutput = zod.output<typeof VerifiedPassword>;

export const VerifySecurityPasswordAnswer = /*#__PURE__*/ (() => envelope('200', Message, VerifiedPassword, TraceId, ServerTime))();

export type VerifySecurityPasswordAnswer = zod.input<typeof VerifySecurityPasswordAnswer>;
export type VerifySecurityPasswordAnswerOutput = zod.output<typeof VerifySecurityPasswordAnswer>;

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

export const ChangeSecurityPasswordRequest = /*#__PURE__*/ (() => zod.object({
  "oldPassword": zod.string().check(zod.regex(new RegExp('^\\d{6}$'))),
  "newPassword": zod.string().check(zod.regex(new RegExp('^\\d{6}$')))
}))();

export type ChangeSecurityPasswordRequest = zod.input<typeof ChangeSecurityPasswordRequest>;
export type ChangeSecurityPasswordRequestOutput = zod.output<typeof ChangeSecurityPasswordRequest>;

export const ChangeSecurityPasswordAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type ChangeSecurityPasswordAnswer = zod.input<typeof ChangeSecurityPasswordAnswer>;
export type ChangeSecurityPasswordAnswerOutput = zod.output<typeof ChangeSecurityPasswordAnswer>;

export const ResetSecurityPasswordRequest = /*#__PURE__*/ (() => zod.object({
  "emailCode": zod.exactOptional(text(1024)),
  "loginPassword": zod.exactOptional(text(1024)),
  "newPassword": zod.string().check(zod.regex(new RegExp('^\\d{6}$')))
}))();

export type ResetSecurityPasswordRequest = zod.input<typeof ResetSecurityPasswordRequest>;
export type ResetSecurityPasswordRequestOutput = zod.output<typeof ResetSecurityPasswordRequest>;

export const ResetSecurityPasswordAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type ResetSecurityPasswordAnswer = zod.input<typeof ResetSecurityPasswordAnswer>;
export type ResetSecurityPasswordAnswerOutput = zod.output<typeof ResetSecurityPasswordAnswer>;

export const RechargeRequest = /*#__PURE__*/ (() => zod.object({
  "currency": zod.string().check(zod.regex(new RegExp('^[A-Z]{2,10}$'))),
  "network": text(32, 1),
  "amount": zod.exactOptional(text(1024)),
  "txHash": zod.exactOptional(text(128, 1)),
  "last6": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\d{6}$')))),
  "proofId": Id,
  "receiveAddress": zod.exactOptional(text(1024))
}))();

export type RechargeRequest = zod.input<typeof RechargeRequest>;
export type RechargeRequestOutput = zod.output<typeof RechargeRequest>;

export const Money = /*#__PURE__*/ (() => zod.string().check(zod.regex(new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$'))))();

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const Recharge = /*#__PURE__*/ (() => zod.object({
  "orderNo": OrderNo,
  "currency": zod.string().check(zod.regex(new RegExp('^[A-Z]{2,10}$'))),
  "network": text(32),
  "amount": Money,
  "rate": Money,
  "usdAmount": Usd,
  "receiveAddress": text(128),
  "txHash": zod.exactOptional(text(128)),
  "last6": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\d{6}$')))),
  "proofId": Id,
  "status": zod.enum(['TO_BE_REVIEWED', 'COMPLETED', 'REJECTED', 'FAILED']),
  "submittedAt": Timestamp,
  "reviewedAt": zod.exactOptional(Timestamp),
  "reason": zod.exactOptional(text(500)),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type Recharge = zod.input<typeof Recharge>;
export type RechargeOutput = zod.output<typeof Recharge>;

export const RechargeAnswer = /*#__PURE__*/ (() => envelope('20002', Message, Recharge, TraceId, ServerTime))();

export type RechargeAnswer = zod.input<typeof RechargeAnswer>;
export type RechargeAnswerOutput = zod.output<typeof RechargeAnswer>;

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

export const ListRechargeAnswer = /*#__PURE__*/ (() => envelope('200', Message, RechargePage, TraceId, ServerTime))();

export type ListRechargeAnswer = zod.input<typeof ListRechargeAnswer>;
export type ListRechargeAnswerOutput = zod.output<typeof ListRechargeAnswer>;

export const WithdrawalRequest = /*#__PURE__*/ (() => zod.object({
  "method": zod.exactOptional(text(1024)),
  "amount": zod.exactOptional(text(1024)),
  "address": zod.exactOptional(text(1024)),
  "bankName": zod.exactOptional(text(100, 2)),
  "cardholder": zod.exactOptional(text(100, 2)),
  "accountNo": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[A-Z0-9]{5,34}$')))),
  "securityPassword": zod.string().check(zod.regex(new RegExp('^\\d{6}$'))),
  "expectedFee": Usd
}))();

export type WithdrawalRequest = zod.input<typeof WithdrawalRequest>;
export type WithdrawalRequestOutput = zod.output<typeof WithdrawalRequest>;

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
  "status": zod.enum(['TO_BE_REVIEWED', 'APPROVED', 'COMPLETED', 'REJECTED', 'FAILED', 'CANCELLED']),
  "submittedAt": Timestamp,
  "completedAt": zod.exactOptional(Timestamp),
  "reason": zod.exactOptional(text(500)),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

export const WithdrawalAnswer = /*#__PURE__*/ (() => envelope('20003', Message, Withdrawal, TraceId, ServerTime))();

export type WithdrawalAnswer = zod.input<typeof WithdrawalAnswer>;
export type WithdrawalAnswerOutput = zod.output<typeof WithdrawalAnswer>;

export const WithdrawalPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Withdrawal).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type WithdrawalPage = zod.input<typeof WithdrawalPage>;
export type WithdrawalPageOutput = zod.output<typeof WithdrawalPage>;

export const ListWithdrwalAnswer = /*#__PURE__*/ (() => envelope('200', Message, WithdrawalPage, TraceId, ServerTime))();

export type ListWithdrwalAnswer = zod.input<typeof ListWithdrwalAnswer>;
export type ListWithdrwalAnswerOutput = zod.output<typeof ListWithdrwalAnswer>;

export const CancelWithdrawalRequest = /*#__PURE__*/ (() => zod.object({
  "orderNo": Id
}))();

export type CancelWithdrawalRequest = zod.input<typeof CancelWithdrawalRequest>;
export type CancelWithdrawalRequestOutput = zod.output<typeof CancelWithdrawalRequest>;

export const CancelWithdrawalAnswer = /*#__PURE__*/ (() => envelope('20005', Message, Withdrawal, TraceId, ServerTime))();

export type CancelWithdrawalAnswer = zod.input<typeof CancelWithdrawalAnswer>;
export type CancelWithdrawalAnswerOutput = zod.output<typeof CancelWithdrawalAnswer>;

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

export const ListTransactionAnswer = /*#__PURE__*/ (() => envelope('200', Message, TransactionPage, TraceId, ServerTime))();

export type ListTransactionAnswer = zod.input<typeof ListTransactionAnswer>;
export type ListTransactionAnswerOutput = zod.output<typeof ListTransactionAnswer>;

export const EquityPoint = /*#__PURE__*/ (() => zod.object({
  "at": Timestamp,
  "equity": Usd,
  "deposits": Usd,
  "withdrawals": Usd,
  "income": Usd
}))();

export type EquityPoint = zod.input<typeof EquityPoint>;
export type EquityPointOutput = zod.output<typeof EquityPoint>;

export const EquityHistoryAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(EquityPoint).check(zod.maxLength(2500)), TraceId, ServerTime))();

export type EquityHistoryAnswer = zod.input<typeof EquityHistoryAnswer>;
export type EquityHistoryAnswerOutput = zod.output<typeof EquityHistoryAnswer>;

export const SetSavingsRequest = /*#__PURE__*/ (() => zod.object({
  "enabled": zod.boolean()
}))();

export type SetSavingsRequest = zod.input<typeof SetSavingsRequest>;
export type SetSavingsRequestOutput = zod.output<typeof SetSavingsRequest>;

export const SetSavingsAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type SetSavingsAnswer = zod.input<typeof SetSavingsAnswer>;
export type SetSavingsAnswerOutput = zod.output<typeof SetSavingsAnswer>;

export const ResetDemoAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type ResetDemoAnswer = zod.input<typeof ResetDemoAnswer>;
export type ResetDemoAnswerOutput = zod.output<typeof ResetDemoAnswer>;

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

export const ListIncomeDetailAnswer = /*#__PURE__*/ (() => envelope('200', Message, IncomeDetailPage, TraceId, ServerTime))();

export type ListIncomeDetailAnswer = zod.input<typeof ListIncomeDetailAnswer>;
export type ListIncomeDetailAnswerOutput = zod.output<typeof ListIncomeDetailAnswer>;

export const BuySmartRequest = /*#__PURE__*/ (() => zod.object({
  "productId": Id,
  "days": zod.exactOptional(zod.int()),
  "amount": zod.exactOptional(text(1024)),
  "acceptedTermsVersion": text(64, 1)
}))();

export type BuySmartRequest = zod.input<typeof BuySmartRequest>;
export type BuySmartRequestOutput = zod.output<typeof BuySmartRequest>;

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

export const BuySmartAnswer = /*#__PURE__*/ (() => envelope('20004', Message, SmartOrder, TraceId, ServerTime))();

export type BuySmartAnswer = zod.input<typeof BuySmartAnswer>;
export type BuySmartAnswerOutput = zod.output<typeof BuySmartAnswer>;

export const SmartOrderPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(SmartOrder).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type SmartOrderPage = zod.input<typeof SmartOrderPage>;
export type SmartOrderPageOutput = zod.output<typeof SmartOrderPage>;

export const ListSmartOrderAnswer = /*#__PURE__*/ (() => envelope('200', Message, SmartOrderPage, TraceId, ServerTime))();

export type ListSmartOrderAnswer = zod.input<typeof ListSmartOrderAnswer>;
export type ListSmartOrderAnswerOutput = zod.output<typeof ListSmartOrderAnswer>;

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

export const GetSmartOrderByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, SmartOrderDetail, TraceId, ServerTime))();

export type GetSmartOrderByIdAnswer = zod.input<typeof GetSmartOrderByIdAnswer>;
export type GetSmartOrderByIdAnswerOutput = zod.output<typeof GetSmartOrderByIdAnswer>;

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

export const PreviewExitSmartAnswer = /*#__PURE__*/ (() => envelope('200', Message, ExitPreview, TraceId, ServerTime))();

export type PreviewExitSmartAnswer = zod.input<typeof PreviewExitSmartAnswer>;
export type PreviewExitSmartAnswerOutput = zod.output<typeof PreviewExitSmartAnswer>;

export const ExitSmartRequest = /*#__PURE__*/ (() => zod.object({
  "orderNo": Id,
  "quoteId": Id
}))();

export type ExitSmartRequest = zod.input<typeof ExitSmartRequest>;
export type ExitSmartRequestOutput = zod.output<typeof ExitSmartRequest>;

export const ExitSmartAnswer = /*#__PURE__*/ (() => envelope('20005', Message, SmartOrder, TraceId, ServerTime))();

export type ExitSmartAnswer = zod.input<typeof ExitSmartAnswer>;
export type ExitSmartAnswerOutput = zod.output<typeof ExitSmartAnswer>;

export const OpenOrderRequest = /*#__PURE__*/ (() => zod.object({
  "marketId": Id,
  "direction": zod.enum(['LONG', 'SHORT']),
  "lots": zod.exactOptional(text(1024)),
  "leverage": zod.exactOptional(zod.int()),
  "quotedPrice": zod.number().check(zod.gt(0)),
  "slippage": zod.string().check(zod.regex(new RegExp('^0(\\.0{0,3}|\\.00[0-4]\\d{0,3}|\\.0050{0,3})?$'))),
  "stopLossPrice": zod.exactOptional(zod.number()),
  "takeProfitPrice": zod.exactOptional(zod.number()),
  "acceptedTermsVersion": text(64, 1)
}))();

export type OpenOrderRequest = zod.input<typeof OpenOrderRequest>;
export type OpenOrderRequestOutput = zod.output<typeof OpenOrderRequest>;

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

export const OpenOrderAnswer = /*#__PURE__*/ (() => envelope('20004', Message, Order, TraceId, ServerTime))();

export type OpenOrderAnswer = zod.input<typeof OpenOrderAnswer>;
export type OpenOrderAnswerOutput = zod.output<typeof OpenOrderAnswer>;

export const ModifyOrderRequest = /*#__PURE__*/ (() => zod.object({
  "orderNo": Id,
  "stopLossPrice": zod.nullish(zod.number()),
  "takeProfitPrice": zod.nullish(zod.number())
}))();

export type ModifyOrderRequest = zod.input<typeof ModifyOrderRequest>;
export type ModifyOrderRequestOutput = zod.output<typeof ModifyOrderRequest>;

export const ModifyOrderAnswer = /*#__PURE__*/ (() => envelope('20005', Message, Order, TraceId, ServerTime))();

export type ModifyOrderAnswer = zod.input<typeof ModifyOrderAnswer>;
export type ModifyOrderAnswerOutput = zod.output<typeof ModifyOrderAnswer>;

export const CloseOrderRequest = /*#__PURE__*/ (() => zod.object({
  "orderNo": Id
}))();

export type CloseOrderRequest = zod.input<typeof CloseOrderRequest>;
export type CloseOrderRequestOutput = zod.output<typeof CloseOrderRequest>;

export const CloseOrderAnswer = /*#__PURE__*/ (() => envelope('20005', Message, Order, TraceId, ServerTime))();

export type CloseOrderAnswer = zod.input<typeof CloseOrderAnswer>;
export type CloseOrderAnswerOutput = zod.output<typeof CloseOrderAnswer>;

export const OrderPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Order).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type OrderPage = zod.input<typeof OrderPage>;
export type OrderPageOutput = zod.output<typeof OrderPage>;

export const ListOrderAnswer = /*#__PURE__*/ (() => envelope('200', Message, OrderPage, TraceId, ServerTime))();

export type ListOrderAnswer = zod.input<typeof ListOrderAnswer>;
export type ListOrderAnswerOutput = zod.output<typeof ListOrderAnswer>;

export const GetOrderByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, Order, TraceId, ServerTime))();

export type GetOrderByIdAnswer = zod.input<typeof GetOrderByIdAnswer>;
export type GetOrderByIdAnswerOutput = zod.output<typeof GetOrderByIdAnswer>;

export const BuyOptionsRequest = /*#__PURE__*/ (() => zod.object({
  "marketId": Id,
  "direction": zod.enum(['UP', 'DOWN']),
  "periodSec": zod.exactOptional(zod.int()),
  "amount": zod.exactOptional(text(1024)),
  "quotedPrice": zod.exactOptional(zod.number().check(zod.gt(0))),
  "acceptedTermsVersion": text(64, 1)
}))();

export type BuyOptionsRequest = zod.input<typeof BuyOptionsRequest>;
export type BuyOptionsRequestOutput = zod.output<typeof BuyOptionsRequest>;

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

export const BuyOptionsAnswer = /*#__PURE__*/ (() => envelope('20004', Message, OptionsOrder, TraceId, ServerTime))();

export type BuyOptionsAnswer = zod.input<typeof BuyOptionsAnswer>;
export type BuyOptionsAnswerOutput = zod.output<typeof BuyOptionsAnswer>;

export const OptionsOrderPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(OptionsOrder).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type OptionsOrderPage = zod.input<typeof OptionsOrderPage>;
export type OptionsOrderPageOutput = zod.output<typeof OptionsOrderPage>;

export const ListOptionsOrderAnswer = /*#__PURE__*/ (() => envelope('200', Message, OptionsOrderPage, TraceId, ServerTime))();

export type ListOptionsOrderAnswer = zod.input<typeof ListOptionsOrderAnswer>;
export type ListOptionsOrderAnswerOutput = zod.output<typeof ListOptionsOrderAnswer>;

export const GetOptionsOrderByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, OptionsOrder, TraceId, ServerTime))();

export type GetOptionsOrderByIdAnswer = zod.input<typeof GetOptionsOrderByIdAnswer>;
export type GetOptionsOrderByIdAnswerOutput = zod.output<typeof GetOptionsOrderByIdAnswer>;

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

export const MyCreditAnswer = /*#__PURE__*/ (() => envelope('200', Message, CreditLine, TraceId, ServerTime))();

export type MyCreditAnswer = zod.input<typeof MyCreditAnswer>;
export type MyCreditAnswerOutput = zod.output<typeof MyCreditAnswer>;

export const LoanQuoteRequest = /*#__PURE__*/ (() => zod.object({
  "amount": zod.exactOptional(text(1024)),
  "termDays": zod.exactOptional(zod.int())
}))();

export type LoanQuoteRequest = zod.input<typeof LoanQuoteRequest>;
export type LoanQuoteRequestOutput = zod.output<typeof LoanQuoteRequest>;

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
  "quoteId": Id,
  "expiresAt": Timestamp
}))();

export type LoanQuote = zod.input<typeof LoanQuote>;
export type LoanQuoteOutput = zod.output<typeof LoanQuote>;

export const LoanQuoteAnswer = /*#__PURE__*/ (() => envelope('200', Message, LoanQuote, TraceId, ServerTime))();

export type LoanQuoteAnswer = zod.input<typeof LoanQuoteAnswer>;
export type LoanQuoteAnswerOutput = zod.output<typeof LoanQuoteAnswer>;

export const LoanRequest = /*#__PURE__*/ (() => zod.object({
  "amount": zod.exactOptional(text(1024)),
  "termDays": zod.exactOptional(zod.int()),
  "signatureId": zod.exactOptional(text(1024)),
  "agreementVersion": text(64, 1),
  "quoteId": Id
}))();

export type LoanRequest = zod.input<typeof LoanRequest>;
export type LoanRequestOutput = zod.output<typeof LoanRequest>;

export const Loan = /*#__PURE__*/ (() => zod.object({
  "loanNo": OrderNo,
  "amount": Usd,
  "termDays": zod.int().check(zod.gte(1)).check(zod.lte(3650)),
  "dailyRate": Rate,
  "interestFreeDays": zod.int().check(zod.gte(0)).check(zod.lte(365)),
  "totalInterest": Usd,
  "repaymentAmount": Usd,
  "apr": zod.string().check(zod.regex(new RegExp('^\\d{1,6}\\.\\d$'))),
  "repaymentDate": Timestamp,
  "agreementSignedAt": Timestamp,
  "signatureId": Id,
  "status": zod.enum(['PENDING_REVIEW', 'REPAYING', 'REPAID', 'OVERDUE', 'REJECTED']),
  "reviewStartedAt": zod.exactOptional(Timestamp),
  "disbursedAt": zod.exactOptional(Timestamp),
  "accruedInterest": Usd,
  "overdueInterest": Usd,
  "outstanding": Usd,
  "repaidAt": zod.exactOptional(Timestamp),
  "rejectReason": zod.exactOptional(text(500)),
  "history": zod.array(StatusChange).check(zod.maxLength(100))
}))();

export type Loan = zod.input<typeof Loan>;
export type LoanOutput = zod.output<typeof Loan>;

export const LoanAnswer = /*#__PURE__*/ (() => envelope('20001', Message, Loan, TraceId, ServerTime))();

export type LoanAnswer = zod.input<typeof LoanAnswer>;
export type LoanAnswerOutput = zod.output<typeof LoanAnswer>;

export const LoanPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(Loan).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type LoanPage = zod.input<typeof LoanPage>;
export type LoanPageOutput = zod.output<typeof LoanPage>;

export const ListLoanRecordAnswer = /*#__PURE__*/ (() => envelope('200', Message, LoanPage, TraceId, ServerTime))();

export type ListLoanRecordAnswer = zod.input<typeof ListLoanRecordAnswer>;
export type ListLoanRecordAnswerOutput = zod.output<typeof ListLoanRecordAnswer>;

export const GetLoanByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, Loan, TraceId, ServerTime))();

export type GetLoanByIdAnswer = zod.input<typeof GetLoanByIdAnswer>;
export type GetLoanByIdAnswerOutput = zod.output<typeof GetLoanByIdAnswer>;

export const RepayLoanRequest = /*#__PURE__*/ (() => zod.object({
  "loanNo": Id,
  "expectedAmount": Usd
}))();

export type RepayLoanRequest = zod.input<typeof RepayLoanRequest>;
export type RepayLoanRequestOutput = zod.output<typeof RepayLoanRequest>;

export const RepayLoanAnswer = /*#__PURE__*/ (() => envelope('20005', Message, Loan, TraceId, ServerTime))();

export type RepayLoanAnswer = zod.input<typeof RepayLoanAnswer>;
export type RepayLoanAnswerOutput = zod.output<typeof RepayLoanAnswer>;

export const WithdrawLoanRequest = /*#__PURE__*/ (() => zod.object({
  "loanNo": Id
}))();

export type WithdrawLoanRequest = zod.input<typeof WithdrawLoanRequest>;
export type WithdrawLoanRequestOutput = zod.output<typeof WithdrawLoanRequest>;

export const WithdrawLoanAnswer = /*#__PURE__*/ (() => envelope('20005', Message, Loan, TraceId, ServerTime))();

export type WithdrawLoanAnswer = zod.input<typeof WithdrawLoanAnswer>;
export type WithdrawLoanAnswerOutput = zod.output<typeof WithdrawLoanAnswer>;

export const BuyNftRequest = /*#__PURE__*/ (() => zod.object({
  "nftId": Id,
  "action": zod.enum(['bid', 'buy']),
  "amount": zod.exactOptional(text(1024)),
  "receiveAddress": zod.exactOptional(text(1024))
}))();

export type BuyNftRequest = zod.input<typeof BuyNftRequest>;
export type BuyNftRequestOutput = zod.output<typeof BuyNftRequest>;

export const MyNft = /*#__PURE__*/ (() => zod.object({
  "id": Id,
  "title": text(120),
  "imageUrl": text(2048),
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
  "leading": zod.boolean()
}))();

export type MyNft = zod.input<typeof MyNft>;
export type MyNftOutput = zod.output<typeof MyNft>;

export const BuyNftAnswer = /*#__PURE__*/ (() => envelope('20004', Message, MyNft, TraceId, ServerTime))();

export type BuyNftAnswer = zod.input<typeof BuyNftAnswer>;
export type BuyNftAnswerOutput = zod.output<typeof BuyNftAnswer>;

export const MyNftPage = /*#__PURE__*/ (() => zod.object({
  "list": zod.array(MyNft).check(zod.maxLength(100)),
  "total": zod.int().check(zod.gte(0)),
  "pageNum": zod.int().check(zod.gte(1)),
  "pageSize": zod.int().check(zod.gte(1)).check(zod.lte(100)),
  "hasNext": zod.boolean()
}))();

export type MyNftPage = zod.input<typeof MyNftPage>;
export type MyNftPageOutput = zod.output<typeof MyNftPage>;

export const ListMyNftAnswer = /*#__PURE__*/ (() => envelope('200', Message, MyNftPage, TraceId, ServerTime))();

export type ListMyNftAnswer = zod.input<typeof ListMyNftAnswer>;
export type ListMyNftAnswerOutput = zod.output<typeof ListMyNftAnswer>;

export const ListWatchAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(MarketItem).check(zod.maxLength(100)), TraceId, ServerTime))();

export type ListWatchAnswer = zod.input<typeof ListWatchAnswer>;
export type ListWatchAnswerOutput = zod.output<typeof ListWatchAnswer>;

export const WatchRequest = /*#__PURE__*/ (() => zod.object({
  "marketId": Id
}))();

export type WatchRequest = zod.input<typeof WatchRequest>;
export type WatchRequestOutput = zod.output<typeof WatchRequest>;

export const AddWatchAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type AddWatchAnswer = zod.input<typeof AddWatchAnswer>;
export type AddWatchAnswerOutput = zod.output<typeof AddWatchAnswer>;

export const RemoveWatchAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type RemoveWatchAnswer = zod.input<typeof RemoveWatchAnswer>;
export type RemoveWatchAnswerOutput = zod.output<typeof RemoveWatchAnswer>;

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

export const InviteSummaryAnswer = /*#__PURE__*/ (() => envelope('200', Message, InviteSummary, TraceId, ServerTime))();

export type InviteSummaryAnswer = zod.input<typeof InviteSummaryAnswer>;
export type InviteSummaryAnswerOutput = zod.output<typeof InviteSummaryAnswer>;

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

export const ListInviteAnswer = /*#__PURE__*/ (() => envelope('200', Message, InvitePage, TraceId, ServerTime))();

export type ListInviteAnswer = zod.input<typeof ListInviteAnswer>;
export type ListInviteAnswerOutput = zod.output<typeof ListInviteAnswer>;
