import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { usePageBar } from '#ui/layout/page-bar.tsx'
import type { Kyc } from '../api/use-identity.ts'
import { IdentitySteps } from './identity-steps.tsx'

// No browser reads a picture here: each one is there as soon as its step is, but the one that a test takes away.
let lacking = ''
vi.mock('#core/pictures/use-image-upload.ts', () => ({
  useImageUpload: (_: string, __: object, name: string) => ({
    state:
      name === lacking
        ? { phase: 'empty' }
        : { phase: 'ready', name: `${name}.png`, fileId: name, bytes: 1_000, image: undefined },
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
const serverTime = '2026-01-10T15:20:00.000Z'
const kyc = { status: 'NOT_VERIFIED', delayed: false, history: [], serverTime } as unknown as Kyc
let answer: { code: string; result?: unknown }

function show(link = '/loan/kyc?next=%2Floan') {
  return renderWithBackend(
    <>
      <TopBar />
      <IdentitySteps kyc={kyc} terms={terms} serverTime={serverTime} />
    </>,
    { answers: { identification: () => answer }, link },
  )
}

/** What the page puts into the top bar. */
function TopBar() {
  const { note, action } = usePageBar()
  return (
    <>
      {note}
      {action}
    </>
  )
}
const question = () => screen.getByRole('heading', { level: 2 })
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const goOn = () => press('Continue')
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Answers every question up to the signature, which is there already. */
async function answerAll() {
  choose(/Japan/)
  await goOn()
  choose(/Identity card/)
  await goOn()
  fill('First name', 'Mei')
  fill('Last name', 'Tan')
  await goOn()
  fill('Date of birth', '1994-05-17')
  fill('Sex', 'female')
  await goOn()
  fill('Address', '1-2-3 Sample, Tokyo')
  await goOn()
  fill('Phone', '312345678')
  await goOn()
}

describe('the identity check in steps', () => {
  beforeEach(async () => {
    answer = { code: '20001', result: { status: 'PENDING_REVIEW' } }
    lacking = ''
    toastStore.set(undefined)
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await startTestI18n('identity', 'images', 'money', 'errors')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
    })
  })

  it('asks for the country first, one question a screen, each read aloud with its number', async () => {
    const { place } = show()
    await press('Start')
    expect(place.current).toBe('/loan/kyc?next=%2Floan&step=country')
    expect(document.activeElement).toBe(question())
    expect(question().textContent).toBe('Which country do you live in?')
    expect(question().getAttribute('aria-describedby')).toBe(screen.getByText('Step 1 of 9').id)
    choose(/Japan/)
    await goOn()
    expect(document.activeElement).toBe(question())
    expect(question().textContent).toBe('Which document do you have at hand?')
    expect(screen.getByText('Step 2 of 9')).toBeTruthy()
  })

  it('asks for the country where the browser names a language that is none', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('C')
    show()
    await press('Start')
    expect(question().textContent).toBe('Which country do you live in?')
    expect(screen.getByRole('radio', { name: /Japan/ })).toBeTruthy()
  })

  it('submits what was answered: the area code is the country’s', async () => {
    const { place, sentTo } = show('/loan/kyc?step=country')
    await answerAll()
    expect(question().textContent).toBe('Is everything right?')
    for (const shown of ['Japan', 'Identity card', '3 of 3', 'Mei Tan', '17 May 1994 · Female'])
      expect(screen.getByText(shown)).toBeTruthy()
    await press(/Submit/)
    await waitFor(() => expect(sentTo('identification')).toHaveLength(1))
    expect(sentTo('identification')[0]?.body).toMatchObject({
      country: 'JP',
      areaCode: '+81',
      phone: '312345678',
      docType: 'idCard',
      idBack: 'identity.back',
      signature: 'identity.signature',
    })
    await waitFor(() => expect(place.current).toBe('/loan/kyc'))
  })

  it('says what is missing and stays at the question', async () => {
    show('/loan/kyc?step=country')
    await goOn()
    expect(screen.getByText('Fill in this field.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    choose(/Singapore/)
    expect(screen.queryByText('Fill in this field.')).toBeNull()
    await goOn()
    await goOn()
    expect(screen.getByRole('alert').textContent).toBe('Fill in this field.')
  })

  it('passes over no question: an address of a later one leads to the first that is open', () => {
    show('/loan/kyc?step=review')
    expect(question().textContent).toBe('Which country do you live in?')
  })

  it('leads to the step of a picture that is missing', async () => {
    lacking = 'identity.back'
    show('/loan/kyc?step=country')
    choose(/Japan/)
    await goOn()
    choose(/Identity card/)
    await goOn()
    expect(question().textContent).toBe('Take the pictures')
    await goOn()
    expect(question().textContent).toBe('Take the pictures')
    expect(screen.getByLabelText(/^Back/).getAttribute('aria-invalid')).toBe('true')
  })

  it('says what is kept when it is left, and is taken up again where it was', async () => {
    show('/loan/kyc?step=country')
    choose(/Japan/)
    await goOn()
    await press('Leave')
    expect(screen.getByRole('dialog').textContent).toContain(
      'stays on this device until you submit it or log out',
    )
    expect(screen.getByRole('link', { name: 'Keep and leave' }).getAttribute('href')).toBe('/profile')
    cleanup()
    show()
    expect(screen.getByText(/1 of 9 steps done/)).toBeTruthy()
    await press('Continue with step 2')
    expect(question().textContent).toBe('Which document do you have at hand?')
  })

  it('goes back to one answer from the review and returns to it', async () => {
    show('/loan/kyc?step=country')
    await answerAll()
    await press('Change: Address')
    fill('Address', '4-5-6 Sample, Osaka')
    await goOn()
    expect(question().textContent).toBe('Is everything right?')
    expect(screen.getByText('4-5-6 Sample, Osaka')).toBeTruthy()
  })

  it('says above the button what the server answered, and keeps every answer', async () => {
    answer = { code: '77777' }
    show('/loan/kyc?step=country')
    await answerAll()
    await press(/Submit/)
    expect((await screen.findByRole('alert')).textContent).toContain('t-9')
    expect(screen.getByText('Mei Tan')).toBeTruthy()
  })
})
