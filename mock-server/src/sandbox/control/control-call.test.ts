import { expect, test } from 'vitest'
import { controlOperations } from '../../gen/control-operations.ts'
import { controlCall } from './control-call.ts'
import { controlCalls } from './dispatch.ts'

// What is expected of the types here is expected of the compiler: the type check fails where a marked call compiles.

test('a control call is given and answers what the document of the control plane says', () => {
  const call = controlCall('endSession', ({ path, body }) => ({
    userId: path.userId,
    shape: body.shape ?? 'http',
    sessions: 0,
  }))
  expect(call.id).toBe('endSession')
})

test('a wrong control call does not compile', () => {
  // @ts-expect-error there is no such operation
  const unknown = controlCall('stopClock', () => ({}))
  // @ts-expect-error the number of sessions is missing
  const shape = controlCall('endSession', ({ path }) => ({ userId: path.userId, shape: 'http' as const }))
  // @ts-expect-error its path has a `userId`
  const path = controlCall('endSession', ({ path: { id } }) => ({ userId: id, shape: 'body', sessions: 0 }))
  // @ts-expect-error `until` is a text
  const body = controlCall('switchUser', ({ body: { until } }) => until > 0)
  expect([unknown, shape, path, body].map(({ id }) => id)).toEqual([
    'stopClock',
    'endSession',
    'endSession',
    'switchUser',
  ])
})

test('every operation of the document is carried out', () => {
  expect(controlCalls.map(({ id }) => id).sort()).toEqual(Object.keys(controlOperations).sort())
})
