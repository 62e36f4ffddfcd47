import { expect, it } from 'vitest'
import { tidyMarkup } from './tidy-markup.ts'

const markup =
  '<a href="/" aria-current="page" class="tab"><span class="sr-only">Search</span>⟦common:page.home|0⟧</a><i style="block-size:9px"></i>'

it('keeps what is seen of the home', () => {
  expect(tidyMarkup(markup, true)).toBe(
    '<a aria-current="page" class="tab">⟦common:page.home|0⟧</a><i data-style="block-size:9px"></i>',
  )
})

it('names no other page, as the address alone does not tell its title', () => {
  expect(tidyMarkup(markup, false)).toBe('<a class="tab"></a><i data-style="block-size:9px"></i>')
})
