/** Documents of pages that are not rendered: their bars, and the shape of a page. */
export const shapes = ['shape-tab', 'shape-child', 'shape-plain'] as const

export type Shape = (typeof shapes)[number]

/** What the build rendered for one document. */
export interface Rendered {
  readonly code: string
  readonly tag: string
  readonly dir: string
  readonly device: 'mobile' | 'desktop'
  /** Name of the route, or of the shape. */
  readonly name: string
  readonly title: string
  readonly root: string
  /** The onboarding board, where it comes before the page. */
  readonly board: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Where a document lies in the build. */
export const fileOf = ({ code, device, name }: Pick<Rendered, 'code' | 'device' | 'name'>): string =>
  `pages/${code}/${device}/${name}.html`

/** Links to the style sheets that have a class of some markup and are not linked yet. */
function linksTo(page: string, markup: string, styles: ReadonlyMap<string, string>): string {
  const classes = new Set(
    Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  return [...styles]
    .filter(([address, css]) => {
      const isUsed = Array.from(css.matchAll(/\.([a-z][\w-]*)/g)).some(([, name = '']) => classes.has(name))
      return isUsed && !page.includes(address)
    })
    .map(([address]) => `  <link rel="stylesheet" crossorigin href="${address}">\n  `)
    .join('')
}

/**
 * The page of the build with what is rendered in it. Nothing in it can be used before the app is there: what is pressed
 * until then would be lost.
 *
 * @throws Error when the page is not as it is expected, or something rendered would be refused by its policy
 */
export function documentWith(page: string, rendered: Rendered, styles: ReadonlyMap<string, string>): string {
  const { tag, dir, device, title, root, board } = rendered
  const file = fileOf(rendered)
  if (/<script|<style| style="/.test(root + board))
    throw new Error(`${file} has a script or a style in it, which the policy of the page refuses.`)
  const replaced: readonly [RegExp, string][] = [
    [/<html [^>]*>/, `<html lang="${tag}" dir="${dir}" data-device="${device}" data-document="${file}">`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    // Styles that otherwise come with the code of a page.
    [/(?=<\/head>)/, linksTo(page, root + board, styles)],
    [
      /<div id="root"><\/div>/,
      `<div id="root" inert>${root}</div>${board === '' ? '' : `<div id="board" inert>${board}</div>`}`,
    ],
  ]
  return replaced.reduce((html, [pattern, text]) => {
    if (!pattern.test(html)) throw new Error(`index.html has no ${pattern} to write into.`)
    return html.replace(pattern, () => text)
  }, page)
}
