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

  it('is not a write that was refused', async () => {
    const { client } = makeClient(() => envelope(null, '10004'))
    const events: ClientEvent[] = []
    client.subscribe((event) => events.push(event))
    await client.POST(at.write, { body: credentials })
    expect(events).toEqual([])
  })
})
