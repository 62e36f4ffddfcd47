import { element } from './element.ts'

/** A moment as the page writes it: date and time of UTC, to the second. */
export const moment = (time: string): HTMLTimeElement => {
  const shown = element('time', 'when', `${time.slice(0, 10)} ${time.slice(11, 19)}`)
  shown.dateTime = time
  return shown
}

/** Dollars with thousands apart: `-1,234.50`. */
export const dollars = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',')
