/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';
import { envelope, text } from '../../zod/short-forms.ts';

import { Message, Availability, TraceId, ServerTime, Registered, Id, Theme, RisingColour, Usd, NoticeSwitch, SignedInUser, CodeSent, MarketItem, MarketInfo, Candle, ParamEntry, ContentItem, Content, SmartProductPage, NftPage, NftBidPage, UserInfo, SessionInfoPage, AccountClosing, KycReceipt, KycState, UploadedFile, NotificationPage, PaymentLock, VerifiedPassword, AttemptKey, Recharge, RechargePage, Withdrawal, WithdrawalPage, TransactionPage, EquityPoint, MoneyOperation, SettledAttempt, IncomeDetailPage, SmartOrder, SmartOrderPage, SmartOrderDetail, ExitPreview, Order, OrderPage, OptionsOrder, OptionsOrderPage, CreditLine, LoanQuote, Loan, LoanPage, LoanDetail, MyNft, MyNftPage, InviteSummary, InvitePage } from './model.schemas.ts';

export const CheckUserNameOrPhoneAnswer = /*#__PURE__*/ (() => envelope('200', Message, Availability, TraceId, ServerTime))();

export type CheckUserNameOrPhoneAnswer = zod.input<typeof CheckUserNameOrPhoneAnswer>;
export type CheckUserNameOrPhoneAnswerOutput = zod.output<typeof CheckUserNameOrPhoneAnswer>;

export const RegisterRequest = /*#__PURE__*/ (() => zod.object({
  "userName": zod.exactOptional(text(1024)),
  "email": zod.exactOptional(text(1024)),
  "code": zod.exactOptional(text(1024)),
  "password": zod.exactOptional(text(1024)),
  "invitationCode": zod.exactOptional(text(1024))
}))();

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const RegisterAnswer = /*#__PURE__*/ (() => envelope('200', Message, Registered, TraceId, ServerTime))();

export type RegisterAnswer = zod.input<typeof RegisterAnswer>;
export type RegisterAnswerOutput = zod.output<typeof RegisterAnswer>;

export const LoginRequest = /*#__PURE__*/ (() => zod.object({
  "userName": zod.exactOptional(text(1024)),
  "password": zod.exactOptional(text(1024))
}))();

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const LoginAnswer = /*#__PURE__*/ (() => envelope('200', Message, SignedInUser, TraceId, ServerTime))();

export type LoginAnswer = zod.input<typeof LoginAnswer>;
export type LoginAnswerOutput = zod.output<typeof LoginAnswer>;

export const SendCodeRequest = /*#__PURE__*/ (() => zod.object({
  "email": zod.exactOptional(text(1024)),
  "scene": zod.enum(['register', 'reset', 'security'])
}))();

export type SendCodeRequest = zod.input<typeof SendCodeRequest>;
export type SendCodeRequestOutput = zod.output<typeof SendCodeRequest>;

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
  "credential": text(8192, 1),
  "invitationCode": zod.exactOptional(text(1024))
}))();

export type GoogleCredentialRequest = zod.input<typeof GoogleCredentialRequest>;
export type GoogleCredentialRequestOutput = zod.output<typeof GoogleCredentialRequest>;

export const GoogleCodeRequest = /*#__PURE__*/ (() => zod.object({
  "code": text(2048, 1),
  "state": text(512, 1),
  "codeVerifier": zod.string().check(zod.regex(new RegExp('^[A-Za-z0-9._~-]{43,128}$'))),
  "nonce": zod.exactOptional(text(512, 1)),
  "redirectUri": zod.url().check(zod.maxLength(2048)),
  "invitationCode": zod.exactOptional(text(1024))
}))();

export type GoogleCodeRequest = zod.input<typeof GoogleCodeRequest>;
export type GoogleCodeRequestOutput = zod.output<typeof GoogleCodeRequest>;

export const LoginByGoogleAnswer = /*#__PURE__*/ (() => envelope('200', Message, SignedInUser, TraceId, ServerTime))();

