const DURATION =
  /^P(?=\d|T\d)(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,10}(?:\.\d{1,3})?)S)?)?$/

/** An ISO 8601 duration of days, hours, minutes and seconds, in milliseconds; undefined when a text is none. */
export const readDuration = (text: string): number | undefined => {
  const match = DURATION.exec(text)
  if (!match) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return Math.round(((days * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1_000)
}
