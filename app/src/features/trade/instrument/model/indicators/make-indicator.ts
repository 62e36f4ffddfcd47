import type { IndicatorId } from '../indicator-kinds.ts'
import { isDayOrLonger, type Period } from '../periods.ts'
import { averageDivergence, exponentialAverage, simpleAverage, weightedAverage } from './averages.ts'
import { bollingerBands, donchianChannel } from './bands.ts'
import { type FollowedIndicator, followIndicator } from './indicator.ts'
import { stochastic } from './stochastic.ts'
import { volumeBalance, volumeWeightedPrice } from './volume.ts'
import { averageDirection, averageTrueRange, relativeStrength } from './wilder.ts'

/**
 * An indicator to compute along the candles of one chart.
 *
 * @param lengths as the indicator names them (`indicator-kinds.ts`)
 */
export function makeIndicator(
  id: IndicatorId,
  lengths: readonly number[],
  period: Period,
): FollowedIndicator {
  const [one = 1, two = 1, three = 1] = lengths
  switch (id) {
    case 'sma':
      return followIndicator(simpleAverage(one))
    case 'ema':
      return followIndicator(exponentialAverage(one))
    case 'wma':
      return followIndicator(weightedAverage(one))
    case 'vwap':
      return followIndicator(volumeWeightedPrice(isDayOrLonger(period) ? 'year' : 'day'))
    case 'bollinger':
      return followIndicator(bollingerBands(one, two))
    case 'donchian':
      return followIndicator(donchianChannel(one))
    case 'atr':
      return followIndicator(averageTrueRange(one))
    case 'rsi':
      return followIndicator(relativeStrength(one))
    case 'macd':
      return followIndicator(averageDivergence(one, two, three))
    case 'stochastic':
      return followIndicator(stochastic(one, two, three))
    case 'adx':
      return followIndicator(averageDirection(one))
    case 'obv':
      return followIndicator(volumeBalance)
  }
}
