// Who may import whom (docs/decisions/0004-import-zones.md). The zones are computed from the folders that exist,
// so a new feature or product folder is covered the day it is made.
import { existsSync, readdirSync } from 'node:fs'

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

/** Layers from the lowest to the highest: a layer may import itself and what stands before it. */
const layers = {
  app: [['config', 'styles'], ['lib'], ['ui'], ['core'], ['features'], ['pages'], ['shell'], ['exports']],
  'mock-server': [
    ['validation'],
    ['gen', 'security'],
    ['ledger'],
    ['domain'],
    ['store', 'clock', 'market', 'catalogue', 'faults'],
    ['contract'],
    ['core'],
    ['products'],
    ['runtime'],
    ['api'],
    ['sandbox'],
    ['http', 'console', 'google', 'browser', 'control-client'],
    ['replay'],
    ['exports'],
  ],
  sdk: [
    ['money', 'market-feed', 'errors'],
    ['client'],
    ['functions', 'validate', 'upload', 'debug', 'openapi-fetch'],
    ['react'],
    ['exports'],
  ],
  'contract-tester': [
    ['findings'],
    ['document'],
    ['schema'],
    ['http'],
    ['plan'],
    ['report'],
    ['run'],
    ['rules'],
    ['compare'],
    ['cli'],
  ],
}

/** What all layers read: generated code names types of several of them. */
const readByAll = { sdk: ['gen', 'members'] }

const folderPattern = (root, names) => `^${root}/src/(${names.join('|')})/`

function layerRules(root, order) {
  const known = [...order.flat(), ...(readByAll[root] ?? [])]
  const unknown = folders(`${root}/src`).filter((name) => !known.includes(name) && name !== 'test')
  if (unknown.length > 0)
    throw new Error(
      `.dependency-cruiser.mjs: ${root}/src/${unknown[0]} has no layer yet: add it to "layers" where it belongs.`,
    )
  return order.slice(0, -1).map((names, index) => ({
    name: `${root}: ${names.join(', ')} may not import a higher layer`,
    severity: 'error',
    // Unit tests stand beside the file and reach the whole through the package's own test entry point.
    from: { path: folderPattern(root, names), pathNot: '\\.test\\.tsx?$' },
    to: { path: folderPattern(root, order.slice(index + 1).flat()) },
  }))
}

const packages = ['openapi', 'sdk', 'mock-server', 'locales', 'app', 'contract-tester', 'tests']
/** Packages each package may use, by its public entry points. */
const allowed = {
  openapi: [],
  sdk: ['openapi'],
  locales: [],
  'mock-server': ['sdk', 'openapi'],
  app: ['sdk', 'locales', 'mock-server'],
  // Checks any API, so it knows nothing of ours.
  'contract-tester': [],
  tests: packages,
}

const packageRules = packages.map((name) => ({
  name: `${name}: only the packages it may know`,
  severity: 'error',
  from: {
    path: `^${name}/`,
    pathNot:
      name === 'mock-server' || name === 'sdk' || name === 'app' ? `^${name}/(scripts|node_modules)/` : '^$',
  },
  to: {
    path: `^(${packages.filter((other) => other !== name && !allowed[name].includes(other)).join('|') || '(?!)'})/`,
    pathNot: 'node_modules',
  },
}))

const entryPointRules = packages.map((name) => ({
  name: `${name}: others use its public entry points`,
  severity: 'error',
  from: {
    path: `^(${packages.filter((other) => other !== name).join('|')})/`,
    // Some benchmarks take a package apart: the contract tester, and the store under the mock server.
    pathNot:
      {
        'contract-tester': '^tests/bench/contract/',
        'mock-server': '^tests/bench/mock/store\\.ts$',
      }[name] ?? '^$',
  },
  to: { path: `^${name}/src/`, pathNot: `^${name}/src/(exports/|index\\.ts$)` },
}))

/** Folders of the trade feature from the lowest to the highest; folders of one level do not import each other. */
const tradeFolders = [['shared'], ['instrument', 'options', 'results', 'waiting'], ['positions'], ['ticket']]

const tradeRules = tradeFolders.flatMap((names, level) =>
  names.map((name) => ({
    name: `app: trade/${name} imports only lower folders of trade`,
    severity: 'error',
    from: { path: `^app/src/features/trade/${name}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^app/src/features/trade/',
      pathNot: `^app/src/features/trade/(${[name, ...tradeFolders.slice(0, level).flat()].join('|')})/`,
    },
  })),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycles, types counted',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      // Projects of users are copied into folders of their own, where what they need is installed.
      from: { pathNot: '^tests/consumers/(alone|projects)/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:|\\./(renderer|tag-of)\\.js$)' },
    },
    {
      name: 'a feature never imports another feature',
      severity: 'error',
      from: { path: '^app/src/features/([^/]+)/' },
      to: { path: '^app/src/features/', pathNot: '^app/src/features/$1/' },
    },
    {
      name: 'a product never imports another: it tells and hears of events',
      severity: 'error',
      from: { path: '^mock-server/src/products/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^mock-server/src/products/', pathNot: '^mock-server/src/products/$1/' },
    },
    {
      name: 'mock-server: a product is reached through the registry, and by the control plane through its operator.ts',
      severity: 'error',
      from: { path: '^mock-server/src/(?!products/|test/)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^mock-server/src/products/[^/]+/',
        pathNot: '^mock-server/src/products/[^/]+/operator\\.ts$',
      },
    },
    {
      name: "a product's rules know no tables, no HTTP and no clock",
      severity: 'error',
      from: { path: '^mock-server/src/products/[^/]+/rules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^mock-server/src/(store|core|contract|clock|runtime|api)/' },
    },
    {
      name: 'sdk: money and the market feed are used without the client, and the client without them',
      severity: 'error',
      from: { path: '^sdk/src/(?!exports/)([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^sdk/src/(money|market-feed)/', pathNot: '^sdk/src/$1/' },
    },
    {
      name: 'sdk: React is known to the hooks alone',
      severity: 'error',
      from: { path: '^sdk/src/(?!react/|gen/react/|exports/react)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^sdk/src/react/' },
    },
    {
      name: 'the mock server reaches the app only in the static demo',
      severity: 'error',
      from: { path: '^app/src/', pathNot: '^app/src/(core/api/browser-mock-server\\.ts$|test/)' },
      to: { path: '(^|/)mock-server/' },
    },
    {
      name: 'app: the pages are known to the entry points and the shell alone',
      severity: 'error',
      from: { path: '^app/src/', pathNot: '^app/src/(main\\.tsx$|early\\.ts$|pages\\.test\\.ts$|shell/)' },
      to: { path: '^app/src/pages\\.ts$' },
    },
    ...tradeRules,
    ...Object.entries(layers).flatMap(([root, order]) => layerRules(root, order)),
    ...packageRules,
    ...entryPointRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '(^|/)(dist|dist-[\\w-]+|reference-dist|results|\\.turbo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
