import { Link } from 'react-router-dom'
import { contentLink, contentsAbout } from './content.ts'
import { useContents } from './use-contents.ts'

export interface AnswerLinkProps {
  /** What the question is about, as the server names it. */
  topic: string
}

/** The way from a screen to the answer to a question that it raises; nothing where the operator has no such question. */
export function AnswerLink({ topic }: AnswerLinkProps) {
  const [question] = contentsAbout(useContents().data ?? [], [topic])
  if (!question) return null
  return (
    <Link
      to={contentLink(question)}
      className="inline-flex min-h-11 min-w-6 items-center text-13 text-accent on-desktop:min-h-8 print:hidden"
    >
      {question.title}
    </Link>
  )
}
