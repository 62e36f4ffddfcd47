import { describe, expect, test } from 'vitest'
import { cases } from './cases/all.ts'
import type { Caller } from './support/caller.ts'
import { codesOf, operations, servedOperations } from './support/document.ts'
import { useMockServer } from './support/mock-server.ts'

const mockServer = useMockServer()

/** Answers of a mock server that was started in another way, and where they are shown. */
const elsewhere: Record<string, string> = {
  'recharge 10018': 'parameters.test.ts',
  'withdrawal 10018': 'parameters.test.ts',
  'myCredit 10018': 'parameters.test.ts',
  'loanQuote 10018': 'parameters.test.ts',
  'loan 10018': 'parameters.test.ts',
  'inviteSummary 10018': 'parameters.test.ts',
  'openOrder 10018': 'parameters.test.ts',
  'placePending 10018': 'parameters.test.ts',
  'buySmart 10018': 'parameters.test.ts',
  'buySmart 11007': 'parameters.test.ts',
  'updateProfile 10018': 'parameters.test.ts',
  'identification 10018': 'parameters.test.ts',
  'buyOptions 10018': 'parameters.test.ts',
}

/** An answer as the tables name it: the code of a 200, otherwise the status. */
const answerOf = (reply: { status: number; code: string }) =>
  reply.status === 200 ? reply.code : String(reply.status)

/** What an error may change, by its answer: the number of tries. What limits the rate is no record of the journal. */
const counted: Record<string, readonly string[]> = {
  '11001': ['codes tries'],
  '11002': ['users wrongSecurityPasswords'],
}

/** The fields that the last call of an operation changed, each after its table. */
const changedBy = async (world: Caller, operation: string): Promise<string[]> => {
  const { entries } = await world.control('getJournal', { query: { operation } })
  const seq = entries.at(-1)?.seq ?? 0
  const { difference } = await world.control('getJournalEntry', { path: { seq } })
  if (!difference) throw new Error(`The journal does not tell what ${operation} changed.`)
  return difference.records.flatMap(({ table, fields }) => fields.map(({ field }) => `${table} ${field}`))
}

describe.each(servedOperations)('$id', (operation) => {
  const own = cases.filter((entry) => entry.operation === operation.id)

  test.each(own)('answers $answer when $when', async ({ answer, make }) => {
    const world = mockServer.world()
    const reply = await make(world)
    expect(answerOf(reply), JSON.stringify(reply.body).slice(0, 300)).toBe(answer)
    if (/^20/.test(answer)) return
    const changed = await changedBy(world, operation.id)
    expect(changed.filter((field) => !counted[answer]?.includes(field))).toEqual([])
  })

  test('has a case for every code it can answer', () => {
    const shown = own.map(({ answer }) => answer)
    // A 401 inside the body is shown for all operations with a token in session.test.ts.
    const missing = codesOf(operation).filter(
      (code) => code !== '401' && !shown.includes(code) && !(`${operation.id} ${code}` in elsewhere),
    )
    expect(missing).toEqual([])
  })
})

test('every case is about an operation of the contract', () => {
  const known = operations.map(({ id }) => id)
  expect(cases.filter(({ operation }) => !known.includes(operation))).toEqual([])
})
