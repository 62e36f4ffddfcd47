import { expect, test } from 'vitest'
import { kilobytesOf, readDemoCode } from '../support/demo-code.ts'

const { first, standIn, msw } = readDemoCode()

test('the static demo paints before any code of its backend arrives', () => {
  expect(first.size).toBeGreaterThan(0)
  expect(standIn.size).toBeGreaterThan(0)
  expect(first).not.toContain(msw)
  expect([...first].filter((file) => file.startsWith('browser-stand-in'))).toEqual([])
})

test('the backend in the static demo is no heavier than it was, and the control plane is not part of its start', () => {
  expect([...standIn].filter((file) => file.startsWith('dispatch') || file.startsWith('populate'))).toEqual(
    [],
  )
  expect(kilobytesOf(standIn)).toBeLessThan(100)
})
