// Generated from the contract: do not edit, run "npm run codegen".
import type { OtherMember } from '../../members/other-member.ts'
/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';

export const MessageMax = 500;



/** A sentence for logs and developers, which can be empty. An app does not show this sentence, but its own text for the `code`. */
export const Message = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MessageMax));

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

/** The user name, email address or phone number is free. */
export const Availability = /*#__PURE__*/ zod.object({
  "available": /*#__PURE__*/ zod.literal(true)
});

export type Availability = zod.input<typeof Availability>;
export type AvailabilityOutput = zod.output<typeof Availability>;

export const TraceIdMax = 64;



/** The id of this answer. The server records the request under this id: quote the id to support. */
export const TraceId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TraceIdMax));

export type TraceId = zod.input<typeof TraceId>;
export type TraceIdOutput = zod.output<typeof TraceId>;

/** The moment of the answer by the virtual clock of the server, in UTC with milliseconds. */
export const ServerTime = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type ServerTime = zod.input<typeof ServerTime>;
export type ServerTimeOutput = zod.output<typeof ServerTime>;

/** The answer when `checkUserNameOrPhone` succeeds. */
export const CheckUserNameOrPhoneAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": Availability,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type CheckUserNameOrPhoneAnswer = zod.input<typeof CheckUserNameOrPhoneAnswer>;
export type CheckUserNameOrPhoneAnswerOutput = zod.output<typeof CheckUserNameOrPhoneAnswer>;

/** An error has no result. */
export const Nothing = /*#__PURE__*/ zod.null();

export type Nothing = zod.input<typeof Nothing>;
export type NothingOutput = zod.output<typeof Nothing>;

export const fieldErrorFieldMax = 200;

export const fieldErrorRuleMax = 64;



/** One field of the request that does not match the contract. */
export const FieldError = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(fieldErrorFieldMax)),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(fieldErrorRuleMax))
});

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;

export const registerRequestUserNameMax = 1024;

export const registerRequestEmailMax = 1024;

export const registerRequestCodeMax = 1024;

export const registerRequestPasswordMax = 1024;

export const registerRequestInvitationCodeMax = 1024;



/** The account to create. */
export const RegisterRequest = /*#__PURE__*/ zod.object({
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestUserNameMax)),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestEmailMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestCodeMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestPasswordMax)),
  "invitationCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerRequestInvitationCodeMax)))
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const TokenMin = 16;
export const TokenMax = 512;



/** The session token. Send the token unchanged in the `Authorization` header. */
export const Token = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(TokenMin)).check(/*#__PURE__*/ zod.maxLength(TokenMax));

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;

export const registeredUserNameMax = 64;



/** The session of the new user. */
export const Registered = /*#__PURE__*/ zod.object({
  "token": Token,
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registeredUserNameMax))
});

export type Registered = zod.input<typeof Registered>;
export type RegisteredOutput = zod.output<typeof Registered>;

/** The answer when `register` succeeds. */
export const RegisterAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": Registered,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type RegisterAnswer = zod.input<typeof RegisterAnswer>;
export type RegisterAnswerOutput = zod.output<typeof RegisterAnswer>;

export const loginRequestUserNameMax = 1024;

export const loginRequestPasswordMax = 1024;



/** The user name or email address of the user, and the log-in password. */
export const LoginRequest = /*#__PURE__*/ zod.object({
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginRequestUserNameMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax))
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const IdMax = 64;



/** An opaque identifier; do not rely on its form. */
export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

/** The status of the identity check. NOT_VERIFIED: the user has not submitted an identity check. PENDING_REVIEW: the identity check is under review. VERIFIED: the identity is verified. FAILED: the last identity check failed, and the user can submit another one. */
export const KycStatus = /*#__PURE__*/ zod.enum(['NOT_VERIFIED', 'PENDING_REVIEW', 'VERIFIED', 'FAILED']);

export type KycStatus = zod.input<typeof KycStatus>;
export type KycStatusOutput = zod.output<typeof KycStatus>;

/** The colours of the app. `light`: dark text on a light background. `dark`: light text on a dark background. `system`: the setting of the device. */
export const Theme = /*#__PURE__*/ zod.enum(['system', 'light', 'dark']);

export type Theme = zod.input<typeof Theme>;
export type ThemeOutput = zod.output<typeof Theme>;

/** The colour of a rising price: red or green. A falling price has the other of these two colours. */
export const RisingColour = /*#__PURE__*/ zod.enum(['red', 'green']);

export type RisingColour = zod.input<typeof RisingColour>;
export type RisingColourOutput = zod.output<typeof RisingColour>;

export const OtherText = /*#__PURE__*/ zod.string() as unknown as zod.ZodMiniType<OtherMember.text, OtherMember.text>;

export type OtherText = zod.input<typeof OtherText>;
export type OtherTextOutput = zod.output<typeof OtherText>;

export const preferencesLanguageMax = 35;


export const preferencesLanguageRegExp = new RegExp('^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$');


/** The user's choices of language, theme and colour, the same on every device. A preference that was never chosen is absent. */
export const Preferences = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preferencesLanguageMax)).check(/*#__PURE__*/ zod.regex(preferencesLanguageRegExp))),
  "theme": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Theme,OtherText])),
  "risingColour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([RisingColour,OtherText]))
});

export type Preferences = zod.input<typeof Preferences>;
export type PreferencesOutput = zod.output<typeof Preferences>;

export const UsdRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');


/** US dollars as a decimal string with up to two decimals, without an exponent; never as a JSON number. */
export const Usd = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(UsdRegExp));

export type Usd = zod.input<typeof Usd>;
export type UsdOutput = zod.output<typeof Usd>;

/** Profit or loss by source. A source whose profit or loss is zero is absent. */
export const ProfitBySource = /*#__PURE__*/ zod.object({
  "SAVINGS": /*#__PURE__*/ zod.exactOptional(Usd),
  "SMART": /*#__PURE__*/ zod.exactOptional(Usd),
  "INVITE": /*#__PURE__*/ zod.exactOptional(Usd),
  "ORDER": /*#__PURE__*/ zod.exactOptional(Usd),
  "OPTION": /*#__PURE__*/ zod.exactOptional(Usd),
  "LOAN": /*#__PURE__*/ zod.exactOptional(Usd),
  "WITHDRAWAL": /*#__PURE__*/ zod.exactOptional(Usd)
});

export type ProfitBySource = zod.input<typeof ProfitBySource>;
export type ProfitBySourceOutput = zod.output<typeof ProfitBySource>;

/** Profit and loss of one account over all products. `total` is `equity` less everything paid in plus everything paid out. Deposits, withdrawals, the principal of a loan and the price of an NFT are not part of `total`; fees, early-close fees and interest are. A reset of the demo account sets `total` to zero: from then on, the balance after the reset counts as paid in, and earlier amounts do not count. */
export const AccountProfit = /*#__PURE__*/ zod.object({
  "total": Usd,
  "today": Usd,
  "unrealised": Usd,
  "bySource": ProfitBySource,
  "todayBySource": ProfitBySource
});

export type AccountProfit = zod.input<typeof AccountProfit>;
export type AccountProfitOutput = zod.output<typeof AccountProfit>;

export const accountProfitTotalRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitUnrealisedRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitBySourceSAVINGSRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitBySourceSMARTRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitBySourceINVITERegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitBySourceORDERRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitBySourceOPTIONRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitBySourceLOANRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitBySourceWITHDRAWALRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayBySourceSAVINGSRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayBySourceSMARTRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayBySourceINVITERegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayBySourceORDERRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayBySourceOPTIONRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayBySourceLOANRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');
export const accountProfitTodayBySourceWITHDRAWALRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,2})?$');


/** The balances of one account: real or demo. */
export const Account = /*#__PURE__*/ zod.object({
  "mode": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['real', 'demo']),OtherText]),
  "currency": /*#__PURE__*/ zod.enum(['USD']),
  "available": Usd,
  "held": Usd,
  "inSmart": Usd,
  "inMargin": Usd,
  "inStake": Usd,
  "loanDebt": Usd,
  "equity": Usd,
  "totalIncome": Usd,
  "todayIncome": Usd,
  "profit": /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTotalRegExp)),
  "today": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayRegExp)),
  "unrealised": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitUnrealisedRegExp)),
  "bySource": /*#__PURE__*/ zod.object({
  "SAVINGS": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitBySourceSAVINGSRegExp))),
  "SMART": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitBySourceSMARTRegExp))),
  "INVITE": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitBySourceINVITERegExp))),
  "ORDER": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitBySourceORDERRegExp))),
  "OPTION": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitBySourceOPTIONRegExp))),
  "LOAN": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitBySourceLOANRegExp))),
  "WITHDRAWAL": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitBySourceWITHDRAWALRegExp)))
}),
  "todayBySource": /*#__PURE__*/ zod.object({
  "SAVINGS": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayBySourceSAVINGSRegExp))),
  "SMART": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayBySourceSMARTRegExp))),
  "INVITE": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayBySourceINVITERegExp))),
  "ORDER": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayBySourceORDERRegExp))),
  "OPTION": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayBySourceOPTIONRegExp))),
  "LOAN": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayBySourceLOANRegExp))),
  "WITHDRAWAL": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountProfitTodayBySourceWITHDRAWALRegExp)))
})
})
});

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

/** The real and the demo account of a user. */
export const Accounts = /*#__PURE__*/ zod.object({
  "real": Account,
  "demo": Account
});

export type Accounts = zod.input<typeof Accounts>;
export type AccountsOutput = zod.output<typeof Accounts>;

/** A kind of notification that can be switched off. SMART: plans. ORDER: positions and waiting orders. OPTION: fixed-time options. NFT: NFT auctions. INVITE: invitation rewards. PRICE_ALERT: alerts on instruments. Notifications about deposits, withdrawals, loans, the identity check, the payment lock and a stop-out are always sent. */
export const NoticeSwitch = /*#__PURE__*/ zod.enum(['SMART', 'ORDER', 'OPTION', 'NFT', 'INVITE', 'PRICE_ALERT']);

export type NoticeSwitch = zod.input<typeof NoticeSwitch>;
export type NoticeSwitchOutput = zod.output<typeof NoticeSwitch>;

/** A moment in UTC, RFC 3339 with milliseconds. */
export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const signedInUserUserNameMax = 64;

export const signedInUserEmailMax = 254;

export const signedInUserPhoneRegExp = new RegExp('^\\d{5,15}$');
export const signedInUserAreaCodeRegExp = new RegExp('^\\+\\d{1,4}$');
export const signedInUserAvatarUrlMax = 2048;

export const signedInUserInviteCodeRegExp = new RegExp('^[A-Z0-9]{6,8}$');
export const signedInUserKycFailReasonMax = 500;

export const signedInUserUnreadCountMin = 0;

export const signedInUserNoticesOffMax = 6;

export const signedInUserGoogleEmailMax = 254;



/** The session token and the user it belongs to. */
export const SignedInUser = /*#__PURE__*/ zod.object({
  "token": Token,
  "id": Id,
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signedInUserUserNameMax)),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(signedInUserEmailMax)),
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signedInUserPhoneRegExp))),
  "areaCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signedInUserAreaCodeRegExp))),
  "avatarUrl": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signedInUserAvatarUrlMax))),
  "inviteCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signedInUserInviteCodeRegExp)),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['ACTIVE', 'FROZEN']),OtherText]),
  "kycStatus": /*#__PURE__*/ zod.union([KycStatus,OtherText]),
  "kycFailReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signedInUserKycFailReasonMax))),
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "hasSecurityPassword": /*#__PURE__*/ zod.boolean(),
  "paymentLocked": /*#__PURE__*/ zod.boolean(),
  "demoEnabled": /*#__PURE__*/ zod.boolean(),
  "savingsEnabled": /*#__PURE__*/ zod.boolean(),
  "preferences": /*#__PURE__*/ zod.exactOptional(Preferences),
  "accounts": Accounts,
  "unreadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(signedInUserUnreadCountMin)),
  "noticesOff": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([NoticeSwitch,OtherText])).check(/*#__PURE__*/ zod.maxLength(signedInUserNoticesOffMax))),
  "googleEmail": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(signedInUserGoogleEmailMax))),
  "createdAt": Timestamp
});

export type SignedInUser = zod.input<typeof SignedInUser>;
export type SignedInUserOutput = zod.output<typeof SignedInUser>;

/** The answer when `login` succeeds. */
export const LoginAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": SignedInUser,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LoginAnswer = zod.input<typeof LoginAnswer>;
export type LoginAnswerOutput = zod.output<typeof LoginAnswer>;

export const sendCodeRequestEmailMax = 1024;



/** The email address, and the purpose of the code. */
export const SendCodeRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendCodeRequestEmailMax)),
  "scene": /*#__PURE__*/ zod.enum(['register', 'reset', 'security'])
});

export type SendCodeRequest = zod.input<typeof SendCodeRequest>;
export type SendCodeRequestOutput = zod.output<typeof SendCodeRequest>;

export const codeSentResendAfterMin = 0;
export const codeSentResendAfterMax = 3600;



/** The verification code was sent. */
export const CodeSent = /*#__PURE__*/ zod.object({
  "resendAfter": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeSentResendAfterMin)).check(/*#__PURE__*/ zod.lte(codeSentResendAfterMax))
});

export type CodeSent = zod.input<typeof CodeSent>;
export type CodeSentOutput = zod.output<typeof CodeSent>;

/** The answer when `sendCode` succeeds. */
export const SendCodeAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": CodeSent,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SendCodeAnswer = zod.input<typeof SendCodeAnswer>;
export type SendCodeAnswerOutput = zod.output<typeof SendCodeAnswer>;

export const resetUserPwdRequestEmailMax = 1024;

export const resetUserPwdRequestCodeMax = 1024;

export const resetUserPwdRequestPasswordMax = 1024;



/** The new log-in password, with the email code as proof. */
export const ResetUserPwdRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetUserPwdRequestEmailMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetUserPwdRequestCodeMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetUserPwdRequestPasswordMax))
});

export type ResetUserPwdRequest = zod.input<typeof ResetUserPwdRequest>;
export type ResetUserPwdRequestOutput = zod.output<typeof ResetUserPwdRequest>;

/** The answer when `resetUserPwd` succeeds. */
export const ResetUserPwdAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ResetUserPwdAnswer = zod.input<typeof ResetUserPwdAnswer>;
export type ResetUserPwdAnswerOutput = zod.output<typeof ResetUserPwdAnswer>;

export const googleCredentialRequestCredentialMax = 8192;

export const googleCredentialRequestInvitationCodeMax = 1024;



/** The identity token of Google Identity Services. */
export const GoogleCredentialRequest = /*#__PURE__*/ zod.object({
  "credential": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleCredentialRequestCredentialMax)),
  "invitationCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(googleCredentialRequestInvitationCodeMax)))
});

export type GoogleCredentialRequest = zod.input<typeof GoogleCredentialRequest>;
export type GoogleCredentialRequestOutput = zod.output<typeof GoogleCredentialRequest>;

export const googleCodeRequestCodeMax = 2048;

export const googleCodeRequestStateMax = 512;

export const googleCodeRequestCodeVerifierRegExp = new RegExp('^[A-Za-z0-9._~-]{43,128}$');
export const googleCodeRequestNonceMax = 512;

export const googleCodeRequestRedirectUriMax = 2048;

export const googleCodeRequestInvitationCodeMax = 1024;



/** The authorization code of the redirect flow, and the code verifier that proves that this client began the flow. */
export const GoogleCodeRequest = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleCodeRequestCodeMax)),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleCodeRequestStateMax)),
  "codeVerifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(googleCodeRequestCodeVerifierRegExp)),
  "nonce": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(googleCodeRequestNonceMax))),
  "redirectUri": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(googleCodeRequestRedirectUriMax)),
  "invitationCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(googleCodeRequestInvitationCodeMax)))
});

export type GoogleCodeRequest = zod.input<typeof GoogleCodeRequest>;
export type GoogleCodeRequestOutput = zod.output<typeof GoogleCodeRequest>;

/** The answer when `loginByGoogle` succeeds. */
export const LoginByGoogleAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": SignedInUser,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LoginByGoogleAnswer = zod.input<typeof LoginByGoogleAnswer>;
export type LoginByGoogleAnswerOutput = zod.output<typeof LoginByGoogleAnswer>;

/** The answer when `linkGoogle` succeeds. */
export const LinkGoogleAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LinkGoogleAnswer = zod.input<typeof LinkGoogleAnswer>;
export type LinkGoogleAnswerOutput = zod.output<typeof LinkGoogleAnswer>;

/** The answer when `unlinkGoogle` succeeds. */
export const UnlinkGoogleAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type UnlinkGoogleAnswer = zod.input<typeof UnlinkGoogleAnswer>;
export type UnlinkGoogleAnswerOutput = zod.output<typeof UnlinkGoogleAnswer>;

