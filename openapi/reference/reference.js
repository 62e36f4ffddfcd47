import './adopt-styles.js'
import './renderer.js'

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
  hiddenClients: ['libcurl', 'clj_http', 'restsharp', 'jsoup', 'okhttp', 'nsurlsession', 'asynchttp'],
  metaData: { title: 'SWX API reference – sandbox, sample data' },
})
