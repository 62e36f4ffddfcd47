import { isObject } from '../../src/document/json.ts'
import { basic, store } from './thing-store.ts'
import {
  type Asked,
  answer,
  type Feature,
  failed,
  inPath,
  inQuery,
  list,
  object,
  sends,
  text,
  whole,
} from './things.ts'

const styled = (
  name: string,
  path: string,
  parameter: Feature['paths'],
  pattern: RegExp,
  where: (asked: Asked) => string,
): Feature => ({
  name,
  paths: {
    [path]: {
      get: {
        operationId: 'find',
        parameters: [parameter],
        responses: { 200: answer(list(text)), 400: answer({}), 404: answer({}) },
      },
    },
  },
  faults: { 'what it is asked for is refused': 'status' },
  reached: 1,
  serve: (fault) => (asked) => {
    if (asked.method !== 'GET' || !asked.path.startsWith('/items')) return undefined
    const isRight = pattern.test(decodeURIComponent(where(asked)))
    if (fault !== '') return failed(isRight ? 418 : 400)
    return isRight ? Response.json(['a']) : failed(400)
  },
})

const two = { type: 'array', minItems: 2, items: { type: 'string', enum: ['a', 'b'] } }
const range = object({ from: { type: 'integer', minimum: 1 }, to: whole }, ['from', 'to'])
const required = { required: true }

/** How parameters and bodies are written. */
export const writing: readonly Feature[] = [
  styled(
    'a list with pipes in the query',
    '/items',
    inQuery('kinds', two, { ...required, style: 'pipeDelimited', explode: false }),
    /^\?kinds=[ab](\|[ab])+$/,
    ({ query }) => `?${decodeURIComponent(query.toString())}`,
  ),
  styled(
    'a list with spaces in the query',
    '/items',
    inQuery('kinds', two, { ...required, style: 'spaceDelimited', explode: false }),
    /^[ab]( [ab])+$/,
    ({ query }) => query.get('kinds') ?? '',
  ),
  styled(
    'a list with commas in the query',
    '/items',
    inQuery('kinds', two, { ...required, explode: false }),
    /^[ab](,[ab])+$/,
    ({ query }) => query.get('kinds') ?? '',
  ),
  styled(
    'a label in the path',
    '/items/{kinds}',
    inPath('kinds', two, { style: 'label', explode: true }),
    /^\/items\/\.[ab](\.[ab])+$/,
    ({ path }) => path,
  ),
  styled(
    'a matrix in the path',
    '/items/{kinds}',
    inPath('kinds', two, { style: 'matrix', explode: true }),
    /^\/items\/(;kinds=[ab]){2,}$/,
    ({ path }) => path,
  ),
  {
    name: 'a body of texts and numbers',
    paths: basic({ fields: { phone: { type: 'string', pattern: '^\\+[0-9]{6,14}$' } } }),
    faults: {
      'a number in quotation marks is taken': 'acceptsInvalid',
      'true is taken for a number': 'acceptsInvalid',
      'an enum is taken in capital letters': 'acceptsInvalid',
      'a pattern is looked for at the beginning alone': 'acceptsInvalid',
      'letters outside of ASCII are refused': 'refusesValid',
      'characters are counted in bytes': 'refusesValid',
      'a quotation mark is a server error': 'serverError',
      'a long text is cut': 'echo',
      'letters are shown in another encoding': 'echo',
    },
    reached: 5,
    serve: (fault) =>
      store((asked, _, next) => {
        const { body } = asked
        if (!isObject(body)) return next()
        const { name, size, color, phone } = body
        const pattern =
          fault === 'a pattern is looked for at the beginning alone' ? /^\+\d{6,14}/ : /^\+\d{6,14}$/
        if (phone !== undefined && !pattern.test(String(phone))) return failed(400)
        if (fault === 'a number in quotation marks is taken' && typeof size === 'string')
          body.size = Number(size)
        if (fault === 'true is taken for a number' && size === true) body.size = 1
        if (fault === 'an enum is taken in capital letters' && typeof color === 'string')
          body.color = color.toLowerCase()
        if (typeof name !== 'string') return next()
        if (fault === 'letters outside of ASCII are refused' && /[^\x20-\x7e]/.test(name)) return failed(400)
        if (fault === 'characters are counted in bytes' && Buffer.byteLength(name) > 30) return failed(400)
        if (fault === 'a long text is cut') body.name = name.slice(0, 25)
        if (fault === 'letters are shown in another encoding')
          body.name = Buffer.from(name).toString('latin1').slice(0, 30)
        if (fault === 'a quotation mark is a server error' && name.includes("'")) return failed(500)
        return next()
      }),
  },
  {
    name: 'an object in the query, deep',
    paths: {
      '/items': {
        get: {
          operationId: 'find',
          parameters: [inQuery('size', range, { ...required, style: 'deepObject' })],
          responses: { 200: answer(list(text)), 400: answer({}) },
        },
      },
    },
    faults: { 'a bound below its minimum is accepted': 'acceptsInvalid' },
    reached: 1,
    serve:
      (fault) =>
      ({ method, path, query }) => {
        if (method !== 'GET' || path !== '/items') return undefined
        const [from, to] = ['size[from]', 'size[to]'].map((name) => query.get(name))
        const isWhole = [from, to].every((one) => /^-?\d+$/.test(one ?? ''))
        return isWhole && (Number(from) >= 1 || fault !== '') ? Response.json(['a']) : failed(400)
      },
  },
  {
    name: 'a form with a file',
    paths: {
      '/uploads': {
        post: {
          operationId: 'upload',
          requestBody: sends(
            object({ title: { type: 'string', maxLength: 20 }, file: { type: 'string', format: 'binary' } }, [
              'title',
              'file',
            ]),
            'multipart/form-data',
          ),
          responses: { 201: answer(object({ ok: { type: 'boolean' } })), 400: answer({}) },
        },
      },
      '/here': { get: { operationId: 'here', responses: { 200: answer(list(text)) } } },
    },
    faults: {
      'the file may be missing': 'acceptsInvalid',
      'a title that is too long is accepted': 'acceptsInvalid',
    },
    reached: 2,
    left: ['upload', 'upload', 'upload'],
    serve:
      (fault) =>
      ({ method, path, text: body }) => {
        if (method === 'GET' && path === '/here') return Response.json(['a'])
        if (method !== 'POST' || path !== '/uploads') return undefined
        const title = /name="title"\r\n\r\n(.*)\r\n/.exec(body)?.[1]
        const hasFile = /name="file"; filename=/.test(body) || fault === 'the file may be missing'
        const isShort = (title ?? '').length <= 20 || fault === 'a title that is too long is accepted'
        return title !== undefined && hasFile && isShort ? Response.json({}, { status: 201 }) : failed(400)
      },
  },
]
