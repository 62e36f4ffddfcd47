import { afterEach, expect, it, vi } from 'vitest'
import { showPart } from './show-part.ts'

const scrolled: string[] = []
const addPart = (id: string) => {
  const part = document.createElement('section')
  part.id = id
  part.scrollIntoView = () => scrolled.push(id)
  document.body.append(part)
  return part
}

afterEach(() => {
  document.body.replaceChildren()
  scrolled.length = 0
})

it('waits for the part that an address names, scrolls to it and moves the focus there', async () => {
  const stop = showPart('language')
  addPart('other')
  const part = addPart('language')
  await vi.waitFor(() => expect(document.activeElement).toBe(part))
  expect(scrolled).toContain('language')
  expect(scrolled).not.toContain('other')
  stop()
})

it('leaves the focus where it is inside of the part', async () => {
  const part = addPart('users')
  const button = document.createElement('button')
  part.append(button)
  button.focus()
  const stop = showPart('users')
  addPart('other')
  await vi.waitFor(() => expect(scrolled).toContain('users'))
  expect(document.activeElement).toBe(button)
  stop()
})

it('gives up as soon as the user moves the page', async () => {
  showPart('late')
  window.dispatchEvent(new Event('wheel'))
  const part = addPart('late')
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  expect(document.activeElement).not.toBe(part)
  expect(scrolled).toEqual([])
})
