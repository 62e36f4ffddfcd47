import { describe, expect, it } from 'vitest'
import type { ContentItem } from '#core/content/content.ts'
import { suggestAnswers } from './suggest-answers.ts'

const itemsOf = (titles: readonly string[]): ContentItem[] =>
  titles.map((title, at) => ({ id: `c-${at}`, title, type: 4, sort: at }) as ContentItem)
const english = itemsOf([
  'How do I withdraw?',
  'When is a deposit added?',
  'What is leverage?',
  'How do I change my password?',
  'How do I invite a friend?',
  'What is an auction?',
  'How do loans work?',
])
const titles = (items: readonly ContentItem[]) => items.map(({ title }) => title)

describe('answers to a message', () => {
  it('are those that share its rarest words, whatever their form', () => {
    expect(titles(suggestAnswers(english, new Map(), 'How long does my withdrawal take?', 'en'))).toEqual([
      'How do I withdraw?',
    ])
  })

  it('are also found by what only the answer says, after what a question says', () => {
    const bodies = new Map([['c-1', 'After one password check.']])
    expect(titles(suggestAnswers(english, bodies, 'password', 'en'))).toEqual([
      'How do I change my password?',
      'When is a deposit added?',
    ])
  })

  it('are found in a sentence without spaces', () => {
    const chinese = itemsOf(['如何提现？', '什么是杠杆？', '如何修改密码？', '什么是计划？'])
    expect(titles(suggestAnswers(chinese, new Map(), '我想修改密码', 'zh-CN'))).toContain('如何修改密码？')
  })

  it('are none where nothing fits', () => {
    expect(suggestAnswers(english, new Map(), 'xyzzy', 'en')).toEqual([])
    expect(suggestAnswers(english, new Map(), '  ', 'en')).toEqual([])
  })
})
