import { BusinessError, catalogue, HttpError, NetworkError, TimeoutError } from '@swx/sdk'
import { describe, expect, it } from 'vitest'
import errors from '../../../../locales/en/errors.json' with { type: 'json' }
import { errorMessageOf } from './error-message.ts'

const call = { method: 'POST', path: '/swx/customer/login/login' }

describe('the words for a failure', () => {
  it.each(Object.values(catalogue))('exist in English for $code', ({ key }) => {
    expect(errors[key]).toMatch(/\S/)
  })

  it('are those of the code', () => {
    expect(errorMessageOf(new BusinessError('was refused', { ...call, code: '10004' })).key).toBe(
      'passwordWrong',
    )
  })

  it('are those of an unknown error, with the trace id, for an unlisted code', () => {
    const message = errorMessageOf(
      new BusinessError('secret server text', { ...call, code: '10050', traceId: 't-7' }),
    )
    expect(message).toMatchObject({ key: 'unknownWithTrace', traceId: 't-7' })
    expect(JSON.stringify(message)).not.toContain('secret')
  })

  it('carry the values the text needs', () => {
    const error = new BusinessError('was refused', {
      ...call,
      code: '11008',
      params: { name: 'BTC', limit: '0.002' },
    })
    expect(errorMessageOf(error)).toMatchObject({
      key: 'belowMinimum',
      params: { name: 'BTC', limit: '0.002' },
    })
  })

  it.each([
    ['no connection', new NetworkError('did not arrive', call), 'network'],
    ['no answer in time', new TimeoutError('timed out', call), 'timeout'],
    ['a broken server', new HttpError('failed', { ...call, status: 502 }), 'server'],
    [
      'a request that lacks something',
      new HttpError('failed', { ...call, status: 400 }),
      'completeAllInformation',
    ],
    ['anything else', new Error('boom'), 'unknown'],
  ])('say what happened: %s', (_, error, key) => {
    expect(errorMessageOf(error).key).toBe(key)
  })
})
