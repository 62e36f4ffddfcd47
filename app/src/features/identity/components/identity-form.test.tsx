import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { IdentityForm } from './identity-form.tsx'

// No browser reads a picture here.
vi.mock('#core/pictures/use-image-upload.ts', () => ({
  useImageUpload: (_: string, __: object, name: string) => ({
    state: { phase: 'ready', name: `${name}.png`, fileId: name, bytes: 1_000, image: undefined },
    pick: () => {},
    retry: () => {},
    clear: () => {},
  }),
}))

const terms = {
  areaCodes: ['+65', '+81'],
  countries: ['SG', 'JP'],
  limits: { maxBytes: 2_097_152, pickerMaxBytes: 52_428_800 },
}
let answer: { code: string; result?: unknown }
const person = {
  'First name': ' Mei ',
  'Last name': 'Tan',
  'Date of birth': '1994-05-17',
  Address: '12 Sample Street, Singapore',
  Sex: 'female',
  Country: 'SG',
  'Country code': '+65',
  Phone: '81234567',
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function show() {
  return renderWithBackend(<IdentityForm terms={terms} serverTime="2026-01-10T15:20:00.000Z" />, {
    answers: { identification: () => answer },
  })
}
const fillIn = (changes: Partial<typeof person> = {}) => {
  for (const [label, value] of Object.entries({ ...person, ...changes }))
    fireEvent.change(field(label), { target: { value } })
}
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Submit/ })))

describe('the form of the identity check', () => {
  beforeEach(async () => {
    answer = { code: '20001', result: { status: 'PENDING_REVIEW' } }
    toastStore.set(undefined)
    await startTestI18n('identity', 'images', 'money', 'errors')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
    })
  })

  it('sends what was filled in without spaces around it, and the pictures of the document chosen', async () => {
    const { sentTo } = show()
    fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Passport' }))
    await submit()
    await waitFor(() => expect(sentTo('identification')).toHaveLength(1))
    expect(sentTo('identification')[0]?.body).toEqual({
      firstName: 'Mei',
      lastName: 'Tan',
      sex: 'female',
      birthdate: '1994-05-17',
      country: 'SG',
      address: '12 Sample Street, Singapore',
      areaCode: '+65',
      phone: '81234567',
      docType: 'passport',
      idFront: 'identity.front',
      handHeld: 'identity.holding',
      signature: 'identity.signature',
    })
    await waitFor(() => expect(field('First name').value).toBe(''))
  })

  it.each([
    ['Phone', '12 34'],
    ['Phone', '12x4567'],
    ['Address', 'here'],
    ['Date of birth', '2010-01-01'],
    ['First name', '   '],
  ])('sends nothing while %s is “%s”, and goes there', async (label, value) => {
    const { sentTo } = show()
    fillIn({ [label]: value })
    await submit()
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(label))
    expect(sentTo('identification')).toEqual([])
  })

  it('takes the area code of the country, until the user chooses another one', async () => {
    show()
    const choose = (country: string) => fireEvent.change(field('Country'), { target: { value: country } })
    choose('SG')
    expect(field('Country code').value).toBe('+65')
    choose('JP')
    expect(field('Country code').value).toBe('+81')
    fireEvent.change(field('Country code'), { target: { value: 'singa' } })
    fireEvent.click(screen.getByRole('option', { name: '+65 Singapore' }))
    choose('SG')
    choose('JP')
    expect(field('Country code').value).toBe('+81')
    fireEvent.keyDown(field('Country code'), { key: 'ArrowDown' })
    fireEvent.keyDown(field('Country code'), { key: 'ArrowUp' })
    fireEvent.keyDown(field('Country code'), { key: 'Enter' })
    choose('')
    choose('JP')
    expect(field('Country code').value).toBe('+65')
  })

  it('sends a phone number typed in the digits of another script', async () => {
    const { sentTo } = show()
    fillIn({ Phone: '٨١٢٣ ٤٥٦٧' })
    fireEvent.click(screen.getByRole('button', { name: 'Passport' }))
    await submit()
    await waitFor(() => expect(sentTo('identification')[0]?.body).toMatchObject({ phone: '81234567' }))
  })

  it('says what belongs to no field above the button, and keeps what was filled in', async () => {
    answer = { code: '77777' }
    show()
    fillIn()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('t-9')
    cleanup()
    show()
    expect(field('Last name').value).toBe('Tan')
    expect(field('Country').value).toBe('SG')
  })
})
