import {
  answer,
  type Feature,
  failed,
  firstThings,
  inPath,
  inQuery,
  list,
  object,
  show,
  shown,
  text,
  whole,
} from './things.ts'

const item = {
  '/things/{id}': {
    get: {
      operationId: 'readThing',
      parameters: [inPath('id')],
      responses: { 200: answer(shown), 404: answer({}) },
    },
  },
}
const listed = (parameters: object[], more = {}) =>
  ({
    '/things': {
      get: {
        operationId: 'listThings',
        parameters,
        responses: { 200: answer(list(shown), more), 400: answer({}) },
      },
    },
    ...item,
  }) as unknown as Feature['paths']
const sizes = { type: 'integer', minimum: 1 }
const one = (path: string) => {
  const thing = firstThings().get(path.slice('/things/'.length))
  return thing === undefined ? failed(404) : Response.json(show(thing))
}
const rows = () => [...firstThings().values()].map(show)

/** A list, the newest first, to which others add something as its second page is asked for. */
const growing = (name: string, most: number, faults: Feature['faults']): Feature => ({
  name,
  paths: listed([
    inQuery('page', { type: 'integer', minimum: 1, default: 1 }),
    inQuery('limit', { type: 'integer', minimum: 1, maximum: 50, default: 20 }),
  ]),
  faults,
  reached: 2,
  serve: (fault) => {
    const things = rows()
    let added = 0
    return ({ method, path, query }) => {
      if (method !== 'GET') return undefined
      if (path !== '/things') {
        const thing = things.find(({ id }) => path === `/things/${id}`)
        return thing === undefined ? failed(404) : Response.json(thing)
      }
      const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)]
      if (![page, limit].every((one) => Number.isInteger(one) && one >= 1) || limit > 50) return failed(400)
      if (page === 2 && added < most) {
        added += 1
        things.unshift({ id: `new${added}`, name: `New ${added}`, size: 5, color: 'red' })
      }
      const isOverlapping = page > 1 && fault === 'a page begins with the last of the page before'
      const start = (page - 1) * limit - (isOverlapping ? 1 : 0)
      return Response.json(things.slice(start, start + limit))
    }
  },
})

/** A list without pages to which others add something as it is read for the tenth time. */
const growingOnce: Feature = {
  name: 'a list that grows once while it is read again and again',
  paths: listed([]),
  faults: { 'every third answer lacks a row': 'repeat' },
  reached: 2,
  serve: (fault) => {
    const things = rows()
    let reads = 0
    return ({ method, path }) => {
      if (method !== 'GET') return undefined
      if (path !== '/things') {
        const thing = things.find(({ id }) => path === `/things/${id}`)
        return thing === undefined ? failed(404) : Response.json(thing)
      }
      reads += 1
      if (fault === 'every third answer lacks a row')
        return Response.json(reads % 3 === 0 ? things.slice(1) : things)
      if (reads === 10) things.unshift({ id: 'new', name: 'New', size: 5, color: 'red' })
      return Response.json(things)
    }
  },
}

