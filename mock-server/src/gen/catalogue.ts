// Generated from the contract: do not edit, run "npm run codegen".

/** One line of the error catalogue. */
export interface CatalogueEntry {
  readonly code: string
  /** The name under which apps keep the translated text. */
  readonly key: string
  /** What it means, in English; for developers, not for users. */
  readonly meaning: string
  readonly origin: 'specification' | 'extension'
  readonly kind: 'success' | 'refusal'
  /** The HTTP status it travels under where that is not 200. */
  readonly http?: string
}

/** Every code of the contract by its code. */
export const catalogue = {
  "200": {"code":"200","key":"ok","meaning":"Done; the answer is in result.","origin":"specification","kind":"success"},
  "20001": {"code":"20001","key":"submittedForReview","meaning":"Submitted for review.","origin":"specification","kind":"success"},
  "20002": {"code":"20002","key":"rechargeSubmitted","meaning":"Deposit added and submitted for review.","origin":"specification","kind":"success"},
  "20003": {"code":"20003","key":"withdrawalSubmitted","meaning":"Withdrawal added and submitted for review.","origin":"specification","kind":"success"},
  "20004": {"code":"20004","key":"purchaseSuccessful","meaning":"Purchase successful.","origin":"specification","kind":"success"},
  "20005": {"code":"20005","key":"modifiedSuccessfully","meaning":"Modified successfully.","origin":"specification","kind":"success"},
  "401": {"code":"401","key":"sessionEnded","meaning":"The session has ended; sign in again.","origin":"specification","kind":"refusal"},
  "10001": {"code":"10001","key":"enterUserNameOrEmail","meaning":"Enter a user name or an email address.","origin":"specification","kind":"refusal"},
  "10002": {"code":"10002","key":"emailWrong","meaning":"The email address is wrong.","origin":"specification","kind":"refusal"},
  "10003": {"code":"10003","key":"userNameWrong","meaning":"The user name is not formed as required.","origin":"specification","kind":"refusal"},
  "10004": {"code":"10004","key":"passwordWrong","meaning":"The password is wrong.","origin":"specification","kind":"refusal"},
  "10005": {"code":"10005","key":"userStatusAbnormal","meaning":"This account is frozen and cannot sign in.","origin":"specification","kind":"refusal"},
  "10006": {"code":"10006","key":"userNameExists","meaning":"The user name exists already.","origin":"specification","kind":"refusal"},
  "10007": {"code":"10007","key":"emailExists","meaning":"The email address exists already.","origin":"specification","kind":"refusal"},
  "10008": {"code":"10008","key":"userStatusWrong","meaning":"The state of this account does not allow this action.","origin":"specification","kind":"refusal"},
  "10009": {"code":"10009","key":"userNotFound","meaning":"No such user.","origin":"specification","kind":"refusal"},
  "10010": {"code":"10010","key":"smartProductWrong","meaning":"This smart equity product is not on offer.","origin":"specification","kind":"refusal"},
  "10011": {"code":"10011","key":"insufficientBalance","meaning":"Insufficient balance: deposit first, or release margin.","origin":"specification","kind":"refusal"},
  "10012": {"code":"10012","key":"noMatchingDays","meaning":"The product is not offered for this number of days.","origin":"specification","kind":"refusal"},
  "10013": {"code":"10013","key":"investmentAmountWrong","meaning":"The amount is wrong.","origin":"specification","kind":"refusal"},
  "10014": {"code":"10014","key":"optionsProductWrong","meaning":"This is not an options product.","origin":"specification","kind":"refusal"},
  "10015": {"code":"10015","key":"notTradable","meaning":"Not currently available for trading.","origin":"specification","kind":"refusal"},
  "10016": {"code":"10016","key":"purchaseAmountWrong","meaning":"The purchase amount is wrong.","origin":"specification","kind":"refusal"},
  "10017": {"code":"10017","key":"noMatchingPeriod","meaning":"The period is not offered.","origin":"specification","kind":"refusal"},
  "10018": {"code":"10018","key":"parameterMissing","meaning":"A system parameter could not be obtained.","origin":"specification","kind":"refusal"},
  "10019": {"code":"10019","key":"kycStatusWrong","meaning":"The identity check is in the wrong state for this action.","origin":"specification","kind":"refusal"},
  "10020": {"code":"10020","key":"nftStatusWrong","meaning":"This collection item is not on sale.","origin":"specification","kind":"refusal"},
  "10021": {"code":"10021","key":"addressMissing","meaning":"The receiving address is missing or wrong.","origin":"specification","kind":"refusal"},
  "10022": {"code":"10022","key":"kycRequired","meaning":"Verify your identity first.","origin":"specification","kind":"refusal"},
  "10023": {"code":"10023","key":"loanTermWrong","meaning":"The loan term is not offered.","origin":"specification","kind":"refusal"},
  "10024": {"code":"10024","key":"productAlreadyBought","meaning":"You hold a running plan of this product already.","origin":"specification","kind":"refusal"},
  "10025": {"code":"10025","key":"withdrawalMethodMissing","meaning":"Select a withdrawal method.","origin":"specification","kind":"refusal"},
  "10091": {"code":"10091","key":"invitationCodeInvalid","meaning":"The invitation code is not valid.","origin":"specification","kind":"refusal"},
  "11001": {"code":"11001","key":"verificationCodeWrong","meaning":"The verification code is wrong or has expired.","origin":"extension","kind":"refusal"},
  "11002": {"code":"11002","key":"securityPasswordWrong","meaning":"The security password is wrong.","origin":"extension","kind":"refusal"},
  "11003": {"code":"11003","key":"securityPasswordNotSet","meaning":"Set a security password first.","origin":"extension","kind":"refusal"},
  "11004": {"code":"11004","key":"paymentLocked","meaning":"Payments are locked for this account; contact support.","origin":"extension","kind":"refusal"},
  "11005": {"code":"11005","key":"demoCannotUse","meaning":"A demo account cannot use this; switch to the real account.","origin":"extension","kind":"refusal"},
  "11006": {"code":"11006","key":"demoDisabled","meaning":"The demo account is disabled.","origin":"extension","kind":"refusal"},
  "11007": {"code":"11007","key":"smartTradingNotEnabled","meaning":"Smart trading is not enabled.","origin":"extension","kind":"refusal"},
  "11008": {"code":"11008","key":"belowMinimum","meaning":"The amount is below the minimum of {limit} {name}.","origin":"extension","kind":"refusal"},
  "11009": {"code":"11009","key":"stopPricesUnreasonable","meaning":"Stop-loss and take-profit must be reasonable.","origin":"extension","kind":"refusal"},
  "11010": {"code":"11010","key":"recordNotOpen","meaning":"This record is no longer open.","origin":"extension","kind":"refusal"},
  "11011": {"code":"11011","key":"imageFormatWrong","meaning":"The image is not a JPG, JPEG 2000 or PNG.","origin":"extension","kind":"refusal","http":"415"},
  "11012": {"code":"11012","key":"imageTooLarge","meaning":"The image is larger than 2 MB.","origin":"extension","kind":"refusal","http":"413"},
  "11013": {"code":"11013","key":"tooManyRequests","meaning":"Too many requests; wait a moment.","origin":"extension","kind":"refusal","http":"429"},
  "11014": {"code":"11014","key":"idempotencyKeyReused","meaning":"This idempotency key was used with another body.","origin":"extension","kind":"refusal","http":"422"},
  "11015": {"code":"11015","key":"idempotencyKeyRunning","meaning":"The first request with this idempotency key is still running.","origin":"extension","kind":"refusal","http":"409"},
  "11016": {"code":"11016","key":"agreementNotSigned","meaning":"Sign the agreement first.","origin":"extension","kind":"refusal"},
  "11017": {"code":"11017","key":"loanNotRepayable","meaning":"This loan cannot be repaid or withdrawn now.","origin":"extension","kind":"refusal"},
  "11018": {"code":"11018","key":"quoteChanged","meaning":"The terms or the quote changed; look again and confirm.","origin":"extension","kind":"refusal"},
  "11019": {"code":"11019","key":"leverageNotAllowed","meaning":"This leverage is not allowed here.","origin":"extension","kind":"refusal"},
  "11020": {"code":"11020","key":"recordNotFound","meaning":"No such record.","origin":"extension","kind":"refusal"},
} as const satisfies Record<string, CatalogueEntry>

/** A code that the contract lists. */
export type KnownCode = keyof typeof catalogue

/** The key of a translated text for a listed code. */
export type CatalogueKey = (typeof catalogue)[KnownCode]['key']
