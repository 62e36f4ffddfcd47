import { expect, it } from 'vitest'
import { isSkippedTransition } from './page-transition.tsx'

it.each([
  'Transition was aborted because of invalid state. Viewport size changed',
  'Skipping view transition because viewport size changed.',
  'View transition was skipped because document visibility state is hidden.',
])('an animation that the browser skipped is no failure: %s', (message) => {
  expect(isSkippedTransition(new DOMException(message, 'InvalidStateError'))).toBe(true)
})

it.each([
  new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError'),
  new Error('Transition was aborted because of invalid state'),
  undefined,
])('whatever else React reports is a failure: %s', (error) => {
  expect(isSkippedTransition(error)).toBe(false)
})
