import { expect, it, vi } from 'vitest'
import { shareOrCopy } from './share-or-copy.ts'

const receipt = { title: 'Withdrawal W1', text: 'Withdrawal W1: 500.00 USD', url: 'https://swx.example/w' }

function device(share: (() => Promise<void>) | undefined, writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  return writeText
}

it('opens the share sheet where there is one', async () => {
  const share = vi.fn(async () => {})
  const copy = device(share, vi.fn())
  expect(await shareOrCopy(receipt)).toBe('shared')
  expect(share).toHaveBeenCalledWith(receipt)
  expect(copy).not.toHaveBeenCalled()
})

it('copies nothing when the user closes the share sheet', async () => {
  const copy = device(async () => Promise.reject(new DOMException('closed', 'AbortError')), vi.fn())
  expect(await shareOrCopy(receipt)).toBe('closed')
  expect(copy).not.toHaveBeenCalled()
})

it('copies text and address where there is no share sheet, or it may not be opened', async () => {
  const copy = device(
    undefined,
    vi.fn(async () => {}),
  )
  expect(await shareOrCopy(receipt)).toBe('copied')
  expect(copy).toHaveBeenCalledWith('Withdrawal W1: 500.00 USD\nhttps://swx.example/w')
  device(
    async () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    vi.fn(async () => {}),
  )
  expect(await shareOrCopy(receipt)).toBe('copied')
  device(undefined, async () => Promise.reject(new Error('no')))
  expect(await shareOrCopy(receipt)).toBe('failed')
})
