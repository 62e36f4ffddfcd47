import { firstPart } from './grid.ts'
import { BELL_DEVIATION, bell, mix } from './hash.ts'
import { type Halves, type PathNode, TICK } from './path-node.ts'
import { gap, isFirstReaching } from './reach.ts'
import { BRIDGE, ROOT, ROOT_ONE, SHARE_ONE } from './root-share.ts'

/** A price folded back when it strays outside its bounds. */
function fold(price: number, low: number, high: number): number {
  if (price > high) return Math.max(low, 2 * high - price)
  if (price < low) return Math.min(high, 2 * low - price)
  return price
}

/**
 * Two or three instants have so little room that an extreme beyond both ends must be one of them; `drawn` is
 * kept where it need not be.
 */
function forcedMeeting(node: PathNode, drawn: number, coin: boolean): number {
  const isHighInside = node.high > Math.max(node.open, node.close)
  const isLowInside = node.low < Math.min(node.open, node.close)
  if (node.length === 2) return isHighInside ? node.high : isLowInside ? node.low : drawn
  if (isHighInside && isLowInside) return coin ? node.high : node.low
  if (!coin) return drawn
  return isHighInside ? node.high : isLowInside ? node.low : drawn
}

/**
 * How far an extreme draws the meeting price towards itself: not while a walk may well stray so far by
 * chance, but a distant one is approached step by step instead of being left to a single jump.
 */
function pull(node: PathNode): number {
  const free = Math.floor((node.deviation * 3) / 4)
  const up = (node.high - Math.max(node.open, node.close)) * TICK - free
  const down = (Math.min(node.open, node.close) - node.low) * TICK - free
  if (up <= 0 && down <= 0) return 0
  return Math.floor(((up > down ? up : -down) * 3) / 4)
}

/** Where the halves meet: near the straight line from open to close, never outside the node. */
function meetingPrice(node: PathNode, share: number, word: number, choice: number): number {
  const stray = Math.floor((node.deviation * (BRIDGE[share] ?? 0)) / ROOT_ONE)
  const line = node.open * TICK + Math.floor(((node.close - node.open) * share * TICK) / SHARE_ONE)
  const strayed = line + pull(node) + Math.floor((stray * bell(word)) / BELL_DEVIATION)
  const drawn = fold(Math.floor((strayed + (choice >>> 24)) / TICK), node.low, node.high)
  return node.length > 3 ? drawn : forcedMeeting(node, drawn, (choice & 1) === 1)
}

/** Volume goes by activity, and a quarter of it by how much the price moved. */
function firstVolume(volume: number, share: number, firstRange: number, secondRange: number): number {
  const byRange =
    firstRange + secondRange === 0 ? share : Math.floor((firstRange * SHARE_ONE) / (firstRange + secondRange))
  return Math.floor((volume * (3 * share + byRange)) / (4 * SHARE_ONE))
}

/**
 * Cuts a node in two. The first half ends, and the second starts, at a drawn price; the node's high is
 * reached in one of them, its low in one of them, and the other half's extremes are drawn within.
 *
 * @param share the first half's part of the node's activity, of {@link SHARE_ONE}
 * @param word the node's hash: everything drawn comes from it
 */
export function splitNode(node: PathNode, share: number, word: number): Halves {
  const { open, high, low, close, deviation, start } = node
  const length = firstPart(node.length)
  const rest = node.length - length
  const firstDeviation = Math.floor((deviation * (ROOT[share] ?? 0)) / ROOT_ONE)
  const restDeviation = Math.floor((deviation * (ROOT[SHARE_ONE - share] ?? 0)) / ROOT_ONE)
  const choice = mix(word ^ 0x5bd1e995)
  const meeting = meetingPrice(node, share, word, choice)

  const up = high - meeting
  let firstHigh = high
  let restHigh = high
  const highWord = mix(choice ^ 0x27d4eb2f)
  const isHighFree = open < high && up > 0 && close < high
  const isHighFirst =
    isHighFree &&
    length > 1 &&
    isFirstReaching(high - open, up, high - close, firstDeviation, restDeviation, choice & 255)
  if (!isHighFirst) firstHigh -= gap(high - open, up, firstDeviation, length, highWord)
  if (!isHighFree || isHighFirst)
    restHigh -= gap(up, high - close, restDeviation, rest, highWord ^ 0x5bd1e995)

  const down = meeting - low
  let firstLow = low
  let restLow = low
  const lowWord = mix(choice ^ 0x165667b1)
  const isLowFree = open > low && down > 0 && close > low
  // Two instants have one price to choose: a half of two that went up beyond its ends cannot go down as well.
  const isFirstFull = length === 1 || (length === 2 && firstHigh > Math.max(open, meeting))
  const isRestFull = rest === 2 && restHigh > Math.max(meeting, close)
  const isLowFirst =
    isLowFree &&
    !isFirstFull &&
    (isRestFull ||
      isFirstReaching(open - low, down, close - low, firstDeviation, restDeviation, (choice >>> 8) & 255))
  if (!isLowFirst) firstLow += gap(open - low, down, firstDeviation, length, lowWord)
  if (!isLowFree || isLowFirst) restLow += gap(down, close - low, restDeviation, rest, lowWord ^ 0x5bd1e995)

  const volume = firstVolume(node.volume, share, firstHigh - firstLow, restHigh - restLow)
  return {
    first: {
      start,
      length,
      open,
      high: firstHigh,
      low: firstLow,
      close: meeting,
      deviation: firstDeviation,
      volume,
    },
    second: {
      start: start + length,
      length: rest,
      open: meeting,
      high: restHigh,
      low: restLow,
      close,
      deviation: restDeviation,
      volume: node.volume - volume,
    },
  }
}
