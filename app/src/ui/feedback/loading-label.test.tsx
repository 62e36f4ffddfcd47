import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Skeleton } from './skeleton.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const heardFrom = () =>
  screen.getByText('Loading your plans').closest('[aria-live]')?.getAttribute('aria-live')

it('is read aloud once what loads takes long, and can be read from the start', () => {
  render(<Skeleton label="Loading your plans" />)
  expect(heardFrom()).toBe('off')
  act(() => vi.advanceTimersByTime(999))
  expect(heardFrom()).toBe('off')
  act(() => vi.advanceTimersByTime(1))
  expect(heardFrom()).toBe('polite')
})
