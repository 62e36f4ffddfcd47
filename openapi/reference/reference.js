import './adopt-styles.js'
import './renderer.js'
import { tagOf } from './tag-of.js'

// `/docs/#buySmart` leads to the operation, whatever its tag is. The renderer's own addresses have the tag in them.
function followOperation() {
  const operation = location.hash.slice(1)
  const tag = tagOf.get(operation)
  if (tag === undefined) return
  history.replaceState(history.state, '', `#tag/${tag}/${operation}`)
}
followOperation()
addEventListener('hashchange', () => {
  followOperation()
  dispatchEvent(new PopStateEvent('popstate'))
})

// Everything comes from this host: the contract beside this page, and "Test request" from the page's own origin.
globalThis.Scalar.createApiReference('#reference', {
  url: new URL('openapi.json', import.meta.url).href,
  servers: [{ url: location.origin, description: 'This mock server' }],
  theme: 'default',
  layout: 'modern',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'json',
  defaultOpenFirstTag: true,
  operationTitleSource: 'summary',
  orderSchemaPropertiesBy: 'preserve',
  // Every schema is shown where it is used; a second list of hundreds would only bury the search results.
  hideModels: true,
  // The samples of the contract, by the SDK and by curl, are checked; those that the renderer would make are not.
  hiddenClients: true,
  generateOperationSlug: ({ operationId }) => operationId,
  metaData: { title: 'SWX API reference – sandbox, sample data' },
})
