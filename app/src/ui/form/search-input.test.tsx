import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { SearchInput } from './search-input.tsx'

beforeAll(() => startTestI18n())

function Search() {
  const [text, setText] = useState('')
  return (
    <>
      <SearchInput label="Search" value={text} onSearch={setText} />
      <output>{text}</output>
    </>
  )
}

test('what is typed into a rendered page before the app takes it over is searched for', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Search />)
  document.body.append(page)
  const field = screen.getByRole('searchbox')
  Object.assign(field, { value: 'eth' })
  render(<Search />, { container: page, hydrate: true })
  expect(screen.getByRole('searchbox')).toBe(field)
  expect(field).toHaveProperty('value', 'eth')
  expect(screen.getByRole('status').textContent).toBe('eth')
})