/** The answer when `logout` succeeds. */
export const LogoutAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LogoutAnswer = zod.input<typeof LogoutAnswer>;
export type LogoutAnswerOutput = zod.output<typeof LogoutAnswer>;

/** The answer when `logoutAll` succeeds. */
export const LogoutAllAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LogoutAllAnswer = zod.input<typeof LogoutAllAnswer>;
export type LogoutAllAnswerOutput = zod.output<typeof LogoutAllAnswer>;

/** The session to end. */
export const LogoutSessionRequest = /*#__PURE__*/ zod.object({
  "id": Id
});

export type LogoutSessionRequest = zod.input<typeof LogoutSessionRequest>;
export type LogoutSessionRequestOutput = zod.output<typeof LogoutSessionRequest>;

/** The answer when `logoutSession` succeeds. */
export const LogoutSessionAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LogoutSessionAnswer = zod.input<typeof LogoutSessionAnswer>;
export type LogoutSessionAnswerOutput = zod.output<typeof LogoutSessionAnswer>;

/** The category: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs. */
export const MarketType = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5)]);

export type MarketType = zod.input<typeof MarketType>;
export type MarketTypeOutput = zod.output<typeof MarketType>;

export const PriceMin = 0;



/** A price in the currency of the instrument, rounded to the `priceDecimals` of the instrument. For display only: do not calculate amounts from a price. */
export const Price = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(PriceMin));

export type Price = zod.input<typeof Price>;
export type PriceOutput = zod.output<typeof Price>;

/** Whether the instrument trades now. OPEN: it trades. CLOSED: it is outside its market hours. HALTED: trading is stopped for a time, even within market hours. */
export const Session = /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED', 'HALTED']);

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const OtherNumber = /*#__PURE__*/ zod.number() as unknown as zod.ZodMiniType<OtherMember.number, OtherMember.number>;

export type OtherNumber = zod.input<typeof OtherNumber>;
export type OtherNumberOutput = zod.output<typeof OtherNumber>;

export const marketItemCodeMax = 64;

export const marketItemNameMax = 120;

export const marketItemHundredMax = 100;

export const marketItemTickSizeExclusiveMin = 0;

export const marketItemPriceDecimalsMin = 0;
export const marketItemPriceDecimalsMax = 10;



/** An instrument with its latest price, as price lists show it. */
export const MarketItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(marketItemCodeMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(marketItemNameMax)),
  "type": /*#__PURE__*/ zod.union([MarketType,OtherNumber]),
  "price": Price,
  "zdf": /*#__PURE__*/ zod.number(),
  "hundred": /*#__PURE__*/ zod.array(Price).check(/*#__PURE__*/ zod.maxLength(marketItemHundredMax)),
  "tradable": /*#__PURE__*/ zod.boolean(),
  "session": /*#__PURE__*/ zod.union([Session,OtherText]),
  "opensAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "tickSize": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(marketItemTickSizeExclusiveMin)),
  "priceDecimals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(marketItemPriceDecimalsMin)).check(/*#__PURE__*/ zod.lte(marketItemPriceDecimalsMax)),
  "source": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['simulated', 'live']),OtherText])
});

export type MarketItem = zod.input<typeof MarketItem>;
export type MarketItemOutput = zod.output<typeof MarketItem>;

export const listMarketByTypeAnswerResultMax = 2000;



/** The answer when `listMarketByType` succeeds. */
export const ListMarketByTypeAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.array(MarketItem).check(/*#__PURE__*/ zod.maxLength(listMarketByTypeAnswerResultMax)),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListMarketByTypeAnswer = zod.input<typeof ListMarketByTypeAnswer>;
export type ListMarketByTypeAnswerOutput = zod.output<typeof ListMarketByTypeAnswer>;

export const marketStatsCodeMax = 64;

export const marketStatsDayPricesMin = 2;
export const marketStatsDayPricesMax = 50;

export const marketStatsVolatility30dMin = 0;

export const marketStatsVolume24hMin = 0;

export const marketStatsTurnover24hMin = 0;



/** Figures of one instrument over periods from the current UTC day to a year. They are calculated from the same prices as the candles. */
export const MarketStats = /*#__PURE__*/ zod.object({
  "id": Id,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(marketStatsCodeMax)),
  "changeWeek": /*#__PURE__*/ zod.number(),
  "changeMonth": /*#__PURE__*/ zod.number(),
  "changeYear": /*#__PURE__*/ zod.number(),
  "dayPrices": /*#__PURE__*/ zod.array(Price).check(/*#__PURE__*/ zod.minLength(marketStatsDayPricesMin)).check(/*#__PURE__*/ zod.maxLength(marketStatsDayPricesMax)),
  "dayHigh": Price,
  "dayLow": Price,
  "yearHigh": Price,
  "yearLow": Price,
  "volatility30d": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(marketStatsVolatility30dMin)),
  "volume24h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(marketStatsVolume24hMin)),
  "turnover24h": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(marketStatsTurnover24hMin))
});

export type MarketStats = zod.input<typeof MarketStats>;
export type MarketStatsOutput = zod.output<typeof MarketStats>;

export const listMarketStatsAnswerResultMax = 2000;



/** The answer when `listMarketStats` succeeds. */
export const ListMarketStatsAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.array(MarketStats).check(/*#__PURE__*/ zod.maxLength(listMarketStatsAnswerResultMax)),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListMarketStatsAnswer = zod.input<typeof ListMarketStatsAnswer>;
export type ListMarketStatsAnswerOutput = zod.output<typeof ListMarketStatsAnswer>;

export const tradingHoursDayMin = 0;
export const tradingHoursDayMax = 6;

export const tradingHoursFromRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const tradingHoursToRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$');


/** A period within one UTC day in which an instrument trades. */
export const TradingHours = /*#__PURE__*/ zod.object({
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradingHoursDayMin)).check(/*#__PURE__*/ zod.lte(tradingHoursDayMax)),
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tradingHoursFromRegExp)),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tradingHoursToRegExp))
});

export type TradingHours = zod.input<typeof TradingHours>;
export type TradingHoursOutput = zod.output<typeof TradingHours>;

export const QuantityRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$');


/** A size as a decimal string: a number of lots, or the number of units in one lot. */
export const Quantity = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(QuantityRegExp));

export type Quantity = zod.input<typeof Quantity>;
export type QuantityOutput = zod.output<typeof Quantity>;

export const RateRegExp = new RegExp('^-?(0|[1-9]\\d{0,8})(\\.\\d{1,18})?$');


/** A rate as a decimal fraction: `0.0025` is 0.25 %. */
export const Rate = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(RateRegExp));

export type Rate = zod.input<typeof Rate>;
export type RateOutput = zod.output<typeof Rate>;

export const optionPeriodPeriodSecMax = 86400;



/** A duration of a fixed-time option, and the payout ratio for this duration. */
export const OptionPeriod = /*#__PURE__*/ zod.object({
  "periodSec": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(optionPeriodPeriodSecMax)),
  "payoutRatio": Rate
});

export type OptionPeriod = zod.input<typeof OptionPeriod>;
export type OptionPeriodOutput = zod.output<typeof OptionPeriod>;

export const marketInfoCodeMax = 64;

export const marketInfoNameMax = 120;

export const marketInfoHundredMax = 100;

export const marketInfoTradingHoursMax = 50;

export const marketInfoTickSizeExclusiveMin = 0;

export const marketInfoPriceDecimalsMin = 0;
export const marketInfoPriceDecimalsMax = 10;

export const marketInfoMaxLeverageMax = 500;

export const marketInfoOptionPeriodsMax = 20;

export const marketInfoTermsVersionMax = 64;

export const marketInfoDisclosureMax = 4000;



/** An instrument with its latest price, its trading terms and its risk notice. */
export const MarketInfo = /*#__PURE__*/ zod.object({
  "id": Id,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(marketInfoCodeMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(marketInfoNameMax)),
  "type": /*#__PURE__*/ zod.union([MarketType,OtherNumber]),
  "price": Price,
  "zdf": /*#__PURE__*/ zod.number(),
  "hundred": /*#__PURE__*/ zod.array(Price).check(/*#__PURE__*/ zod.maxLength(marketInfoHundredMax)),
  "tradable": /*#__PURE__*/ zod.boolean(),
  "session": /*#__PURE__*/ zod.union([Session,OtherText]),
  "opensAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "tradingHours": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TradingHours).check(/*#__PURE__*/ zod.maxLength(marketInfoTradingHoursMax))),
  "tickSize": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(marketInfoTickSizeExclusiveMin)),
  "priceDecimals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(marketInfoPriceDecimalsMin)).check(/*#__PURE__*/ zod.lte(marketInfoPriceDecimalsMax)),
  "source": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['simulated', 'live']),OtherText]),
  "contractSize": Quantity,
  "maxLeverage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(marketInfoMaxLeverageMax)),
  "lotStep": Quantity,
  "minLots": Quantity,
  "maxLots": Quantity,
  "prevClose": Price,
  "high24h": Price,
  "low24h": Price,
  "optionPeriods": /*#__PURE__*/ zod.array(OptionPeriod).check(/*#__PURE__*/ zod.maxLength(marketInfoOptionPeriodsMax)),
  "termsVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(marketInfoTermsVersionMax)),
  "disclosure": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(marketInfoDisclosureMax))
});

export type MarketInfo = zod.input<typeof MarketInfo>;
export type MarketInfoOutput = zod.output<typeof MarketInfo>;

/** The answer when `getMarketInfo` succeeds. */
export const GetMarketInfoAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": MarketInfo,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetMarketInfoAnswer = zod.input<typeof GetMarketInfoAnswer>;
export type GetMarketInfoAnswerOutput = zod.output<typeof GetMarketInfoAnswer>;

export const candleTMin = 0;

export const candleVMin = 0;



/** The open, high, low and close price of one period, and its volume. */
export const Candle = /*#__PURE__*/ zod.object({
  "t": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(candleTMin)),
  "o": Price,
  "h": Price,
  "l": Price,
  "c": Price,
  "v": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(candleVMin))
});

export type Candle = zod.input<typeof Candle>;
export type CandleOutput = zod.output<typeof Candle>;

export const getKValueByCodeAndDateAnswerResultMax = 500;



/** The answer when `getKValueByCodeAndDate` succeeds. */
export const GetKValueByCodeAndDateAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.array(Candle).check(/*#__PURE__*/ zod.maxLength(getKValueByCodeAndDateAnswerResultMax)),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetKValueByCodeAndDateAnswer = zod.input<typeof GetKValueByCodeAndDateAnswer>;
export type GetKValueByCodeAndDateAnswerOutput = zod.output<typeof GetKValueByCodeAndDateAnswer>;

export const paramEntryKeyRegExp = new RegExp('^[a-zA-Z.]{1,64}$');


/** One system parameter. */
export const ParamEntry = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(paramEntryKeyRegExp)),
  "value": /*#__PURE__*/ zod.unknown().check(/*#__PURE__*/ zod.describe('The value of the parameter: a text, a list or an object, depending on the key. Rates and amounts are decimal strings.')),
  "updatedAt": Timestamp
});

export type ParamEntry = zod.input<typeof ParamEntry>;
export type ParamEntryOutput = zod.output<typeof ParamEntry>;

/** The answer when `getParamByKey` succeeds. */
export const GetParamByKeyAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": ParamEntry,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetParamByKeyAnswer = zod.input<typeof GetParamByKeyAnswer>;
export type GetParamByKeyAnswerOutput = zod.output<typeof GetParamByKeyAnswer>;

/** The list that a page belongs to: 1 company, 2 policy, 3 footer, 4 questions and answers, 5 announcements. */
export const ContentType = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5)]);

export type ContentType = zod.input<typeof ContentType>;
export type ContentTypeOutput = zod.output<typeof ContentType>;

export const ContentTopicRegExp = new RegExp('^[a-z][a-zA-Z0-9]{0,39}$');


/** The topic of a page. It is the same in every language, so a client can find the page again after a change of language. Some of the topics are `about`, `profile`, `supervision`, `partners`, `contact`, `complaintRoute`, `products`, `fees`, `risk`, `terms`, `privacy`, `storage`, `legal`, `disclaimer` and `advertising`. */
export const ContentTopic = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ContentTopicRegExp));

export type ContentTopic = zod.input<typeof ContentTopic>;
export type ContentTopicOutput = zod.output<typeof ContentTopic>;

export const ContentGroupRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');


/** The group of a question: `account`, `payments`, `trading` or `lending`. An operator can add other groups. A client shows a group that it does not know under a general heading. */
export const ContentGroup = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ContentGroupRegExp));

export type ContentGroup = zod.input<typeof ContentGroup>;
export type ContentGroupOutput = zod.output<typeof ContentGroup>;

export const contentItemTitleMax = 200;

export const contentItemTopicRegExp = new RegExp('^[a-z][a-zA-Z0-9]{0,39}$');
export const contentItemGroupRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');


/** A content page without its text, as lists and footers show it. */
export const ContentItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentItemTitleMax)),
  "type": /*#__PURE__*/ zod.union([ContentType,OtherNumber]),
  "topic": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contentItemTopicRegExp))),
  "group": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contentItemGroupRegExp))),
  "publishedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "pinned": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ContentItem = zod.input<typeof ContentItem>;
export type ContentItemOutput = zod.output<typeof ContentItem>;

export const listContentsAnswerResultMax = 500;



/** The answer when `listContents` succeeds. */
export const ListContentsAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.array(ContentItem).check(/*#__PURE__*/ zod.maxLength(listContentsAnswerResultMax)),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListContentsAnswer = zod.input<typeof ListContentsAnswer>;
export type ListContentsAnswerOutput = zod.output<typeof ListContentsAnswer>;

export const contentTitleMax = 200;

export const contentTopicRegExp = new RegExp('^[a-z][a-zA-Z0-9]{0,39}$');
export const contentGroupRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const contentBodyMax = 100000;



/** A text page. */
export const Content = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentTitleMax)),
  "type": /*#__PURE__*/ zod.union([ContentType,OtherNumber]),
  "topic": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contentTopicRegExp))),
  "group": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contentGroupRegExp))),
  "publishedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "pinned": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentBodyMax)),
  "updatedAt": Timestamp
});

export type Content = zod.input<typeof Content>;
export type ContentOutput = zod.output<typeof Content>;

/** The answer when `getContentsById` succeeds. */
export const GetContentsByIdAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": Content,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetContentsByIdAnswer = zod.input<typeof GetContentsByIdAnswer>;
export type GetContentsByIdAnswerOutput = zod.output<typeof GetContentsByIdAnswer>;

export const smartCycleDaysMax = 3650;



/** A term of a plan product, and the daily rate for this term. */
export const SmartCycle = /*#__PURE__*/ zod.object({
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(smartCycleDaysMax)),
  "dailyRate": Rate
});

export type SmartCycle = zod.input<typeof SmartCycle>;
export type SmartCycleOutput = zod.output<typeof SmartCycle>;

export const smartProductNameMax = 120;

export const smartProductCyclesMax = 20;

export const smartProductTermsVersionMax = 64;



/** A plan product: the terms of plans, and whether they can be bought. */
export const SmartProduct = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(smartProductNameMax)),
  "marketType": /*#__PURE__*/ zod.union([MarketType,OtherNumber]),
  "cycles": /*#__PURE__*/ zod.array(SmartCycle).check(/*#__PURE__*/ zod.maxLength(smartProductCyclesMax)),
  "minAmount": Usd,
  "maxAmount": Usd,
  "earlyExitPenaltyRate": Rate,
  "termsVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(smartProductTermsVersionMax)),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['ON', 'OFF', 'SOLD_OUT']),OtherText])
});

export type SmartProduct = zod.input<typeof SmartProduct>;
export type SmartProductOutput = zod.output<typeof SmartProduct>;

export const smartProductPageListMax = 100;

export const smartProductPageTotalMin = 0;


export const smartProductPagePageSizeMax = 100;



/** One page of `SmartProduct` records. */
export const SmartProductPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(SmartProduct).check(/*#__PURE__*/ zod.maxLength(smartProductPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(smartProductPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(smartProductPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type SmartProductPage = zod.input<typeof SmartProductPage>;
export type SmartProductPageOutput = zod.output<typeof SmartProductPage>;

/** The answer when `listSmartProduct` succeeds. */
export const ListSmartProductAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": SmartProductPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListSmartProductAnswer = zod.input<typeof ListSmartProductAnswer>;
export type ListSmartProductAnswerOutput = zod.output<typeof ListSmartProductAnswer>;

export const charityNameMax = 120;

export const charityRegistrationNoMax = 64;

export const charityUrlMax = 2048;



/** The charity that receives the whole price of the NFT. */
export const Charity = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(charityNameMax)),
  "registrationNo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(charityRegistrationNoMax))),
  "url": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(charityUrlMax)))
});

export type Charity = zod.input<typeof Charity>;
export type CharityOutput = zod.output<typeof Charity>;

