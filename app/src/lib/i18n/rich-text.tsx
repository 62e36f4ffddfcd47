import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

export interface RichTextProps {
  /** A translated text with numbered marks: `See what it <0>comes to</0>.` */
  text: string
  /**
   * What the marks stand for, by number; each gets the marked words as its content.
   *
   * @default a figure, as the only mark
   */
  parts?: readonly ReactElement<{ children?: ReactNode }>[]
}

const figure = [<bdi key="figure" dir="ltr" className="num" />]

/**
 * A translated sentence with some of its words set off, wherever the language puts them. Marks do not nest; a mark
 * without a part leaves its words plain.
 */
export function RichText({ text, parts = figure }: RichTextProps) {
  const pieces = text.split(/<(\d+)>(.*?)<\/\1>/s)
  return pieces.map((piece, at) => {
    // Every second and third piece of a split by two groups: number and words of a mark.
    if (at % 3 === 1) return null
    const part = at % 3 === 2 ? parts[Number(pieces[at - 1])] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
    return part ? cloneElement(part, { key: at }, piece) : <Fragment key={at}>{piece}</Fragment>
  })
}
