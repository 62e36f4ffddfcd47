import { describe, expect, it } from 'vitest'
import { indexContents, searchContents } from './search-contents.ts'

const question = (id: string, title: string) => ({ id, title, type: 4 as const, group: 'payments' })
const items = [
  question('1', 'What does a withdrawal cost?'),
  question('2', 'How long does a withdrawal take?'),
  question('3', 'Qu’est-ce qu’une opération à durée fixe ?'),
  question('4', '出金にはどのくらい時間がかかりますか'),
]
const idsOf = (search: string, bodies?: ReadonlyMap<string, string>) =>
  searchContents(indexContents(items, bodies), search).map(({ id }) => id)

describe('the search', () => {
  it('finds each question that has all the words, in any order and case', () => {
    expect(idsOf('WITHDRAWAL')).toEqual(['1', '2'])
    expect(idsOf('take withdrawal')).toEqual(['2'])
    expect(idsOf('withdrawal loan')).toEqual([])
    expect(idsOf('  ')).toEqual(['1', '2', '3', '4'])
  })

  it('finds words without their accents, and parts of a sentence that has no spaces', () => {
    expect(idsOf('operation duree')).toEqual(['3'])
    expect(idsOf('出金')).toEqual(['4'])
  })

  it('finds what only the answer says, after what the question says', () => {
    const bodies = new Map([
      ['1', 'The fee is 1%.'],
      ['2', 'Up to 48 hours, whatever the cost.'],
    ])
    expect(idsOf('withdrawal fee', bodies)).toEqual(['1'])
    expect(idsOf('cost', bodies)).toEqual(['1', '2'])
    expect(idsOf('時間', new Map([['3', 'その時間は決まっています。']]))).toEqual(['4', '3'])
  })

  it('finds a question, and what only an answer says, with a wrong letter', () => {
    expect(idsOf('withdrawel')).toEqual(['1', '2'])
    expect(idsOf('comission', new Map([['2', 'There is no commission.']]))).toEqual(['2'])
  })
})
