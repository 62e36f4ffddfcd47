import { answer, type Feature, failed, list, object, text } from './things.ts'

/** Requests from pages of other origins (CORS). */
export const otherOrigins: readonly Feature[] = [
  {
    name: 'pages of other origins',
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: [{ name: 'X-World', in: 'header', schema: text }],
          security: [{ token: [] }],
          responses: {
            200: answer(list(object({ name: text })), { headers: { 'X-Count': { schema: text } } }),
            401: answer({}),
          },
        },
      },
    },
    faults: {
      'a declared header is not exposed': 'cors',
      'a declared header may not be sent': 'cors',
    },
    reached: 1,
    serve:
      (fault) =>
      ({ method, path, headers }) => {
        if (path !== '/things') return undefined
        const origin = { 'access-control-allow-origin': '*' }
        if (method === 'OPTIONS')
          return new Response(null, {
            status: 204,
            headers: {
              ...origin,
              'access-control-allow-methods': 'GET',
              'access-control-allow-headers':
                fault === 'a declared header may not be sent' ? 'Authorization' : 'Authorization, X-World',
            },
          })
        if (method !== 'GET') return failed(405)
        if (headers.get('authorization') !== 'Bearer first-token-3f9c2b7a')
          return Response.json({}, { status: 401, headers: origin })
        const exposed =
          fault === 'a declared header is not exposed' ? {} : { 'access-control-expose-headers': 'X-Count' }
        return Response.json([{ name: 'a' }], { headers: { ...origin, 'x-count': '1', ...exposed } })
      },
  },
]
