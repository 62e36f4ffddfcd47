import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { supportChat, supportPanel } from '#features/support-chat/support-chat.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { contentAnswers } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { Footer } from './footer.tsx'

const show = (answers: Record<string, FakeAnswer> = {}) =>
  renderWithBackend(<Footer />, { answers: { ...contentAnswers(), ...answers } })
const linksOf = (group: string) =>
  within(screen.getByRole('navigation', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the footer', () => {
  beforeEach(async () => {
    await startTestI18n()
    supportChat.clear()
  })

  it('leads to the four products', () => {
    show()
    expect(linksOf('Products')).toEqual([
      ['Markets', '/market'],
      ['Investment and loans', '/loan'],
      ['Smart funds (charity NFTs)', '/nfts'],
      ['Smart trading', '/trading'],
    ])
  })

  it('leads to the company, its supervision, the help centre and online support', async () => {
    show()
    await screen.findByRole('link', { name: 'About us' })
    expect(linksOf('Company')).toEqual([
      ['About us', '/company-intro'],
      ['How the products work', '/introduction'],
      ['Licence supervision', '/detail?id=c-213&title=Licence+supervision'],
      ['Help centre', '/help'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Online support' }))
    expect(supportPanel.get().open).toBe(true)
  })

  it('leads to each policy and each statement of the list', async () => {
    show()
    await screen.findByRole('link', { name: 'Terms of use' })
    expect(linksOf('Policies')).toEqual([
      ['Privacy policy', '/detail?id=c-205&title=Privacy+policy'],
      ['Terms of use', '/detail?id=c-206&title=Terms+of+use'],
    ])
    expect(linksOf('Statements')).toEqual([
      ['Risk warning', '/detail?id=c-209&title=Risk+warning'],
      ['Legal information', '/detail?id=c-217&title=Legal+information'],
    ])
  })

  it('says so when the list cannot be had, keeps the rest, and tries again', async () => {
    let isDown = true
    show({ listContents: () => (isDown ? { code: '10050' } : { result: [] }) })
    expect(await screen.findByText('We couldn’t load these links')).toBeDefined()
    expect(linksOf('Company')).toEqual([['Help centre', '/help']])
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('navigation', { name: 'Statements' })).toBeDefined()
  })

  it('has no social icons until the operator names its pages, and none that is not https', async () => {
    const { unmount } = show({ getParamByKey: () => ({ result: { key: 'social.links', value: [] } }) })
    await screen.findByRole('link', { name: 'Terms of use' })
    expect(screen.queryByRole('navigation', { name: 'Our pages elsewhere' })).toBeNull()
    unmount()
    const value = [
      { name: 'YouTube', url: 'https://video.example/swx' },
      { name: 'Bad', url: 'javascript:alert(1)' },
    ]
    show({ getParamByKey: () => ({ result: { key: 'social.links', value } }) })
    await screen.findByRole('navigation', { name: 'Our pages elsewhere' })
    expect(screen.getByRole('link', { name: 'YouTube' }).getAttribute('href')).toBe(
      'https://video.example/swx',
    )
    expect(screen.queryByRole('link', { name: 'Bad' })).toBeNull()
  })

  it('has the copyright line of this year', () => {
    show()
    expect(screen.getByText(`© ${new Date().getFullYear()} SWX sample`)).toBeDefined()
  })
})
