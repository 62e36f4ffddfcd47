import { describe, expect, it } from 'vitest'
import { findBest, indexBy } from './find-best.ts'

interface Thing {
  code?: string
  names?: string[]
  also?: string
  text?: string
  beside?: string
}
const find = (things: readonly Thing[], text: string) =>
  findBest(
    indexBy(things, (thing) => thing),
    text,
  ).map(({ thing }) => thing.code ?? thing.names?.[0] ?? thing.text)
const names = (...all: string[]) => all.map((name) => ({ names: [name] }))

describe('the order of hits', () => {
  const things: Thing[] = [
    { text: 'How is the gold price fixed?' },
    { names: ['Marigold funds'] },
    { code: 'GS', names: ['Goldman Sachs'] },
    { code: 'XAUUSD', names: ['Troy ounce of gold'] },
    { names: ['Gold'] },
    { code: 'GOLD' },
  ]

  it('is: the symbol, the name, a whole word of a name, a beginning, a sentence, the inside of a word', () => {
    expect(find(things, 'gold')).toEqual([
      'GOLD',
      'Gold',
      'XAUUSD',
      'GS',
      'How is the gold price fixed?',
      'Marigold funds',
    ])
  })

  it('has the shorter one first of those that begin with the text', () => {
    expect(find(names('Loans and repayments', 'Loans'), 'loan')).toEqual(['Loans', 'Loans and repayments'])
  })

  it('has wrong letters only where nothing begins with what was typed, and after what has it inside', () => {
    expect(find(names('Gold', 'Hold', 'Bold'), 'gold')).toEqual(['Gold'])
    expect(find(names('Apple', 'Staples'), 'aple')).toEqual(['Staples', 'Apple'])
  })

  it('has fewer wrong letters first', () => {
    expect(find(names('Transition', 'Transactions'), 'transactoin')).toEqual(['Transactions'])
    expect(find(names('Withdrawals', 'Withdraw'), 'withdarw')).toEqual(['Withdraw', 'Withdrawals'])
  })
})

describe('words beside others', () => {
  const things = [{ code: 'BTC', names: ['Bitcoin'], beside: 'buy sell trade' }, { names: ['Buy a plan'] }]

  it('go along with a name, also a mistyped one, and find nothing alone', () => {
    expect(find(things, 'sell btc')).toEqual(['BTC'])
    expect(find(things, 'buy bitcion')).toEqual(['BTC'])
    expect(find(things, 'buy')).toEqual(['Buy a plan'])
    expect(find(things, 'sell')).toEqual([])
  })
})

it('all words have to be found, in any order', () => {
  const account = names('Close account')
  expect(find(account, 'account close')).toEqual(['Close account'])
  expect(find(account, 'close acount')).toEqual(['Close account'])
  expect(find(account, 'open account')).toEqual([])
})

it('signs alone find nothing', () => {
  expect(find(names('Deposit'), ' / ')).toEqual([])
})

/** What is typed, and what it has to find among the others of its language. */
const typed: Readonly<Record<string, readonly (readonly [typed: string, found: string])[]>> = {
  en: [
    ['etherum', 'Ethereum'],
    ['ethereeum', 'Ethereum'],
    ['bictoin', 'Bitcoin'],
    ['nitcoin', 'Bitcoin'],
    ['depso', 'Deposit'],
    ['withdarwl', 'Withdrawal'],
    ['setings', 'Settings'],
    ['ＢＩＴＣＯＩＮ', 'Bitcoin'],
  ],
  de: [
    ['ruckzahlung', 'Rückzahlung'],
    ['rueckzahlung', 'Rückzahlung'],
    ['rückzhalung', 'Rückzahlung'],
    ['rueckzalung', 'Rückzahlung'],
    ['strasse', 'Straße'],
    ['einzahlng', 'Einzahlung'],
    ['Auszhalung', 'Auszahlung'],
  ],
  fr: [
    ['depot', 'Dépôt'],
    ['dépto', 'Dépôt'],
    ['securite', 'Sécurité'],
    ['parametrs', 'Paramètres'],
    ['retriat', 'Retrait'],
  ],
  it: [
    ['prelevio', 'Prelievo'],
    ['prelieveo', 'Prelievo'],
    ['impostazoini', 'Impostazioni'],
    ['verifca', 'Verifica'],
  ],
  es: [
    ['retirda', 'Retirada'],
    ['configuracion', 'Configuración'],
    ['configurasion', 'Configuración'],
    ['contrasena', 'Contraseña'],
    ['deposirto', 'Depósito'],
  ],
  ar: [
    ['الايداع', 'الإيداع'],
    ['ايداع', 'الإيداع'],
    ['إيداغ', 'الإيداع'],
    ['محفظه', 'مَحفَظة'],
    ['محفضة', 'مَحفَظة'],
    ['الاعدادات', 'الإعدادات'],
    ['الإعددات', 'الإعدادات'],
    ['مستشفي', 'مستشفى'],
    ['ســحب', 'سحب'],
  ],
  ko: [
    ['비트고인', '비트코인'],
    ['이더리웅', '이더리움'],
    ['비트코잉', '비트코인'],
    ['출굼', '출금'],
    ['설저', '설정'],
  ],
  ja: [
    ['ﾋﾞｯﾄｺｲﾝ', 'ビットコイン'],
    ['びっとこいん', 'ビットコイン'],
    ['かかります', '出金にはどのくらい時間がかかりますか'],
    ['時間', '出金にはどのくらい時間がかかりますか'],
    ['ＢＴＣ', 'BTC'],
  ],
  zh: [
    ['提现', '提现需要多长时间？'],
    ['多长时间', '提现需要多长时间？'],
    ['币', '比特币'],
  ],
  hk: [
    ['提款', '提款需時多久？'],
    ['需時', '提款需時多久？'],
    ['幣', '比特幣'],
  ],
}

describe.each(Object.entries(typed))('in %s', (_, cases) => {
  const all = names(...new Set(cases.map(([, found]) => found)))
  it.each(cases)('%s finds %s', (text, found) => {
    expect(find(all, text)[0]).toBe(found)
  })
})

it('a wrong character is another word in Chinese and Japanese, and another number in a number', () => {
  expect(find(names('提现', '出金', 'ビットコイン'), '提规')).toEqual([])
  expect(find(names('ビットコイン'), 'ビットコエン')).toEqual([])
  expect(find([{ code: 'LV202601100000000003' }], 'LV202601100000000004')).toEqual([])
})

it.each(['sol', 'uk', 'gol'])('a short word such as %s has no wrong letters', (text) => {
  expect(find(names('Son', 'US', 'Got'), text)).toEqual([])
})
