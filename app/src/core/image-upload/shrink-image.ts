/** Longest side of a picture that is made smaller; a page of text stays readable. */
const LONGEST_SIDE = 2_400
const SMALLER = 0.75
const QUALITY = 0.85

/** Draws a picture again, smaller each time, until it fits; always as JPEG, on white where it was transparent. */
export async function shrinkImage(image: Blob, maxBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image)
  try {
    let scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    for (;;) {
      const width = Math.max(1, Math.round(bitmap.width * scale))
      const height = Math.max(1, Math.round(bitmap.height * scale))
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('This browser cannot draw the picture again.')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      context.drawImage(bitmap, 0, 0, width, height)
      const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
      if (smaller.size <= maxBytes || Math.max(width, height) === 1) return smaller
      scale *= SMALLER
    }
  } finally {
    bitmap.close()
  }
}
