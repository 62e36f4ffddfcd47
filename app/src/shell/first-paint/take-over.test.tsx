import { beforeEach, expect, it } from 'vitest'
import { endFirstPaint, takeOver } from './take-over.ts'

const html = document.documentElement

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root" inert><h1>Home</h1></div><div id="board" inert><h1>Board</h1></div>'
  html.dataset.document = 'pages/en/mobile/home.html'
})

it('the app takes over the page that is shown, which can be used from then on', () => {
  html.dataset.first = 'page'
  const { element, isRendered } = takeOver()
  expect([element.textContent, isRendered, document.body.children.length]).toEqual(['Home', true, 1])
  expect(element.inert).toBe(true)
  endFirstPaint(element)
  expect(element.inert).toBe(false)
})

it('the app takes over the onboarding board where that is shown', () => {
  html.dataset.first = 'board'
  const { element, isRendered } = takeOver()
  expect([element.textContent, element.id, isRendered]).toEqual(['Board', 'root', true])
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

it('nothing of a document in another language is seen when the app begins', () => {
  html.dataset.first = 'none'
  expect(takeOver().element.textContent).toBe('')
})

it.each([
  ['the page is that of a visitor and a user is logged in', 'user', 'pages/en/mobile/home.html'],
  ['the document is the shape of a page', 'page', 'pages/en/mobile/shape-tab.html'],
  ['the document is of another language', 'none', 'pages/de/mobile/home.html'],
])('the app renders all by itself where %s', (_, first, name) => {
  html.dataset.first = first
  html.dataset.document = name
  expect(takeOver().isRendered).toBe(false)
})
