const list = (names: readonly string[]) => names.join(',')

/**
 * A door that passes on all that a module exports, saying so instead of listing it: hundreds of names of schemas.
 *
 * @param text a module as `leanModule` leaves it
 * @param read the text of another one
 */
export function passOn(text: string, read: (name: string) => string): string {
  const exported = text.match(/^export \{(.*)\};$/m)?.[1]?.split(',') ?? []
  const code = text.replace(/^(?:import|export) .*$/gm, '')
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(code)
  const passed = new Set<string>()
  const stars: string[] = []
  const rest = text.replace(/^import \{(.*)\} from "\.\/(.*)";\n/gm, (line, names: string, from: string) => {
    const theirs =
      read(from)
        .match(/^export \{(.*)\};$/m)?.[1]
        ?.split(',') ?? []
    if (!theirs.every((name) => exported.includes(name))) return line
    for (const name of theirs) passed.add(name)
    stars.push(`export * from "./${from}";\n`)
    const used = names.split(',').filter(isUsed)
    return used.length > 0 ? `import {${list(used)}} from "./${from}";\n` : ''
  })
  return rest.replace(
    /^export \{.*\};$/m,
    () => `${stars.join('')}export {${list(exported.filter((name) => !passed.has(name)))}};`,
  )
}