export const nftTitleMax = 120;

export const nftImageUrlMax = 2048;

export const nftStoryMax = 1000;

export const nftCreatorMax = 120;

export const nftChainMax = 64;

export const nftAddressMax = 128;

export const nftRemainingTimeMin = 0;

export const nftBidCountMin = 0;



/** A charity NFT whose auction is running or has ended. */
export const Nft = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nftTitleMax)),
  "imageUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nftImageUrlMax)),
  "story": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nftStoryMax))),
  "creator": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nftCreatorMax)),
  "chain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nftChainMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nftAddressMax)),
  "currentBid": Usd,
  "minNextBid": Usd,
  "buyNowPrice": /*#__PURE__*/ zod.exactOptional(Usd),
  "endsAt": Timestamp,
  "remainingTime": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(nftRemainingTimeMin)),
  "bidCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(nftBidCountMin)),
  "cumulativeDonation": Usd,
  "charity": Charity,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['DRAFT', 'LIVE', 'SOLD', 'ENDED', 'WITHDRAWN']),OtherText])
});

export type Nft = zod.input<typeof Nft>;
export type NftOutput = zod.output<typeof Nft>;

export const nftPageListMax = 100;

export const nftPageTotalMin = 0;


export const nftPagePageSizeMax = 100;



/** One page of `Nft` records. */
export const NftPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Nft).check(/*#__PURE__*/ zod.maxLength(nftPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(nftPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(nftPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type NftPage = zod.input<typeof NftPage>;
export type NftPageOutput = zod.output<typeof NftPage>;

/** The answer when `listNft` succeeds. */
export const ListNftAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": NftPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListNftAnswer = zod.input<typeof ListNftAnswer>;
export type ListNftAnswerOutput = zod.output<typeof ListNftAnswer>;

export const nftBidMaskedNameMax = 64;



/** A bid of a user. */
export const NftBid = /*#__PURE__*/ zod.object({
  "maskedName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nftBidMaskedNameMax)),
  "amount": Usd,
  "at": Timestamp
});

export type NftBid = zod.input<typeof NftBid>;
export type NftBidOutput = zod.output<typeof NftBid>;

export const nftBidPageListMax = 100;

export const nftBidPageTotalMin = 0;


export const nftBidPagePageSizeMax = 100;



/** One page of `NftBid` records, newest first. */
export const NftBidPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(NftBid).check(/*#__PURE__*/ zod.maxLength(nftBidPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(nftBidPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(nftBidPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type NftBidPage = zod.input<typeof NftBidPage>;
export type NftBidPageOutput = zod.output<typeof NftBidPage>;

/** The answer when `listNftBid` succeeds. */
export const ListNftBidAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": NftBidPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListNftBidAnswer = zod.input<typeof ListNftBidAnswer>;
export type ListNftBidAnswerOutput = zod.output<typeof ListNftBidAnswer>;

export const userInfoUserNameMax = 64;

export const userInfoEmailMax = 254;

export const userInfoPhoneRegExp = new RegExp('^\\d{5,15}$');
export const userInfoAreaCodeRegExp = new RegExp('^\\+\\d{1,4}$');
export const userInfoAvatarUrlMax = 2048;

export const userInfoInviteCodeRegExp = new RegExp('^[A-Z0-9]{6,8}$');
export const userInfoKycFailReasonMax = 500;

export const userInfoUnreadCountMin = 0;

export const userInfoNoticesOffMax = 6;

export const userInfoGoogleEmailMax = 254;



/** The logged-in user with the real and the demo account. */
export const UserInfo = /*#__PURE__*/ zod.object({
  "id": Id,
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userInfoUserNameMax)),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userInfoEmailMax)),
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInfoPhoneRegExp))),
  "areaCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInfoAreaCodeRegExp))),
  "avatarUrl": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoAvatarUrlMax))),
  "inviteCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInfoInviteCodeRegExp)),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['ACTIVE', 'FROZEN']),OtherText]),
  "kycStatus": /*#__PURE__*/ zod.union([KycStatus,OtherText]),
  "kycFailReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoKycFailReasonMax))),
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "hasSecurityPassword": /*#__PURE__*/ zod.boolean(),
  "paymentLocked": /*#__PURE__*/ zod.boolean(),
  "demoEnabled": /*#__PURE__*/ zod.boolean(),
  "savingsEnabled": /*#__PURE__*/ zod.boolean(),
  "preferences": /*#__PURE__*/ zod.exactOptional(Preferences),
  "accounts": Accounts,
  "unreadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userInfoUnreadCountMin)),
  "noticesOff": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([NoticeSwitch,OtherText])).check(/*#__PURE__*/ zod.maxLength(userInfoNoticesOffMax))),
  "googleEmail": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userInfoGoogleEmailMax))),
  "createdAt": Timestamp
});

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;

/** The answer when `getUserInfo` succeeds. */
export const GetUserInfoAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": UserInfo,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetUserInfoAnswer = zod.input<typeof GetUserInfoAnswer>;
export type GetUserInfoAnswerOutput = zod.output<typeof GetUserInfoAnswer>;

export const updateProfileRequestAreaCodeRegExp = new RegExp('^\\+\\d{1,4}$');
export const updateProfileRequestPhoneRegExp = new RegExp('^\\d{5,15}$');
export const updateProfileRequestRemoveMax = 2;



/** The profile fields to change; absent fields stay as they are. The user name cannot be changed. */
export const UpdateProfileRequest = /*#__PURE__*/ zod.object({
  "avatarId": /*#__PURE__*/ zod.exactOptional(Id),
  "areaCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateProfileRequestAreaCodeRegExp))),
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateProfileRequestPhoneRegExp))),
  "remove": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['phone', 'picture'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileRequestRemoveMax)))
});

export type UpdateProfileRequest = zod.input<typeof UpdateProfileRequest>;
export type UpdateProfileRequestOutput = zod.output<typeof UpdateProfileRequest>;

/** The answer when `updateProfile` succeeds. */
export const UpdateProfileAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type UpdateProfileAnswer = zod.input<typeof UpdateProfileAnswer>;
export type UpdateProfileAnswerOutput = zod.output<typeof UpdateProfileAnswer>;

export const repasswordRequestOldPasswordMax = 1024;

export const repasswordRequestNewPasswordMax = 1024;



/** The current and the new log-in password. */
export const RepasswordRequest = /*#__PURE__*/ zod.object({
  "oldPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(repasswordRequestOldPasswordMax)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(repasswordRequestNewPasswordMax))
});

export type RepasswordRequest = zod.input<typeof RepasswordRequest>;
export type RepasswordRequestOutput = zod.output<typeof RepasswordRequest>;

/** The answer when `repassword` succeeds. */
export const RepasswordAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type RepasswordAnswer = zod.input<typeof RepasswordAnswer>;
export type RepasswordAnswerOutput = zod.output<typeof RepasswordAnswer>;

export const sessionInfoDeviceMax = 200;



/** A session of the user, and the device on which the user logged in. */
export const SessionInfo = /*#__PURE__*/ zod.object({
  "id": Id,
  "at": Timestamp,
  "usedAt": Timestamp,
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionInfoDeviceMax)),
  "current": /*#__PURE__*/ zod.boolean()
});

export type SessionInfo = zod.input<typeof SessionInfo>;
export type SessionInfoOutput = zod.output<typeof SessionInfo>;

export const sessionInfoPageListMax = 100;

export const sessionInfoPageTotalMin = 0;


export const sessionInfoPagePageSizeMax = 100;



/** One page of `SessionInfo` records, newest first. */
export const SessionInfoPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(SessionInfo).check(/*#__PURE__*/ zod.maxLength(sessionInfoPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sessionInfoPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(sessionInfoPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type SessionInfoPage = zod.input<typeof SessionInfoPage>;
export type SessionInfoPageOutput = zod.output<typeof SessionInfoPage>;

/** The answer when `listSession` succeeds. */
export const ListSessionAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": SessionInfoPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListSessionAnswer = zod.input<typeof ListSessionAnswer>;
export type ListSessionAnswerOutput = zod.output<typeof ListSessionAnswer>;

export const setPreferencesRequestLanguageMax = 35;


export const setPreferencesRequestLanguageRegExp = new RegExp('^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$');


/** The preferences to change; the others stay as they are. */
export const SetPreferencesRequest = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setPreferencesRequestLanguageMax)).check(/*#__PURE__*/ zod.regex(setPreferencesRequestLanguageRegExp))),
  "theme": /*#__PURE__*/ zod.exactOptional(Theme),
  "risingColour": /*#__PURE__*/ zod.exactOptional(RisingColour)
});

export type SetPreferencesRequest = zod.input<typeof SetPreferencesRequest>;
export type SetPreferencesRequestOutput = zod.output<typeof SetPreferencesRequest>;

/** The answer when `setPreferences` succeeds. */
export const SetPreferencesAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SetPreferencesAnswer = zod.input<typeof SetPreferencesAnswer>;
export type SetPreferencesAnswerOutput = zod.output<typeof SetPreferencesAnswer>;

export const MoneyRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$');


/** An amount as a decimal string without an exponent; never as a JSON number. The currency is in another field of the same object or in the description of this field. */
export const Money = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MoneyRegExp));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const accountClosingPositionsMin = 0;

export const accountClosingWaitingOrdersMin = 0;

export const accountClosingOptionsMin = 0;

export const accountClosingPlansMin = 0;

export const accountClosingBidsMin = 0;

export const accountClosingDepositsMin = 0;

export const accountClosingWithdrawalsMin = 0;

export const accountClosingLoansMin = 0;



/** Whether the account can be closed, and what prevents closing. Demo money does not prevent closing; open demo trades do. */
export const AccountClosing = /*#__PURE__*/ zod.object({
  "closable": /*#__PURE__*/ zod.boolean(),
  "available": Money,
  "owed": Money,
  "positions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingPositionsMin)),
  "waitingOrders": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingWaitingOrdersMin)),
  "options": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingOptionsMin)),
  "plans": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingPlansMin)),
  "bids": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingBidsMin)),
  "deposits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingDepositsMin)),
  "withdrawals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingWithdrawalsMin)),
  "loans": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountClosingLoansMin))
});

export type AccountClosing = zod.input<typeof AccountClosing>;
export type AccountClosingOutput = zod.output<typeof AccountClosing>;

/** The answer when `checkCloseAccount` succeeds. */
export const CheckCloseAccountAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": AccountClosing,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type CheckCloseAccountAnswer = zod.input<typeof CheckCloseAccountAnswer>;
export type CheckCloseAccountAnswerOutput = zod.output<typeof CheckCloseAccountAnswer>;

export const closeAccountRequestLoginPasswordMax = 1024;



/** The log-in password as proof. */
export const CloseAccountRequest = /*#__PURE__*/ zod.object({
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeAccountRequestLoginPasswordMax))
});

export type CloseAccountRequest = zod.input<typeof CloseAccountRequest>;
export type CloseAccountRequestOutput = zod.output<typeof CloseAccountRequest>;

/** The answer when `closeAccount` succeeds. */
export const CloseAccountAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type CloseAccountAnswer = zod.input<typeof CloseAccountAnswer>;
export type CloseAccountAnswerOutput = zod.output<typeof CloseAccountAnswer>;

export const identificationRequestFirstNameMax = 50;

export const identificationRequestLastNameMax = 50;

export const identificationRequestCountryRegExp = new RegExp('^[A-Z]{2}$');
export const identificationRequestAddressMin = 5;
export const identificationRequestAddressMax = 200;

export const identificationRequestAreaCodeRegExp = new RegExp('^\\+\\d{1,4}$');
export const identificationRequestPhoneRegExp = new RegExp('^\\d{5,15}$');
export const identificationRequestSignatureMax = 1024;



/** The person and the identity document. Never send real documents to a sandbox. */
export const IdentificationRequest = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(identificationRequestFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(identificationRequestLastNameMax)),
  "sex": /*#__PURE__*/ zod.enum(['male', 'female']),
  "birthdate": /*#__PURE__*/ zod.iso.date(),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(identificationRequestCountryRegExp)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(identificationRequestAddressMin)).check(/*#__PURE__*/ zod.maxLength(identificationRequestAddressMax)),
  "areaCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(identificationRequestAreaCodeRegExp)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(identificationRequestPhoneRegExp)),
  "docType": /*#__PURE__*/ zod.enum(['idCard', 'driverLicense', 'passport']),
  "idFront": Id,
  "idBack": /*#__PURE__*/ zod.exactOptional(Id),
  "handHeld": Id,
  "signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identificationRequestSignatureMax))
});

export type IdentificationRequest = zod.input<typeof IdentificationRequest>;
export type IdentificationRequestOutput = zod.output<typeof IdentificationRequest>;

export const statusChangeStatusRegExp = new RegExp('^[A-Z_]{1,40}$');
export const statusChangeReasonMax = 500;



/** One status change of a record. */
export const StatusChange = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(statusChangeStatusRegExp)),
  "at": Timestamp,
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statusChangeReasonMax)))
});

export type StatusChange = zod.input<typeof StatusChange>;
export type StatusChangeOutput = zod.output<typeof StatusChange>;

export const kycReceiptHistoryMax = 100;



/** An identity check that was submitted. */
export const KycReceipt = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.union([KycStatus,OtherText]),
  "submittedAt": Timestamp,
  "reviewDueAt": Timestamp,
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(kycReceiptHistoryMax))
});

export type KycReceipt = zod.input<typeof KycReceipt>;
export type KycReceiptOutput = zod.output<typeof KycReceipt>;

/** The answer when `identification` succeeds. */
export const IdentificationAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20001']),
  "msg": Message,
  "result": KycReceipt,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type IdentificationAnswer = zod.input<typeof IdentificationAnswer>;
export type IdentificationAnswerOutput = zod.output<typeof IdentificationAnswer>;

export const kycStateFailReasonMax = 500;

export const kycStateHistoryMax = 100;



/** The status of the identity check, without the submitted data and images. */
export const KycState = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.union([KycStatus,OtherText]),
  "submittedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "reviewDueAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "delayed": /*#__PURE__*/ zod.boolean(),
  "failReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(kycStateFailReasonMax))),
  "reviewedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(kycStateHistoryMax))
});

export type KycState = zod.input<typeof KycState>;
export type KycStateOutput = zod.output<typeof KycState>;

/** The answer when `getKyc` succeeds. */
export const GetKycAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": KycState,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetKycAnswer = zod.input<typeof GetKycAnswer>;
export type GetKycAnswerOutput = zod.output<typeof GetKycAnswer>;

export const uploadedFileBytesMax = 2097152;

export const uploadedFileSha256RegExp = new RegExp('^[0-9a-f]{64}$');


/** A stored file. */
export const UploadedFile = /*#__PURE__*/ zod.object({
  "fileId": Id,
  "mime": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['image/jpeg', 'image/jp2', 'image/png']),OtherText]),
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadedFileBytesMax)),
  "sha256": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadedFileSha256RegExp))
});

export type UploadedFile = zod.input<typeof UploadedFile>;
export type UploadedFileOutput = zod.output<typeof UploadedFile>;

/** The answer when `upload` succeeds. */
export const UploadAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": UploadedFile,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type UploadAnswer = zod.input<typeof UploadAnswer>;
export type UploadAnswerOutput = zod.output<typeof UploadAnswer>;

/** The group of a notification. MONEY: deposits, withdrawals and loans. TRADING: positions, waiting orders and options. PLANS: plans that matured. NFTS: NFTs that the user bid for or bought. MARKET: alerts on instruments. SECURITY: the identity check and the payment lock. INVITES: invitation rewards. */
export const NoticeGroup = /*#__PURE__*/ zod.enum(['MONEY', 'TRADING', 'PLANS', 'NFTS', 'MARKET', 'SECURITY', 'INVITES']);

export type NoticeGroup = zod.input<typeof NoticeGroup>;
export type NoticeGroupOutput = zod.output<typeof NoticeGroup>;

export const OrderNoRegExp = new RegExp('^[A-Z]{2}\\d{18}$');


/** The number of a record: two letters for the kind of record, the UTC day of creation as YYYYMMDD, and ten digits. */
export const OrderNo = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(OrderNoRegExp));

export type OrderNo = zod.input<typeof OrderNo>;
export type OrderNoOutput = zod.output<typeof OrderNo>;

export const notificationKindRegExp = new RegExp('^[A-Z_]{1,40}$');
export const notificationTitleKeyRegExp = new RegExp('^[A-Za-z][A-Za-z0-9.]{0,119}$');
export const notificationParamsMaxOne = 500;



/** A notification for the user. The app makes its text from `titleKey` and `params`, in the language of the user. */
export const Notification = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(notificationKindRegExp)),
  "group": /*#__PURE__*/ zod.union([NoticeGroup,OtherText]),
  "mode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['real', 'demo']),OtherText])),
  "titleKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(notificationTitleKeyRegExp)),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationParamsMaxOne))),
  "orderNo": /*#__PURE__*/ zod.exactOptional(OrderNo),
  "read": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

