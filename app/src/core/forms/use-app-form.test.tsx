import { languageOf } from '@swx/locales/languages'
import { BusinessError, HttpError } from '@swx/sdk'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { expireSession, signIn, signOut } from '#core/session/session-store.ts'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { MoneyField, SizeField } from './amount-field.tsx'
import { amountRule } from './amount-rule.ts'
import { FormError } from './form-error.tsx'
import { useAmountReading } from './use-amount-reading.ts'
import { useServerForm } from './use-app-form.ts'
import { useTyped } from './use-typed.ts'
import { useUnderstood } from './use-understood.ts'

const facts = { method: 'POST', path: 'user/loan' }
const code = (number: string, params = {}) => new BusinessError('refused', { ...facts, code: number, params })
const send = vi.fn<(values: object) => Promise<unknown>>()

function LoanForm({ max }: { max?: string }) {
  const { language } = useAmountReading()
  const schema = useMemo(
    () =>
      z.object({
        amount: amountRule({ language, scale: 2, currency: 'USD', max }),
        phone: z.string().check(z.minLength(1, 'required')),
        password: z.string(),
      }),
    [language, max],
  )
  const { form, errorOf, formError, isSubmitting, handleSubmit } = useServerForm({
    schema,
    initial: { amount: '', phone: '', password: '' },
    draft: { name: 'loan', fields: ['amount', 'phone'] },
    amounts: ['amount'],
    places: { insufficientBalance: { field: 'amount' }, belowMinimum: { field: 'amount' } },
    send,
  })
  const { amount } = useUnderstood(form.control, schema)
  return (
    <form noValidate onSubmit={handleSubmit}>
      <MoneyField
        {...useTyped(form.control, 'amount')}
        currency="USD"
        label="Amount"
        error={errorOf('amount', { tooLarge: `At most ${max}` })}
      />
      <Field label="Phone" error={errorOf('phone', { required: 'Enter a phone' })}>
        <TextInput {...form.register('phone')} />
      </Field>
      <input aria-label="Password" {...form.register('password')} />
      <output>{amount ?? 'nothing'}</output>
      <FormError text={formError} />
      <button type="submit">{isSubmitting ? 'Sending' : 'Send'}</button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Send/ })))
const described = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const fillIn = (amount = '100.5') => {
  type('Amount', amount)
  type('Phone', '81234567')
}

/** The amount and the phone of a record, to be changed. */
function RecordForm({ record }: { record: { readonly amount: string; readonly phone: string } }) {
  const { language, write } = useAmountReading()
  const schema = useMemo(
    () => z.object({ amount: amountRule({ language, scale: 3 }), phone: z.string() }),
    [language],
  )
  const { form } = useServerForm({
    schema,
    initial: { amount: write(record.amount), phone: record.phone },
    draft: { name: 'record', fields: [] },
    amounts: ['amount'],
    isOfRecord: true,
    send,
  })
  return (
    <form>
      <SizeField
        {...useTyped(form.control, 'amount')}
        label="Amount"
        range={{ min: '0.001', max: '9', step: '0.001' }}
      />
      <input aria-label="Phone" {...form.register('phone')} />
    </form>
  )
}

beforeEach(async () => {
  send.mockReset().mockResolvedValue(undefined)
  await startTestI18n('money', 'errors')
  act(() => {
    signOut()
    signIn({ token: 't-1', userName: 'mei' })
  })
})
afterEach(() => act(() => changeLanguage(languageOf('en'))))

describe('a form', () => {
  it('sends what was understood of what was typed, once however often the button is pressed', async () => {
    let answer = () => {}
    send.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)))
    render(<LoanForm />)
    fillIn(' US$ 1,234.50 ')
    expect(screen.getByRole('status').textContent).toBe('1234.50')
    await press()
    await press()
    await act(async () => answer())
    expect(send.mock.calls).toEqual([[{ amount: '1234.50', phone: '81234567', password: '' }]])
  })

  it('sends nothing while a field is wrong, focuses the first one and says what is missing', async () => {
    render(<LoanForm />)
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('Amount'))
    expect(described('Amount').trim()).toBe('Enter an amount.')
    expect(described('Phone')).toBe('Enter a phone')
    expect(screen.getByRole('alert').textContent).toBe('Fill in all fields.')
  })

  it('finds no fault with an amount that was not typed yet', async () => {
    render(<LoanForm />)
    fireEvent.focus(field('Amount'))
    await act(async () => fireEvent.blur(field('Amount')))
    expect(field('Amount').getAttribute('aria-invalid')).toBeNull()
  })

  it.each([
    ['a page change', () => {}],
    [
      'a session that expired',
      () => {
        expireSession()
        signIn({ token: 't-2', userName: 'mei' })
      },
    ],
  ])('keeps what was typed through %s, and never a password', (_, happening) => {
    render(<LoanForm />)
    fillIn()
    type('Password', 'secret')
    cleanup()
    act(happening)
    render(<LoanForm />)
    expect(field('Amount').value).toBe('100.5')
    expect(field('Phone').value).toBe('81234567')
    expect(field('Password').value).toBe('')
  })

  it('keeps what was typed after a failed call, and forgets it after one that succeeded', async () => {
    send.mockRejectedValueOnce(code('10008'))
    render(<LoanForm />)
    fillIn()
    await press()
    cleanup()
    render(<LoanForm />)
    expect(field('Amount').value).toBe('100.5')
    await press()
    cleanup()
    render(<LoanForm />)
    expect(field('Amount').value).toBe('')
  })

  it('shows nothing of it to another user', () => {
    render(<LoanForm />)
    fillIn()
    cleanup()
    act(() => {
      signOut()
      signIn({ token: 't-3', userName: 'anna_1' })
    })
    render(<LoanForm />)
    expect(field('Amount').value).toBe('')
  })
})

