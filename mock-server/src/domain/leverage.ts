/** The highest leverage by market type and group of instruments, as the parameter `order.config` names it. */
export interface LeverageCaps {
  readonly leverageCaps: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The highest leverage of a market type, over all of its groups; none when the parameter does not name it. */
const typeLeverageCap = ({ leverageCaps }: LeverageCaps, type: number): number =>
  Math.max(0, ...Object.values(leverageCaps[type] ?? {}))

/** Whether a leverage is a whole number from 1 to what instrument and type allow. */
export const isLeverageAllowed = (
  config: LeverageCaps,
  instrument: { readonly type: number; readonly maxLeverage: number },
  leverage: number | undefined,
): leverage is number =>
  leverage !== undefined &&
  Number.isInteger(leverage) &&
  leverage >= 1 &&
  leverage <= Math.min(instrument.maxLeverage, typeLeverageCap(config, instrument.type))
