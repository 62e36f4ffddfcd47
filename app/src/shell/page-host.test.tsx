import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { PageHost } from './page-host.tsx'

vi.mock('./lazy-pages.ts', async () => {
  const { routeNames } = await import('#config/paths.ts')
  return { lazyPages: Object.fromEntries(routeNames.map((name) => [name, SamplePage])) }
})

function SamplePage() {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  return (
    <section>
      <p>
        {pathname} of type {query.get('type')}
      </p>
      <button type="button" onClick={() => setQuery({ type: '3' })}>
        type 3 of {pathname}
      </button>
    </section>
  )
}

const openAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageHost />
      <Link to="/loan">loans</Link>
      <Link to="/market?type=2">markets</Link>
      <Link to="/pass/login">log in</Link>
    </MemoryRouter>,
  )

const shown = (name: string) => screen.queryByText(name)

describe('the page at an address', () => {
  beforeEach(async () => {
    await startTestI18n()
    toastStore.set(undefined)
  })

  it('stays where it was left while it is kept, wherever the user goes', () => {
    openAt('/market?type=2')
    expect(shown('/market of type 2')).not.toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'loans' }))
    expect(shown('/loan of type')).not.toBeNull()
    expect(shown('/market of type 2')).not.toBeNull()
  })

  it('follows its own address while it is on show', () => {
    openAt('/market?type=2')
    fireEvent.click(screen.getByRole('button', { name: 'type 3 of /market' }))
    expect(shown('/market of type 3')).not.toBeNull()
  })

  it('is left behind when it is not kept', () => {
    openAt('/market')
    fireEvent.click(screen.getByRole('link', { name: 'log in' }))
    expect(shown('/pass/login of type')).not.toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'loans' }))
    expect(shown('/pass/login of type')).toBeNull()
  })

  it('is home when there is no such page, and says so', () => {
    openAt('/no/such/page')
    expect(shown('/ of type')).not.toBeNull()
    expect(toastStore.get()?.text).toBe('We couldn’t find that page, so here’s the home page.')
  })
})
