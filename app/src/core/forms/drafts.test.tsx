import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expireSession, signIn, signOut } from '#core/session/session-store.ts'
import { useDraft, writeDraft } from './drafts.ts'

function NoteForm() {
  const [note, setNote] = useDraft('note', '')
  return <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Note')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
/** Leaves the page of the form, lets something happen, and comes back. */
const comeBackAfter = (happening: () => void) => {
  act(happening)
  shown.unmount()
  shown = render(<NoteForm />)
}
let shown: ReturnType<typeof render>

const marta = { token: 't-1', userName: 'marta_k' }
const anna = { token: 't-2', userName: 'anna_1' }

describe('a draft', () => {
  beforeEach(() => {
    signIn(marta)
    signOut()
    signIn(marta)
    shown = render(<NoteForm />)
    type('0.37')
  })

  it('is there again when the user comes back to its page', () => {
    comeBackAfter(() => {})
    expect(field().value).toBe('0.37')
  })

  it('survives a session that expired, for the user who logs in again', () => {
    comeBackAfter(() => expireSession())
    expect(field().value).toBe('0.37')
    comeBackAfter(() => signIn({ ...marta, token: 't-9' }))
    expect(field().value).toBe('0.37')
  })

  it('is not shown to another user, whether the first one logged out or the session expired', () => {
    comeBackAfter(() => {
      expireSession()
      signIn(anna)
    })
    expect(field().value).toBe('')
  })

  it('goes when the user logs out', () => {
    comeBackAfter(() => signOut())
    expect(field().value).toBe('')
  })

  it('of a visitor is still there after logging in', () => {
    comeBackAfter(() => signOut())
    type('0.50')
    comeBackAfter(() => signIn(anna))
    expect(field().value).toBe('0.50')
  })

  it('is not written to the browser’s storage', () => {
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('0.37')
  })
})

describe('the draft of a long form', () => {
  beforeEach(() => {
    signIn(marta)
    signOut()
    signIn(marta)
  })

  /** The app as it starts again, after the phone has ended its tab. */
  const startAgain = async () => {
    vi.resetModules()
    return await import('./drafts.ts')
  }

  it('is there again after the tab was ended, until it is sent', async () => {
    writeDraft('identity', { firstName: 'Marta' })
    const { readDraft, writeDraft: write } = await startAgain()
    expect(readDraft('identity')).toEqual({ firstName: 'Marta' })
    expect(readDraft('identity')).toBe(readDraft('identity'))
    write('identity', undefined)
    expect((await startAgain()).readDraft('identity')).toBeUndefined()
  })

  it('is the same object each time it is read, as a page that follows it needs', async () => {
    writeDraft('loans.application', { step: 'sign' })
    const { readDraft } = await startAgain()
    expect(readDraft('loans.application')).toBe(readDraft('loans.application'))
    expect(readDraft('loans.application')).toEqual({ step: 'sign' })
  })

  it('leaves nothing on the device once the user logs out or another one logs in', async () => {
    for (const leave of [() => signOut(), () => signIn(anna)]) {
      signIn(marta)
      writeDraft('identity', { firstName: 'Marta' })
      leave()
      expect(JSON.stringify({ ...localStorage })).not.toContain('Marta')
      expect((await startAgain()).readDraft('identity')).toBeUndefined()
    }
  })

  it('is nothing where what is kept cannot be read', async () => {
    localStorage.setItem('swx.draft.deposit', '{')
    expect((await startAgain()).readDraft('deposit')).toBeUndefined()
  })
})
