import type { JsonObject } from '../../src/document/json.ts'
import { basic, store } from './thing-store.ts'
import { answer, type Feature, failed, nothing, show, text } from './things.ts'

const tagged = { headers: { ETag: { required: true, schema: text } } }

/** What is created and changed. */
export const changing: readonly Feature[] = [
  {
    name: 'ETag with If-None-Match and If-Match',
    paths: basic({
      read: tagged,
      reads: { 304: nothing },
      match: { name: 'If-Match', in: 'header', required: true, schema: text },
      changes: { 412: answer({}), 428: answer({}) },
    }),
    faults: {
      'a read is never answered with 304': 'notModified',
      'a read is always answered with 304': 'notModified',
      'the ETag never changes': 'etag',
      'If-Match is ignored': 'precondition',
    },
    reached: 5,
    serve: (fault) =>
      store(({ method, path, headers }, things, next) => {
        const thing = things.get(path.slice('/things/'.length))
        if (thing === undefined) return next()
        const tag = fault === 'the ETag never changes' ? '"1"' : `"${thing.id}-${thing.version}"`
        if (method === 'GET') {
          const given = headers.get('if-none-match')
          const isSame = fault === 'a read is always answered with 304' ? given !== null : given === tag
          if (isSame && fault !== 'a read is never answered with 304')
            return new Response(null, { status: 304, headers: { etag: tag } })
          return Response.json(show(thing), { headers: { etag: tag } })
        }
        if (method !== 'PATCH' || fault === 'If-Match is ignored') return next()
        const given = headers.get('if-match')
        if (given === null) return failed(428)
        return given === tag ? next() : failed(412)
      }),
  },
  {
    name: 'changes of a part, and null in a merge patch',
    paths: basic(),
    faults: {
      'a change of the name takes the color away': 'updateLost',
      'null is taken and does nothing': 'updateLost',
      'a change gives the thing another id': 'updateLost',
    },
    reached: 5,
    serve: (fault) =>
      store((asked, things, next) => {
        const { method, path, body } = asked
        const key = path.slice('/things/'.length)
        const before = things.get(key)
        const response = next()
        const after = things.get(key)
        if (method !== 'PATCH' || !before || !after || !response?.ok) return response
        const { color: _, ...others } = after.fields
        if (fault === 'a change of the name takes the color away' && (body as JsonObject).color === undefined)
          things.set(key, { ...after, fields: others })
        if (fault === 'null is taken and does nothing' && (body as JsonObject).color === null)
          things.set(key, { ...after, fields: { ...after.fields, color: before.fields.color } })
        if (fault === 'a change gives the thing another id') {
          things.delete(key)
          things.set(`${key}x`, { ...after, id: `${key}x` })
        }
        return response
      }),
  },
  {
    name: 'Location of what was created',
    paths: basic({ created: { headers: { Location: { required: true, schema: text } } } }),
    faults: { 'Location leads to nothing': 'location', 'Location leads to another thing': 'location' },
    reached: 5,
    serve: (fault) =>
      store(({ method }, _, next) => {
        const response = next()
        if (method === 'POST' && response?.ok && fault !== '')
          response.headers.set(
            'location',
            fault === 'Location leads to nothing' ? '/things/gone' : '/things/t1',
          )
        return response
      }),
  },
  {
    name: 'two creations at once',
    paths: basic(),
    faults: { 'two that come at once get one id': 'duplicateId' },
    reached: 5,
    serve: (fault) => {
      let open = 0
      let first: Response | undefined
      return store(async ({ method }, _, next) => {
        if (method !== 'POST' || fault === '') return next()
        open += 1
        const isSecond = open > 1
        await new Promise((resolve) => setImmediate(resolve))
        const response = isSecond && first ? first.clone() : next()
        first = isSecond ? undefined : response?.clone()
        open -= 1
        return response
      })
    },
  },
]
