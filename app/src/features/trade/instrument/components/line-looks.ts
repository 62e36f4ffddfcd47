import { LineStyle } from 'lightweight-charts'
import type { TokenColours } from '#ui/figure/token-colours.ts'
import type { LineColour, LineLook } from '../model/indicator-kinds.ts'

const tokens: Readonly<Record<LineColour, keyof TokenColours>> = {
  blue: 'accent',
  amber: 'warning',
  violet: 'violet',
  green: 'green',
  red: 'red',
  pink: 'pink',
  ink: 'text',
  grey: 'muted',
}

/** A colour of a line in the theme in force. */
export const colourOf = (colour: LineColour, colours: TokenColours): string => colours[tokens[colour]]

/** The chart's own styles for lines; bars have none. */
export const styleOf: Readonly<Record<LineLook, LineStyle>> = {
  solid: LineStyle.Solid,
  dashed: LineStyle.Dashed,
  dotted: LineStyle.Dotted,
  longDashed: LineStyle.LargeDashed,
  bars: LineStyle.Solid,
}