export const notificationPageListMax = 100;

export const notificationPageTotalMin = 0;


export const notificationPagePageSizeMax = 100;



/** One page of `Notification` records, newest first. */
export const NotificationPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Notification).check(/*#__PURE__*/ zod.maxLength(notificationPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(notificationPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type NotificationPage = zod.input<typeof NotificationPage>;
export type NotificationPageOutput = zod.output<typeof NotificationPage>;

/** The answer when `listNotification` succeeds. */
export const ListNotificationAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": NotificationPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListNotificationAnswer = zod.input<typeof ListNotificationAnswer>;
export type ListNotificationAnswerOutput = zod.output<typeof ListNotificationAnswer>;

export const readNotificationRequestIdsMax = 100;



/** The notifications to mark as read: those with the given `ids`, or all. `ids` is required unless `all` is given. */
export const ReadNotificationRequest = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readNotificationRequestIdsMax))),
  "all": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.literal(true))
});

export type ReadNotificationRequest = zod.input<typeof ReadNotificationRequest>;
export type ReadNotificationRequestOutput = zod.output<typeof ReadNotificationRequest>;

/** The answer when `readNotification` succeeds. */
export const ReadNotificationAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ReadNotificationAnswer = zod.input<typeof ReadNotificationAnswer>;
export type ReadNotificationAnswerOutput = zod.output<typeof ReadNotificationAnswer>;

export const setNoticesRequestOffMax = 6;



/** The kinds of notifications that are switched off from now on. */
export const SetNoticesRequest = /*#__PURE__*/ zod.object({
  "off": /*#__PURE__*/ zod.array(NoticeSwitch).check(/*#__PURE__*/ zod.maxLength(setNoticesRequestOffMax))
});

export type SetNoticesRequest = zod.input<typeof SetNoticesRequest>;
export type SetNoticesRequestOutput = zod.output<typeof SetNoticesRequest>;

/** The answer when `setNotices` succeeds. */
export const SetNoticesAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SetNoticesAnswer = zod.input<typeof SetNoticesAnswer>;
export type SetNoticesAnswerOutput = zod.output<typeof SetNoticesAnswer>;

export const paymentLockNoteMax = 500;

export const paymentLockContactUrlMax = 2048;

export const paymentLockAttemptsLeftMin = 0;
export const paymentLockAttemptsLeftMax = 5;



/** Whether payments are locked now, and why and until when. */
export const PaymentLock = /*#__PURE__*/ zod.object({
  "locked": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('WRONG_PASSWORD'),/*#__PURE__*/ zod.literal('OPERATOR'),/*#__PURE__*/ zod.literal('PASSWORD_RESET'),/*#__PURE__*/ zod.literal(null)])),OtherText]),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentLockNoteMax))),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "withdrawalsPausedUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "contactUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentLockContactUrlMax)),
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "attemptsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentLockAttemptsLeftMin)).check(/*#__PURE__*/ zod.lte(paymentLockAttemptsLeftMax))
});

export type PaymentLock = zod.input<typeof PaymentLock>;
export type PaymentLockOutput = zod.output<typeof PaymentLock>;

/** The answer when `getPaymentLock` succeeds. */
export const GetPaymentLockAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": PaymentLock,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetPaymentLockAnswer = zod.input<typeof GetPaymentLockAnswer>;
export type GetPaymentLockAnswerOutput = zod.output<typeof GetPaymentLockAnswer>;

export const setSecurityPasswordRequestPasswordRegExp = new RegExp('^\\d{6}$');
export const setSecurityPasswordRequestEmailCodeMax = 1024;



/** The first security password. */
export const SetSecurityPasswordRequest = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setSecurityPasswordRequestPasswordRegExp)),
  "emailCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSecurityPasswordRequestEmailCodeMax))
});

export type SetSecurityPasswordRequest = zod.input<typeof SetSecurityPasswordRequest>;
export type SetSecurityPasswordRequestOutput = zod.output<typeof SetSecurityPasswordRequest>;

/** The answer when `setSecurityPassword` succeeds. */
export const SetSecurityPasswordAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SetSecurityPasswordAnswer = zod.input<typeof SetSecurityPasswordAnswer>;
export type SetSecurityPasswordAnswerOutput = zod.output<typeof SetSecurityPasswordAnswer>;

export const verifySecurityPasswordRequestPasswordRegExp = new RegExp('^\\d{6}$');


/** The security password. */
export const VerifySecurityPasswordRequest = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(verifySecurityPasswordRequestPasswordRegExp))
});

export type VerifySecurityPasswordRequest = zod.input<typeof VerifySecurityPasswordRequest>;
export type VerifySecurityPasswordRequestOutput = zod.output<typeof VerifySecurityPasswordRequest>;

export const verifiedPasswordTicketMin = 8;
export const verifiedPasswordTicketMax = 128;



/** The confirmation that the security password is correct. */
export const VerifiedPassword = /*#__PURE__*/ zod.object({
  "verified": /*#__PURE__*/ zod.literal(true),
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verifiedPasswordTicketMin)).check(/*#__PURE__*/ zod.maxLength(verifiedPasswordTicketMax))
});

export type VerifiedPassword = zod.input<typeof VerifiedPassword>;
export type VerifiedPasswordOutput = zod.output<typeof VerifiedPassword>;

/** The answer when `verifySecurityPassword` succeeds. */
export const VerifySecurityPasswordAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": VerifiedPassword,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type VerifySecurityPasswordAnswer = zod.input<typeof VerifySecurityPasswordAnswer>;
export type VerifySecurityPasswordAnswerOutput = zod.output<typeof VerifySecurityPasswordAnswer>;

/** Why payments are locked. WRONG_PASSWORD: five incorrect security passwords in a row. OPERATOR: a decision of the operator. PASSWORD_RESET: the security password was reset in the last 24 hours, which locks only withdrawals. */
export const PaymentLockReason = /*#__PURE__*/ zod.enum(['WRONG_PASSWORD', 'OPERATOR', 'PASSWORD_RESET']);

export type PaymentLockReason = zod.input<typeof PaymentLockReason>;
export type PaymentLockReasonOutput = zod.output<typeof PaymentLockReason>;

export const paymentLockNoticeNoteMax = 500;

export const paymentLockNoticeContactUrlMax = 2048;



/** Why payments are locked, until when, and where to contact support. */
export const PaymentLockNotice = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.union([PaymentLockReason,OtherText]),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentLockNoticeNoteMax))),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "contactUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentLockNoticeContactUrlMax))
});

export type PaymentLockNotice = zod.input<typeof PaymentLockNotice>;
export type PaymentLockNoticeOutput = zod.output<typeof PaymentLockNotice>;

/** Payments are locked, and the operation was not carried out. `result` says why payments are locked and until when. */
export const PaymentLocked = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['11004']),
  "msg": Message,
  "result": PaymentLockNotice,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type PaymentLocked = zod.input<typeof PaymentLocked>;
export type PaymentLockedOutput = zod.output<typeof PaymentLocked>;

export const changeSecurityPasswordRequestOldPasswordRegExp = new RegExp('^\\d{6}$');
export const changeSecurityPasswordRequestNewPasswordRegExp = new RegExp('^\\d{6}$');


/** The current and the new security password. */
export const ChangeSecurityPasswordRequest = /*#__PURE__*/ zod.object({
  "oldPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changeSecurityPasswordRequestOldPasswordRegExp)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(changeSecurityPasswordRequestNewPasswordRegExp))
});

export type ChangeSecurityPasswordRequest = zod.input<typeof ChangeSecurityPasswordRequest>;
export type ChangeSecurityPasswordRequestOutput = zod.output<typeof ChangeSecurityPasswordRequest>;

/** The answer when `changeSecurityPassword` succeeds. */
export const ChangeSecurityPasswordAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ChangeSecurityPasswordAnswer = zod.input<typeof ChangeSecurityPasswordAnswer>;
export type ChangeSecurityPasswordAnswerOutput = zod.output<typeof ChangeSecurityPasswordAnswer>;

export const resetSecurityPasswordRequestEmailCodeMax = 1024;

export const resetSecurityPasswordRequestLoginPasswordMax = 1024;

export const resetSecurityPasswordRequestNewPasswordRegExp = new RegExp('^\\d{6}$');


/** The new security password, with the email code and the log-in password as proof. */
export const ResetSecurityPasswordRequest = /*#__PURE__*/ zod.object({
  "emailCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetSecurityPasswordRequestEmailCodeMax)),
  "loginPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetSecurityPasswordRequestLoginPasswordMax)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(resetSecurityPasswordRequestNewPasswordRegExp))
});

export type ResetSecurityPasswordRequest = zod.input<typeof ResetSecurityPasswordRequest>;
export type ResetSecurityPasswordRequestOutput = zod.output<typeof ResetSecurityPasswordRequest>;

/** The answer when `resetSecurityPassword` succeeds. */
export const ResetSecurityPasswordAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ResetSecurityPasswordAnswer = zod.input<typeof ResetSecurityPasswordAnswer>;
export type ResetSecurityPasswordAnswerOutput = zod.output<typeof ResetSecurityPasswordAnswer>;

export const AttemptKeyRegExp = new RegExp('^("[!#-~]{1,64}"|[!#-~]{1,64})$');


/** The idempotency key of an attempt. Quotation marks around the key make no difference. */
export const AttemptKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AttemptKeyRegExp));

export type AttemptKey = zod.input<typeof AttemptKey>;
export type AttemptKeyOutput = zod.output<typeof AttemptKey>;

export const rechargeRequestCurrencyRegExp = new RegExp('^[A-Z]{2,10}$');
export const rechargeRequestNetworkMax = 32;

export const rechargeRequestAmountMax = 1024;

export const rechargeRequestTxHashMax = 128;

export const rechargeRequestLast6RegExp = new RegExp('^[0-9a-fA-F]{6}$');
export const rechargeRequestReceiveAddressMax = 1024;



/** The transfer and its proof. */
export const RechargeRequest = /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(rechargeRequestCurrencyRegExp)),
  "network": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rechargeRequestNetworkMax)),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rechargeRequestAmountMax)),
  "txHash": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rechargeRequestTxHashMax))),
  "last6": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(rechargeRequestLast6RegExp))),
  "proofId": Id,
  "receiveAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rechargeRequestReceiveAddressMax))
});

export type RechargeRequest = zod.input<typeof RechargeRequest>;
export type RechargeRequestOutput = zod.output<typeof RechargeRequest>;

export const rechargeCurrencyRegExp = new RegExp('^[A-Z]{2,10}$');
export const rechargeNetworkMax = 32;

export const rechargeReceiveAddressMax = 128;

export const rechargeTxHashMax = 128;

export const rechargeLast6RegExp = new RegExp('^[0-9a-fA-F]{6}$');
export const rechargeReasonMax = 500;

export const rechargeHistoryMax = 100;



/** A deposit and its status. */
export const Recharge = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(rechargeCurrencyRegExp)),
  "network": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rechargeNetworkMax)),
  "amount": Money,
  "rate": Money,
  "usdAmount": Usd,
  "receiveAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rechargeReceiveAddressMax)),
  "txHash": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rechargeTxHashMax))),
  "last6": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(rechargeLast6RegExp))),
  "proofId": Id,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['TO_BE_REVIEWED', 'COMPLETED', 'REJECTED', 'FAILED']),OtherText]),
  "submittedAt": Timestamp,
  "reviewedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rechargeReasonMax))),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(rechargeHistoryMax))
});

export type Recharge = zod.input<typeof Recharge>;
export type RechargeOutput = zod.output<typeof Recharge>;

/** The answer when `recharge` succeeds. */
export const RechargeAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20002']),
  "msg": Message,
  "result": Recharge,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type RechargeAnswer = zod.input<typeof RechargeAnswer>;
export type RechargeAnswerOutput = zod.output<typeof RechargeAnswer>;

export const belowMinimumParamsNameMax = 16;

export const belowMinimumParamsLimitRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,18})?$');


/** The amount, or the price of an alert, is below the minimum that `params` contains. */
export const BelowMinimum = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['11008']),
  "msg": Message,
  "result": Nothing,
  "params": /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(belowMinimumParamsNameMax)),
  "limit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(belowMinimumParamsLimitRegExp))
}),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type BelowMinimum = zod.input<typeof BelowMinimum>;
export type BelowMinimumOutput = zod.output<typeof BelowMinimum>;

export const rechargePageListMax = 100;

export const rechargePageTotalMin = 0;


export const rechargePagePageSizeMax = 100;



/** One page of `Recharge` records, newest first. */
export const RechargePage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Recharge).check(/*#__PURE__*/ zod.maxLength(rechargePageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rechargePageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rechargePagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type RechargePage = zod.input<typeof RechargePage>;
export type RechargePageOutput = zod.output<typeof RechargePage>;

/** The answer when `listRecharge` succeeds. */
export const ListRechargeAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": RechargePage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListRechargeAnswer = zod.input<typeof ListRechargeAnswer>;
export type ListRechargeAnswerOutput = zod.output<typeof ListRechargeAnswer>;

export const withdrawalRequestMethodMax = 1024;

export const withdrawalRequestAmountMax = 1024;

export const withdrawalRequestAddressMax = 1024;

export const withdrawalRequestBankNameMin = 2;
export const withdrawalRequestBankNameMax = 100;

export const withdrawalRequestCardholderMin = 2;
export const withdrawalRequestCardholderMax = 100;

export const withdrawalRequestAccountNoRegExp = new RegExp('^[A-Z0-9]{5,34}$');
export const withdrawalRequestSecurityPasswordRegExp = new RegExp('^\\d{6}$');


/** The amount, the payout method with its destination, the fee that the user saw, and the security password. */
export const WithdrawalRequest = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalRequestMethodMax)),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalRequestAmountMax)),
  "address": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalRequestAddressMax))),
  "bankName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawalRequestBankNameMin)).check(/*#__PURE__*/ zod.maxLength(withdrawalRequestBankNameMax))),
  "cardholder": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawalRequestCardholderMin)).check(/*#__PURE__*/ zod.maxLength(withdrawalRequestCardholderMax))),
  "accountNo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalRequestAccountNoRegExp))),
  "proofId": /*#__PURE__*/ zod.exactOptional(Id),
  "securityPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(withdrawalRequestSecurityPasswordRegExp)),
  "expectedFee": Usd
});

export type WithdrawalRequest = zod.input<typeof WithdrawalRequest>;
export type WithdrawalRequestOutput = zod.output<typeof WithdrawalRequest>;

export const withdrawalAddressMax = 128;

export const withdrawalBankNameMax = 100;

export const withdrawalCardholderMax = 100;

export const withdrawalAccountNoMax = 34;

export const withdrawalPayoutReferenceMax = 128;

export const withdrawalReasonMax = 500;

export const withdrawalHistoryMax = 100;



/** A withdrawal and its status. */
export const Withdrawal = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "method": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['USDT-TRC20', 'USDT-ERC20', 'BTC', 'ETH', 'BANK']),OtherText]),
  "amount": Usd,
  "fee": Usd,
  "feeRate": Rate,
  "receiveAmount": Usd,
  "rate": /*#__PURE__*/ zod.exactOptional(Money),
  "receiveCurrencyAmount": /*#__PURE__*/ zod.exactOptional(Money),
  "address": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalAddressMax))),
  "bankName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalBankNameMax))),
  "cardholder": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalCardholderMax))),
  "accountNo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalAccountNoMax))),
  "proofId": /*#__PURE__*/ zod.exactOptional(Id),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['TO_BE_REVIEWED', 'APPROVED', 'COMPLETED', 'REJECTED', 'FAILED', 'CANCELLED']),OtherText]),
  "submittedAt": Timestamp,
  "completedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "payoutReference": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalPayoutReferenceMax))),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalReasonMax))),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(withdrawalHistoryMax))
});

export type Withdrawal = zod.input<typeof Withdrawal>;
export type WithdrawalOutput = zod.output<typeof Withdrawal>;

/** The answer when `withdrawal` succeeds. */
export const WithdrawalAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20003']),
  "msg": Message,
  "result": Withdrawal,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type WithdrawalAnswer = zod.input<typeof WithdrawalAnswer>;
export type WithdrawalAnswerOutput = zod.output<typeof WithdrawalAnswer>;

export const withdrawalPageListMax = 100;

export const withdrawalPageTotalMin = 0;


export const withdrawalPagePageSizeMax = 100;



