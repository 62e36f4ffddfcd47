/** Which way a figure moved. */
export type MovementWay = 'up' | 'down' | 'unchanged'

/**
 * Which way a change goes, read from its sign as it is shown. A change too small for the decimals shown is unchanged:
 * a figure of zero beside an arrow would contradict itself.
 *
 * @example
 * movementWay('−1.24 %') // 'down'
 */
export function movementWay(shown: string): MovementWay {
  if (shown.startsWith('+')) return 'up'
  return shown.startsWith('−') ? 'down' : 'unchanged'
}
