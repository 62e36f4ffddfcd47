/** When the tests take place: a Wednesday afternoon (UTC) at which every market is open. */
export const sampleNow = '2026-01-14T15:20:00.000Z'
