import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import { keepList, newList, ownListForm, ownLists, removeList } from './own-lists.ts'

beforeEach(() => {
  for (const { id } of ownLists.get()) removeList(id)
})

const kept = (name: string, ...ids: string[]) => {
  const list = { ...newList(), name, ids }
  keepList(list)
  return list
}

describe('lists of one’s own', () => {
  it('are kept in this browser, in the order in which they were made', async () => {
    kept('Metals', '1')
    kept('Coins', '2', '3')
    vi.resetModules()
    const { ownLists: afterReload } = await import('./own-lists.ts')
    expect(afterReload.get()).toMatchObject([
      { name: 'Metals', ids: ['1'] },
      { name: 'Coins', ids: ['2', '3'] },
    ])
  })

  it('change in their place, and an id is never given twice', () => {
    const first = kept('Metals', '1')
    const second = kept('Coins', '2')
    keepList({ ...first, name: 'Gold' })
    removeList(second.id)
    expect(ownLists.get()).toMatchObject([{ name: 'Gold' }])
    expect(newList().id).not.toBe(first.id)
  })

  it('are gone for the next user once someone logs out', () => {
    signIn({ token: 't', userName: 'u' })
    kept('Mine', '1')
    signOut()
    expect(ownLists.get()).toEqual([])
    expect(localStorage.getItem('swx.lists')).toBeNull()
  })

  it('that were spoilt are left aside', async () => {
    localStorage.setItem('swx.lists', '[{"id":"x","name":"","ids":3}]')
    vi.resetModules()
    const { ownLists: afterReload } = await import('./own-lists.ts')
    expect(afterReload.get()).toEqual([])
    localStorage.removeItem('swx.lists')
  })

  it.each([
    ['without a name', { name: '  ', ids: ['1'] }, 'nameMissing'],
    ['with a name too long', { name: 'x'.repeat(31), ids: ['1'] }, 'nameTooLong'],
    ['with a name that is taken', { name: 'Coins', ids: ['1'] }, 'nameTaken'],
    ['without an instrument', { name: 'Mine', ids: [] }, 'empty'],
    ['with too many', { name: 'Mine', ids: Array(101).fill('1') }, 'full'],
  ])('cannot be saved %s', (_, values, message) => {
    const read = ownListForm(['Coins']).safeParse(values)
    expect(read.error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
