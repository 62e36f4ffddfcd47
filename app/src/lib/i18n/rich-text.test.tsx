import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

describe('a sentence with words set off', () => {
  it('sets them off wherever the language puts them', () => {
    const { container } = render(
      <RichText text="<1>b</1> and <0>a</0>, <0>again</0>" parts={[<i key="i" />, <b key="b" />]} />,
    )
    expect(container.innerHTML).toBe('<b>b</b> and <i>a</i>, <i>again</i>')
  })

  it('leaves words plain when their mark has no part', () => {
    const { container } = render(<RichText text="see <3>this</3>" parts={[]} />)
    expect(container.innerHTML).toBe('see this')
  })
})
