import { readDuration } from '../../clock/duration.ts'
import { invalid } from './control-error.ts'

/** A moment in RFC 3339, as epoch milliseconds. */
export const readTime = (name: string, text: string): number => {
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw invalid(`"${name}" has to be a time such as 2026-01-10T15:20:00.000Z; it was "${text}".`)
  return time
}

/** An ISO 8601 duration of days, hours, minutes and seconds, in milliseconds. */
export const readSpan = (name: string, text: string): number => {
  const duration = readDuration(text)
  if (duration === undefined)
    throw invalid(`"${name}" has to be a duration such as PT2M or P30D; it was "${text}".`)
  return duration
}

/** One of the words that there are at present. */
export const readChoice = <Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice => {
  const choice = choices.find((one) => one === value)
  if (choice === undefined)
    throw invalid(`"${name}" has to be one of ${choices.join(', ')}; it was "${value}".`)
  return choice
}
