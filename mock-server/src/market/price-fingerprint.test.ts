import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMarket } from './create-market.ts'
import { EXPECTED_FINGERPRINT, priceFingerprint } from './price-fingerprint.ts'
import { sampleInstruments } from './sample-instruments.ts'

it('comes to the same prices in every runtime and version', () => {
  expect(priceFingerprint(createMarket({ seed: 1, instruments: sampleInstruments }))).toBe(
    EXPECTED_FINGERPRINT,
  )
})

it('uses no function whose result an engine may round in its own way, and no other source of chance or time', () => {
  const forbidden =
    /Math\.(?!(?:floor|ceil|min|max|abs|imul)\b)\w+|\*\*|Date\.now|new Date\(\)|performance\.|crypto\./g
  const folder = new URL('./', import.meta.url)
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found = sources.flatMap((name) => {
    const code = readFileSync(new URL(name, folder), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    return [...code.matchAll(forbidden)].map(([text]) => `${name}: ${text}`)
  })
  expect(sources.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
