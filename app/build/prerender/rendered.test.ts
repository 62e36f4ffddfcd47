import { expect, it } from 'vitest'
import { documentWith } from './rendered.ts'

const page =
  '<html lang="en"><head><title>SWX</title><link rel="stylesheet" href="/assets/frame.css"></head><div id="root"></div></html>'
const rendered = {
  code: 'ar',
  tag: 'ar',
  dir: 'rtl',
  device: 'mobile',
  name: 'market',
  title: 'A & B',
  root: '<h1 class="market-row">Prices</h1>',
  board: '',
} as const
const styles = new Map([
  ['/assets/frame.css', '.market-row{color:red}'],
  ['/assets/market.css', '.market-row{color:blue}'],
  ['/assets/chart.css', '.chart{color:green}'],
])

it('a document has language, direction, title, page and the styles of the page, and cannot be used yet', () => {
  expect(documentWith(page, rendered, styles)).toBe(
    '<html lang="ar" dir="rtl" data-device="mobile" data-document="pages/ar/mobile/market.html"><head>' +
      '<title>A &#38; B</title><link rel="stylesheet" href="/assets/frame.css">' +
      '  <link rel="stylesheet" crossorigin href="/assets/market.css">\n  </head>' +
      '<div id="root" inert><h1 class="market-row">Prices</h1></div></html>',
  )
})

it('the onboarding board stands beside the page', () => {
  expect(documentWith(page, { ...rendered, board: '<h1>Welcome</h1>' }, styles)).toContain(
    '</div><div id="board" inert><h1>Welcome</h1></div>',
  )
})

it('the build stops where the policy of the page would refuse something', () => {
  const styled = { ...rendered, root: '<i style="block-size:9px"></i>' }
  expect(() => documentWith(page, styled, styles)).toThrow(
    'pages/ar/mobile/market.html has a script or a style',
  )
  expect(() => documentWith('<html >', rendered, styles)).toThrow('index.html has no')
})
