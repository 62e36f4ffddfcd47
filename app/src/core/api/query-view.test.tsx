import { NetworkError } from '@swx/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { allOf, QueryView, type QueryViewProps } from './query-view.tsx'

const failure = new NetworkError('no network', { method: 'GET', path: '/swx/customer/order/listOrder' })
const refetch = vi.fn()
const pending = { data: undefined, error: null, refetch }

const show = (
  query: QueryViewProps<readonly string[]>['query'],
  further: Partial<QueryViewProps<readonly string[]>> = {},
) =>
  render(
    <QueryView
      query={query}
      skeleton={<p>Loading</p>}
      failed="No plans could be loaded."
      unaffected="Your plans go on."
      empty={<p>No plan yet</p>}
      {...further}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </QueryView>,
  )

beforeEach(async () => {
  await startTestI18n('errors')
  refetch.mockReset()
})

describe('what a screen waits for', () => {
  it('is a skeleton until there is an answer', () => {
    show(pending)
    expect(screen.getByText('Loading')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says what failed and what did not, and tries again', () => {
    show({ ...pending, error: failure })
    expect(screen.getByRole('alert').textContent).toContain('No plans could be loaded.')
    expect(screen.getByText('Your plans go on.')).toBeDefined()
    expect(screen.queryByText('Loading')).toBeNull()
    fireEvent.click(screen.getByRole('button'))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('says what to do next where there is nothing', () => {
    show({ ...pending, data: [] })
    expect(screen.getByText('No plan yet')).toBeDefined()
  })

  it('takes the word of the screen for what is empty', () => {
    show({ ...pending, data: ['closed'] }, { isEmpty: (rows) => rows.every((row) => row === 'closed') })
    expect(screen.getByText('No plan yet')).toBeDefined()
  })

  it('stays on show when it cannot be had again', () => {
    show({ ...pending, data: ['gold', 'silver'], error: failure })
    expect(screen.getByText('gold, silver')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('may be the rows of a list with pages', () => {
    show({ error: null, refetch, rows: ['gold'] })
    expect(screen.getByText('gold')).toBeDefined()
  })

  it('has a card of its own where the screen has none around it', () => {
    const { container } = show(pending, { card: true })
    expect(container.querySelector('section')?.textContent).toBe('Loading')
  })
})

describe('several queries of which all are needed', () => {
  const first = { data: 1, error: null, refetch: vi.fn() }

  it('are there when all are', () => {
    expect(allOf({ first, second: pending }).data).toBeUndefined()
    expect(allOf({ first, second: { ...pending, data: 'two' } }).data).toEqual({ first: 1, second: 'two' })
  })

  it('fail with the one that failed, which alone is asked for again', async () => {
    const both = allOf({ first, second: { ...pending, error: failure } })
    expect(both.error).toBe(failure)
    await both.refetch()
    expect(refetch).toHaveBeenCalledOnce()
    expect(first.refetch).not.toHaveBeenCalled()
  })

  it('show what they have while one fails to be had again', () => {
    expect(allOf({ first: { ...first, error: failure } })).toMatchObject({ data: { first: 1 }, error: null })
  })
})
