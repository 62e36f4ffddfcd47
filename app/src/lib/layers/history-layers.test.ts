import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addLayer, pushEntry, replaceEntry } from './history-layers.ts'

const depth = () => window.history.state?.layers?.depth ?? 0
const settled = (wanted: number) => vi.waitFor(() => expect(depth()).toBe(wanted))
const element = () => document.body.appendChild(document.createElement('dialog'))

/** A layer that closes when it is asked to. */
function open(box = element()) {
  const close = vi.fn(() => remove())
  const remove = addLayer({ element: box, close })
  return { box, close, remove }
}

describe('a layer in the history', () => {
  const told = vi.fn()

  beforeEach(async () => {
    window.removeEventListener('popstate', told)
    await settled(0)
    pushEntry({ key: 'page' }, '/trading?plan=p-1')
    told.mockClear()
    window.addEventListener('popstate', told)
  })

  it('is closed by going back, and the page stays', async () => {
    const layer = open()
    await settled(1)
    window.history.back()
    await vi.waitFor(() => expect(layer.close).toHaveBeenCalledOnce())
    expect(window.location.search).toBe('?plan=p-1')
    expect(window.history.state.key).toBe('page')
    expect(told).not.toHaveBeenCalled()
  })

  it('takes its entry along when it closes by itself', async () => {
    const layer = open()
    await settled(1)
    layer.remove()
    await settled(0)
    expect(told).not.toHaveBeenCalled()
  })

  it('is closed before the one it lies on', async () => {
    const sheet = open()
    const review = open(sheet.box.appendChild(document.createElement('dialog')))
    await settled(2)
    window.history.back()
    await vi.waitFor(() => expect(review.close).toHaveBeenCalledOnce())
    expect(sheet.close).not.toHaveBeenCalled()
    window.history.back()
    await vi.waitFor(() => expect(sheet.close).toHaveBeenCalledOnce())
  })

  it('is closed first even when it was opened before the one around it, as on a page that comes back', async () => {
    const box = element()
    const review = open(box.appendChild(document.createElement('dialog')))
    const sheet = open(box)
    await settled(2)
    window.history.back()
    await vi.waitFor(() => expect(review.close).toHaveBeenCalledOnce())
    expect(sheet.close).not.toHaveBeenCalled()
    sheet.remove()
  })

  it('leaves what the page wrote into its address meanwhile', async () => {
    const layer = open()
    await settled(1)
    replaceEntry({ key: 'other' }, '/trading?tab=mine')
    layer.remove()
    await settled(0)
    expect(window.location.search).toBe('?tab=mine')
    expect(window.history.state.key).toBe('other')
  })

  it('leaves no entry behind when a link in it leads to another page', async () => {
    const before = window.history.length
    const layer = open()
    await settled(1)
    pushEntry({ key: 'orders' }, '/profile/orders')
    layer.remove()
    await settled(0)
    expect(window.history.length).toBe(before + 1)
    expect(window.location.pathname).toBe('/profile/orders')
    window.history.back()
    await vi.waitFor(() => expect(window.location.search).toBe('?plan=p-1'))
    expect(told).toHaveBeenCalledOnce()
  })

  it('gets its entry once the page stays that was to be left', async () => {
    window.dispatchEvent(new Event('beforeunload'))
    const { remove } = open()
    await new Promise((done) => setTimeout(done, 50))
    expect(depth()).toBe(0)
    window.dispatchEvent(new Event('pageshow'))
    await settled(1)
    remove()
    await settled(0)
  })
})
