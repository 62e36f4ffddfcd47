// Generated from the contract: do not edit, run "npm run codegen".

import type { CatalogueEntry } from '../errors/catalogue-entry.ts'

/** The key of each code, under which apps keep its translated text. */
export const errorKeys = {
  /** Done; the answer is in result. */
  "200": "ok",
  /** The session has ended; log in again. */
  "401": "sessionEnded",
  /** Enter a user name or an email address. */
  "10001": "enterUserNameOrEmail",
  /** The email address is wrong. */
  "10002": "emailWrong",
  /** The user name does not match the rule for user names. */
  "10003": "userNameWrong",
  /** The password is wrong. */
  "10004": "passwordWrong",
  /** This account is frozen and cannot log in. */
  "10005": "userStatusAbnormal",
  /** The user name exists already. */
  "10006": "userNameExists",
  /** The email address exists already. */
  "10007": "emailExists",
  /** The state of this account does not allow this action. */
  "10008": "userStatusWrong",
  /** No such user. */
  "10009": "userNotFound",
  /** This smart equity product is not available. */
  "10010": "smartProductWrong",
  /** Insufficient balance: deposit first, or release margin. */
  "10011": "insufficientBalance",
  /** The product is not offered for this number of days. */
  "10012": "noMatchingDays",
  /** The amount is wrong. */
  "10013": "investmentAmountWrong",
  /** This is not an options product. */
  "10014": "optionsProductWrong",
  /** Not currently available for trading. */
  "10015": "notTradable",
  /** The purchase amount is wrong. */
  "10016": "purchaseAmountWrong",
  /** The period is not offered. */
  "10017": "noMatchingPeriod",
  /** A system parameter could not be obtained. */
  "10018": "parameterMissing",
  /** The identity check is in the wrong state for this action. */
  "10019": "kycStatusWrong",
  /** This collection item is not on sale. */
  "10020": "nftStatusWrong",
  /** The receiving address is missing or wrong. */
  "10021": "addressMissing",
  /** Verify your identity first. */
  "10022": "kycRequired",
  /** The loan term is not offered. */
  "10023": "loanTermWrong",
  /** You hold a running plan of this product already. */
  "10024": "productAlreadyBought",
  /** Select a withdrawal method. */
  "10025": "withdrawalMethodMissing",
  /** The invitation code is not valid. */
  "10091": "invitationCodeInvalid",
  /** The verification code is wrong or has expired. */
  "11001": "verificationCodeWrong",
  /** The security password is wrong. */
  "11002": "securityPasswordWrong",
  /** Set a security password first. */
  "11003": "securityPasswordNotSet",
  /** Payments are locked for this account; contact support. */
  "11004": "paymentLocked",
  /** A demo account cannot use this; switch to the real account. */
  "11005": "demoCannotUse",
  /** The demo account is disabled. */
  "11006": "demoDisabled",
  /** Smart trading is not enabled. */
  "11007": "smartTradingNotEnabled",
  /** The amount is below the minimum of {limit} {name}. */
  "11008": "belowMinimum",
  /** The stop loss or take profit is on the wrong side of the price or too close to it. */
  "11009": "stopPricesUnreasonable",
  /** This record is no longer open. */
  "11010": "recordNotOpen",
  /** The image is not a JPG, JPEG 2000 or PNG. */
  "11011": "imageFormatWrong",
  /** The image is larger than 2 MB. */
  "11012": "imageTooLarge",
  /** Too many requests; wait a moment. */
  "11013": "tooManyRequests",
  /** This idempotency key was used with another body. */
  "11014": "idempotencyKeyReused",
  /** The first request with this idempotency key is still running. */
  "11015": "idempotencyKeyRunning",
  /** Sign the agreement first. */
  "11016": "agreementNotSigned",
  /** This loan cannot be repaid or cancelled now. */
  "11017": "loanNotRepayable",
  /** The terms or the quote changed; look again and confirm. */
  "11018": "quoteChanged",
  /** This leverage is not allowed here. */
  "11019": "leverageNotAllowed",
  /** No such record. */
  "11020": "recordNotFound",
  /** This attempt was cancelled before it arrived; nothing was carried out. */
  "11021": "attemptCancelled",
  /** This log-in with Google has ended, was used, or does not belong to this browser; start it again. */
  "11026": "googleCodeInvalid",
  /** Set a log-in password first. */
  "11027": "passwordMissing",
  /** The trigger price is on the wrong side of the price, too close to it, or not a multiple of the tick size. */
  "11030": "triggerPriceUnreasonable",
  /** This order is no longer waiting. */
  "11031": "orderNotWaiting",
  /** The expiry is not in the future, or more than a year away. */
  "11032": "expiryUnreasonable",
  /** The order to link is not a waiting order for the same instrument, or is linked already. */
  "11033": "partnerUnsuitable",
  /** Submitted for review. */
  "20001": "submittedForReview",
  /** Deposit added and submitted for review. */
  "20002": "rechargeSubmitted",
  /** Withdrawal added and submitted for review. */
  "20003": "withdrawalSubmitted",
  /** Purchase successful. */
  "20004": "purchaseSuccessful",
  /** Modified successfully. */
  "20005": "modifiedSuccessfully",
} as const

