import { expect, test } from 'vitest'
import type { Row } from './cells.ts'
import { problemsOf, tableOf } from './verdict.ts'

const row: Row = {
  operationId: 'loan',
  tag: 'user',
  path: '/swx/customer/user/loan',
  filled: { example: true, handler: false, function: true, hook: true, 'contract test': true, screen: true },
}

test('an empty cell without a reason is a problem', () => {
  expect(problemsOf([row], [])).toEqual([expect.stringContaining('loan has no handler')])
})

test('an empty cell with a reason is none', () => {
  expect(problemsOf([row], [{ reason: 'later', cells: ['handler'], operations: ['loan'] }])).toEqual([])
})

test('a reason for a cell that is filled by now is a problem', () => {
  const gaps = [{ reason: 'later', cells: ['handler' as const, 'screen' as const], operations: ['loan'] }]
  expect(problemsOf([row], gaps)).toEqual([expect.stringContaining('loan has its screen now')])
})

test('a reason for an unknown operation is a problem', () => {
  const gaps = [{ reason: 'later', cells: ['handler' as const], operations: ['loan', 'gone'] }]
  expect(problemsOf([row], gaps)).toEqual([expect.stringContaining('"gone handler"')])
})

test('the table names calls that are no screen', () => {
  const aside = { operation: 'loan', file: 'app/src/main.tsx', reason: 'a sum' }
  expect(tableOf([row], [], [aside])).toContain('- loan, called by `app/src/main.tsx`: a sum')
})

test('the table shows filled and empty cells and the reasons', () => {
  const table = tableOf([row], [{ reason: 'later', cells: ['handler'], operations: ['loan'] }])
  expect(table).toContain('| user/loan | yes | – | yes | yes | yes | yes |')
  expect(table).toContain('later')
})
