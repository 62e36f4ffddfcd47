import { expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { allTexts } from './texts.ts'

/** Accessible names of controls, and the texts that the same controls show. */
const names: readonly (readonly [name: string, shown: string])[] = [
  ['help:announcements.all', 'help:announcements.allShort'],
  ['help:groupAll', 'help:all'],
  ['identity:document.cameraFor', 'identity:document.camera'],
  ['identity:document.sampleFor', 'identity:document.sample'],
  ['plans:mine.closeEarlyOf', 'plans:mine.closeEarly'],
  ['plans:plans.chooseOf', 'plans:plans.choose'],
  ['orders:position.modifyLabel', 'orders:position.modify'],
  ['orders:position.closeLabel', 'orders:position.close'],
  ['security:sessions.endOne', 'security:sessions.end'],
  ['withdrawals:list.cancelOf', 'withdrawals:list.cancel'],
]

it.each(languages.map(({ code }) => code))('in %s, what is said of a control holds what it shows', (code) => {
  const texts = allTexts(code)
  const wrong = names
    .filter(([name, shown]) => {
      const [said, seen] = [texts.get(name), texts.get(shown)]
      return said === undefined || seen === undefined || !said.toLowerCase().includes(seen.toLowerCase())
    })
    .map((pair) => pair.map((key) => `${key}: ${texts.get(key)}`))
  expect(wrong).toEqual([])
})
