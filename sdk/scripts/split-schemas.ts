const declaration = /^export const (\w+) = /
const isMessage = (name: string) => /(?:Answer|Request)$/.test(name)

/** What a file imports, as far as it uses it. */
const neededImports = (imports: string, code: string) =>
  imports.replace(/^import (?:\* as (\w+)|\{(.*)\}) from .*\n/gm, (line, all?: string, list = '') => {
    const names: string[] = all ? [all] : list.split(',').map((name: string) => name.trim())
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
    if (used.length === 0) return ''
    return all ? line : line.replace(list, ` ${used.join(', ')} `)
  })

/**
 * orval's file of all schemas as two: entities, and the messages that carry them. As modules of the package both are
 * small enough for gzip to find the CommonJS twin of one in the other, for which it looks back over 32 kB.
 */
export function splitSchemas(file: string): { entities: string; messages: string } {
  const [imports = '', ...blocks] = file.split(/^(?=export const )/m)
  const nameOf = (block: string) => block.match(declaration)?.[1] ?? ''
  const code = blocks.filter((block) => !isMessage(nameOf(block))).join('')
  const messages = blocks.filter((block) => isMessage(nameOf(block))).join('')
  const misplaced = code.match(/\b\w+(?:Answer|Request)\b/)
  if (misplaced) throw new Error(`An entity holds the message ${misplaced[0]}.`)
  const entities = blocks.map(nameOf).filter((name) => !isMessage(name))
  const used = entities.filter((name) => new RegExp(`\\b${name}\\b`).test(messages))
  return {
    entities: neededImports(imports, code) + code,
    messages: `${neededImports(imports, messages)}import { ${used.join(', ')} } from './model.schemas.ts';\n\n${messages}`,
  }
}

/** A file that imported from all schemas, with its messages imported from theirs. */
export const importsOfSplit = (file: string): string =>
  file.replace(/^import \{([^}]*)\} from '\.\/model\.schemas\.ts';$/m, (_, list: string) => {
    const names = list.split(',').map((name) => name.trim())
    const from = (some: string[], module: string) =>
      some.length > 0 ? [`import { ${some.join(', ')} } from './${module}.schemas.ts';`] : []
    return [
      ...from(
        names.filter((name) => !isMessage(name)),
        'model',
      ),
      ...from(names.filter(isMessage), 'message'),
    ].join('\n')
  })
