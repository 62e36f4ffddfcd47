import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { InstallNotice } from './install-notice.tsx'
import { installOffer, startInstallOffer } from './install-offer.ts'

/** A visit in a tab of its own, in which the browser says that the app may be installed. */
function visit(outcome: 'accepted' | 'dismissed' = 'accepted') {
  sessionStorage.clear()
  installOffer.set(undefined)
  startInstallOffer()
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { prompt, isHeldBack: event.defaultPrevented }
}

beforeEach(async () => {
  await startTestI18n()
  localStorage.clear()
})

it('is asked on the third visit, not before', () => {
  for (const isAsked of [false, false, true]) {
    const { isHeldBack } = visit()
    expect(isHeldBack).toBe(true)
    const { unmount } = render(<InstallNotice />)
    expect(screen.queryByRole('button', { name: 'Add' }) !== null).toBe(isAsked)
    unmount()
  }
})

it('is never asked again once it was declined, here or in the question of the browser', async () => {
  for (const decline of ['No, thanks', 'Add']) {
    localStorage.clear()
    visit()
    visit()
    const { prompt } = visit('dismissed')
    const { unmount } = render(<InstallNotice />)
    fireEvent.click(screen.getByRole('button', { name: decline }))
    await vi.waitFor(() => expect(localStorage.getItem('swx.install')).toBe('declined'))
    expect(prompt).toHaveBeenCalledTimes(decline === 'Add' ? 1 : 0)
    expect(screen.queryByRole('button')).toBeNull()
    visit()
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
  }
})
