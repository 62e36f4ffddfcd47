import { expect, test } from 'vitest'
import { applyFault } from './apply-fault.ts'

const respond = (body: string) => new Response(body)

test('an answer that never comes ends for a caller who gives up, also for one who gave up before', async () => {
  const patience = new AbortController()
  const request = new Request('http://sandbox.test', { signal: patience.signal })
  const answer = applyFault({ end: 'silence' }, '{}', respond, request)
  patience.abort()
  await expect(answer).rejects.toThrow('aborted')
  await expect(applyFault({ end: 'silence' }, '{}', respond, request)).rejects.toThrow('aborted')
})
