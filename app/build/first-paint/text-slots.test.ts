import { expect, it } from 'vitest'
import { fillTexts } from '../../src/shell/first-paint/fill-texts.ts'
import { slotsOf, textOfSlot } from './text-slots.ts'

const english = { home: { hero: { title: 'See what it <0>comes to</0>.', open: 'Open' } } }
const german = { home: { hero: { title: '<0>Was bleibt</0>, vorher sehen.', open: 'Öffnen' } } }

it('finds the words before, in and after a mark in every language', () => {
  expect(slotsOf(english)).toEqual({
    home: {
      hero: {
        title: '⟦home:hero.title|0⟧<0>⟦home:hero.title|2⟧</0>⟦home:hero.title|4⟧',
        open: '⟦home:hero.open|0⟧',
      },
    },
  })
  const slots = ['home:hero.title|0', 'home:hero.title|2', 'home:hero.title|4', 'home:hero.open|0']
  expect(slots.map((slot) => textOfSlot(english, slot))).toEqual(['See what it ', 'comes to', '.', 'Open'])
  expect(slots.map((slot) => textOfSlot(german, slot))).toEqual([
    '',
    'Was bleibt',
    ', vorher sehen.',
    'Öffnen',
  ])
})

it('fills in texts as text', () => {
  expect(fillTexts('<b>⟦1⟧</b>⟦0⟧', ['a < b', 'c'])).toBe('<b>c</b>a &#60; b')
})
