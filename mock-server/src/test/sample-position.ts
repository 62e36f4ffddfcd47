/** The command that opens the position of the worked example: long 0.10 lots EURUSD, quoted at 1.085. */
export const samplePosition = {
  marketId: '1',
  direction: 'LONG',
  lots: '0.10',
  leverage: 30,
  quotedPrice: 1.085,
  slippage: '0.001',
  acceptedTermsVersion: '2026-01',
}
