import type { GlobalWindow, HTMLElement, IOptionalBrowserSettings, Blob as PageBlob } from 'happy-dom'
import { noisePng } from '../../support/pictures.ts'

type Adapter = NonNullable<IOptionalBrowserSettings['canvasAdapter']>
type Context = ReturnType<Adapter['getContext']>

/** Takes everything that is drawn, and keeps nothing of it; a text has a width. */
const createContext = (canvas: unknown) =>
  new Proxy({ canvas } as Record<string | symbol, unknown>, {
    get: (known, name) => known[name] ?? (name === 'measureText' ? () => ({ width: 40 }) : () => {}),
  }) as unknown as Context

const picture = new Blob([new Uint8Array(noisePng(1))], { type: 'image/png' })

/** Canvases that stay empty: what a chart shows stands in its table as well. What is saved of one is a whole picture. */
export const blankCanvas: Adapter = {
  getContext: ({ canvas }, kind) => (kind === '2d' ? createContext(canvas) : null),
  toDataURL: () => 'data:,',
  toBlob: (_caller, take) => take(picture as unknown as PageBlob),
}

const figures = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')

/** The styles of a window, with a colour that an element was given in figures: charts ask the browser for these. */
export function colouredStyles(window: GlobalWindow): GlobalWindow['getComputedStyle'] {
  const styleOf = window.getComputedStyle.bind(window)
  return (element) => {
    const style = styleOf(element)
    const { color } = (element as HTMLElement).style ?? {}
    return /^#[\da-f]{6}$/i.test(color)
      ? Object.create(style, { color: { value: `rgb(${figures(color)})` } })
      : style
  }
}
