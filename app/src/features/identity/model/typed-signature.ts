/** A typed name as a picture, for whoever does not draw. */
export function typedSignature(name: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(600, 160)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('This browser cannot draw.'))
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 600, 160)
  context.fillStyle = '#131a22'
  context.font = 'italic 48px serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, 300, 80, 560)
  return canvas.convertToBlob({ type: 'image/png' })
}
