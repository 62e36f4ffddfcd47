import { TOKENS } from '../../../../contract-tester/self-test/server/serve-document.ts'
import { type ApiDocument, checkApi } from '../../../../contract-tester/src/index.ts'

/** The calls of the contract tester to a server, for tools that only watch calls. */
export async function makeOwnCalls(
  document: ApiDocument,
  baseUrl: string,
  watch: (request: Request, response: Response) => void | Promise<void>,
): Promise<void> {
  await checkApi({
    document,
    baseUrl,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const response = await fetch(request.clone())
      await watch(request, response.clone())
      return response
    },
    token: TOKENS[0],
    mode: 'full',
    maxMoney: 1e9,
    timeoutMs: 2_000,
    // A proxy answers these in the place of the server.
    skipRules: ['acceptsMalformed', 'noAnswer'],
  })
}