export type LoginByGoogleAnswer = zod.input<typeof LoginByGoogleAnswer>;
export type LoginByGoogleAnswerOutput = zod.output<typeof LoginByGoogleAnswer>;

export const LinkGoogleAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type LinkGoogleAnswer = zod.input<typeof LinkGoogleAnswer>;
export type LinkGoogleAnswerOutput = zod.output<typeof LinkGoogleAnswer>;

export const UnlinkGoogleAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type UnlinkGoogleAnswer = zod.input<typeof UnlinkGoogleAnswer>;
export type UnlinkGoogleAnswerOutput = zod.output<typeof UnlinkGoogleAnswer>;

export const LogoutAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.null(), TraceId, ServerTime))();

export type LogoutAnswer = zod.input<typeof LogoutAnswer>;
export type LogoutAnswerOutput = zod.output<typeof LogoutAnswer>;

export const LogoutAllAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type LogoutAllAnswer = zod.input<typeof LogoutAllAnswer>;
export type LogoutAllAnswerOutput = zod.output<typeof LogoutAllAnswer>;

export const LogoutSessionRequest = /*#__PURE__*/ (() => zod.object({
  "id": Id
}))();

export type LogoutSessionRequest = zod.input<typeof LogoutSessionRequest>;
export type LogoutSessionRequestOutput = zod.output<typeof LogoutSessionRequest>;

export const LogoutSessionAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type LogoutSessionAnswer = zod.input<typeof LogoutSessionAnswer>;
export type LogoutSessionAnswerOutput = zod.output<typeof LogoutSessionAnswer>;

export const ListMarketByTypeAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(MarketItem).check(zod.maxLength(2000)), TraceId, ServerTime))();

export type ListMarketByTypeAnswer = zod.input<typeof ListMarketByTypeAnswer>;
export type ListMarketByTypeAnswerOutput = zod.output<typeof ListMarketByTypeAnswer>;

export const GetMarketInfoAnswer = /*#__PURE__*/ (() => envelope('200', Message, MarketInfo, TraceId, ServerTime))();

export type GetMarketInfoAnswer = zod.input<typeof GetMarketInfoAnswer>;
export type GetMarketInfoAnswerOutput = zod.output<typeof GetMarketInfoAnswer>;

export const GetKValueByCodeAndDateAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(Candle).check(zod.maxLength(500)), TraceId, ServerTime))();

export type GetKValueByCodeAndDateAnswer = zod.input<typeof GetKValueByCodeAndDateAnswer>;
export type GetKValueByCodeAndDateAnswerOutput = zod.output<typeof GetKValueByCodeAndDateAnswer>;

export const GetParamByKeyAnswer = /*#__PURE__*/ (() => envelope('200', Message, ParamEntry, TraceId, ServerTime))();

export type GetParamByKeyAnswer = zod.input<typeof GetParamByKeyAnswer>;
export type GetParamByKeyAnswerOutput = zod.output<typeof GetParamByKeyAnswer>;

export const ListContentsAnswer = /*#__PURE__*/ (() => envelope('200', Message, zod.array(ContentItem).check(zod.maxLength(500)), TraceId, ServerTime))();

export type ListContentsAnswer = zod.input<typeof ListContentsAnswer>;
export type ListContentsAnswerOutput = zod.output<typeof ListContentsAnswer>;

export const GetContentsByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, Content, TraceId, ServerTime))();

export type GetContentsByIdAnswer = zod.input<typeof GetContentsByIdAnswer>;
export type GetContentsByIdAnswerOutput = zod.output<typeof GetContentsByIdAnswer>;

export const ListSmartProductAnswer = /*#__PURE__*/ (() => envelope('200', Message, SmartProductPage, TraceId, ServerTime))();

export type ListSmartProductAnswer = zod.input<typeof ListSmartProductAnswer>;
export type ListSmartProductAnswerOutput = zod.output<typeof ListSmartProductAnswer>;

export const ListNftAnswer = /*#__PURE__*/ (() => envelope('200', Message, NftPage, TraceId, ServerTime))();

