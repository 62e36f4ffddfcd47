import { languageOf, languages } from '@swx/locales/languages'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { MoneyField, type MoneyFieldProps, SizeField } from './amount-field.tsx'

type Given = Partial<MoneyFieldProps>

function Sample({ first = '', ...given }: Given & { first?: string }) {
  const [text, setText] = useState(first)
  return (
    <MoneyField
      label="Amount"
      unit="USD"
      scale={2}
      currency="USD"
      hint="Minimum 20"
      text={text}
      onText={setText}
      {...given}
    />
  )
}

function Size({ first }: { first: string }) {
  const [text, setText] = useState(first)
  return (
    <SizeField
      label="Amount"
      unit="lots"
      range={{ step: '0.01', min: '0.01', max: '0.12' }}
      text={text}
      onText={setText}
    />
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Amount')
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
const described = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const speak = (code: (typeof languages)[number]['code']) => act(() => changeLanguage(languageOf(code)))

beforeEach(async () => {
  await startTestI18n('money')
  await speak('en')
})
afterAll(() => changeLanguage(languageOf('en')))

describe('a field for money', () => {
  it.each(languages)(
    'reads in $name what the page shows in $name, and says what was understood',
    async ({ code, tag }) => {
      await speak(code)
      render(<Sample />)
      const shown = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, numberingSystem: 'latn' }).format(
        1234.5,
      )
      type(shown)
      const grouped = new Intl.NumberFormat(tag, {
        minimumFractionDigits: 2,
        numberingSystem: 'latn',
        useGrouping: 'always',
      }).format(1234.5)
      expect([`Minimum 20 = ${shown} USD`, `Minimum 20 = ${grouped} USD`]).toContain(described())
      expect(input().getAttribute('aria-invalid')).toBeNull()
      expect(input().value).toBe(shown)
    },
  )

  it('says nothing of what was understood while it is empty', () => {
    render(<Sample error="Enter an amount." />)
    expect(described()).toBe('Minimum 20 Enter an amount.')
  })

  it('asks which of two amounts is meant, and takes the one that is picked', () => {
    render(<Sample error="The amount is not right." />)
    type('100,50')
    const group = screen.getByRole('group', { name: 'Which value do you mean?' })
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['100.50 USD', '10,050.00 USD'])
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(described()).toContain('Which value do you mean?')
    expect(screen.queryByText('The amount is not right.')).toBeNull()
    fireEvent.click(within(group).getByRole('button', { name: /100\.50/ }))
    expect(input().value).toBe('100.50')
    expect(described()).toContain('= 100.50 USD')
    expect(screen.queryByRole('group')).toBeNull()
    expect(document.activeElement).toBe(input())
  })

  it('asks again where the language changes and with it the meaning', async () => {
    await speak('de')
    render(<Sample />)
    type('100,50')
    expect(described()).toContain('= 100,50 USD')
    await speak('en')
    expect(await screen.findByRole('group', { name: 'Which value do you mean?' })).toBeDefined()
    expect(input().value).toBe('100,50')
  })

  it('writes a picked amount so that it is not asked again', async () => {
    await speak('de')
    render(<Sample scale={8} currency="BTC" unit="BTC" />)
    type('1,234')
    const [point, thousand] = within(screen.getByRole('group')).getAllByRole('button')
    expect([point?.textContent, thousand?.textContent]).toEqual(['1,234 BTC', '1.234,00 BTC'])
    fireEvent.click(point as Element)
    expect(screen.queryByRole('group')).toBeNull()
    expect(described()).toContain('= 1,2340 BTC')
  })

  it('offers the nearest amounts for one with too many decimals', () => {
    render(<Sample />)
    type('100.505')
    const group = screen.getByRole('group', { name: 'Too many decimal places. Which value do you mean?' })
    fireEvent.click(within(group).getByRole('button', { name: /100\.51/ }))
    expect(input().value).toBe('100.51')
  })

  it('reads digits of other scripts and leaves the currency sign out', () => {
    render(<Sample />)
    type('١٬٢٣٤٫٥')
    expect(described()).toContain('= 1,234.50 USD')
    type(' US$ 1,234.50 ')
    expect(described()).toBe('Currency sign ignored = 1,234.50 USD')
  })

  it.each([
    ['12,34x', 'Use digits only, for example \u20661,234.50\u2069.'],
    ['1e5', 'Use digits only, for example \u20661,234.50\u2069.'],
    ['\u22125', 'Enter a number above zero, without a minus sign.'],
    ['€ 5', 'This field takes USD only.'],
    ['1234567890123456789', 'This number is too large.'],
  ])('says of %s why it is not read', (text, why) => {
    render(<Sample />)
    type(text)
    expect(described()).toContain(why)
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('steps by the signs of the language', async () => {
    await speak('fr')
    render(<Size first="0,10" />)
    const step = (key: string) => fireEvent.keyDown(input(), { key })
    step('ArrowUp')
    expect(input().value).toBe('0,11')
    step('ArrowUp')
    step('ArrowUp')
    expect(input().value).toBe('0,12')
    type('')
    step('ArrowDown')
    expect(input().value).toBe('0,01')
  })
})