/** One page of `Withdrawal` records, newest first. */
export const WithdrawalPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Withdrawal).check(/*#__PURE__*/ zod.maxLength(withdrawalPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawalPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawalPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type WithdrawalPage = zod.input<typeof WithdrawalPage>;
export type WithdrawalPageOutput = zod.output<typeof WithdrawalPage>;

/** The answer when `listWithdrwal` succeeds. */
export const ListWithdrwalAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": WithdrawalPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListWithdrwalAnswer = zod.input<typeof ListWithdrwalAnswer>;
export type ListWithdrwalAnswerOutput = zod.output<typeof ListWithdrwalAnswer>;

/** The withdrawal to cancel. */
export const CancelWithdrawalRequest = /*#__PURE__*/ zod.object({
  "orderNo": Id
});

export type CancelWithdrawalRequest = zod.input<typeof CancelWithdrawalRequest>;
export type CancelWithdrawalRequestOutput = zod.output<typeof CancelWithdrawalRequest>;

/** The answer when `cancelWithdrawal` succeeds. */
export const CancelWithdrawalAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": Withdrawal,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type CancelWithdrawalAnswer = zod.input<typeof CancelWithdrawalAnswer>;
export type CancelWithdrawalAnswerOutput = zod.output<typeof CancelWithdrawalAnswer>;

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
export const TransactionKind = /*#__PURE__*/ zod.enum(['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_RETURN', 'SMART_BUY', 'SMART_YIELD', 'SMART_MATURITY', 'SMART_EXIT', 'SAVINGS', 'LOAN_DISBURSEMENT', 'LOAN_REPAYMENT', 'ORDER_OPEN', 'ORDER_CLOSE', 'PENDING_HOLD', 'PENDING_RELEASE', 'OPTION_STAKE', 'OPTION_SETTLEMENT', 'NFT_BID', 'NFT_RETURN', 'INVITE_REWARD', 'DEMO_START', 'GRANT']);

export type TransactionKind = zod.input<typeof TransactionKind>;
export type TransactionKindOutput = zod.output<typeof TransactionKind>;

/** A UTC calendar day. */
export const Day = /*#__PURE__*/ zod.iso.date();

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;

export const transactionRefMax = 64;

export const transactionCodeMax = 64;



/** One transaction: a change of the available balance. */
export const Transaction = /*#__PURE__*/ zod.object({
  "id": Id,
  "ref": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionRefMax)),
  "kind": /*#__PURE__*/ zod.union([TransactionKind,OtherText]),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transactionCodeMax))),
  "direction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['LONG', 'SHORT', 'UP', 'DOWN']),OtherText])),
  "amount": Usd,
  "balanceAfter": Usd,
  "at": Timestamp
});

export type Transaction = zod.input<typeof Transaction>;
export type TransactionOutput = zod.output<typeof Transaction>;

export const transactionPageListMax = 100;

export const transactionPageTotalMin = 0;


export const transactionPagePageSizeMax = 100;



/** One page of `Transaction` records, newest first. */
export const TransactionPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Transaction).check(/*#__PURE__*/ zod.maxLength(transactionPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(transactionPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type TransactionPage = zod.input<typeof TransactionPage>;
export type TransactionPageOutput = zod.output<typeof TransactionPage>;

/** The answer when `listTransaction` succeeds. */
export const ListTransactionAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": TransactionPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListTransactionAnswer = zod.input<typeof ListTransactionAnswer>;
export type ListTransactionAnswerOutput = zod.output<typeof ListTransactionAnswer>;

/** The equity at one moment. A transaction at exactly this moment, such as a daily payment at 00:00 UTC, counts towards the next point. `equity` is exactly the `equity` of the previous point plus `deposits`, less `withdrawals`, plus `income`. For the first point of an answer, the previous point is one step earlier: one day for the step `day`, otherwise one hour. */
export const EquityPoint = /*#__PURE__*/ zod.object({
  "at": Timestamp,
  "equity": Usd,
  "deposits": Usd,
  "withdrawals": Usd,
  "income": Usd,
  "bySource": ProfitBySource
});

export type EquityPoint = zod.input<typeof EquityPoint>;
export type EquityPointOutput = zod.output<typeof EquityPoint>;

export const equityHistoryAnswerResultMax = 2500;



/** The answer when `equityHistory` succeeds. */
export const EquityHistoryAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.array(EquityPoint).check(/*#__PURE__*/ zod.maxLength(equityHistoryAnswerResultMax)),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type EquityHistoryAnswer = zod.input<typeof EquityHistoryAnswer>;
export type EquityHistoryAnswerOutput = zod.output<typeof EquityHistoryAnswer>;

/** Whether interest on cash is switched on. */
export const SetSavingsRequest = /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type SetSavingsRequest = zod.input<typeof SetSavingsRequest>;
export type SetSavingsRequestOutput = zod.output<typeof SetSavingsRequest>;

/** The answer when `setSavings` succeeds. */
export const SetSavingsAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SetSavingsAnswer = zod.input<typeof SetSavingsAnswer>;
export type SetSavingsAnswerOutput = zod.output<typeof SetSavingsAnswer>;

/** The answer when `resetDemo` succeeds. */
export const ResetDemoAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ResetDemoAnswer = zod.input<typeof ResetDemoAnswer>;
export type ResetDemoAnswerOutput = zod.output<typeof ResetDemoAnswer>;

/** An operation that moves money and takes an idempotency key. */
export const MoneyOperation = /*#__PURE__*/ zod.enum(['recharge', 'withdrawal', 'cancelWithdrawal', 'resetDemo', 'buySmart', 'exitSmart', 'openOrder', 'closeOrder', 'placePending', 'buyOptions', 'loan', 'repayLoan', 'withdrawLoan', 'buyNft']);

export type MoneyOperation = zod.input<typeof MoneyOperation>;
export type MoneyOperationOutput = zod.output<typeof MoneyOperation>;

/** The idempotency key of the attempt, and the operation to which the attempt was sent. */
export const SettleAttemptRequest = /*#__PURE__*/ zod.object({
  "key": AttemptKey,
  "operation": MoneyOperation
});

export type SettleAttemptRequest = zod.input<typeof SettleAttemptRequest>;
export type SettleAttemptRequestOutput = zod.output<typeof SettleAttemptRequest>;

export const keptEnvelopeCodeRegExp = new RegExp('^\\d{3,5}$');
export const keptEnvelopeParamsMaxOne = 200;

export const keptEnvelopeErrorsMax = 100;



/** The body of the answer to an attempt, exactly as it was sent. The operation of the attempt defines the schema of the body. */
export const KeptEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(keptEnvelopeCodeRegExp)),
  "msg": Message,
  "result": /*#__PURE__*/ zod.unknown().check(/*#__PURE__*/ zod.describe('The result of the operation, or the details of the error.')),
  "params": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(keptEnvelopeParamsMaxOne)))),
  "errors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(FieldError).check(/*#__PURE__*/ zod.maxLength(keptEnvelopeErrorsMax))),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type KeptEnvelope = zod.input<typeof KeptEnvelope>;
export type KeptEnvelopeOutput = zod.output<typeof KeptEnvelope>;

/** The outcome of an attempt. */
export const SettledAttempt = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['DONE', 'RUNNING', 'CANCELLED']),OtherText]),
  "operation": /*#__PURE__*/ zod.union([MoneyOperation,OtherText]),
  "at": Timestamp,
  "answer": /*#__PURE__*/ zod.exactOptional(KeptEnvelope)
});

export type SettledAttempt = zod.input<typeof SettledAttempt>;
export type SettledAttemptOutput = zod.output<typeof SettledAttempt>;

/** The answer when `settleAttempt` succeeds. */
export const SettleAttemptAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": SettledAttempt,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SettleAttemptAnswer = zod.input<typeof SettleAttemptAnswer>;
export type SettleAttemptAnswerOutput = zod.output<typeof SettleAttemptAnswer>;

/** The source of income. SAVINGS: interest on cash. SMART: plan earnings. INVITE: invitation rewards. ORDER: leveraged positions. OPTION: fixed-time options. NFT_REFUND: refunds for NFTs. Only SAVINGS, SMART and INVITE count towards `totalIncome` of `Account`. */
export const IncomeSource = /*#__PURE__*/ zod.enum(['SAVINGS', 'SMART', 'INVITE', 'ORDER', 'OPTION', 'NFT_REFUND']);

export type IncomeSource = zod.input<typeof IncomeSource>;
export type IncomeSourceOutput = zod.output<typeof IncomeSource>;

/** One entry of profit or loss. */
export const IncomeDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "source": /*#__PURE__*/ zod.union([IncomeSource,OtherText]),
  "orderNo": /*#__PURE__*/ zod.exactOptional(OrderNo),
  "day": Day,
  "base": Usd,
  "rate": Rate,
  "amount": Usd,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['IN_PROGRESS', 'DIVIDED']),OtherText]),
  "createdAt": Timestamp
});

export type IncomeDetail = zod.input<typeof IncomeDetail>;
export type IncomeDetailOutput = zod.output<typeof IncomeDetail>;

/** Sums by source; a source without income is absent. */
export const IncomeBySource = /*#__PURE__*/ zod.object({
  "SAVINGS": /*#__PURE__*/ zod.exactOptional(Usd),
  "SMART": /*#__PURE__*/ zod.exactOptional(Usd),
  "INVITE": /*#__PURE__*/ zod.exactOptional(Usd),
  "ORDER": /*#__PURE__*/ zod.exactOptional(Usd),
  "OPTION": /*#__PURE__*/ zod.exactOptional(Usd),
  "NFT_REFUND": /*#__PURE__*/ zod.exactOptional(Usd)
});

export type IncomeBySource = zod.input<typeof IncomeBySource>;
export type IncomeBySourceOutput = zod.output<typeof IncomeBySource>;

/** The sums over all rows that match the filter and have the status DIVIDED. */
export const IncomeSummary = /*#__PURE__*/ zod.object({
  "total": Usd,
  "today": Usd,
  "bySource": IncomeBySource
});

export type IncomeSummary = zod.input<typeof IncomeSummary>;
export type IncomeSummaryOutput = zod.output<typeof IncomeSummary>;

export const incomeDetailPageListMax = 100;

export const incomeDetailPageTotalMin = 0;


export const incomeDetailPagePageSizeMax = 100;



/** One page of `IncomeDetail` records, newest first. */
export const IncomeDetailPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(IncomeDetail).check(/*#__PURE__*/ zod.maxLength(incomeDetailPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(incomeDetailPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(incomeDetailPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean(),
  "summary": IncomeSummary
});

export type IncomeDetailPage = zod.input<typeof IncomeDetailPage>;
export type IncomeDetailPageOutput = zod.output<typeof IncomeDetailPage>;

/** The answer when `listIncomeDetail` succeeds. */
export const ListIncomeDetailAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": IncomeDetailPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListIncomeDetailAnswer = zod.input<typeof ListIncomeDetailAnswer>;
export type ListIncomeDetailAnswerOutput = zod.output<typeof ListIncomeDetailAnswer>;

export const buySmartRequestAmountMax = 1024;

export const buySmartRequestAcceptedTermsVersionMax = 64;



/** The plan product, the term and the amount. */
export const BuySmartRequest = /*#__PURE__*/ zod.object({
  "productId": Id,
  "days": /*#__PURE__*/ zod.int(),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buySmartRequestAmountMax)),
  "acceptedTermsVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buySmartRequestAcceptedTermsVersionMax))
});

export type BuySmartRequest = zod.input<typeof BuySmartRequest>;
export type BuySmartRequestOutput = zod.output<typeof BuySmartRequest>;

export const smartOrderProductNameMax = 120;

export const smartOrderDaysMax = 3650;

export const smartOrderProfitDaysMin = 0;

export const smartOrderHistoryMax = 100;



/** A plan of the user, running or ended. */
export const SmartOrder = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "productId": Id,
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(smartOrderProductNameMax)),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(smartOrderDaysMax)),
  "amount": Usd,
  "dailyRate": Rate,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['IN_PROGRESS', 'MATURED', 'DISTRIBUTED', 'COMPLETED', 'EARLY_EXIT']),OtherText]),
  "shareStatus": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['INCOME_IN_PROGRESS', 'PROFIT_DIVIDED']),OtherText]),
  "boughtAt": Timestamp,
  "valueDate": Timestamp,
  "maturesAt": Timestamp,
  "profitDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(smartOrderProfitDaysMin)),
  "expectedRevenue": Usd,
  "distributedRevenue": Usd,
  "penalty": /*#__PURE__*/ zod.exactOptional(Usd),
  "refund": /*#__PURE__*/ zod.exactOptional(Usd),
  "exitedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(smartOrderHistoryMax))
});

export type SmartOrder = zod.input<typeof SmartOrder>;
export type SmartOrderOutput = zod.output<typeof SmartOrder>;

/** The answer when `buySmart` succeeds. */
export const BuySmartAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20004']),
  "msg": Message,
  "result": SmartOrder,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type BuySmartAnswer = zod.input<typeof BuySmartAnswer>;
export type BuySmartAnswerOutput = zod.output<typeof BuySmartAnswer>;

export const smartOrderPageListMax = 100;

export const smartOrderPageTotalMin = 0;


export const smartOrderPagePageSizeMax = 100;



/** One page of `SmartOrder` records, newest first. */
export const SmartOrderPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(SmartOrder).check(/*#__PURE__*/ zod.maxLength(smartOrderPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(smartOrderPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(smartOrderPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type SmartOrderPage = zod.input<typeof SmartOrderPage>;
export type SmartOrderPageOutput = zod.output<typeof SmartOrderPage>;

/** The answer when `listSmartOrder` succeeds. */
export const ListSmartOrderAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": SmartOrderPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListSmartOrderAnswer = zod.input<typeof ListSmartOrderAnswer>;
export type ListSmartOrderAnswerOutput = zod.output<typeof ListSmartOrderAnswer>;

/** The daily payment of one day. */
export const ProfitDay = /*#__PURE__*/ zod.object({
  "day": Day,
  "amount": Usd,
  "at": Timestamp
});

export type ProfitDay = zod.input<typeof ProfitDay>;
export type ProfitDayOutput = zod.output<typeof ProfitDay>;

export const smartOrderDetailProductNameMax = 120;

export const smartOrderDetailDaysMax = 3650;

export const smartOrderDetailProfitDaysMin = 0;

export const smartOrderDetailHistoryMax = 100;

export const smartOrderDetailProfitDayListMax = 3650;



/** A plan, with the daily earnings paid so far. */
export const SmartOrderDetail = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "productId": Id,
  "productName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(smartOrderDetailProductNameMax)),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(smartOrderDetailDaysMax)),
  "amount": Usd,
  "dailyRate": Rate,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['IN_PROGRESS', 'MATURED', 'DISTRIBUTED', 'COMPLETED', 'EARLY_EXIT']),OtherText]),
  "shareStatus": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['INCOME_IN_PROGRESS', 'PROFIT_DIVIDED']),OtherText]),
  "boughtAt": Timestamp,
  "valueDate": Timestamp,
  "maturesAt": Timestamp,
  "profitDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(smartOrderDetailProfitDaysMin)),
  "expectedRevenue": Usd,
  "distributedRevenue": Usd,
  "penalty": /*#__PURE__*/ zod.exactOptional(Usd),
  "refund": /*#__PURE__*/ zod.exactOptional(Usd),
  "exitedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(smartOrderDetailHistoryMax)),
  "profitDayList": /*#__PURE__*/ zod.array(ProfitDay).check(/*#__PURE__*/ zod.maxLength(smartOrderDetailProfitDayListMax))
});

export type SmartOrderDetail = zod.input<typeof SmartOrderDetail>;
export type SmartOrderDetailOutput = zod.output<typeof SmartOrderDetail>;

/** The answer when `getSmartOrderById` succeeds. */
export const GetSmartOrderByIdAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": SmartOrderDetail,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetSmartOrderByIdAnswer = zod.input<typeof GetSmartOrderByIdAnswer>;
export type GetSmartOrderByIdAnswerOutput = zod.output<typeof GetSmartOrderByIdAnswer>;

/** What closing a plan early costs now, as a quote that is valid for at most 60 seconds. */
export const ExitPreview = /*#__PURE__*/ zod.object({
  "penaltyRate": Rate,
  "penalty": Usd,
  "refund": Usd,
  "kept": Usd,
  "lostRevenue": Usd,
  "net": Usd,
  "quoteId": Id
});

export type ExitPreview = zod.input<typeof ExitPreview>;
export type ExitPreviewOutput = zod.output<typeof ExitPreview>;

/** The answer when `previewExitSmart` succeeds. */
export const PreviewExitSmartAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": ExitPreview,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type PreviewExitSmartAnswer = zod.input<typeof PreviewExitSmartAnswer>;
export type PreviewExitSmartAnswerOutput = zod.output<typeof PreviewExitSmartAnswer>;

/** The plan to close early, and the quote from `previewExitSmart`. */
export const ExitSmartRequest = /*#__PURE__*/ zod.object({
  "orderNo": Id,
  "quoteId": Id
});

export type ExitSmartRequest = zod.input<typeof ExitSmartRequest>;
export type ExitSmartRequestOutput = zod.output<typeof ExitSmartRequest>;

