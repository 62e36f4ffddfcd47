import { drawPicture } from './draw-picture.ts'

/** A typed name as a picture, for users who do not draw. */
export const typedSignature = (name: string): Promise<Blob> =>
  drawPicture({ width: 600, height: 160, colour: '#fff' }, (context) => {
    context.font = 'italic 48px serif'
    context.textBaseline = 'middle'
    context.fillText(name, 300, 80, 560)
  })
