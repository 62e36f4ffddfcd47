import type { Json } from '../../../src/document/json.ts'
import { FIRST_IDS, type ForeignStyle, type Item } from '../core.ts'
import {
  answer,
  colorParameter,
  documentOf,
  inPath,
  inQuery,
  limitParameter,
  requestBody,
  sentSchema,
  shown,
  shownSchema,
} from '../parts.ts'
import { rowsBefore, servePaths } from '../serve-paths.ts'

const problem = answer({ type: 'object', required: ['message'], properties: { message: { type: 'string' } } })
const issue = shownSchema({ number: { type: 'integer' } })
const errors = { 401: problem, 404: problem, 422: problem }
const repository = [inPath('owner', { type: 'string' }), inPath('repo', { type: 'string' })]
const one = [...repository, inPath('issue_number')]

const REPOSITORY = {
  id: 901,
  name: 'hello-world',
  full_name: 'mona/hello-world',
  owner: { login: 'mona', id: 55 },
}
const error = (status: number) => Response.json({ message: 'no' }, { status })
const show = (item: Item) => ({ ...shown({ ...item, id: item.id + 5000 }), number: item.id - 10 })

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
  create: servePaths({
    idIn({ request, url, user }) {
      const isUser = user === 'first' || user === 'second'
      const only = (shownThere: Json) =>
        request.method !== 'GET' ? error(405) : isUser ? Response.json(shownThere) : error(401)
      if (url.pathname === '/user/repos') return only([REPOSITORY])
      const found = /^\/repos\/([^/]+)\/([^/]+)(\/issues(?:\/([^/]+))?)?$/.exec(url.pathname)
      if (found === null) return null
      const [, owner, repo, rest, number] = found
      if (owner !== 'mona' || repo !== 'hello-world') return error(isUser ? 404 : 401)
      if (rest === undefined) return only({ id: 901, name: repo })
      return number !== undefined && /^\d+$/.test(number) ? String(Number(number) + 10) : number
    },
    partOf: (get) => ({
      limit: get('per_page'),
      color: get('color'),
      offset: rowsBefore(get('page'), get('per_page')),
    }),
    error,
    invalid: 422,
    answer(outcome, { url }) {
      if (outcome.is === 'item') return Response.json(show(outcome.item))
      if (outcome.is === 'created')
        return Response.json(show(outcome.item), {
          status: outcome.status,
          headers: { location: `${url.origin}/repos/mona/hello-world/issues/${outcome.item.id - 10}` },
        })
      url.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 1) + 1))
      const headers: Record<string, string> =
        outcome.next === undefined ? {} : { link: `<${url}>; rel="next"` }
      return Response.json(outcome.items.map(show), { headers })
    },
  }),
}