/** The answer when `exitSmart` succeeds. */
export const ExitSmartAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": SmartOrder,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ExitSmartAnswer = zod.input<typeof ExitSmartAnswer>;
export type ExitSmartAnswerOutput = zod.output<typeof ExitSmartAnswer>;

export const openOrderRequestLotsMax = 1024;

export const openOrderRequestQuotedPriceExclusiveMin = 0;

export const openOrderRequestSlippageRegExp = new RegExp('^0(\\.0{0,3}|\\.00[0-4]\\d{0,3}|\\.0050{0,3})?$');
export const openOrderRequestAcceptedTermsVersionMax = 64;



/** The leveraged position to open. */
export const OpenOrderRequest = /*#__PURE__*/ zod.object({
  "marketId": Id,
  "direction": /*#__PURE__*/ zod.enum(['LONG', 'SHORT']),
  "lots": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openOrderRequestLotsMax)),
  "leverage": /*#__PURE__*/ zod.int(),
  "quotedPrice": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(openOrderRequestQuotedPriceExclusiveMin)),
  "slippage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(openOrderRequestSlippageRegExp)),
  "stopLossPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "takeProfitPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "trailingDistance": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "acceptedTermsVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openOrderRequestAcceptedTermsVersionMax))
});

export type OpenOrderRequest = zod.input<typeof OpenOrderRequest>;
export type OpenOrderRequestOutput = zod.output<typeof OpenOrderRequest>;

export const realisedPartsProfitRegExp = new RegExp('^-?(0|[1-9]\\d{0,17})(\\.\\d{1,36})?$');
export const realisedPartsFeeRegExp = new RegExp('^(0|[1-9]\\d{0,17})(\\.\\d{1,36})?$');


/** The totals of the closed parts of a position, before they are rounded half to even to the cent. The gain or loss of the next part is the rounded total with that part less the rounded total without that part. The closing fee is calculated in the same way. Therefore, the amounts of all parts add up to the rounded totals, unless the loss and the closing fee of the last part together exceed its margin: then only the margin is charged. */
export const RealisedParts = /*#__PURE__*/ zod.object({
  "profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(realisedPartsProfitRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(realisedPartsFeeRegExp))
});

export type RealisedParts = zod.input<typeof RealisedParts>;
export type RealisedPartsOutput = zod.output<typeof RealisedParts>;

export const NoteMax = 500;



/** The user's own note on the trade. */
export const Note = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NoteMax));

export type Note = zod.input<typeof Note>;
export type NoteOutput = zod.output<typeof Note>;

export const orderCodeMax = 64;

export const orderLeverageMax = 500;

export const orderHistoryMax = 100;



/** A leveraged position with isolated margin. */
export const Order = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "partOf": /*#__PURE__*/ zod.exactOptional(OrderNo),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCodeMax)),
  "marketId": Id,
  "direction": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['LONG', 'SHORT']),OtherText]),
  "lots": Quantity,
  "contractSize": Quantity,
  "leverage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderLeverageMax)),
  "margin": Usd,
  "openPrice": Price,
  "closePrice": /*#__PURE__*/ zod.exactOptional(Price),
  "stopLossPrice": /*#__PURE__*/ zod.exactOptional(Price),
  "trailingDistance": /*#__PURE__*/ zod.exactOptional(Price),
  "trailingStopPrice": /*#__PURE__*/ zod.exactOptional(Price),
  "takeProfitPrice": /*#__PURE__*/ zod.exactOptional(Price),
  "stopOutPrice": Price,
  "openFee": Usd,
  "closeFee": /*#__PURE__*/ zod.exactOptional(Usd),
  "expectedReturn": Usd,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),OtherText]),
  "closeReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['USER', 'SL', 'TP', 'STOP_OUT', 'TRAILING_STOP']),OtherText])),
  "profit": Usd,
  "unrealised": Usd,
  "realised": /*#__PURE__*/ zod.exactOptional(RealisedParts),
  "openTime": Timestamp,
  "closeTime": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "note": /*#__PURE__*/ zod.exactOptional(Note),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(orderHistoryMax))
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

/** The answer when `openOrder` succeeds. */
export const OpenOrderAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20004']),
  "msg": Message,
  "result": Order,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type OpenOrderAnswer = zod.input<typeof OpenOrderAnswer>;
export type OpenOrderAnswerOutput = zod.output<typeof OpenOrderAnswer>;

/** The new stop loss, trailing stop and take profit of an open position. A field that is absent stays as it is, except that a stop loss and a trailing stop replace each other. Null removes a stop loss, a trailing stop or a take profit. */
export const ModifyOrderRequest = /*#__PURE__*/ zod.object({
  "orderNo": Id,
  "stopLossPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "takeProfitPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "trailingDistance": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
});

export type ModifyOrderRequest = zod.input<typeof ModifyOrderRequest>;
export type ModifyOrderRequestOutput = zod.output<typeof ModifyOrderRequest>;

/** The answer when `modifyOrder` succeeds. */
export const ModifyOrderAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": Order,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ModifyOrderAnswer = zod.input<typeof ModifyOrderAnswer>;
export type ModifyOrderAnswerOutput = zod.output<typeof ModifyOrderAnswer>;

export const closeOrderRequestLotsMax = 1024;



/** The position, and how much of it to close. */
export const CloseOrderRequest = /*#__PURE__*/ zod.object({
  "orderNo": Id,
  "lots": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeOrderRequestLotsMax)))
});

export type CloseOrderRequest = zod.input<typeof CloseOrderRequest>;
export type CloseOrderRequestOutput = zod.output<typeof CloseOrderRequest>;

/** The answer when `closeOrder` succeeds. */
export const CloseOrderAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": Order,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type CloseOrderAnswer = zod.input<typeof CloseOrderAnswer>;
export type CloseOrderAnswerOutput = zod.output<typeof CloseOrderAnswer>;

export const orderPageListMax = 100;

export const orderPageTotalMin = 0;


export const orderPagePageSizeMax = 100;



/** One page of `Order` records, newest first. */
export const OrderPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Order).check(/*#__PURE__*/ zod.maxLength(orderPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type OrderPage = zod.input<typeof OrderPage>;
export type OrderPageOutput = zod.output<typeof OrderPage>;

/** The answer when `listOrder` succeeds. */
export const ListOrderAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": OrderPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListOrderAnswer = zod.input<typeof ListOrderAnswer>;
export type ListOrderAnswerOutput = zod.output<typeof ListOrderAnswer>;

/** The answer when `getOrderById` succeeds. */
export const GetOrderByIdAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": Order,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetOrderByIdAnswer = zod.input<typeof GetOrderByIdAnswer>;
export type GetOrderByIdAnswerOutput = zod.output<typeof GetOrderByIdAnswer>;

/** LIMIT waits for a better price: the trigger price is below the current price for LONG, above it for SHORT. STOP waits for the price to move in the direction of the position: the trigger price is above the current price for LONG, below it for SHORT. */
export const PendingType = /*#__PURE__*/ zod.enum(['LIMIT', 'STOP']);

export type PendingType = zod.input<typeof PendingType>;
export type PendingTypeOutput = zod.output<typeof PendingType>;

/** How long the order waits if it is not filled. UNTIL_CANCELLED: until it is cancelled. DAY: until the end of the UTC day on which this expiry is set. MOMENT: until `expiresAt`. */
export const PendingExpiry = /*#__PURE__*/ zod.enum(['UNTIL_CANCELLED', 'DAY', 'MOMENT']);

export type PendingExpiry = zod.input<typeof PendingExpiry>;
export type PendingExpiryOutput = zod.output<typeof PendingExpiry>;

export const placePendingRequestLotsMax = 1024;

export const placePendingRequestOcoOrderNoMax = 1024;

export const placePendingRequestAcceptedTermsVersionMax = 64;



/** The waiting order to place. */
export const PlacePendingRequest = /*#__PURE__*/ zod.object({
  "marketId": Id,
  "direction": /*#__PURE__*/ zod.enum(['LONG', 'SHORT']),
  "type": PendingType,
  "triggerPrice": /*#__PURE__*/ zod.number(),
  "lots": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placePendingRequestLotsMax)),
  "leverage": /*#__PURE__*/ zod.int(),
  "expiry": PendingExpiry,
  "expiresAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "stopLossPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "takeProfitPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "trailingDistance": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "ocoOrderNo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placePendingRequestOcoOrderNoMax))),
  "acceptedTermsVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placePendingRequestAcceptedTermsVersionMax))
});

export type PlacePendingRequest = zod.input<typeof PlacePendingRequest>;
export type PlacePendingRequestOutput = zod.output<typeof PlacePendingRequest>;

export const pendingOrderCodeMax = 64;

export const pendingOrderLeverageMax = 500;

export const pendingOrderHistoryMax = 100;



/** A waiting order: an order to open a leveraged position once the price reaches the trigger price. While the order waits, the margin and the opening fee, both calculated at the trigger price, are on hold. */
export const PendingOrder = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pendingOrderCodeMax)),
  "marketId": Id,
  "direction": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['LONG', 'SHORT']),OtherText]),
  "type": /*#__PURE__*/ zod.union([PendingType,OtherText]),
  "triggerPrice": Price,
  "lots": Quantity,
  "contractSize": Quantity,
  "leverage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pendingOrderLeverageMax)),
  "expiry": /*#__PURE__*/ zod.union([PendingExpiry,OtherText]),
  "expiresAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "stopLossPrice": /*#__PURE__*/ zod.exactOptional(Price),
  "takeProfitPrice": /*#__PURE__*/ zod.exactOptional(Price),
  "trailingDistance": /*#__PURE__*/ zod.exactOptional(Price),
  "ocoOrderNo": /*#__PURE__*/ zod.exactOptional(OrderNo),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['WAITING', 'FILLED', 'CANCELLED', 'EXPIRED', 'REJECTED']),OtherText]),
  "held": Usd,
  "filledOrderNo": /*#__PURE__*/ zod.exactOptional(OrderNo),
  "filledPrice": /*#__PURE__*/ zod.exactOptional(Price),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['USER', 'PARTNER_FILLED', 'EXPIRED', 'INSUFFICIENT_BALANCE', 'STOPS_PASSED', 'ACCOUNT_FROZEN', 'DELISTED', 'DEMO_RESET']),OtherText])),
  "placedAt": Timestamp,
  "endedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(pendingOrderHistoryMax))
});

export type PendingOrder = zod.input<typeof PendingOrder>;
export type PendingOrderOutput = zod.output<typeof PendingOrder>;

/** The answer when `placePending` succeeds. */
export const PlacePendingAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20004']),
  "msg": Message,
  "result": PendingOrder,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type PlacePendingAnswer = zod.input<typeof PlacePendingAnswer>;
export type PlacePendingAnswerOutput = zod.output<typeof PlacePendingAnswer>;

export const modifyPendingRequestLotsMax = 1024;



/** The changes of a waiting order. A field that is absent stays as it is, with two exceptions: a stop loss and a trailing stop replace each other, and `expiry` also decides about `expiresAt`. Null removes a stop loss, a take profit or a trailing stop. */
export const ModifyPendingRequest = /*#__PURE__*/ zod.object({
  "orderNo": Id,
  "triggerPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "lots": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(modifyPendingRequestLotsMax))),
  "expiry": /*#__PURE__*/ zod.exactOptional(PendingExpiry),
  "expiresAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "stopLossPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "takeProfitPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "trailingDistance": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
});

export type ModifyPendingRequest = zod.input<typeof ModifyPendingRequest>;
export type ModifyPendingRequestOutput = zod.output<typeof ModifyPendingRequest>;

/** The answer when `modifyPending` succeeds. */
export const ModifyPendingAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": PendingOrder,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ModifyPendingAnswer = zod.input<typeof ModifyPendingAnswer>;
export type ModifyPendingAnswerOutput = zod.output<typeof ModifyPendingAnswer>;

/** The waiting order to cancel. */
export const CancelPendingRequest = /*#__PURE__*/ zod.object({
  "orderNo": Id
});

export type CancelPendingRequest = zod.input<typeof CancelPendingRequest>;
export type CancelPendingRequestOutput = zod.output<typeof CancelPendingRequest>;

/** The answer when `cancelPending` succeeds. */
export const CancelPendingAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": PendingOrder,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type CancelPendingAnswer = zod.input<typeof CancelPendingAnswer>;
export type CancelPendingAnswerOutput = zod.output<typeof CancelPendingAnswer>;

export const pendingOrderPageListMax = 100;

export const pendingOrderPageTotalMin = 0;


export const pendingOrderPagePageSizeMax = 100;



/** One page of `PendingOrder` records, newest first. */
export const PendingOrderPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(PendingOrder).check(/*#__PURE__*/ zod.maxLength(pendingOrderPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pendingOrderPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pendingOrderPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type PendingOrderPage = zod.input<typeof PendingOrderPage>;
export type PendingOrderPageOutput = zod.output<typeof PendingOrderPage>;

/** The answer when `listPending` succeeds. */
export const ListPendingAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": PendingOrderPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListPendingAnswer = zod.input<typeof ListPendingAnswer>;
export type ListPendingAnswerOutput = zod.output<typeof ListPendingAnswer>;

export const buyOptionsRequestAmountMax = 1024;

export const buyOptionsRequestQuotedPriceExclusiveMin = 0;

export const buyOptionsRequestAcceptedTermsVersionMax = 64;



/** A fixed-time option. */
export const BuyOptionsRequest = /*#__PURE__*/ zod.object({
  "marketId": Id,
  "direction": /*#__PURE__*/ zod.enum(['UP', 'DOWN']),
  "periodSec": /*#__PURE__*/ zod.int(),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyOptionsRequestAmountMax)),
  "quotedPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(buyOptionsRequestQuotedPriceExclusiveMin))),
  "acceptedTermsVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyOptionsRequestAcceptedTermsVersionMax))
});

export type BuyOptionsRequest = zod.input<typeof BuyOptionsRequest>;
export type BuyOptionsRequestOutput = zod.output<typeof BuyOptionsRequest>;

export const optionsOrderCodeMax = 64;

export const optionsOrderPeriodSecMax = 86400;

export const optionsOrderSettlePriceMin = 0;

export const optionsOrderHistoryMax = 100;



/** A fixed-time option. */
export const OptionsOrder = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(optionsOrderCodeMax)),
  "marketId": Id,
  "direction": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['UP', 'DOWN']),OtherText]),
  "periodSec": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(optionsOrderPeriodSecMax)),
  "stake": Usd,
  "payoutRatio": Rate,
  "strikePrice": Price,
  "expiresAt": Timestamp,
  "settlePrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(optionsOrderSettlePriceMin))),
  "expectedReturn": Usd,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['OPEN', 'WON', 'LOST', 'TIED', 'VOID']),OtherText]),
  "profit": /*#__PURE__*/ zod.exactOptional(Usd),
  "openTime": Timestamp,
  "closeTime": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "note": /*#__PURE__*/ zod.exactOptional(Note),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(optionsOrderHistoryMax))
});

export type OptionsOrder = zod.input<typeof OptionsOrder>;
export type OptionsOrderOutput = zod.output<typeof OptionsOrder>;

/** The answer when `buyOptions` succeeds. */
export const BuyOptionsAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20004']),
  "msg": Message,
  "result": OptionsOrder,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type BuyOptionsAnswer = zod.input<typeof BuyOptionsAnswer>;
export type BuyOptionsAnswerOutput = zod.output<typeof BuyOptionsAnswer>;

export const optionsOrderPageListMax = 100;

export const optionsOrderPageTotalMin = 0;


export const optionsOrderPagePageSizeMax = 100;



