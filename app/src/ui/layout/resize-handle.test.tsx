import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ResizeHandle } from './resize-handle.tsx'

beforeAll(() => startTestI18n())

function Panel() {
  const [size, setSize] = useState(300)
  return (
    <ResizeHandle
      label="Resize the ticket"
      controls="ticket"
      axis="inline"
      panel="after"
      size={size}
      min={280}
      max={360}
      onSize={setSize}
      onReset={() => setSize(300)}
    />
  )
}

it('is moved by presses alone, as far as its panel may grow or shrink', () => {
  render(<Panel />)
  const size = () => screen.getByRole('separator').getAttribute('aria-valuenow')
  const [less, more] = screen.getAllByRole('button', { name: /^Resize the ticket: / })
  fireEvent.click(more as HTMLElement)
  expect(size()).toBe('340')
  fireEvent.click(more as HTMLElement)
  expect(size()).toBe('360')
  fireEvent.click(less as HTMLElement)
  expect(size()).toBe('320')
})
