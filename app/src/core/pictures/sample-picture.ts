import { drawPicture } from './draw-picture.ts'

/** A drawing to send instead of a real document: it shows no real person, and says what it is. */
export const samplePicture = (words: string): Promise<Blob> =>
  drawPicture({ width: 640, height: 400, colour: '#e9eef5' }, (context) => {
    context.strokeStyle = '#0b4f94'
    context.lineWidth = 6
    context.strokeRect(20, 20, 600, 360)
    context.strokeRect(60, 90, 160, 200)
    context.font = '600 32px sans-serif'
    context.fillText(words, 400, 200, 320)
  })