/** One page of `OptionsOrder` records, newest first. */
export const OptionsOrderPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(OptionsOrder).check(/*#__PURE__*/ zod.maxLength(optionsOrderPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(optionsOrderPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(optionsOrderPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type OptionsOrderPage = zod.input<typeof OptionsOrderPage>;
export type OptionsOrderPageOutput = zod.output<typeof OptionsOrderPage>;

/** The answer when `listOptionsOrder` succeeds. */
export const ListOptionsOrderAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": OptionsOrderPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListOptionsOrderAnswer = zod.input<typeof ListOptionsOrderAnswer>;
export type ListOptionsOrderAnswerOutput = zod.output<typeof ListOptionsOrderAnswer>;

/** The answer when `getOptionsOrderById` succeeds. */
export const GetOptionsOrderByIdAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": OptionsOrder,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetOptionsOrderByIdAnswer = zod.input<typeof GetOptionsOrderByIdAnswer>;
export type GetOptionsOrderByIdAnswerOutput = zod.output<typeof GetOptionsOrderByIdAnswer>;

export const closedTradesClosedMin = 0;

export const closedTradesGainsMin = 0;

export const closedTradesLossesMin = 0;



/** Positions and options that were closed, with their results after all fees. Each part of a position that was closed in parts counts as one trade. A void option, whose stake was returned, does not count. */
export const ClosedTrades = /*#__PURE__*/ zod.object({
  "closed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(closedTradesClosedMin)),
  "gains": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(closedTradesGainsMin)),
  "losses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(closedTradesLossesMin)),
  "gained": Usd,
  "lost": Usd,
  "shareOfGains": /*#__PURE__*/ zod.exactOptional(Rate),
  "averageGain": /*#__PURE__*/ zod.exactOptional(Usd),
  "averageLoss": /*#__PURE__*/ zod.exactOptional(Usd)
});

export type ClosedTrades = zod.input<typeof ClosedTrades>;
export type ClosedTradesOutput = zod.output<typeof ClosedTrades>;

/** The largest fall of equity from one moment of the range to a later moment. Only moments for which `curve` has a point are compared. If a moment is just before a transaction, `from` or `to` is the time of the transaction; if it is just after the transaction, the millisecond after that time. Amounts that were paid in or out between the two moments are not part of the fall. Absent if there was no fall. */
export const LargestFall = /*#__PURE__*/ zod.object({
  "from": Timestamp,
  "to": Timestamp,
  "amount": Usd,
  "rate": /*#__PURE__*/ zod.exactOptional(Rate)
});

export type LargestFall = zod.input<typeof LargestFall>;
export type LargestFallOutput = zod.output<typeof LargestFall>;

export const instrumentResultCodeMax = 64;

export const instrumentResultClosedMin = 0;

export const instrumentResultGainsMin = 0;



/** The result of positions and options in one instrument; without `code`, the result that belongs to no instrument. */
export const InstrumentResult = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(instrumentResultCodeMax))),
  "closed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(instrumentResultClosedMin)),
  "gains": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(instrumentResultGainsMin)),
  "fees": Usd,
  "result": Usd
});

export type InstrumentResult = zod.input<typeof InstrumentResult>;
export type InstrumentResultOutput = zod.output<typeof InstrumentResult>;

export const monthResultMonthRegExp = new RegExp('^\\d{4}-\\d{2}$');


/** The result of one UTC month, or of the part of the month that lies in the range. */
export const MonthResult = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(monthResultMonthRegExp)),
  "result": Usd,
  "bySource": ProfitBySource
});

export type MonthResult = zod.input<typeof MonthResult>;
export type MonthResultOutput = zod.output<typeof MonthResult>;

/** The equity at one moment. For the moment of a transaction, the curve can have points just before and just after the transaction. */
export const PerformancePoint = /*#__PURE__*/ zod.object({
  "at": Timestamp,
  "equity": Usd,
  "invested": Usd
});

export type PerformancePoint = zod.input<typeof PerformancePoint>;
export type PerformancePointOutput = zod.output<typeof PerformancePoint>;

export const performanceDepositCountMin = 0;

export const performanceWithdrawalCountMin = 0;

export const performanceByInstrumentMax = 1000;

export const performanceByMonthMax = 1300;

export const performanceCurveMax = 2500;



/** Profit and loss of an account mode over a range. */
export const Performance = /*#__PURE__*/ zod.object({
  "from": Timestamp,
  "to": Timestamp,
  "equityBefore": Usd,
  "equity": Usd,
  "deposits": Usd,
  "depositCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(performanceDepositCountMin)),
  "withdrawals": Usd,
  "withdrawalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(performanceWithdrawalCountMin)),
  "result": Usd,
  "timeWeightedReturn": /*#__PURE__*/ zod.exactOptional(Rate),
  "unrealisedBefore": Usd,
  "unrealised": Usd,
  "fees": Usd,
  "interest": Usd,
  "trades": ClosedTrades,
  "largestFall": /*#__PURE__*/ zod.exactOptional(LargestFall),
  "bySource": ProfitBySource,
  "byInstrument": /*#__PURE__*/ zod.array(InstrumentResult).check(/*#__PURE__*/ zod.maxLength(performanceByInstrumentMax)),
  "byMonth": /*#__PURE__*/ zod.array(MonthResult).check(/*#__PURE__*/ zod.maxLength(performanceByMonthMax)),
  "curve": /*#__PURE__*/ zod.array(PerformancePoint).check(/*#__PURE__*/ zod.maxLength(performanceCurveMax))
});

export type Performance = zod.input<typeof Performance>;
export type PerformanceOutput = zod.output<typeof Performance>;

/** The answer when `performance` succeeds. */
export const PerformanceAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": Performance,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type PerformanceAnswer = zod.input<typeof PerformanceAnswer>;
export type PerformanceAnswerOutput = zod.output<typeof PerformanceAnswer>;

/** A figure in the answer of `performance`; `listPerformance` can list the rows that belong to the figure. DEPOSITS: amounts paid in. WITHDRAWALS: amounts paid out. RESULT: gains and losses, after costs. FEES: trading fees, withdrawal fees and early-close fees. INTEREST: loan interest. TRADES: closed trades. GAINS: closed trades with a gain. LOSSES: closed trades with a loss. */
export const PerformanceFigure = /*#__PURE__*/ zod.enum(['DEPOSITS', 'WITHDRAWALS', 'RESULT', 'FEES', 'INTEREST', 'TRADES', 'GAINS', 'LOSSES']);

export type PerformanceFigure = zod.input<typeof PerformanceFigure>;
export type PerformanceFigureOutput = zod.output<typeof PerformanceFigure>;

/** What a result comes from. SAVINGS: interest on cash. SMART: plan earnings less early-close fees. INVITE: invitation rewards. ORDER: leveraged positions, after their fees. OPTION: fixed-time options. LOAN: loan interest. WITHDRAWAL: withdrawal fees. */
export const ProfitSource = /*#__PURE__*/ zod.enum(['SAVINGS', 'SMART', 'INVITE', 'ORDER', 'OPTION', 'LOAN', 'WITHDRAWAL']);

export type ProfitSource = zod.input<typeof ProfitSource>;
export type ProfitSourceOutput = zod.output<typeof ProfitSource>;

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
export const PerformanceRowKind = /*#__PURE__*/ zod.enum(['DEPOSIT', 'GRANT', 'DEMO_START', 'WITHDRAWAL_PAID', 'NFT_SALE', 'SAVINGS', 'SMART_YIELD', 'SMART_EXIT', 'INVITE_REWARD', 'ORDER_OPEN', 'ORDER_CLOSE', 'OPTION_SETTLEMENT', 'LOAN_INTEREST', 'OPEN_BEFORE', 'OPEN_AFTER']);

export type PerformanceRowKind = zod.input<typeof PerformanceRowKind>;
export type PerformanceRowKindOutput = zod.output<typeof PerformanceRowKind>;

export const performanceRowRefMax = 64;

export const performanceRowCodeMax = 64;



/** One row of profit and loss. */
export const PerformanceRow = /*#__PURE__*/ zod.object({
  "id": Id,
  "ref": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(performanceRowRefMax)),
  "kind": /*#__PURE__*/ zod.union([PerformanceRowKind,OtherText]),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ProfitSource,OtherText])),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(performanceRowCodeMax))),
  "direction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['LONG', 'SHORT', 'UP', 'DOWN']),OtherText])),
  "at": Timestamp,
  "deposits": Usd,
  "withdrawals": Usd,
  "result": Usd,
  "fees": Usd,
  "interest": Usd,
  "tradeResult": /*#__PURE__*/ zod.exactOptional(Usd),
  "note": /*#__PURE__*/ zod.exactOptional(Note)
});

export type PerformanceRow = zod.input<typeof PerformanceRow>;
export type PerformanceRowOutput = zod.output<typeof PerformanceRow>;

/** The sums over all rows that match the filters, on all pages. */
export const PerformanceSum = /*#__PURE__*/ zod.object({
  "deposits": Usd,
  "withdrawals": Usd,
  "result": Usd,
  "fees": Usd,
  "interest": Usd,
  "tradeResult": Usd
});

export type PerformanceSum = zod.input<typeof PerformanceSum>;
export type PerformanceSumOutput = zod.output<typeof PerformanceSum>;

export const performanceRowPageListMax = 100;

export const performanceRowPageTotalMin = 0;


export const performanceRowPagePageSizeMax = 100;



/** One page of `PerformanceRow` records, newest first. */
export const PerformanceRowPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(PerformanceRow).check(/*#__PURE__*/ zod.maxLength(performanceRowPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(performanceRowPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(performanceRowPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean(),
  "sum": PerformanceSum
});

export type PerformanceRowPage = zod.input<typeof PerformanceRowPage>;
export type PerformanceRowPageOutput = zod.output<typeof PerformanceRowPage>;

/** The answer when `listPerformance` succeeds. */
export const ListPerformanceAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": PerformanceRowPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListPerformanceAnswer = zod.input<typeof ListPerformanceAnswer>;
export type ListPerformanceAnswerOutput = zod.output<typeof ListPerformanceAnswer>;

export const setNoteRequestNoteMax = 500;



/** A note on a position or an option. */
export const SetNoteRequest = /*#__PURE__*/ zod.object({
  "orderNo": Id,
  "note": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setNoteRequestNoteMax))
});

export type SetNoteRequest = zod.input<typeof SetNoteRequest>;
export type SetNoteRequestOutput = zod.output<typeof SetNoteRequest>;

/** The answer when `setNote` succeeds. */
export const SetNoteAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SetNoteAnswer = zod.input<typeof SetNoteAnswer>;
export type SetNoteAnswerOutput = zod.output<typeof SetNoteAnswer>;

export const creditLineTermsItemMax = 3650;

export const creditLineTermsMax = 20;

export const creditLineInterestFreeDaysMin = 0;
export const creditLineInterestFreeDaysMax = 365;



/** How much the user can borrow, and the loan terms. */
export const CreditLine = /*#__PURE__*/ zod.object({
  "creditLimit": Usd,
  "used": Usd,
  "available": Usd,
  "terms": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(creditLineTermsItemMax))).check(/*#__PURE__*/ zod.maxLength(creditLineTermsMax)),
  "dailyRate": Rate,
  "interestFreeDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(creditLineInterestFreeDaysMin)).check(/*#__PURE__*/ zod.lte(creditLineInterestFreeDaysMax)),
  "min": Usd,
  "max": Usd,
  "kycStatus": /*#__PURE__*/ zod.union([KycStatus,OtherText]),
  "openLoanNo": /*#__PURE__*/ zod.exactOptional(OrderNo)
});

export type CreditLine = zod.input<typeof CreditLine>;
export type CreditLineOutput = zod.output<typeof CreditLine>;

/** The answer when `myCredit` succeeds. */
export const MyCreditAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": CreditLine,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type MyCreditAnswer = zod.input<typeof MyCreditAnswer>;
export type MyCreditAnswerOutput = zod.output<typeof MyCreditAnswer>;

export const loanQuoteRequestAmountMax = 1024;



/** The amount and the term of the loan. */
export const LoanQuoteRequest = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanQuoteRequestAmountMax)),
  "termDays": /*#__PURE__*/ zod.int()
});

export type LoanQuoteRequest = zod.input<typeof LoanQuoteRequest>;
export type LoanQuoteRequestOutput = zod.output<typeof LoanQuoteRequest>;

/** One instalment of a loan. */
export const LoanInstalment = /*#__PURE__*/ zod.object({
  "dueAt": Timestamp,
  "principal": Usd,
  "interest": Usd,
  "total": Usd
});

export type LoanInstalment = zod.input<typeof LoanInstalment>;
export type LoanInstalmentOutput = zod.output<typeof LoanInstalment>;

export const overdueTermsExampleDaysMax = 365;



/** The cost of being overdue. */
export const OverdueTerms = /*#__PURE__*/ zod.object({
  "dailyRate": Rate,
  "capRate": Rate,
  "cap": Usd,
  "exampleDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(overdueTermsExampleDaysMax)),
  "exampleInterest": Usd
});

export type OverdueTerms = zod.input<typeof OverdueTerms>;
export type OverdueTermsOutput = zod.output<typeof OverdueTerms>;

export const borrowerNameMax = 120;

export const borrowerCountryRegExp = new RegExp('^[A-Z]{2}$');
export const borrowerAddressMax = 200;

export const borrowerPhoneMax = 40;



/** The borrower as identified by the identity check. Only the country calling code and the last three digits of the phone number are shown. */
export const Borrower = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(borrowerNameMax)),
  "birthdate": /*#__PURE__*/ zod.iso.date(),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(borrowerCountryRegExp)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(borrowerAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(borrowerPhoneMax)),
  "docType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['idCard', 'driverLicense', 'passport']),OtherText]),
  "verifiedAt": Timestamp
});

export type Borrower = zod.input<typeof Borrower>;
export type BorrowerOutput = zod.output<typeof Borrower>;

export const loanQuoteTermDaysMax = 3650;

export const loanQuoteAprRegExp = new RegExp('^\\d{1,6}\\.\\d$');
export const loanQuoteScheduleMax = 120;

export const loanQuoteAgreementMarkdownMax = 100000;

export const loanQuoteAgreementVersionMax = 64;

export const loanQuoteAgreementLanguageMax = 35;



/** The cost of a loan, to read before signing. The quote is valid for 10 minutes. */
export const LoanQuote = /*#__PURE__*/ zod.object({
  "amount": Usd,
  "termDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loanQuoteTermDaysMax)),
  "totalInterest": Usd,
  "repaymentAmount": Usd,
  "apr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loanQuoteAprRegExp)),
  "nominalRate": Rate,
  "repaymentDate": Timestamp,
  "schedule": /*#__PURE__*/ zod.array(LoanInstalment).check(/*#__PURE__*/ zod.maxLength(loanQuoteScheduleMax)),
  "overdueTerms": OverdueTerms,
  "agreementMarkdown": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanQuoteAgreementMarkdownMax)),
  "agreementVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loanQuoteAgreementVersionMax)),
  "agreementLanguage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanQuoteAgreementLanguageMax)),
  "quoteId": Id,
  "expiresAt": Timestamp,
  "borrower": /*#__PURE__*/ zod.exactOptional(Borrower)
});

export type LoanQuote = zod.input<typeof LoanQuote>;
export type LoanQuoteOutput = zod.output<typeof LoanQuote>;

/** The answer when `loanQuote` succeeds. */
export const LoanQuoteAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": LoanQuote,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LoanQuoteAnswer = zod.input<typeof LoanQuoteAnswer>;
export type LoanQuoteAnswerOutput = zod.output<typeof LoanQuoteAnswer>;

export const loanRequestAmountMax = 1024;

export const loanRequestSignatureIdMax = 1024;

export const loanRequestAgreementVersionMax = 64;

export const loanRequestAgreementLanguageMax = 35;



/** An application for a quoted loan, with the signature under the agreement. */
export const LoanRequest = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanRequestAmountMax)),
  "termDays": /*#__PURE__*/ zod.int(),
  "signatureId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanRequestSignatureIdMax)),
  "agreementVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loanRequestAgreementVersionMax)),
  "agreementLanguage": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanRequestAgreementLanguageMax))),
  "quoteId": Id
});

export type LoanRequest = zod.input<typeof LoanRequest>;
export type LoanRequestOutput = zod.output<typeof LoanRequest>;

export const loanTermDaysMax = 3650;

export const loanInterestFreeDaysMin = 0;
export const loanInterestFreeDaysMax = 365;

export const loanAprRegExp = new RegExp('^\\d{1,6}\\.\\d$');
export const loanAgreementVersionMax = 64;

export const loanRejectReasonMax = 500;

export const loanHistoryMax = 100;



/** A loan and its status. */
export const Loan = /*#__PURE__*/ zod.object({
  "loanNo": OrderNo,
  "amount": Usd,
  "termDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loanTermDaysMax)),
  "dailyRate": Rate,
  "interestFreeDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loanInterestFreeDaysMin)).check(/*#__PURE__*/ zod.lte(loanInterestFreeDaysMax)),
  "overdueDailyRate": Rate,
  "overdueCap": Rate,
  "totalInterest": Usd,
  "repaymentAmount": Usd,
  "apr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loanAprRegExp)),
  "repaymentDate": Timestamp,
  "agreementSignedAt": Timestamp,
  "agreementVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loanAgreementVersionMax)),
  "signatureId": Id,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PENDING_REVIEW', 'REPAYING', 'REPAID', 'OVERDUE', 'REJECTED']),OtherText]),
  "reviewStartedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "disbursedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "withdrawableUntil": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "accruedInterest": Usd,
  "overdueInterest": Usd,
  "outstanding": Usd,
  "repaidAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "repaidBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['USER', 'WITHDRAWAL', 'DUE_DAY']),OtherText])),
  "rejectReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanRejectReasonMax))),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(loanHistoryMax))
});

export type Loan = zod.input<typeof Loan>;
export type LoanOutput = zod.output<typeof Loan>;

/** The answer when `loan` succeeds. */
export const LoanAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20001']),
  "msg": Message,
  "result": Loan,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type LoanAnswer = zod.input<typeof LoanAnswer>;
