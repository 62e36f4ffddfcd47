interface Operation {
  tags: string[]
  'x-changes'?: string[]
}

/** The text of `src/gen/changes.ts`: which writes change more, or less, than the answers of their own tag. */
export function changesModule(contract: { paths: Record<string, Record<string, Operation>> }): string {
  const lines = new Map<string, string[]>()
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const { tags, 'x-changes': changes = tags } of Object.values(item)) {
      if (changes.join() === tags.join()) continue
      const rule = changes.join() || '-'
      lines.set(rule, [...(lines.get(rule) ?? []), path.replace('/swx/customer/', '')])
    }
  }
  const text = [...lines].map(([rule, paths]) => [rule, ...paths].join(' ')).join('\n')
  return `
/** Tags whose answers a write changes, and the writes: a line each; others change those of their own tag. */
export const changes = \`${text}\`
`
}