/** Each code by its key, so that conditions can be read: `error.code === errorCodes.quoteChanged`. */
export const errorCodes = {
  /** Done; the answer is in result. */
  ok: "200",
  /** The session has ended; log in again. */
  sessionEnded: "401",
  /** Enter a user name or an email address. */
  enterUserNameOrEmail: "10001",
  /** The email address is wrong. */
  emailWrong: "10002",
  /** The user name does not match the rule for user names. */
  userNameWrong: "10003",
  /** The password is wrong. */
  passwordWrong: "10004",
  /** This account is frozen and cannot log in. */
  userStatusAbnormal: "10005",
  /** The user name exists already. */
  userNameExists: "10006",
  /** The email address exists already. */
  emailExists: "10007",
  /** The state of this account does not allow this action. */
  userStatusWrong: "10008",
  /** No such user. */
  userNotFound: "10009",
  /** This smart equity product is not available. */
  smartProductWrong: "10010",
  /** Insufficient balance: deposit first, or release margin. */
  insufficientBalance: "10011",
  /** The product is not offered for this number of days. */
  noMatchingDays: "10012",
  /** The amount is wrong. */
  investmentAmountWrong: "10013",
  /** This is not an options product. */
  optionsProductWrong: "10014",
  /** Not currently available for trading. */
  notTradable: "10015",
  /** The purchase amount is wrong. */
  purchaseAmountWrong: "10016",
  /** The period is not offered. */
  noMatchingPeriod: "10017",
  /** A system parameter could not be obtained. */
  parameterMissing: "10018",
  /** The identity check is in the wrong state for this action. */
  kycStatusWrong: "10019",
  /** This collection item is not on sale. */
  nftStatusWrong: "10020",
  /** The receiving address is missing or wrong. */
  addressMissing: "10021",
  /** Verify your identity first. */
  kycRequired: "10022",
  /** The loan term is not offered. */
  loanTermWrong: "10023",
  /** You hold a running plan of this product already. */
  productAlreadyBought: "10024",
  /** Select a withdrawal method. */
  withdrawalMethodMissing: "10025",
  /** The invitation code is not valid. */
  invitationCodeInvalid: "10091",
  /** The verification code is wrong or has expired. */
  verificationCodeWrong: "11001",
  /** The security password is wrong. */
  securityPasswordWrong: "11002",
  /** Set a security password first. */
  securityPasswordNotSet: "11003",
  /** Payments are locked for this account; contact support. */
  paymentLocked: "11004",
  /** A demo account cannot use this; switch to the real account. */
  demoCannotUse: "11005",
  /** The demo account is disabled. */
  demoDisabled: "11006",
  /** Smart trading is not enabled. */
  smartTradingNotEnabled: "11007",
  /** The amount is below the minimum of {limit} {name}. */
  belowMinimum: "11008",
  /** The stop loss or take profit is on the wrong side of the price or too close to it. */
  stopPricesUnreasonable: "11009",
  /** This record is no longer open. */
  recordNotOpen: "11010",
  /** The image is not a JPG, JPEG 2000 or PNG. */
  imageFormatWrong: "11011",
  /** The image is larger than 2 MB. */
  imageTooLarge: "11012",
  /** Too many requests; wait a moment. */
  tooManyRequests: "11013",
  /** This idempotency key was used with another body. */
  idempotencyKeyReused: "11014",
  /** The first request with this idempotency key is still running. */
  idempotencyKeyRunning: "11015",
  /** Sign the agreement first. */
  agreementNotSigned: "11016",
  /** This loan cannot be repaid or cancelled now. */
  loanNotRepayable: "11017",
  /** The terms or the quote changed; look again and confirm. */
  quoteChanged: "11018",
  /** This leverage is not allowed here. */
  leverageNotAllowed: "11019",
  /** No such record. */
  recordNotFound: "11020",
  /** This attempt was cancelled before it arrived; nothing was carried out. */
  attemptCancelled: "11021",
  /** This log-in with Google has ended, was used, or does not belong to this browser; start it again. */
  googleCodeInvalid: "11026",
  /** Set a log-in password first. */
  passwordMissing: "11027",
  /** The trigger price is on the wrong side of the price, too close to it, or not a multiple of the tick size. */
  triggerPriceUnreasonable: "11030",
  /** This order is no longer waiting. */
  orderNotWaiting: "11031",
  /** The expiry is not in the future, or more than a year away. */
  expiryUnreasonable: "11032",
  /** The order to link is not a waiting order for the same instrument, or is linked already. */
  partnerUnsuitable: "11033",
  /** Submitted for review. */
  submittedForReview: "20001",
  /** Deposit added and submitted for review. */
  rechargeSubmitted: "20002",
  /** Withdrawal added and submitted for review. */
  withdrawalSubmitted: "20003",
  /** Purchase successful. */
  purchaseSuccessful: "20004",
  /** Modified successfully. */
  modifiedSuccessfully: "20005",
} as const

