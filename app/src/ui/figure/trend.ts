/** Which way a figure went. */
export type Trend = 'up' | 'down' | 'unchanged'

/**
 * Which way a change goes, read from its sign as it is shown. A change too small for the decimals shown is unchanged:
 * a figure of zero beside an arrow would contradict itself.
 *
 * @example
 * trendOf('−1.24%') // 'down'
 */
export function trendOf(shown: string): Trend {
  if (shown.startsWith('+')) return 'up'
  return shown.startsWith('−') ? 'down' : 'unchanged'
}