export type LoanAnswerOutput = zod.output<typeof LoanAnswer>;

export const loanPageListMax = 100;

export const loanPageTotalMin = 0;


export const loanPagePageSizeMax = 100;



/** One page of `Loan` records, newest first. */
export const LoanPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Loan).check(/*#__PURE__*/ zod.maxLength(loanPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loanPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loanPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type LoanPage = zod.input<typeof LoanPage>;
export type LoanPageOutput = zod.output<typeof LoanPage>;

/** The answer when `listLoanRecord` succeeds. */
export const ListLoanRecordAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": LoanPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListLoanRecordAnswer = zod.input<typeof ListLoanRecordAnswer>;
export type ListLoanRecordAnswerOutput = zod.output<typeof ListLoanRecordAnswer>;

export const loanAgreementLanguageMax = 35;

export const loanAgreementMarkdownMax = 100000;

export const loanAgreementSignedByMax = 120;



/** The agreement of a loan exactly as it was signed. */
export const LoanAgreement = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanAgreementLanguageMax)),
  "markdown": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanAgreementMarkdownMax)),
  "signedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanAgreementSignedByMax))
});

export type LoanAgreement = zod.input<typeof LoanAgreement>;
export type LoanAgreementOutput = zod.output<typeof LoanAgreement>;

export const loanDetailTermDaysMax = 3650;

export const loanDetailInterestFreeDaysMin = 0;
export const loanDetailInterestFreeDaysMax = 365;

export const loanDetailAprRegExp = new RegExp('^\\d{1,6}\\.\\d$');
export const loanDetailAgreementVersionMax = 64;

export const loanDetailRejectReasonMax = 500;

export const loanDetailHistoryMax = 100;



/** A loan with the agreement as it was signed. */
export const LoanDetail = /*#__PURE__*/ zod.object({
  "loanNo": OrderNo,
  "amount": Usd,
  "termDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loanDetailTermDaysMax)),
  "dailyRate": Rate,
  "interestFreeDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loanDetailInterestFreeDaysMin)).check(/*#__PURE__*/ zod.lte(loanDetailInterestFreeDaysMax)),
  "overdueDailyRate": Rate,
  "overdueCap": Rate,
  "totalInterest": Usd,
  "repaymentAmount": Usd,
  "apr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loanDetailAprRegExp)),
  "repaymentDate": Timestamp,
  "agreementSignedAt": Timestamp,
  "agreementVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loanDetailAgreementVersionMax)),
  "signatureId": Id,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PENDING_REVIEW', 'REPAYING', 'REPAID', 'OVERDUE', 'REJECTED']),OtherText]),
  "reviewStartedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "disbursedAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "withdrawableUntil": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "accruedInterest": Usd,
  "overdueInterest": Usd,
  "outstanding": Usd,
  "repaidAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "repaidBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['USER', 'WITHDRAWAL', 'DUE_DAY']),OtherText])),
  "rejectReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanDetailRejectReasonMax))),
  "history": /*#__PURE__*/ zod.array(StatusChange).check(/*#__PURE__*/ zod.maxLength(loanDetailHistoryMax)),
  "agreement": /*#__PURE__*/ zod.exactOptional(LoanAgreement)
});

export type LoanDetail = zod.input<typeof LoanDetail>;
export type LoanDetailOutput = zod.output<typeof LoanDetail>;

/** The answer when `getLoanById` succeeds. */
export const GetLoanByIdAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": LoanDetail,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type GetLoanByIdAnswer = zod.input<typeof GetLoanByIdAnswer>;
export type GetLoanByIdAnswerOutput = zod.output<typeof GetLoanByIdAnswer>;

/** The number of the loan, and the amount that the user agreed to pay. */
export const RepayLoanRequest = /*#__PURE__*/ zod.object({
  "loanNo": Id,
  "expectedAmount": Usd
});

export type RepayLoanRequest = zod.input<typeof RepayLoanRequest>;
export type RepayLoanRequestOutput = zod.output<typeof RepayLoanRequest>;

/** The answer when `repayLoan` succeeds. */
export const RepayLoanAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": Loan,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type RepayLoanAnswer = zod.input<typeof RepayLoanAnswer>;
export type RepayLoanAnswerOutput = zod.output<typeof RepayLoanAnswer>;

/** The number of the loan, and the amount that the user agreed to pay. */
export const WithdrawLoanRequest = /*#__PURE__*/ zod.object({
  "loanNo": Id,
  "expectedAmount": /*#__PURE__*/ zod.exactOptional(Usd)
});

export type WithdrawLoanRequest = zod.input<typeof WithdrawLoanRequest>;
export type WithdrawLoanRequestOutput = zod.output<typeof WithdrawLoanRequest>;

/** The answer when `withdrawLoan` succeeds. */
export const WithdrawLoanAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": Loan,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type WithdrawLoanAnswer = zod.input<typeof WithdrawLoanAnswer>;
export type WithdrawLoanAnswerOutput = zod.output<typeof WithdrawLoanAnswer>;

export const buyNftRequestAmountMax = 1024;

export const buyNftRequestReceiveAddressMax = 1024;



/** A bid for an NFT, or the purchase of an NFT at once. */
export const BuyNftRequest = /*#__PURE__*/ zod.object({
  "nftId": Id,
  "action": /*#__PURE__*/ zod.enum(['bid', 'buy']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyNftRequestAmountMax)),
  "receiveAddress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyNftRequestReceiveAddressMax))
});

export type BuyNftRequest = zod.input<typeof BuyNftRequest>;
export type BuyNftRequestOutput = zod.output<typeof BuyNftRequest>;

export const myNftTitleMax = 120;

export const myNftImageUrlMax = 2048;

export const myNftStoryMax = 1000;

export const myNftCreatorMax = 120;

export const myNftChainMax = 64;

export const myNftAddressMax = 128;

export const myNftRemainingTimeMin = 0;

export const myNftBidCountMin = 0;

export const myNftOrderNoRegExp = new RegExp('^[A-Z]{2}\\d{18}$');
export const myNftReceiveAddressMax = 1024;



/** A charity NFT that the user has bid for or bought. */
export const MyNft = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myNftTitleMax)),
  "imageUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myNftImageUrlMax)),
  "story": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myNftStoryMax))),
  "creator": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myNftCreatorMax)),
  "chain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myNftChainMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myNftAddressMax)),
  "currentBid": Usd,
  "minNextBid": Usd,
  "buyNowPrice": /*#__PURE__*/ zod.exactOptional(Usd),
  "endsAt": Timestamp,
  "remainingTime": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myNftRemainingTimeMin)),
  "bidCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myNftBidCountMin)),
  "cumulativeDonation": Usd,
  "charity": Charity,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['DRAFT', 'LIVE', 'SOLD', 'ENDED', 'WITHDRAWN']),OtherText]),
  "myBid": Usd,
  "leading": /*#__PURE__*/ zod.boolean(),
  "orderNo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(myNftOrderNoRegExp))),
  "bidAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "receiveAddress": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myNftReceiveAddressMax)))
});

export type MyNft = zod.input<typeof MyNft>;
export type MyNftOutput = zod.output<typeof MyNft>;

/** The answer when `buyNft` succeeds. */
export const BuyNftAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20004']),
  "msg": Message,
  "result": MyNft,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type BuyNftAnswer = zod.input<typeof BuyNftAnswer>;
export type BuyNftAnswerOutput = zod.output<typeof BuyNftAnswer>;

export const myNftPageListMax = 100;

export const myNftPageTotalMin = 0;


export const myNftPagePageSizeMax = 100;



/** One page of `MyNft` records, the NFT with the user's latest bid first. */
export const MyNftPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(MyNft).check(/*#__PURE__*/ zod.maxLength(myNftPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myNftPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myNftPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type MyNftPage = zod.input<typeof MyNftPage>;
export type MyNftPageOutput = zod.output<typeof MyNftPage>;

/** The answer when `listMyNft` succeeds. */
export const ListMyNftAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": MyNftPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListMyNftAnswer = zod.input<typeof ListMyNftAnswer>;
export type ListMyNftAnswerOutput = zod.output<typeof ListMyNftAnswer>;

export const listWatchAnswerResultMax = 100;



/** The answer when `listWatch` succeeds. */
export const ListWatchAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.array(MarketItem).check(/*#__PURE__*/ zod.maxLength(listWatchAnswerResultMax)),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListWatchAnswer = zod.input<typeof ListWatchAnswer>;
export type ListWatchAnswerOutput = zod.output<typeof ListWatchAnswer>;

/** The instrument to add to the watchlist or to remove from it. */
export const WatchRequest = /*#__PURE__*/ zod.object({
  "marketId": Id
});

export type WatchRequest = zod.input<typeof WatchRequest>;
export type WatchRequestOutput = zod.output<typeof WatchRequest>;

/** The answer when `addWatch` succeeds. */
export const AddWatchAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type AddWatchAnswer = zod.input<typeof AddWatchAnswer>;
export type AddWatchAnswerOutput = zod.output<typeof AddWatchAnswer>;

/** The answer when `removeWatch` succeeds. */
export const RemoveWatchAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type RemoveWatchAnswer = zod.input<typeof RemoveWatchAnswer>;
export type RemoveWatchAnswerOutput = zod.output<typeof RemoveWatchAnswer>;

/** What an alert waits for. PRICE_ABOVE: the price is at or above `value`. PRICE_BELOW: the price is at or below `value`. CHANGE_ABOVE: the change in percent, against the close of the previous UTC day, is at or above `value`. CHANGE_BELOW: this change is at or below `value`. */
export const AlertKind = /*#__PURE__*/ zod.enum(['PRICE_ABOVE', 'PRICE_BELOW', 'CHANGE_ABOVE', 'CHANGE_BELOW']);

export type AlertKind = zod.input<typeof AlertKind>;
export type AlertKindOutput = zod.output<typeof AlertKind>;

/** ONCE: the alert fires once and is inactive afterwards. EACH_CROSSING: the alert fires each time its condition changes from not met to met, but at most once a minute. */
export const AlertRepeat = /*#__PURE__*/ zod.enum(['ONCE', 'EACH_CROSSING']);

export type AlertRepeat = zod.input<typeof AlertRepeat>;
export type AlertRepeatOutput = zod.output<typeof AlertRepeat>;

export const priceAlertCodeMax = 64;

export const priceAlertPriceDecimalsMin = 0;
export const priceAlertPriceDecimalsMax = 12;



/** An alert on an instrument. When the alert fires, the user gets a notification, unless the kind PRICE_ALERT is switched off. If the condition is already met when the alert is set, the alert fires only when the condition has stopped being met and is met again. While the instrument is closed or halted, the alert does not fire. */
export const PriceAlert = /*#__PURE__*/ zod.object({
  "id": Id,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(priceAlertCodeMax)),
  "marketId": Id,
  "type": /*#__PURE__*/ zod.union([MarketType,OtherNumber]),
  "kind": /*#__PURE__*/ zod.union([AlertKind,OtherText]),
  "value": /*#__PURE__*/ zod.number(),
  "priceDecimals": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceAlertPriceDecimalsMin)).check(/*#__PURE__*/ zod.lte(priceAlertPriceDecimalsMax)),
  "repeat": /*#__PURE__*/ zod.union([AlertRepeat,OtherText]),
  "createdAt": Timestamp,
  "lastFiredAt": /*#__PURE__*/ zod.exactOptional(Timestamp),
  "lastFiredPrice": /*#__PURE__*/ zod.exactOptional(Price),
  "active": /*#__PURE__*/ zod.boolean()
});

export type PriceAlert = zod.input<typeof PriceAlert>;
export type PriceAlertOutput = zod.output<typeof PriceAlert>;

export const priceAlertPageListMax = 100;

export const priceAlertPageTotalMin = 0;


export const priceAlertPagePageSizeMax = 100;



/** One page of `PriceAlert` records, newest first. */
export const PriceAlertPage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(PriceAlert).check(/*#__PURE__*/ zod.maxLength(priceAlertPageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceAlertPageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(priceAlertPagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type PriceAlertPage = zod.input<typeof PriceAlertPage>;
export type PriceAlertPageOutput = zod.output<typeof PriceAlertPage>;

/** The answer when `listAlert` succeeds. */
export const ListAlertAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": PriceAlertPage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListAlertAnswer = zod.input<typeof ListAlertAnswer>;
export type ListAlertAnswerOutput = zod.output<typeof ListAlertAnswer>;

export const setAlertRequestCodeMax = 64;



/** The alert to set. With `id`, the alert with this id is replaced and becomes active again. Without `id`, an alert is added. */
export const SetAlertRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(Id),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setAlertRequestCodeMax)),
  "kind": AlertKind,
  "value": /*#__PURE__*/ zod.number(),
  "repeat": AlertRepeat
});

export type SetAlertRequest = zod.input<typeof SetAlertRequest>;
export type SetAlertRequestOutput = zod.output<typeof SetAlertRequest>;

/** The answer when `setAlert` succeeds. */
export const SetAlertAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": PriceAlert,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type SetAlertAnswer = zod.input<typeof SetAlertAnswer>;
export type SetAlertAnswerOutput = zod.output<typeof SetAlertAnswer>;

/** The alert to remove. */
export const RemoveAlertRequest = /*#__PURE__*/ zod.object({
  "id": Id
});

export type RemoveAlertRequest = zod.input<typeof RemoveAlertRequest>;
export type RemoveAlertRequestOutput = zod.output<typeof RemoveAlertRequest>;

/** The answer when `removeAlert` succeeds. */
export const RemoveAlertAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['20005']),
  "msg": Message,
  "result": /*#__PURE__*/ zod.null(),
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type RemoveAlertAnswer = zod.input<typeof RemoveAlertAnswer>;
export type RemoveAlertAnswerOutput = zod.output<typeof RemoveAlertAnswer>;

export const inviteRulesCapPerYearMin = 0;



/** The rules for invitation rewards: the reward, the largest number of rewards in a year, and the smallest deposit that counts. */
export const InviteRules = /*#__PURE__*/ zod.object({
  "reward": Usd,
  "capPerYear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteRulesCapPerYearMin)),
  "minimumDeposit": Usd
});

export type InviteRules = zod.input<typeof InviteRules>;
export type InviteRulesOutput = zod.output<typeof InviteRules>;

export const inviteSummaryCodeRegExp = new RegExp('^[A-Z0-9]{6,8}$');
export const inviteSummaryLinkMax = 2048;

export const inviteSummaryInvitedMin = 0;

export const inviteSummaryFundedMin = 0;

export const inviteSummaryTradedMin = 0;

export const inviteSummaryRewardedMin = 0;

export const inviteSummaryPendingMin = 0;



/** The user's own invitation code and link, the numbers of invited friends, the rewards so far, and the rules for rewards. */
export const InviteSummary = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(inviteSummaryCodeRegExp)),
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inviteSummaryLinkMax)),
  "invited": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteSummaryInvitedMin)),
  "funded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteSummaryFundedMin)),
  "traded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteSummaryTradedMin)),
  "rewarded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteSummaryRewardedMin)),
  "pending": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inviteSummaryPendingMin)),
  "totalReward": Usd,
  "rules": InviteRules
});

export type InviteSummary = zod.input<typeof InviteSummary>;
export type InviteSummaryOutput = zod.output<typeof InviteSummary>;

/** The answer when `inviteSummary` succeeds. */
export const InviteSummaryAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": InviteSummary,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type InviteSummaryAnswer = zod.input<typeof InviteSummaryAnswer>;
export type InviteSummaryAnswerOutput = zod.output<typeof InviteSummaryAnswer>;

export const inviteMaskedNameMax = 64;



/** A friend who signed up with the user's invitation code. */
export const Invite = /*#__PURE__*/ zod.object({
  "id": Id,
  "maskedName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(inviteMaskedNameMax)),
  "stage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['REGISTERED', 'FUNDED', 'TRADED']),OtherText]),
  "joinedAt": Timestamp,
  "reward": Usd
});

export type Invite = zod.input<typeof Invite>;
export type InviteOutput = zod.output<typeof Invite>;

export const invitePageListMax = 100;

export const invitePageTotalMin = 0;


export const invitePagePageSizeMax = 100;



/** One page of `Invite` records, newest first. */
export const InvitePage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Invite).check(/*#__PURE__*/ zod.maxLength(invitePageListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(invitePageTotalMin)),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invitePagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type InvitePage = zod.input<typeof InvitePage>;
export type InvitePageOutput = zod.output<typeof InvitePage>;

/** The answer when `listInvite` succeeds. */
export const ListInviteAnswer = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.enum(['200']),
  "msg": Message,
  "result": InvitePage,
  "traceId": TraceId,
  "serverTime": ServerTime
});

export type ListInviteAnswer = zod.input<typeof ListInviteAnswer>;
export type ListInviteAnswerOutput = zod.output<typeof ListInviteAnswer>;