/** A code that the contract lists. */
export type KnownCode = keyof typeof errorKeys

/** The key of a listed code. */
export type CatalogueKey = keyof typeof errorCodes

/** Every code of the contract, with where it comes from and how it travels. */
export const catalogue = {
  "200": {"code":"200","key":"ok","origin":"specification","kind":"success"},
  "401": {"code":"401","key":"sessionEnded","origin":"specification","kind":"error"},
  "10001": {"code":"10001","key":"enterUserNameOrEmail","origin":"specification","kind":"error"},
  "10002": {"code":"10002","key":"emailWrong","origin":"specification","kind":"error"},
  "10003": {"code":"10003","key":"userNameWrong","origin":"specification","kind":"error"},
  "10004": {"code":"10004","key":"passwordWrong","origin":"specification","kind":"error"},
  "10005": {"code":"10005","key":"userStatusAbnormal","origin":"specification","kind":"error"},
  "10006": {"code":"10006","key":"userNameExists","origin":"specification","kind":"error"},
  "10007": {"code":"10007","key":"emailExists","origin":"specification","kind":"error"},
  "10008": {"code":"10008","key":"userStatusWrong","origin":"specification","kind":"error"},
  "10009": {"code":"10009","key":"userNotFound","origin":"specification","kind":"error"},
  "10010": {"code":"10010","key":"smartProductWrong","origin":"specification","kind":"error"},
  "10011": {"code":"10011","key":"insufficientBalance","origin":"specification","kind":"error"},
  "10012": {"code":"10012","key":"noMatchingDays","origin":"specification","kind":"error"},
  "10013": {"code":"10013","key":"investmentAmountWrong","origin":"specification","kind":"error"},
  "10014": {"code":"10014","key":"optionsProductWrong","origin":"specification","kind":"error"},
  "10015": {"code":"10015","key":"notTradable","origin":"specification","kind":"error"},
  "10016": {"code":"10016","key":"purchaseAmountWrong","origin":"specification","kind":"error"},
  "10017": {"code":"10017","key":"noMatchingPeriod","origin":"specification","kind":"error"},
  "10018": {"code":"10018","key":"parameterMissing","origin":"specification","kind":"error"},
  "10019": {"code":"10019","key":"kycStatusWrong","origin":"specification","kind":"error"},
  "10020": {"code":"10020","key":"nftStatusWrong","origin":"specification","kind":"error"},
  "10021": {"code":"10021","key":"addressMissing","origin":"specification","kind":"error"},
  "10022": {"code":"10022","key":"kycRequired","origin":"specification","kind":"error"},
  "10023": {"code":"10023","key":"loanTermWrong","origin":"specification","kind":"error"},
  "10024": {"code":"10024","key":"productAlreadyBought","origin":"specification","kind":"error"},
  "10025": {"code":"10025","key":"withdrawalMethodMissing","origin":"specification","kind":"error"},
  "10091": {"code":"10091","key":"invitationCodeInvalid","origin":"specification","kind":"error"},
  "11001": {"code":"11001","key":"verificationCodeWrong","origin":"extension","kind":"error"},
  "11002": {"code":"11002","key":"securityPasswordWrong","origin":"extension","kind":"error"},
  "11003": {"code":"11003","key":"securityPasswordNotSet","origin":"extension","kind":"error"},
  "11004": {"code":"11004","key":"paymentLocked","origin":"extension","kind":"error"},
  "11005": {"code":"11005","key":"demoCannotUse","origin":"extension","kind":"error"},
  "11006": {"code":"11006","key":"demoDisabled","origin":"extension","kind":"error"},
  "11007": {"code":"11007","key":"smartTradingNotEnabled","origin":"extension","kind":"error"},
  "11008": {"code":"11008","key":"belowMinimum","origin":"extension","kind":"error"},
  "11009": {"code":"11009","key":"stopPricesUnreasonable","origin":"extension","kind":"error"},
  "11010": {"code":"11010","key":"recordNotOpen","origin":"extension","kind":"error"},
  "11011": {"code":"11011","key":"imageFormatWrong","origin":"extension","kind":"error","http":"415"},
  "11012": {"code":"11012","key":"imageTooLarge","origin":"extension","kind":"error","http":"413"},
  "11013": {"code":"11013","key":"tooManyRequests","origin":"extension","kind":"error","http":"429"},
  "11014": {"code":"11014","key":"idempotencyKeyReused","origin":"extension","kind":"error","http":"422"},
  "11015": {"code":"11015","key":"idempotencyKeyRunning","origin":"extension","kind":"error","http":"409"},
  "11016": {"code":"11016","key":"agreementNotSigned","origin":"extension","kind":"error"},
  "11017": {"code":"11017","key":"loanNotRepayable","origin":"extension","kind":"error"},
  "11018": {"code":"11018","key":"quoteChanged","origin":"extension","kind":"error"},
  "11019": {"code":"11019","key":"leverageNotAllowed","origin":"extension","kind":"error"},
  "11020": {"code":"11020","key":"recordNotFound","origin":"extension","kind":"error"},
  "11021": {"code":"11021","key":"attemptCancelled","origin":"extension","kind":"error"},
  "11026": {"code":"11026","key":"googleCodeInvalid","origin":"extension","kind":"error"},
  "11027": {"code":"11027","key":"passwordMissing","origin":"extension","kind":"error"},
  "11030": {"code":"11030","key":"triggerPriceUnreasonable","origin":"extension","kind":"error"},
  "11031": {"code":"11031","key":"orderNotWaiting","origin":"extension","kind":"error"},
  "11032": {"code":"11032","key":"expiryUnreasonable","origin":"extension","kind":"error"},
  "11033": {"code":"11033","key":"partnerUnsuitable","origin":"extension","kind":"error"},
  "20001": {"code":"20001","key":"submittedForReview","origin":"specification","kind":"success"},
  "20002": {"code":"20002","key":"rechargeSubmitted","origin":"specification","kind":"success"},
  "20003": {"code":"20003","key":"withdrawalSubmitted","origin":"specification","kind":"success"},
  "20004": {"code":"20004","key":"purchaseSuccessful","origin":"specification","kind":"success"},
  "20005": {"code":"20005","key":"modifiedSuccessfully","origin":"specification","kind":"success"},
} as const satisfies Record<KnownCode, CatalogueEntry>