export type ListNftAnswer = zod.input<typeof ListNftAnswer>;
export type ListNftAnswerOutput = zod.output<typeof ListNftAnswer>;

export const ListNftBidAnswer = /*#__PURE__*/ (() => envelope('200', Message, NftBidPage, TraceId, ServerTime))();

export type ListNftBidAnswer = zod.input<typeof ListNftBidAnswer>;
export type ListNftBidAnswerOutput = zod.output<typeof ListNftBidAnswer>;

export const GetUserInfoAnswer = /*#__PURE__*/ (() => envelope('200', Message, UserInfo, TraceId, ServerTime))();

export type GetUserInfoAnswer = zod.input<typeof GetUserInfoAnswer>;
export type GetUserInfoAnswerOutput = zod.output<typeof GetUserInfoAnswer>;

export const UpdateProfileRequest = /*#__PURE__*/ (() => zod.object({
  "avatarId": zod.exactOptional(Id),
  "areaCode": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\+\\d{1,4}$')))),
  "phone": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^\\d{5,15}$')))),
  "remove": zod.exactOptional(zod.array(zod.enum(['phone', 'picture'])).check(zod.minLength(1)).check(zod.maxLength(2)))
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

export const ListSessionAnswer = /*#__PURE__*/ (() => envelope('200', Message, SessionInfoPage, TraceId, ServerTime))();

export type ListSessionAnswer = zod.input<typeof ListSessionAnswer>;
export type ListSessionAnswerOutput = zod.output<typeof ListSessionAnswer>;

export const SetPreferencesRequest = /*#__PURE__*/ (() => zod.object({
  "language": zod.exactOptional(text(35).check(zod.regex(new RegExp('^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$')))),
  "theme": zod.exactOptional(Theme),
  "risingColour": zod.exactOptional(RisingColour)
}))();

export type SetPreferencesRequest = zod.input<typeof SetPreferencesRequest>;
export type SetPreferencesRequestOutput = zod.output<typeof SetPreferencesRequest>;

export const SetPreferencesAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type SetPreferencesAnswer = zod.input<typeof SetPreferencesAnswer>;
export type SetPreferencesAnswerOutput = zod.output<typeof SetPreferencesAnswer>;

export const CheckCloseAccountAnswer = /*#__PURE__*/ (() => envelope('200', Message, AccountClosing, TraceId, ServerTime))();

export type CheckCloseAccountAnswer = zod.input<typeof CheckCloseAccountAnswer>;
export type CheckCloseAccountAnswerOutput = zod.output<typeof CheckCloseAccountAnswer>;

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

export const IdentificationAnswer = /*#__PURE__*/ (() => envelope('20001', Message, KycReceipt, TraceId, ServerTime))();

export type IdentificationAnswer = zod.input<typeof IdentificationAnswer>;
export type IdentificationAnswerOutput = zod.output<typeof IdentificationAnswer>;

export const GetKycAnswer = /*#__PURE__*/ (() => envelope('200', Message, KycState, TraceId, ServerTime))();

export type GetKycAnswer = zod.input<typeof GetKycAnswer>;
export type GetKycAnswerOutput = zod.output<typeof GetKycAnswer>;

export const UploadAnswer = /*#__PURE__*/ (() => envelope('200', Message, UploadedFile, TraceId, ServerTime))();

export type UploadAnswer = zod.input<typeof UploadAnswer>;
export type UploadAnswerOutput = zod.output<typeof UploadAnswer>;

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

export const SetNoticesRequest = /*#__PURE__*/ (() => zod.object({
  "off": zod.array(NoticeSwitch).check(zod.maxLength(6))
}))();

export type SetNoticesRequest = zod.input<typeof SetNoticesRequest>;
export type SetNoticesRequestOutput = zod.output<typeof SetNoticesRequest>;

export const SetNoticesAnswer = /*#__PURE__*/ (() => envelope('20005', Message, zod.null(), TraceId, ServerTime))();

export type SetNoticesAnswer = zod.input<typeof SetNoticesAnswer>;
export type SetNoticesAnswerOutput = zod.output<typeof SetNoticesAnswer>;

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

export const VerifySecurityPasswordAnswer = /*#__PURE__*/ (() => envelope('200', Message, VerifiedPassword, TraceId, ServerTime))();

export type VerifySecurityPasswordAnswer = zod.input<typeof VerifySecurityPasswordAnswer>;
export type VerifySecurityPasswordAnswerOutput = zod.output<typeof VerifySecurityPasswordAnswer>;

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
  "last6": zod.exactOptional(zod.string().check(zod.regex(new RegExp('^[0-9a-fA-F]{6}$')))),
  "proofId": Id,
  "receiveAddress": zod.exactOptional(text(1024))
}))();

