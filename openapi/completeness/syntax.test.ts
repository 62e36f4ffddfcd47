import { describe, expect, test } from 'vitest'
import { exportedNames, firstTexts, usedImports } from './syntax.ts'

const uses = (source: string) => [...usedImports(source, ['@swx/sdk', '@swx/sdk/react'])]

describe('a source calls an operation', () => {
  test.each([
    ["import { useBuySmart } from '@swx/sdk/react'\nconst buy = useBuySmart()", ['useBuySmart']],
    ["import { loan as borrow } from '@swx/sdk'\nborrow(client)", ['loan']],
    ["import { loan } from '@swx/sdk'\nexport const operations = { loan: { send: loan } }", ['loan']],
    ["import { loan } from '@swx/sdk'\nconst operations = { loan }", ['loan']],
  ])('by what it imports and uses: %s', (source, names) => {
    expect(uses(source)).toEqual(names)
  })

  test.each([
    ['in a comment', '// useBuySmart() buys\n/* useBuySmart() */ export const a = 1'],
    ['in a string', "const text = 'useBuySmart()'"],
    ['as an import that nothing uses', "import { useBuySmart } from '@swx/sdk/react'\n// useBuySmart()"],
    ['as a type', "import { type loan } from '@swx/sdk'\nconst a: typeof loan = b"],
    ['as a type of something imported', "import { loan } from '@swx/sdk'\nexport type Loan = typeof loan"],
    ['of another package', "import { useBuySmart } from './use-buy-smart.ts'\nuseBuySmart()"],
    ['as the name of a member', "import { loan } from '@swx/sdk'\nanswer.loan = { loan: 1 }"],
  ])('not by its name %s', (_, source) => {
    expect(uses(source)).toEqual([])
  })
})

test('an operation has a handler or a case where a call names it, and not where a comment does', () => {
  const source = `
    // operation('loan', …) comes later
    const text = "operation('repayLoan')"
    export const handlers = [operation('buySmart', ({ ok }) => ok()), world.operation('exitSmart')]
  `
  expect(firstTexts(source, 'operation')).toEqual(['buySmart'])
})

test('a package offers what it declares and exports', () => {
  const source = `
    export const useLoan = mutationHook('loan')
    export function loan() {}
    export type Loan = string
    const inside = 1 // export const useBuySmart = 2
  `
  expect(exportedNames(source)).toEqual(['useLoan', 'loan'])
})
