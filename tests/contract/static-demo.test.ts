import { expect, test } from 'vitest'
import { kilobytesOf, readDemoCode } from '../support/demo-code.ts'

const { first, mockServer, signedIn, msw } = readDemoCode()

test('the static demo paints before any code of its backend arrives', () => {
  expect(first.size).toBeGreaterThan(0)
  expect(mockServer.size).toBeGreaterThan(0)
  expect(first).not.toContain(msw)
  expect([...first].filter((file) => file.startsWith('browser-mock-server'))).toEqual([])
})

test('the backend of the static demo starts without what its visitors do not use, below the alarm for its size', () => {
  const later = ['dispatch', 'engine', 'play', 'scenarios']
  expect([...mockServer].filter((file) => later.some((name) => file.startsWith(`${name}-`)))).toEqual([])
  expect(kilobytesOf(mockServer)).toBeLessThan(118)
  // 142.2 kB today: ethers reads addresses, and answers, effects and reviews of each command go one way.
  expect(kilobytesOf(signedIn)).toBeLessThan(145)
})

test('the library that puts it there brings its list of public suffixes once', () => {
  expect(kilobytesOf([msw])).toBeLessThan(100)
})