export type RechargeRequest = zod.input<typeof RechargeRequest>;
export type RechargeRequestOutput = zod.output<typeof RechargeRequest>;

export const RechargeAnswer = /*#__PURE__*/ (() => envelope('20002', Message, Recharge, TraceId, ServerTime))();

export type RechargeAnswer = zod.input<typeof RechargeAnswer>;
export type RechargeAnswerOutput = zod.output<typeof RechargeAnswer>;

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
  "proofId": zod.exactOptional(Id),
  "securityPassword": zod.string().check(zod.regex(new RegExp('^\\d{6}$'))),
  "expectedFee": Usd
}))();

export type WithdrawalRequest = zod.input<typeof WithdrawalRequest>;
export type WithdrawalRequestOutput = zod.output<typeof WithdrawalRequest>;

export const WithdrawalAnswer = /*#__PURE__*/ (() => envelope('20003', Message, Withdrawal, TraceId, ServerTime))();

export type WithdrawalAnswer = zod.input<typeof WithdrawalAnswer>;
export type WithdrawalAnswerOutput = zod.output<typeof WithdrawalAnswer>;

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

export const ListTransactionAnswer = /*#__PURE__*/ (() => envelope('200', Message, TransactionPage, TraceId, ServerTime))();

export type ListTransactionAnswer = zod.input<typeof ListTransactionAnswer>;
export type ListTransactionAnswerOutput = zod.output<typeof ListTransactionAnswer>;

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

export const SettleAttemptRequest = /*#__PURE__*/ (() => zod.object({
  "key": AttemptKey,
  "operation": MoneyOperation
}))();

export type SettleAttemptRequest = zod.input<typeof SettleAttemptRequest>;
export type SettleAttemptRequestOutput = zod.output<typeof SettleAttemptRequest>;

export const SettleAttemptAnswer = /*#__PURE__*/ (() => envelope('200', Message, SettledAttempt, TraceId, ServerTime))();

export type SettleAttemptAnswer = zod.input<typeof SettleAttemptAnswer>;
export type SettleAttemptAnswerOutput = zod.output<typeof SettleAttemptAnswer>;

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

export const BuySmartAnswer = /*#__PURE__*/ (() => envelope('20004', Message, SmartOrder, TraceId, ServerTime))();

export type BuySmartAnswer = zod.input<typeof BuySmartAnswer>;
export type BuySmartAnswerOutput = zod.output<typeof BuySmartAnswer>;

export const ListSmartOrderAnswer = /*#__PURE__*/ (() => envelope('200', Message, SmartOrderPage, TraceId, ServerTime))();

export type ListSmartOrderAnswer = zod.input<typeof ListSmartOrderAnswer>;
export type ListSmartOrderAnswerOutput = zod.output<typeof ListSmartOrderAnswer>;

export const GetSmartOrderByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, SmartOrderDetail, TraceId, ServerTime))();

export type GetSmartOrderByIdAnswer = zod.input<typeof GetSmartOrderByIdAnswer>;
export type GetSmartOrderByIdAnswerOutput = zod.output<typeof GetSmartOrderByIdAnswer>;

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

export const BuyOptionsAnswer = /*#__PURE__*/ (() => envelope('20004', Message, OptionsOrder, TraceId, ServerTime))();

export type BuyOptionsAnswer = zod.input<typeof BuyOptionsAnswer>;
export type BuyOptionsAnswerOutput = zod.output<typeof BuyOptionsAnswer>;

