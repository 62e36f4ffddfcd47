import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Aside, callingFiles, findRows } from './cells.ts'

const root = join(import.meta.dirname, '..', '..')
const callFrom = (file: string): Aside => ({ operation: 'listTransaction', file, reason: 'a sum' })
const hasScreen = (asides: readonly Aside[]) =>
  findRows(asides).find(({ operationId }) => operationId === 'listTransaction')?.filled.screen

test('a call for the figures of another screen is no screen, any other call is', () => {
  const everywhere = globSync('app/src/**/*.{ts,tsx}', { cwd: root })
  expect(hasScreen([])).toBe(true)
  expect(hasScreen([callFrom('app/src/features/income/api/use-savings-facts.ts')])).toBe(true)
  expect(hasScreen(everywhere.map(callFrom))).toBe(false)
})

test('a comment that names a hook is no call of it', () => {
  const calls = callingFiles(
    new Map([
      ['app/src/a.tsx', '// useBuySmart comes here'],
      ['app/src/b.tsx', "import { useLoan } from '@swx/sdk/react'\nexport const borrow = () => useLoan()"],
    ]),
  )
  expect([...calls]).toEqual([['useLoan', ['app/src/b.tsx']]])
})
