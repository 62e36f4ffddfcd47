import { expect, it } from 'vitest'
import { enumNames } from './newer-answers.ts'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../test/**', '!../lib/enums/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** What members of the wire are called in the app, besides their names on the wire. */
const ownNames = ['category', 'marketHours']

/** Words of the app itself under such a name: they have no other members than the table. */
const own = [
  'contentTypes[type]',
  'relatedPages[group]',
  'icons[item.group]',
  'opposite[direction]',
  'accounts[mode]',
  'position[kind]',
  'isLeft[kind]',
  'issueOf[kind]',
  'lists[kind]',
  'looks[state]',
  'icons[state]',
  'points[state]',
  'moneyOperations[attempt.operation]',
  'parts[source]',
  'others[source]',
  'bySource[source]',
  'ofDesktop[mode]',
  'ofPhone[mode]',
  'own[direction]',
  'titles[kind]',
  'icons[kind]',
]

it('looks nothing up by a member of an enum of the wire but by byMember: a later server knows more of them', () => {
  const names = [...enumNames(), ...ownNames].join('|')
  const index = new RegExp(`\\w+\\[(?:\\w+\\??\\.)*(?:${names})\\](?! =[^=])`, 'g')
  const found = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(index)].map(([code]) => ({ path, code })),
  )
  expect(found.filter(({ code }) => !own.includes(code))).toEqual([])
  expect(own.filter((code) => !found.some((one) => one.code === code))).toEqual([])
})
