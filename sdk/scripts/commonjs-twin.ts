const names = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => part.split(' as ') as [string, string?])

/**
 * A built ES module as CommonJS. Only the lines of imports and exports change, and each stays where it is, so that both
 * share one source map. An unknown form is an error rather than a guess.
 *
 * @param text a module as esbuild writes it, lines kept
 */
export function commonjsTwin(text: string): string {
  const twin = text
    .replace(/^import \{([^}]*)\} from (".*");$/gm, (_, list: string, from: string) => {
      const bound = names(list).map(([name, as]) => (as ? `${name}: ${as}` : name))
      return `${keepLines(list, `const { ${bound.join(', ')} } =`)} require(${from});`
    })
    .replace(/^import \* as (\w+) from (".*");$/gm, 'const $1 = require($2);')
    .replace(/^import (".*");$/gm, 'require($1);')
    .replace(/\bimport\((".*?")\)/g, 'Promise.resolve().then(() => require($1))')
    .replace(/^export \{([^}]*)\};$/gm, (_, list: string) => {
      const lines = names(list).map(([name, as = name]) => `exports.${as} = ${name};`)
      return keepLines(list, lines.join(' '))
    })
    .replace(/^\/\/# sourceMappingURL=/m, '//# sourceMappingURL=../')
  const left = twin.match(/^(?:import|export)\b.*/m)
  if (left) throw new Error(`No CommonJS form is known for: ${left[0]}`)
  return `"use strict";${twin}`
}

/** A statement with as many line ends as the list it was made from. */
const keepLines = (list: string, statement: string) => statement + '\n'.repeat(list.split('\n').length - 1)