describe('what a server answers', () => {
  it('stands beside its field with its figures, until the field changes', async () => {
    send.mockRejectedValueOnce(code('11008', { name: 'USD', limit: '1200' }))
    render(<LoanForm />)
    fillIn()
    await press()
    expect(described('Amount')).toContain('1,200')
    await waitFor(() => expect(document.activeElement).toBe(field('Amount')))
    expect(screen.queryByRole('alert')).toBeNull()
    type('Amount', '1200')
    await waitFor(() => expect(described('Amount')).toBe('= 1,200.00 USD'))
  })

  it('stands beside the field that it does not accept', async () => {
    const error = new HttpError('400', {
      ...facts,
      status: 400,
      errors: [{ field: 'phone', rule: 'pattern' }],
    })
    send.mockRejectedValueOnce(error)
    render(<LoanForm />)
    fillIn()
    await press()
    expect(described('Phone')).toBe('We can’t accept this. Check it, then try again.')
  })

  it('stands above the button when it belongs to no field, until the form is sent again', async () => {
    send.mockRejectedValueOnce(code('77777'))
    render(<LoanForm />)
    fillIn()
    await press()
    expect(screen.getByRole('alert').textContent).toMatch(/Unknown error/i)
    await press()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('when what decides changes', () => {
  it('an amount is compared with the new limit', async () => {
    const { rerender } = render(<LoanForm max="50" />)
    fillIn()
    await press()
    expect(described('Amount')).toContain('At most 50')
    await act(async () => rerender(<LoanForm max="200" />))
    expect(described('Amount')).toBe('= 100.50 USD')
  })

  it.each([
    ['while its form is there', () => {}],
    ['while another page is', cleanup],
  ])(
    'an amount means what it meant in the language it was typed in, which was changed %s',
    async (_, leave) => {
      await act(() => changeLanguage(languageOf('de')))
      render(<LoanForm />)
      fillIn('1.500')
      expect(screen.getByRole('status').textContent).toBe('1500')
      leave()
      await act(() => changeLanguage(languageOf('en')))
      if (leave === cleanup) render(<LoanForm />)
      expect(field('Amount').value).toBe('1500')
      expect(described('Amount')).toBe('= 1,500.00 USD')
      await press()
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ amount: '1500', phone: '81234567' }))
    },
  )

  it('an amount that could mean two is still asked, and nothing is sent for it', async () => {
    await act(() => changeLanguage(languageOf('en')))
    render(<LoanForm />)
    fillIn('100,50')
    await act(() => changeLanguage(languageOf('zh')))
    expect(screen.getByRole('group')).toBeDefined()
    await press()
    expect(send).not.toHaveBeenCalled()
  })

  it('what was not touched follows the record, in each language; what was typed stays', async () => {
    const { rerender } = render(<RecordForm record={{ amount: '1.5', phone: '111' }} />)
    type('Phone', '222')
    await act(async () => rerender(<RecordForm record={{ amount: '1.234', phone: '333' }} />))
    expect([field('Amount').value, field('Phone').value]).toEqual(['1.234', '222'])
    await act(() => changeLanguage(languageOf('de')))
    expect(described('Amount')).toBe('= 1,234')
    await act(async () => rerender(<RecordForm record={{ amount: '2.5', phone: '333' }} />))
    expect([field('Amount').value, field('Phone').value]).toEqual(['2,5', '222'])
    type('Amount', '3')
    await act(async () => rerender(<RecordForm record={{ amount: '4', phone: '333' }} />))
    expect(field('Amount').value).toBe('3')
  })
})
