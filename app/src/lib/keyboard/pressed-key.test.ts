import { expect, it } from 'vitest'
import { pressedKey } from './pressed-key.ts'

it.each([
  ['English', 'B', 'KeyB', true, 'b'],
  ['English', 'Enter', 'Enter', false, 'enter'],
  ['English', '[', 'BracketLeft', false, '['],
  ['Arabic', 'لا', 'KeyB', false, 'لا'],
  ['Arabic', 'س', 'KeyS', false, 's'],
  ['Arabic', 'ج', 'BracketLeft', false, '['],
  ['Arabic', 'د', 'BracketRight', false, ']'],
  ['Arabic', 'ظ', 'Slash', false, '/'],
  ['Arabic', '؟', 'Slash', true, '?'],
  ['Arabic', '٣', 'Digit3', false, '3'],
  ['Korean', 'ㅠ', 'KeyB', false, 'b'],
  ['Russian', 'л', 'KeyK', false, 'k'],
  // The letters of other Latin keyboards are their own: ü lies where English keyboards have a bracket.
  ['German', 'ü', 'BracketLeft', false, 'ü'],
  ['German', 'z', 'KeyY', false, 'z'],
  ['French', 'a', 'KeyQ', false, 'a'],
])('a %s keyboard that types %s presses the shortcut of its key', (_, key, code, shiftKey, pressed) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(pressed)
})
