import { expect, it } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.tsx', '!../**/*.test.tsx', '!../test/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** What is set as a figure runs from left to right; the name of a month in Arabic runs the other way. */
const dateAsFigure =
  /(className="[^"]*\bnum\b[^"]*"|dir="ltr")>\s*\{(formatDate|formatDayMonth|time\(|t\('clock')/

it('sets no date in words as a figure: in Arabic its day, month and time would change places', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  expect(Object.keys(sources).filter((path) => dateAsFigure.test(sources[path] ?? ''))).toEqual([])
})
