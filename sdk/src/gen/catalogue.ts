// Generated from the contract: do not edit, run "npm run codegen".

import { type CatalogueEntry, readCatalogue } from '../errors/catalogue.ts'

/** The name of the translated text of each code: all of the catalogue that an app needs when it runs. */
export const errorKeys = {
  /** Done; the answer is in result. */
  "200": 'ok',
  /** Submitted for review. */
  "20001": 'submittedForReview',
  /** Deposit added and submitted for review. */
  "20002": 'rechargeSubmitted',
  /** Withdrawal added and submitted for review. */
  "20003": 'withdrawalSubmitted',
  /** Purchase successful. */
  "20004": 'purchaseSuccessful',
  /** Modified successfully. */
  "20005": 'modifiedSuccessfully',
  /** The session has ended; sign in again. */
  "401": 'sessionEnded',
  /** Enter a user name or an email address. */
  "10001": 'enterUserNameOrEmail',
  /** The email address is wrong. */
  "10002": 'emailWrong',
  /** The user name is not formed as required. */
  "10003": 'userNameWrong',
  /** The password is wrong. */
  "10004": 'passwordWrong',
  /** This account is frozen and cannot sign in. */
  "10005": 'userStatusAbnormal',
  /** The user name exists already. */
  "10006": 'userNameExists',
  /** The email address exists already. */
  "10007": 'emailExists',
  /** The state of this account does not allow this action. */
  "10008": 'userStatusWrong',
  /** No such user. */
  "10009": 'userNotFound',
  /** This smart equity product is not on offer. */
  "10010": 'smartProductWrong',
  /** Insufficient balance: deposit first, or release margin. */
  "10011": 'insufficientBalance',
  /** The product is not offered for this number of days. */
  "10012": 'noMatchingDays',
  /** The amount is wrong. */
  "10013": 'investmentAmountWrong',
  /** This is not an options product. */
  "10014": 'optionsProductWrong',
  /** Not currently available for trading. */
  "10015": 'notTradable',
  /** The purchase amount is wrong. */
  "10016": 'purchaseAmountWrong',
  /** The period is not offered. */
  "10017": 'noMatchingPeriod',
  /** A system parameter could not be obtained. */
  "10018": 'parameterMissing',
  /** The identity check is in the wrong state for this action. */
  "10019": 'kycStatusWrong',
  /** This collection item is not on sale. */
  "10020": 'nftStatusWrong',
  /** The receiving address is missing or wrong. */
  "10021": 'addressMissing',
  /** Verify your identity first. */
  "10022": 'kycRequired',
  /** The loan term is not offered. */
  "10023": 'loanTermWrong',
  /** You hold a running plan of this product already. */
  "10024": 'productAlreadyBought',
  /** Select a withdrawal method. */
  "10025": 'withdrawalMethodMissing',
  /** The invitation code is not valid. */
  "10091": 'invitationCodeInvalid',
  /** The verification code is wrong or has expired. */
  "11001": 'verificationCodeWrong',
  /** The security password is wrong. */
  "11002": 'securityPasswordWrong',
  /** Set a security password first. */
  "11003": 'securityPasswordNotSet',
  /** Payments are locked for this account; contact support. */
  "11004": 'paymentLocked',
  /** A demo account cannot use this; switch to the real account. */
  "11005": 'demoCannotUse',
  /** The demo account is disabled. */
  "11006": 'demoDisabled',
  /** Smart trading is not enabled. */
  "11007": 'smartTradingNotEnabled',
  /** The amount is below the minimum of {limit} {name}. */
  "11008": 'belowMinimum',
  /** Stop-loss and take-profit must be reasonable. */
  "11009": 'stopPricesUnreasonable',
  /** This record is no longer open. */
  "11010": 'recordNotOpen',
  /** The image is not a JPG, JPEG 2000 or PNG. */
  "11011": 'imageFormatWrong',
  /** The image is larger than 2 MB. */
  "11012": 'imageTooLarge',
  /** Too many requests; wait a moment. */
  "11013": 'tooManyRequests',
  /** This idempotency key was used with another body. */
  "11014": 'idempotencyKeyReused',
  /** The first request with this idempotency key is still running. */
  "11015": 'idempotencyKeyRunning',
  /** Sign the agreement first. */
  "11016": 'agreementNotSigned',
  /** This loan cannot be repaid or withdrawn now. */
  "11017": 'loanNotRepayable',
  /** The terms or the quote changed; look again and confirm. */
  "11018": 'quoteChanged',
  /** This leverage is not allowed here. */
  "11019": 'leverageNotAllowed',
  /** No such record. */
  "11020": 'recordNotFound',
} as const

/** A code that the contract lists. */
export type KnownCode = keyof typeof errorKeys

/** The key of a translated text for a listed code. */
export type CatalogueKey = (typeof errorKeys)[KnownCode]

/** Every code of the contract by its code. */
export const catalogue: { readonly [Code in KnownCode]: CatalogueEntry<Code, (typeof errorKeys)[Code]> } =
  /*#__PURE__*/ readCatalogue(errorKeys, 11001, {"11011":"415","11012":"413","11013":"429","11014":"422","11015":"409"})
