import type { ServerResponse } from 'node:http'
import { documents } from './documents.ts'
import { appHeaders } from './page-headers.ts'

/** What of this process is switched on. */
export interface StartPageParts {
  readonly hasReference: boolean
  readonly hasDocuments: boolean
  readonly hasConsole: boolean
}

const link = (path: string, about: string): string => `<li><a href="${path}">${path}</a> – ${about}</li>`

const linesOf = ({ hasReference, hasDocuments, hasConsole }: StartPageParts): string[] => [
  ...(hasConsole ? [link('/__sandbox/', 'the console: clock, reviews, faults, worlds')] : []),
  ...(hasReference ? [link('/docs/', 'the API reference')] : []),
  ...(hasDocuments ? Object.entries(documents).map(([name, { about }]) => link(`/docs/${name}`, about)) : []),
  link('/swx/customer/index/listMarketByType?type=2', 'a first call of the customer API'),
]

/** Says where to look, on a mock server that serves no app or no reference. */
export const sendStartPage = (response: ServerResponse, parts: StartPageParts): void => {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>SWX mock server – sample data</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <h1>SWX mock server</h1>
    <p>Sandbox: sample data, no real money.</p>
    <ul>
      ${linesOf(parts).join('\n      ')}
    </ul>
  </body>
</html>
`
  response.writeHead(200, {
    ...appHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Sandbox': 'true',
    'Content-Length': Buffer.byteLength(page),
  })
  response.end(page)
}
