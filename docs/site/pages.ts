/** One page of the site: its source in the repository, and where it is shown. */
export interface Page {
  readonly source: string
  readonly path: string
  readonly title: string
}

export interface Group {
  readonly text: string
  readonly pages: readonly Page[]
  /** It is folded; its heading leads to this page. */
  readonly folds?: string
}

const sdkPage = (name: string, title: string): Page => ({
  source: `sdk/docs/${name}.md`,
  path: `sdk/${name}.md`,
  title,
})

/** Every guide of the site, in the order of the sidebar. A guide has one source, which stays where it is. */
export const groups: readonly Group[] = [
  {
    text: 'Start here',
    pages: [{ source: 'docs/first-steps.md', path: 'first-steps.md', title: 'First steps' }],
  },
  {
    text: 'SDK',
    pages: [
      { source: 'sdk/README.md', path: 'sdk/index.md', title: 'Overview' },
      sdkPage('getting-started', 'Getting started'),
      sdkPage('calls', 'Calls'),
      sdkPage('session', 'Session'),
      sdkPage('errors', 'Errors'),
      sdkPage('money', 'Money'),
      sdkPage('amounts', 'Amounts'),
      sdkPage('lists-and-files', 'Lists and files'),
      sdkPage('market-feed', 'Market feed'),
      sdkPage('react', 'React'),
      sdkPage('server-rendering', 'Server rendering'),
      sdkPage('next', 'In a Next app'),
      sdkPage('cache', 'Cache'),
      sdkPage('deadlines-and-retries', 'Deadlines and retries'),
      sdkPage('schemas', 'Schemas'),
      sdkPage('middlewares', 'Middlewares'),
      sdkPage('watching-calls', 'Watching calls'),
      sdkPage('other-clients', 'Other clients'),
      sdkPage('comparison', 'Comparison'),
      sdkPage('releases', 'Releases'),
      { source: 'sdk/CHANGELOG.md', path: 'sdk/changelog.md', title: 'Changes' },
    ],
  },
  {
    text: 'Mock server',
    pages: [
      { source: 'mock-server/README.md', path: 'mock-server/index.md', title: 'Overview' },
      {
        source: 'docs/use-the-mock-server.md',
        path: 'mock-server/your-project.md',
        title: 'In your project',
      },
      { source: 'docs/sandbox.md', path: 'mock-server/sandbox.md', title: 'Worlds, clock, faults' },
      { source: 'docs/teams.md', path: 'mock-server/teams.md', title: 'For a team' },
      { source: 'docs/deploy.md', path: 'mock-server/deploy.md', title: 'Images, compose file, Kubernetes' },
      { source: 'docs/journeys.md', path: 'mock-server/journeys.md', title: 'Journeys with curl' },
    ],
  },
  {
    text: 'Contract tester',
    pages: [
      { source: 'docs/contract-tester.md', path: 'contract-tester/index.md', title: 'The contract tester' },
    ],
  },
  {
    text: 'Operator',
    pages: [
      { source: 'docs/operator-build.md', path: 'operator/index.md', title: 'The build for an operator' },
      { source: 'docs/provider.md', path: 'operator/provider.md', title: 'What your API has to provide' },
    ],
  },
  {
    text: 'Project',
    folds: 'project/decisions/index.md',
    pages: [
      { source: 'CONTRIBUTING.md', path: 'project/contributing.md', title: 'Contributing' },
      { source: 'docs/benchmarks.md', path: 'project/benchmarks.md', title: 'Benchmarks' },
      { source: 'docs/glossary.md', path: 'project/glossary.md', title: 'Words' },
      { source: 'docs/accessibility.md', path: 'project/accessibility.md', title: 'Accessibility' },
      { source: 'docs/security.md', path: 'project/security.md', title: 'Security' },
      { source: 'docs/comparison.md', path: 'project/comparison.md', title: 'Comparison' },
      { source: 'docs/documents-site.md', path: 'project/documents-site.md', title: 'This site' },
      { source: 'docs/decisions/README.md', path: 'project/decisions/index.md', title: 'Decisions' },
    ],
  },
]

/** Pages whose place in the sidebar is in the reference, which is made from the contract. */
export const referencePages: readonly Page[] = [
  { source: 'openapi/CHANGELOG.md', path: 'reference/changes.md', title: 'Changes of the contract' },
]

/** Pages that are linked to, but have no place of their own in the sidebar. */
export const decisionsFolder = { source: 'docs/decisions', path: 'project/decisions' } as const

/** Sources whose page is another one. */
export const aliases: Readonly<Record<string, string>> = { 'sdk/docs/README.md': 'sdk/index.md' }
