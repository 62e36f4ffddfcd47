import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The mode that the app starts in on a device with this in its storage. */
async function startWith(virtualStatus?: string) {
  if (virtualStatus !== undefined) localStorage.setItem('virtualStatus', virtualStatus)
  vi.resetModules()
  const { modeStore } = await import('./mode-store.ts')
  return modeStore.get()
}

describe('the account mode at the start', () => {
  beforeEach(() => localStorage.clear())

  it('is demo on a device where none was chosen, and where something else is stored', async () => {
    expect(await startWith()).toBe('demo')
    expect(await startWith('real')).toBe('demo')
  })

  it('is the one that was chosen: 1 for demo, 0 for real', async () => {
    expect(await startWith('1')).toBe('demo')
    expect(await startWith('0')).toBe('real')
  })
})
