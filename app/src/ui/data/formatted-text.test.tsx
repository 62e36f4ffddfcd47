import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FormattedText } from './formatted-text.tsx'

const show = (text: string, title?: string) =>
  render(<FormattedText text={text} {...(title === undefined ? {} : { title })} />, { wrapper: MemoryRouter })
    .container

describe('a text of the operator', () => {
  it('has its paragraphs, lists and words set off, and its title only once', () => {
    const page = show('# Fees\n\nA **deposit** is free.\n\n- One\n- Two\n\n## Later', 'Fees')
    expect(screen.queryByRole('heading', { name: 'Fees' })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Later' })).toBeDefined()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two'])
    expect(page.querySelector('strong')?.textContent).toBe('deposit')
  })

  it('runs nothing and loads nothing, whatever is written into it', () => {
    const page = show(
      [
        '<script>window.hacked = 1</script><img src="//elsewhere.example/x.png" onerror="window.hacked = 1">',
        '<p onclick="window.hacked = 1" style="position:fixed">Click</p>',
        '<form action="//elsewhere.example"><input name="password"></form><svg onload="window.hacked = 1"></svg>',
        '[run](javascript:window.hacked=1) [data](data:text/html,x) [odd](//elsewhere.example)',
      ].join('\n\n'),
    )
    expect(
      page.querySelector('script, img, iframe, form, input, svg, style, [onclick], [style], [onload]'),
    ).toBeNull()
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(page.textContent).toContain('Click')
    expect(page.textContent).toContain('run')
  })

  it('leads to pages of the app, and to other sites in a window of their own', () => {
    show(
      '[Withdraw](/profile/withdraw), [register](https://register.example), [mail](mailto:help@example.com)',
    )
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile/withdraw',
      'https://register.example',
      'mailto:help@example.com',
    ])
    expect(links[1]?.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('shows broken Markdown as it can be read', () => {
    const page = show('**bold that never ends\n\n[link](\n\n| a |\n|---\n\n```\ncode without end')
    expect(page.textContent).toContain('bold that never ends')
    expect(page.textContent).toContain('code without end')
  })
})
