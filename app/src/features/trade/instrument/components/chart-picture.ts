import { tokenColours } from '#ui/figure/token-colours.ts'

/** What stands over a picture of a chart. */
export interface PictureTexts {
  /** What it shows: instrument, period, time. */
  readonly title: string
  /** The sentence that its prices are simulated; empty where they are not. */
  readonly note: string
}

const HEAD = 40
const MARGIN = 16

/** Puts a chart under a line that says what it shows, on the colours of the theme in force. */
export function pictureOf(chart: HTMLCanvasElement, { title, note }: PictureTexts): HTMLCanvasElement {
  const scale = window.devicePixelRatio
  const head = HEAD * scale
  const picture = document.createElement('canvas')
  picture.width = chart.width
  picture.height = chart.height + head
  const context = picture.getContext('2d')
  if (!context) return chart
  const { surface, text, muted } = tokenColours()
  const family = getComputedStyle(document.body).fontFamily
  context.fillStyle = surface
  context.fillRect(0, 0, picture.width, picture.height)
  context.textBaseline = 'middle'
  context.font = `600 ${14 * scale}px ${family}`
  context.fillStyle = text
  context.textAlign = 'left'
  context.fillText(title, MARGIN * scale, head / 2, picture.width * 0.66)
  context.font = `400 ${12 * scale}px ${family}`
  context.fillStyle = muted
  context.textAlign = 'right'
  context.fillText(note, picture.width - MARGIN * scale, head / 2, picture.width * 0.3)
  context.drawImage(chart, 0, head)
  return picture
}

/** Hands a picture to the user as a PNG file. */
export function savePicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => {
      if (!blob) return reject(new Error('The browser made no picture of the chart.'))
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = `${name}.png`
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
      resolve()
    }, 'image/png')
  })
}
