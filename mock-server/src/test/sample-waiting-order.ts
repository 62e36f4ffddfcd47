/** A request for a LIMIT to buy 0.10 lot of EURUSD at 1.08000: margin 10,800 / 30 = 360.00, fee 5.40. */
export const sampleLimit = {
  marketId: '1',
  direction: 'LONG',
  type: 'LIMIT',
  triggerPrice: 1.08,
  lots: '0.10',
  leverage: 30,
  expiry: 'UNTIL_CANCELLED',
  acceptedTermsVersion: '2026-01',
}
