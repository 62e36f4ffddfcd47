import type { Page } from '@playwright/test'

/** Notes what each canvas of the page writes in its latest frame. Call it before the page is opened. */
export const watchCanvasTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Written {
      readonly text: string
      readonly y: number
    }
    const texts = new Map<HTMLCanvasElement, Written[]>()
    /** Where each canvas has been written to since it was last shown. */
    let inFrame = new Set<HTMLCanvasElement>()
    const startFrame = () => {
      inFrame = new Set()
      requestAnimationFrame(startFrame)
    }
    startFrame()
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, width) {
      const { canvas } = this
      if (canvas instanceof HTMLCanvasElement) {
        const { d, f } = this.getTransform()
        const before = inFrame.has(canvas) ? (texts.get(canvas) ?? []) : []
        texts.set(canvas, [...before, { text, y: (d * y + f) / devicePixelRatio }])
        inFrame.add(canvas)
      }
      fillText.call(this, text, x, y, ...(width === undefined ? [] : ([width] as const)))
    }
    Object.assign(window, { canvasTexts: texts })
  })

/** The figures on the axis of prices from top to bottom, each with its place in pixels. */
export const axisFigures = (page: Page): Promise<readonly { readonly text: string; readonly y: number }[]> =>
  page.evaluate(() => {
    const { canvasTexts } = window as unknown as {
      canvasTexts: Map<HTMLCanvasElement, { readonly text: string; readonly y: number }[]>
    }
    return [...canvasTexts]
      .filter(([canvas]) => canvas.isConnected)
      .map(([, texts]) => texts.filter(({ text }) => /^\d[\d,]*\.\d+$/.test(text)))
      .reduce((most, texts) => (texts.length > most.length ? texts : most), [])
      .toSorted((a, b) => a.y - b.y)
  })
