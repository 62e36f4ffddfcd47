import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('has no texts of a product that the build does not offer, and asks for none', async () => {
  vi.stubGlobal('__ABSENT_TEXTS__', ['loans'])
  vi.resetModules()
  const { loadTexts } = await import('./locale-files.ts')
  expect(await loadTexts('en-GB', 'loans')).toEqual({})
  expect(Object.keys(await loadTexts('en-GB', 'plans')).length).toBeGreaterThan(0)
})
