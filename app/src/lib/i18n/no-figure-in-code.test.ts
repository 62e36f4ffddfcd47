import { expect, it } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!./format-decimal.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const texts: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../locales/*/*.json', '!../../../../locales/results/*'],
  { query: '?raw', import: 'default', eager: true },
)

const matchesIn = (files: Readonly<Record<string, string>>, pattern: RegExp) =>
  Object.entries(files).flatMap(([path, text]) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  )

it('no figure is set anywhere but by the one formatter', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  expect(matchesIn(sources, /Intl\.NumberFormat|\.toLocaleString\(|\}\s%/g)).toEqual([])
})

it('no text brings decimals or a percent sign of its own', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(100)
  expect(matchesIn(texts, /%|\d[.,]\d/g)).toEqual([])
})
