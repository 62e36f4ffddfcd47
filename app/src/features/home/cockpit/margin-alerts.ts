import { addDecimals, compareDecimals, multiplyDecimals } from '@swx/sdk/money'

/** What of an open position its alert follows from. Money as decimal strings in dollars. */
export interface OpenPosition {
  readonly orderNo: string
  readonly code: string
  readonly stopLoss: number | undefined
  readonly margin: string
  /** Gain or loss before fees. */
  readonly unrealised: string
}

/** A position that can lose more than its user may expect. */
export interface MarginAlert {
  /** `stopOut`: half of what the automatic close leaves room for is lost. `stop`: there is no stop loss. */
  readonly kind: 'stopOut' | 'stop'
  readonly id: string
  readonly orderNo: string
  readonly code: string
}

/** A position is closed at half of its margin; at three quarters half of that way is gone. */
const CLOSE_LEVEL = '0.75'

const isClose = ({ margin, unrealised }: OpenPosition) =>
  compareDecimals(addDecimals(margin, unrealised), multiplyDecimals(margin, CLOSE_LEVEL)) <= 0

/** The alerts of open positions: those near their automatic close first. */
export function marginAlerts(positions: readonly OpenPosition[]): readonly MarginAlert[] {
  const alert = (kind: MarginAlert['kind'], { orderNo, code }: OpenPosition) => ({
    kind,
    id: `${kind} ${orderNo}`,
    orderNo,
    code,
  })
  return [
    ...positions.filter(isClose).map((one) => alert('stopOut', one)),
    ...positions
      .filter((one) => !isClose(one) && one.stopLoss === undefined)
      .map((one) => alert('stop', one)),
  ]
}
