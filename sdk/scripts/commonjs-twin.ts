const pairs = (list: string) => list.split(',').map((part) => part.split(' as ') as [string, string?])

const bindings = (list: string) => pairs(list).map(([name, as]) => (as ? `${name}: ${as}` : name))

const members = (list: string) => pairs(list).map(([name, as]) => (as ? `${as}: ${name}` : name))

/**
 * A built ES module as CommonJS. Only the lines of imports and exports change, and each stays where it is, so that both
 * share one source map. An unknown form is an error rather than a guess.
 *
 * @param text a module as `leanModule` leaves it, each import and export on a line
 */
export function commonjsTwin(text: string): string {
  const twin = text
    .replace(
      /^import \{(.*)\} from (".*");$/gm,
      (_, list: string, from: string) => `const {${bindings(list)}} = require(${from});`,
    )
    .replace(/^import \* as (\w+) from (".*");$/gm, 'const $1 = require($2);')
    .replace(/^import (".*");$/gm, 'require($1);')
    .replace(/\bimport\((".*?")\)/g, 'Promise.resolve().then(() => require($1))')
    .replace(
      /^((?:export \* from ".*";\n)*)export \{(.*)\};$/gm,
      (_, stars: string, list: string) =>
        `module.exports = {${stars.replace(/export \* from (".*");/g, '...require($1),')}${members(list)}};`,
    )
    .replace(/^\/\/# sourceMappingURL=/m, '//# sourceMappingURL=../')
  const left = twin.match(/^(?:import|export)\b.*/m)
  if (left) throw new Error(`No CommonJS form is known for: ${left[0]}`)
  return `"use strict";${twin}`
}
