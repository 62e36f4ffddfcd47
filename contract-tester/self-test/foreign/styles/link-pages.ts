import {
  answer,
  colorParameter,
  documentOf,
  FIRST_IDS,
  type ForeignStyle,
  inPath,
  inQuery,
  limitParameter,
  readJson,
  requestBody,
  sentSchema,
  shown,
  shownSchema,
  userOf,
} from '../core.ts'

const problem = answer({ type: 'object', required: ['message'], properties: { message: { type: 'string' } } })
const issue = shownSchema({ number: { type: 'integer' } })
const errors = { 401: problem, 404: problem, 422: problem }
const repository = [inPath('owner', { type: 'string' }), inPath('repo', { type: 'string' })]
const one = [...repository, inPath('issue_number')]

/** Two ids before the one of the item, its own id beside the number that its path takes, pages in `Link`. */
export const linkPages: ForeignStyle = {
  name: 'two ids and Link pages',
  ids: { owner: ['mona'], repo: ['hello-world'], issue_number: FIRST_IDS.map((id) => id - 10) },
  document: documentOf('Issues', {
    '/user/repos': {
      get: {
        operationId: 'repos/list',
        responses: {
          200: answer({
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'name', 'full_name', 'owner'],
              properties: {
                id: { type: 'integer' },
                name: { type: 'string' },
                full_name: { type: 'string' },
                owner: {
                  type: 'object',
                  required: ['login'],
                  properties: { login: { type: 'string' }, id: { type: 'integer' } },
                },
              },
            },
          }),
          401: problem,
        },
      },
    },
    '/repos/{owner}/{repo}': {
      get: {
        operationId: 'repos/get',
        parameters: repository,
        responses: {
          200: answer({
            type: 'object',
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          }),
          ...errors,
        },
      },
    },
    '/repos/{owner}/{repo}/issues': {
      get: {
        operationId: 'issues/list',
        parameters: [
          ...repository,
          limitParameter('per_page'),
          inQuery('page', { type: 'integer', default: 1, minimum: 1 }),
          colorParameter('color'),
        ],
        responses: { 200: answer({ type: 'array', items: issue }), ...errors },
      },
      post: {
        operationId: 'issues/create',
        parameters: repository,
        requestBody: requestBody(sentSchema(true)),
        responses: {
          201: answer(issue, 'application/json', {
            Location: { required: true, schema: { type: 'string' } },
          }),
          ...errors,
        },
      },
    },
    '/repos/{owner}/{repo}/issues/{issue_number}': {
      get: { operationId: 'issues/get', parameters: one, responses: { 200: answer(issue), ...errors } },
      patch: {
        operationId: 'issues/update',
        parameters: one,
        requestBody: requestBody(sentSchema(false)),
        responses: { 200: answer(issue), ...errors },
      },
      delete: {
        operationId: 'issues/delete',
        parameters: one,
        responses: { 204: { description: 'Gone.' }, ...errors },
      },
    },
  }),
  create(core) {
    const error = (status: number) => Response.json({ message: 'no' }, { status })
    return async (request) => {
      const url = new URL(request.url)
      const user = userOf(request)
      const { method } = request
      const isUser = user === 'first' || user === 'second'
      if (url.pathname === '/user/repos')
        return method !== 'GET'
          ? error(405)
          : isUser
            ? Response.json([
                {
                  id: 901,
                  name: 'hello-world',
                  full_name: 'mona/hello-world',
                  owner: { login: 'mona', id: 55 },
                },
              ])
            : error(401)
      const found = /^\/repos\/([^/]+)\/([^/]+)(\/issues(?:\/([^/]+))?)?$/.exec(url.pathname)
      if (found === null) return error(404)
      const [, owner, repo, rest, number] = found
      if (owner !== 'mona' || repo !== 'hello-world') return isUser ? error(404) : error(401)
      if (rest === undefined)
        return method !== 'GET' ? error(405) : isUser ? Response.json({ id: 901, name: repo }) : error(401)
      const id =
        number === undefined ? undefined : /^\d+$/.test(number) ? String(Number(number) + 10) : number
      const fields =
        method === 'POST' || method === 'PATCH' ? await readJson(request, /^application\/json/) : {}
      const sent = fields ?? { name: 5 }
      const size = url.searchParams.get('per_page') ?? undefined
      const page = Number(url.searchParams.get('page') ?? 1)
      if (!(Number.isInteger(page) && page >= 1) && isUser) return error(422)
      const outcome =
        id === undefined
          ? method === 'GET'
            ? core({
                kind: 'list',
                user,
                limit: size,
                color: url.searchParams.get('color') ?? undefined,
                offset: (page - 1) * Number(size ?? 5),
              })
            : method === 'POST'
              ? core({ kind: 'create', user, fields: sent })
              : undefined
          : method === 'GET'
            ? core({ kind: 'read', user, id })
            : method === 'PATCH'
              ? core({ kind: 'update', user, id, fields: sent })
              : method === 'DELETE'
                ? core({ kind: 'remove', user, id })
                : undefined
      if (outcome === undefined) return error(405)
      const show = (item: Parameters<typeof shown>[0]) => ({
        ...shown({ ...item, id: item.id + 5000 }),
        number: item.id - 10,
      })
      if (outcome.is === 'list') {
        url.searchParams.set('page', String(page + 1))
        return Response.json(
          outcome.items.map(show),
          outcome.next === undefined ? {} : { headers: { link: `<${url}>; rel="next"` } },
        )
      }
      if (outcome.is === 'created')
        return Response.json(show(outcome.item), {
          status: outcome.status,
          headers: { location: `${url.origin}/repos/mona/hello-world/issues/${outcome.item.id - 10}` },
        })
      if (outcome.is === 'item') return Response.json(show(outcome.item))
      if (outcome.is === 'gone') return new Response(null, { status: 204 })
      if (outcome.is === 'failed') return error(500)
      if (outcome.is === 'unknown' || outcome.is === 'deletedBefore') return error(404)
      return error(outcome.is === 'invalid' && outcome.status === 400 ? 422 : outcome.status)
    }
  },
}
