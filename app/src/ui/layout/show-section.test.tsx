import { expect, it, vi } from 'vitest'
import { showSection } from './show-section.ts'

it('scrolls to a part of the page, whose heading has the focus then', () => {
  document.body.innerHTML = '<button>See</button><section><h2>Your deposits</h2><h2>Details</h2></section>'
  const section = document.querySelector('section') as HTMLElement
  section.scrollIntoView = vi.fn()
  document.querySelector('button')?.focus()
  showSection(section)
  expect(section.scrollIntoView).toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Your deposits')
})
