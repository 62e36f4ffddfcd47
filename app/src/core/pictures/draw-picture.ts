/** How large a picture is, and the colour it lies on. */
export interface Ground {
  width: number
  height: number
  colour: string
}

/** Draws a picture, dark on its ground, and gives it as a PNG file. */
export function drawPicture(
  { width, height, colour }: Ground,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('This browser cannot draw.'))
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#131a22'
  context.textAlign = 'center'
  draw(context)
  return canvas.convertToBlob({ type: 'image/png' })
}
