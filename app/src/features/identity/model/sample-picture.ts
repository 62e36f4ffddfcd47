/** A drawing to send instead of a real document: nobody is on it, and it says what it is. */
export function samplePicture(words: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 400)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('This browser cannot draw.'))
  context.fillStyle = '#e9eef5'
  context.fillRect(0, 0, 640, 400)
  context.strokeStyle = '#0b4f94'
  context.lineWidth = 6
  context.strokeRect(20, 20, 600, 360)
  context.strokeRect(60, 90, 160, 200)
  context.fillStyle = '#131a22'
  context.font = '600 32px sans-serif'
  context.textAlign = 'center'
  context.fillText(words, 400, 200, 320)
  return canvas.convertToBlob({ type: 'image/png' })
}
