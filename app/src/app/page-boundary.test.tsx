import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../config/limits.ts'
import { lazyComponent } from '../lib/prefetch/lazy-component.ts'
import { startTestI18n } from '../test/start-test-i18n.ts'
import { PageBoundary } from './page-boundary.tsx'

describe('a page that does not come', () => {
  beforeEach(async () => {
    await startTestI18n()
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('says after 120 s that it could not be shown and what is not affected, and offers to try again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const LatePage = lazyComponent(() => new Promise<never>(() => {}))
    render(
      <PageBoundary>
        <Suspense fallback="on its way">
          <LatePage />
        </Suspense>
      </PageBoundary>,
    )
    await act(() => vi.advanceTimersByTimeAsync(limits.chunkTimeout - 1))
    expect(screen.getByText('on its way')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('This page could not be shown')
    expect(alert.textContent).toContain('Nothing was booked or changed')
    fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
