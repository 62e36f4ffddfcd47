import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'
import type { ClientEvent } from './client-events.ts'

describe('what a client tells its subscribers', () => {
  it('is every write that succeeded, and every change of who is asking', async () => {
    const { client, person } = makeClient()
    const events: ClientEvent[] = []
    const end = client.subscribe((event) => events.push(event))
    await client.GET(at.list)
    await client.POST(at.postedRead)
    expect(events).toEqual([])
    await client.POST(at.write, { body: credentials })
    expect(events).toEqual([{ type: 'write', path: at.write }])
    person.token = 'token-b'
    await client.GET(at.list)
    expect(events.at(-1)).toEqual({ type: 'identity' })
    end()
    await client.POST(at.write, { body: credentials })
    expect(events).toHaveLength(2)
  })

  const told = async (answer: () => Response) => {
    const { client } = makeClient(answer)
    const events: ClientEvent[] = []
    client.subscribe((event) => events.push(event))
    await client.POST(at.write, { body: credentials })
    return events
  }

  it.each([400, 401, 403, 404, 405, 413, 415, 421, 422, 429])(
    'is not a write that HTTP %i refused',
    async (status) => {
      expect(await told(() => new Response('', { status }))).toEqual([])
    },
  )

  it('is not a write that a code refused', async () => {
    expect(await told(() => envelope(null, '10004'))).toEqual([])
    expect(await told(() => envelope(null, '401'))).toEqual([])
  })

  it.each([302, 304, 408, 409, 500, 503])(
    'is a write after which HTTP %i came: it may have happened',
    async (status) => {
      expect(await told(() => new Response(null, { status }))).toEqual([{ type: 'write', path: at.write }])
    },
  )
})