export const ListOptionsOrderAnswer = /*#__PURE__*/ (() => envelope('200', Message, OptionsOrderPage, TraceId, ServerTime))();

export type ListOptionsOrderAnswer = zod.input<typeof ListOptionsOrderAnswer>;
export type ListOptionsOrderAnswerOutput = zod.output<typeof ListOptionsOrderAnswer>;

export const GetOptionsOrderByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, OptionsOrder, TraceId, ServerTime))();

export type GetOptionsOrderByIdAnswer = zod.input<typeof GetOptionsOrderByIdAnswer>;
export type GetOptionsOrderByIdAnswerOutput = zod.output<typeof GetOptionsOrderByIdAnswer>;

export const MyCreditAnswer = /*#__PURE__*/ (() => envelope('200', Message, CreditLine, TraceId, ServerTime))();

export type MyCreditAnswer = zod.input<typeof MyCreditAnswer>;
export type MyCreditAnswerOutput = zod.output<typeof MyCreditAnswer>;

export const LoanQuoteRequest = /*#__PURE__*/ (() => zod.object({
  "amount": zod.exactOptional(text(1024)),
  "termDays": zod.exactOptional(zod.int())
}))();

export type LoanQuoteRequest = zod.input<typeof LoanQuoteRequest>;
export type LoanQuoteRequestOutput = zod.output<typeof LoanQuoteRequest>;

export const LoanQuoteAnswer = /*#__PURE__*/ (() => envelope('200', Message, LoanQuote, TraceId, ServerTime))();

export type LoanQuoteAnswer = zod.input<typeof LoanQuoteAnswer>;
export type LoanQuoteAnswerOutput = zod.output<typeof LoanQuoteAnswer>;

export const LoanRequest = /*#__PURE__*/ (() => zod.object({
  "amount": zod.exactOptional(text(1024)),
  "termDays": zod.exactOptional(zod.int()),
  "signatureId": zod.exactOptional(text(1024)),
  "agreementVersion": text(64, 1),
  "agreementLanguage": zod.exactOptional(text(35)),
  "quoteId": Id
}))();

export type LoanRequest = zod.input<typeof LoanRequest>;
export type LoanRequestOutput = zod.output<typeof LoanRequest>;

export const LoanAnswer = /*#__PURE__*/ (() => envelope('20001', Message, Loan, TraceId, ServerTime))();

export type LoanAnswer = zod.input<typeof LoanAnswer>;
export type LoanAnswerOutput = zod.output<typeof LoanAnswer>;

export const ListLoanRecordAnswer = /*#__PURE__*/ (() => envelope('200', Message, LoanPage, TraceId, ServerTime))();

export type ListLoanRecordAnswer = zod.input<typeof ListLoanRecordAnswer>;
export type ListLoanRecordAnswerOutput = zod.output<typeof ListLoanRecordAnswer>;

export const GetLoanByIdAnswer = /*#__PURE__*/ (() => envelope('200', Message, LoanDetail, TraceId, ServerTime))();

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
  "loanNo": Id,
  "expectedAmount": zod.exactOptional(Usd)
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

export const BuyNftAnswer = /*#__PURE__*/ (() => envelope('20004', Message, MyNft, TraceId, ServerTime))();

export type BuyNftAnswer = zod.input<typeof BuyNftAnswer>;
export type BuyNftAnswerOutput = zod.output<typeof BuyNftAnswer>;

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

export const InviteSummaryAnswer = /*#__PURE__*/ (() => envelope('200', Message, InviteSummary, TraceId, ServerTime))();

export type InviteSummaryAnswer = zod.input<typeof InviteSummaryAnswer>;
export type InviteSummaryAnswerOutput = zod.output<typeof InviteSummaryAnswer>;

export const ListInviteAnswer = /*#__PURE__*/ (() => envelope('200', Message, InvitePage, TraceId, ServerTime))();

export type ListInviteAnswer = zod.input<typeof ListInviteAnswer>;
export type ListInviteAnswerOutput = zod.output<typeof ListInviteAnswer>;
