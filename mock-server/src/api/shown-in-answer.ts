/*
 * What journal and HTTP archive show of an answer: a field is shown when it is listed here, so that a new one is not.
 * shown-in-answer.test.ts asks for a decision on each field of the contract.
 */

/** Fields of answers whose values are shown. */
export const shownInAnswer: ReadonlySet<string> = new Set(
  `
  accounts accruedInterest agreement agreementLanguage agreementSignedAt agreementVersion amount answer apr
  areaCode at attemptsLeft available avatarUrl balanceAfter base bidAt bidCount bids boughtAt buyNowPrice
  bySource bytes c cap capPerYear capRate chain charity closable closeFee closePrice closeReason closeTime
  code completedAt contactUrl contractSize createdAt creator creditLimit cumulativeDonation currency current
  currentBid cycles dailyRate day days delayed demo demoEnabled deposits direction disbursedAt disclosure
  distributedRevenue docType dueAt earlyExitPenaltyRate endsAt equity errors exampleDays exampleInterest
  exitedAt expectedReturn expectedRevenue expiresAt failReason fee feeRate field fileId from funded group h
  hasNext hasPassword hasSecurityPassword held high24h history hundred id imageUrl income inMargin inSmart
  inStake interest interestFreeDays INVITE inviteCode invited joinedAt kept key kind kycFailReason kycStatus l
  language last6 leading leverage limit link list LOAN loanDebt loanNo loans locked lostRevenue lots lotStep
  low24h margin markdown marketId marketType maturesAt max maxAmount maxLeverage maxLots method mime min
  minAmount minimumDeposit minLots minNextBid mode msg myBid name net network NFT_REFUND nominalRate
  note noticesOff o openFee openLoanNo openPrice opensAt openTime operation OPTION optionPeriods options ORDER
  orderNo outstanding overdueCap overdueDailyRate overdueInterest overdueTerms owed pageNum pageSize partOf
  paymentLocked payoutRatio payoutReference penalty penaltyRate pending periodSec pinned plans positions
  preferences prevClose price priceDecimals principal productId productName profit profitDayList profitDays
  proofId publishedAt quoteId rate read real realised reason receiveAddress receiveAmount receiveCurrencyAmount ref
  refund registrationNo rejectReason remainingTime repaidAt repaidBy repaymentAmount repaymentDate resendAfter
  result reviewDueAt reviewedAt reviewStartedAt reward rewarded risingColour rule rules SAVINGS savingsEnabled
  schedule serverTime settlePrice sha256 shareStatus signatureId SMART source stage stake status stopLossPrice
  stopOutPrice story strikePrice submittedAt summary t takeProfitPrice termDays terms termsVersion theme
  tickSize title titleKey to today todayBySource todayIncome topic total totalIncome totalInterest totalReward
  traceId tradable traded tradingHours txHash type unreadCount unrealised until updatedAt url usdAmount used
  usedAt userName v value valueDate verified verifiedAt withdrawableUntil WITHDRAWAL withdrawals
  withdrawalsPausedUntil zdf
`
    .trim()
    .split(/\s+/),
)

/** What stands in place of a value that is not shown. */
export const REDACTED = '[redacted]'

const isEmpty = (value: unknown): boolean => value === null || value === ''

const shown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      shownInAnswer.has(name) ? shown(each) : isEmpty(each) ? each : REDACTED,
    ]),
  )
}

/** An answer as journal and archive show it; undefined when it is no JSON. */
export const shownAnswer = (body: string): unknown => {
  try {
    return shown(JSON.parse(body))
  } catch {
    return undefined
  }
}
