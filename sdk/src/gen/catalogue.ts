// Generated from the contract: do not edit, run "npm run codegen".

import { type CatalogueEntry, readCatalogue, readKeys } from '../errors/catalogue.ts'

/** The name of the translated text of each code: all of the catalogue that an app needs when it runs. */
export const errorKeys: {
  /** Done; the answer is in result. */
  readonly "200": "ok"
  /** Submitted for review. */
  readonly "20001": "submittedForReview"
  /** Deposit added and submitted for review. */
  readonly "20002": "rechargeSubmitted"
  /** Withdrawal added and submitted for review. */
  readonly "20003": "withdrawalSubmitted"
  /** Purchase successful. */
  readonly "20004": "purchaseSuccessful"
  /** Modified successfully. */
  readonly "20005": "modifiedSuccessfully"
  /** The session has ended; sign in again. */
  readonly "401": "sessionEnded"
  /** Enter a user name or an email address. */
  readonly "10001": "enterUserNameOrEmail"
  /** The email address is wrong. */
  readonly "10002": "emailWrong"
  /** The user name is not formed as required. */
  readonly "10003": "userNameWrong"
  /** The password is wrong. */
  readonly "10004": "passwordWrong"
  /** This account is frozen and cannot sign in. */
  readonly "10005": "userStatusAbnormal"
  /** The user name exists already. */
  readonly "10006": "userNameExists"
  /** The email address exists already. */
  readonly "10007": "emailExists"
  /** The state of this account does not allow this action. */
  readonly "10008": "userStatusWrong"
  /** No such user. */
  readonly "10009": "userNotFound"
  /** This smart equity product is not on offer. */
  readonly "10010": "smartProductWrong"
  /** Insufficient balance: deposit first, or release margin. */
  readonly "10011": "insufficientBalance"
  /** The product is not offered for this number of days. */
  readonly "10012": "noMatchingDays"
  /** The amount is wrong. */
  readonly "10013": "investmentAmountWrong"
  /** This is not an options product. */
  readonly "10014": "optionsProductWrong"
  /** Not currently available for trading. */
  readonly "10015": "notTradable"
  /** The purchase amount is wrong. */
  readonly "10016": "purchaseAmountWrong"
  /** The period is not offered. */
  readonly "10017": "noMatchingPeriod"
  /** A system parameter could not be obtained. */
  readonly "10018": "parameterMissing"
  /** The identity check is in the wrong state for this action. */
  readonly "10019": "kycStatusWrong"
  /** This collection item is not on sale. */
  readonly "10020": "nftStatusWrong"
  /** The receiving address is missing or wrong. */
  readonly "10021": "addressMissing"
  /** Verify your identity first. */
  readonly "10022": "kycRequired"
  /** The loan term is not offered. */
  readonly "10023": "loanTermWrong"
  /** You hold a running plan of this product already. */
  readonly "10024": "productAlreadyBought"
  /** Select a withdrawal method. */
  readonly "10025": "withdrawalMethodMissing"
  /** The invitation code is not valid. */
  readonly "10091": "invitationCodeInvalid"
  /** The verification code is wrong or has expired. */
  readonly "11001": "verificationCodeWrong"
  /** The security password is wrong. */
  readonly "11002": "securityPasswordWrong"
  /** Set a security password first. */
  readonly "11003": "securityPasswordNotSet"
  /** Payments are locked for this account; contact support. */
  readonly "11004": "paymentLocked"
  /** A demo account cannot use this; switch to the real account. */
  readonly "11005": "demoCannotUse"
  /** The demo account is disabled. */
  readonly "11006": "demoDisabled"
  /** Smart trading is not enabled. */
  readonly "11007": "smartTradingNotEnabled"
  /** The amount is below the minimum of {limit} {name}. */
  readonly "11008": "belowMinimum"
  /** Stop-loss and take-profit must be reasonable. */
  readonly "11009": "stopPricesUnreasonable"
  /** This record is no longer open. */
  readonly "11010": "recordNotOpen"
  /** The image is not a JPG, JPEG 2000 or PNG. */
  readonly "11011": "imageFormatWrong"
  /** The image is larger than 2 MB. */
  readonly "11012": "imageTooLarge"
  /** Too many requests; wait a moment. */
  readonly "11013": "tooManyRequests"
  /** This idempotency key was used with another body. */
  readonly "11014": "idempotencyKeyReused"
  /** The first request with this idempotency key is still running. */
  readonly "11015": "idempotencyKeyRunning"
  /** Sign the agreement first. */
  readonly "11016": "agreementNotSigned"
  /** This loan cannot be repaid or withdrawn now. */
  readonly "11017": "loanNotRepayable"
  /** The terms or the quote changed; look again and confirm. */
  readonly "11018": "quoteChanged"
  /** This leverage is not allowed here. */
  readonly "11019": "leverageNotAllowed"
  /** No such record. */
  readonly "11020": "recordNotFound"
  /** This attempt was cancelled before it arrived; nothing was carried out. */
  readonly "11021": "attemptCancelled"
  /** This sign-in with Google is over, was used, or does not belong to this browser; start it again. */
  readonly "11026": "googleCodeInvalid"
  /** Set a log-in password first. */
  readonly "11027": "passwordMissing"
} = /*#__PURE__*/ readKeys('200 ok 401 sessionEnded 10001 enterUserNameOrEmail emailWrong userNameWrong passwordWrong userStatusAbnormal userNameExists emailExists userStatusWrong userNotFound smartProductWrong insufficientBalance noMatchingDays investmentAmountWrong optionsProductWrong notTradable purchaseAmountWrong noMatchingPeriod parameterMissing kycStatusWrong nftStatusWrong addressMissing kycRequired loanTermWrong productAlreadyBought withdrawalMethodMissing 10091 invitationCodeInvalid 11001 verificationCodeWrong securityPasswordWrong securityPasswordNotSet paymentLocked demoCannotUse demoDisabled smartTradingNotEnabled belowMinimum stopPricesUnreasonable recordNotOpen imageFormatWrong imageTooLarge tooManyRequests idempotencyKeyReused idempotencyKeyRunning agreementNotSigned loanNotRepayable quoteChanged leverageNotAllowed recordNotFound attemptCancelled 11026 googleCodeInvalid passwordMissing 20001 submittedForReview rechargeSubmitted withdrawalSubmitted purchaseSuccessful modifiedSuccessfully')

/** A code that the contract lists. */
export type KnownCode = keyof typeof errorKeys

/** The key of a translated text for a listed code. */
export type CatalogueKey = (typeof errorKeys)[KnownCode]

/** Every code of the contract by its code. */
export const catalogue: { readonly [Code in KnownCode]: CatalogueEntry<Code, (typeof errorKeys)[Code]> } =
  /*#__PURE__*/ readCatalogue(errorKeys, 11001, {"11011":"415","11012":"413","11013":"429","11014":"422","11015":"409"})
