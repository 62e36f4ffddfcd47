/** The sources that a content-security policy lets in, by directive. */
export function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

/** What a policy lets in that could run script or write style into a page; nothing where it is strict. */
export function looseParts(policy: string): string[] {
  const directives = directivesOf(policy)
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['everything']
  const loose = [
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ].flatMap((name) => of(name).filter((source) => source !== "'self'" && !/^'sha256-/.test(source)))
  const open = ['default-src', 'object-src', 'base-uri', 'form-action'].filter((name) => {
    const sources = directives.get(name)
    return sources === undefined || sources.some((source) => !["'self'", "'none'"].includes(source))
  })
  return [
    ...new Set([
      ...loose,
      ...[...directives.values()].flat().filter((source) => /unsafe|^\*$|^https?:$/.test(source)),
      ...open,
    ]),
  ]
}
