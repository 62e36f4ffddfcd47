/*
 * What journal and HTTP archive show of a request: a field is shown when it is listed here, so that a new one, a
 * misspelt one or one that no operation has is not. shown-fields.test.ts asks for a decision on each field of the
 * contract.
 */

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Fields of a body whose values are shown. */
export const shownInBody = names(`
  acceptedTermsVersion action agreementLanguage agreementVersion all amount areaCode avatarId currency days direction docType email
  enabled expectedAmount expectedFee file handHeld id idBack idFront ids invitationCode language last6
  leverage loanNo lots marketId method network nftId off operation orderNo periodSec productId proofId
  purpose quotedPrice quoteId receiveAddress redirectUri remove risingColour scene signature signatureId
  slippage stopLossPrice takeProfitPrice termDays theme txHash userName
`)

/** Fields of a body that are about a user, open something or prove something. */
export const secretInBody = names(`
  accountNo address bankName birthdate cardholder code codeVerifier country credential emailCode firstName key lastName
  loginPassword newPassword nonce oldPassword password phone securityPassword sex state
`)

/** Parameters of a query whose values are shown. */
export const shownInQuery = names(`
  areaCode code date email from group kind limit marketType nftId orderNo pageNum pageSize period source status step to
  type unreadOnly userName
`)

/** A query without the parameters that are not shown. */
export const shownQuery = (query: string): string => {
  if (query === '') return query
  const given = new URLSearchParams(query)
  const hidden = [...given.keys()].filter((name) => !shownInQuery.has(name))
  if (hidden.length === 0) return query
  for (const name of hidden) given.delete(name)
  return given.toString()
}