/** Lists: what they are narrowed, sorted and counted by. */
export const listing: readonly Feature[] = [
  growingOnce,
  growing('a list that grows once while its pages are read', 1, {
    'a page begins with the last of the page before': 'pagesOverlap',
  }),
  growing('a list that grows each time its pages are read', Number.POSITIVE_INFINITY, {}),
  {
    name: 'lower and upper limits of a number',
    paths: listed([inQuery('min_size', sizes), inQuery('size[lte]', sizes)]),
    faults: {
      'the lower limit is ignored': 'filterSound',
      'the upper limit leaves out one more': 'filterComplete',
    },
    reached: 2,
    serve:
      (fault) =>
      ({ method, path, query }) => {
        if (method !== 'GET') return undefined
        if (path !== '/things') return one(path)
        const [least, most] = ['min_size', 'size[lte]'].map((name) => query.get(name))
        if ([least, most].some((given) => given != null && !/^[1-9]\d*$/.test(given))) return failed(400)
        let found = rows()
        if (least != null && fault !== 'the lower limit is ignored')
          found = found.filter((row) => Number(row.size) >= Number(least))
        if (most != null) {
          found = found.filter((row) => Number(row.size) <= Number(most))
          if (fault === 'the upper limit leaves out one more') found = found.slice(1)
        }
        return Response.json(found)
      },
  },
  {
    name: 'several values in one filter',
    paths: listed([
      inQuery(
        'color',
        { type: 'array', items: { type: 'string', enum: ['red', 'green', 'blue'] } },
        { explode: false },
      ),
    ]),
    faults: {
      'only the first value counts': 'filterComplete',
      'the filter is ignored': 'filterSound',
    },
    reached: 2,
    serve:
      (fault) =>
      ({ method, path, query }) => {
        if (method !== 'GET') return undefined
        if (path !== '/things') return one(path)
        const colors = query.get('color')?.split(',')
        if (colors?.some((color) => !['red', 'green', 'blue'].includes(color))) return failed(400)
        const counting = fault === 'only the first value counts' ? colors?.slice(0, 1) : colors
        const isAsked = counting !== undefined && fault !== 'the filter is ignored'
        return Response.json(rows().filter((row) => !isAsked || counting.includes(String(row.color))))
      },
  },
  {
    name: 'a filter in the language of OData',
    paths: listed([inQuery('$filter', { ...text, example: "color eq 'red'" })]),
    faults: {
      'the filter lets everything through': 'filterSound',
      'the filter leaves out one that fits': 'filterComplete',
    },
    reached: 2,
    serve:
      (fault) =>
      ({ method, path, query }) => {
        if (method !== 'GET') return undefined
        if (path !== '/things') return one(path)
        const filter = query.get('$filter')
        const color = /^color eq '(\w+)'$/.exec(filter ?? '')?.[1]
        if (filter !== null && color === undefined) return failed(400)
        if (color === undefined || fault === 'the filter lets everything through')
          return Response.json(rows())
        const found = rows().filter((row) => row.color === color)
        return Response.json(fault === '' ? found : found.slice(1))
      },
  },
  {
    name: 'the direction of sorting as a parameter of its own',
    paths: listed([
      inQuery('sort_by', { type: 'string', enum: ['size'] }),
      inQuery('order', { type: 'string', enum: ['asc', 'desc'] }),
    ]),
    faults: { 'the direction is ignored': 'sort' },
    reached: 2,
    serve:
      (fault) =>
      ({ method, path, query }) => {
        if (method !== 'GET') return undefined
        if (path !== '/things') return one(path)
        const [sort, order] = [query.get('sort_by'), query.get('order')]
        if ((sort ?? 'size') !== 'size' || !['asc', 'desc', null].includes(order)) return failed(400)
        const isDown = order === 'desc' && fault === ''
        return Response.json(isDown ? rows().reverse() : rows())
      },
  },
  {
    name: 'a total in a header',
    paths: listed(
      [
        inQuery('limit', { type: 'integer', minimum: 1, maximum: 50, default: 3 }),
        inQuery('offset', { type: 'integer', minimum: 0, default: 0 }),
        inQuery('color', { type: 'string', enum: ['red', 'green', 'blue'] }),
      ],
      { headers: { 'X-Total': { required: true, schema: whole } } },
    ),
    faults: {
      'the total is one too many': 'total',
      'the total is that of all, whatever the filter': 'total',
    },
    reached: 2,
    serve:
      (fault) =>
      ({ method, path, query }) => {
        if (method !== 'GET') return undefined
        if (path !== '/things') return one(path)
        const [limit, offset] = [query.get('limit') ?? '3', query.get('offset') ?? '0']
        if (!/^[1-9]\d*$/.test(limit) || Number(limit) > 50 || !/^\d+$/.test(offset)) return failed(400)
        const color = query.get('color')
        if (color !== null && !/^(red|green|blue)$/.test(color)) return failed(400)
        const fitting = rows().filter((row) => color === null || row.color === color)
        const page = fitting.slice(Number(offset), Number(offset) + Number(limit))
        const counted = fault === 'the total is that of all, whatever the filter' ? rows() : fitting
        const more = fault === 'the total is one too many' ? 1 : 0
        return Response.json(page, { headers: { 'X-Total': String(counted.length + more) } })
      },
  },
  {
    name: 'a list that is only read',
    paths: listed([]),
    faults: {
      'two rows have one id': 'duplicateId',
      'a number of the list is another one each time': 'itemDiffers',
    },
    reached: 2,
    serve: (fault) => {
      let reads = 0
      return ({ method, path }) => {
        if (method !== 'GET') return undefined
        if (path !== '/things') return one(path)
        reads += 1
        return Response.json(
          rows().map((row, at) => ({
            ...row,
            ...(fault === 'two rows have one id' && at === 1 ? { id: 't1' } : {}),
            ...(fault === 'a number of the list is another one each time' ? { size: reads + 5_000 } : {}),
          })),
        )
      }
    },
  },
  {
    name: 'an id that a noun suggests and no item has',
    paths: {
      '/labels': {
        get: {
          operationId: 'listLabels',
          responses: { 200: answer(list(object({ id: text, name: text }))) },
        },
      },
      '/boxes/{box}/labels/first': {
        get: {
          operationId: 'firstLabel',
          parameters: [inPath('box', { type: 'string', pattern: '^(b|l)[0-9]$' })],
          responses: { 200: answer(object({ id: text })), 400: answer({}), 404: answer({}) },
        },
      },
      '/boxes': {
        get: {
          operationId: 'listBoxes',
          responses: { 200: answer(list(object({ id: text, size: whole }))) },
        },
      },
    },
    faults: { 'the label has a number as its id': 'schema' },
    reached: 3,
    serve:
      (fault) =>
      ({ method, path }) => {
        if (method !== 'GET') return undefined
        if (path === '/labels') return Response.json([{ id: 'l1', name: 'A' }])
        if (path === '/boxes') return Response.json([{ id: 'b7', size: 3 }])
        const box = /^\/boxes\/([^/]+)\/labels\/first$/.exec(path)?.[1]
        if (box === undefined) return undefined
        if (!/^[bl]\d$/.test(box)) return failed(400)
        return box === 'b7' ? Response.json({ id: fault === '' ? 'l1' : 1 }) : failed(404)
      },
  },
]
