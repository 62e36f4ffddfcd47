import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFieldInSight } from './keyboard-space.ts'

const root = document.documentElement
let stop = () => {}
const shown: string[] = []

/** What the browser leaves of the window above the keyboard. */
const viewport = Object.assign(new EventTarget(), { height: 780, offsetTop: 0, scale: 1 })
function leave(height: number): void {
  viewport.height = height
  viewport.dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 780)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run()
    return 1
  })
  document.body.innerHTML =
    '<input id="amount" aria-describedby="hint error"><p id="hint">Hint</p><p id="error">Error</p><input id="box" type="checkbox">'
  for (const part of document.querySelectorAll('[id]'))
    part.scrollIntoView = () => {
      shown.push(part.id)
    }
  shown.length = 0
  viewport.height = 780
  stop = keepFieldInSight()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('says how much of the window a keyboard covers, and brings the field up with its error', () => {
  document.getElementById('amount')?.focus()
  expect(root.hasAttribute('data-keyboard')).toBe(false)
  leave(460)
  expect(root.hasAttribute('data-keyboard')).toBe(true)
  expect(root.style.getPropertyValue('--keyboard')).toBe('320px')
  expect(shown).toEqual(['error', 'hint', 'amount'])
  leave(780)
  expect(root.hasAttribute('data-keyboard')).toBe(false)
  expect(root.style.getPropertyValue('--keyboard')).toBe('0px')
})

it('makes no room that the browser has made already', () => {
  document.getElementById('amount')?.focus()
  vi.stubGlobal('innerHeight', 460)
  leave(460)
  expect(root.hasAttribute('data-keyboard')).toBe(true)
  expect(root.style.getPropertyValue('--keyboard')).toBe('0px')
})

it('takes a bar of the browser, a zoomed page and a window without a field for no keyboard', () => {
  leave(460)
  expect(root.hasAttribute('data-keyboard')).toBe(false)
  document.getElementById('box')?.focus()
  leave(460)
  expect(root.hasAttribute('data-keyboard')).toBe(false)
  document.getElementById('amount')?.focus()
  leave(720)
  expect(root.hasAttribute('data-keyboard')).toBe(false)
  viewport.scale = 2
  leave(390)
  expect(root.hasAttribute('data-keyboard')).toBe(false)
  viewport.scale = 1
})
