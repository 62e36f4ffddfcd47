import { fromMinorUnits, trimDecimal } from '@swx/sdk/money'

/** An amount as a message names it: without zeros at its end. */
export const plainAmount = (minor: bigint, scale: number): string => trimDecimal(fromMinorUnits(minor, scale))
