import { type AgreementText, splitAtMatches } from '../model/agreement.ts'

export interface AgreementWordsProps {
  text: AgreementText
  searched: string
}

/** The words of an agreement: title, introduction, sections; what is searched for is marked. */
export function AgreementWords({ text, searched }: AgreementWordsProps) {
  return (
    <>
      <p className="text-16 font-strong">{text.title}</p>
      {text.introduction.map((paragraph) => (
        <p key={paragraph}>
          <Searched text={paragraph} searched={searched} />
        </p>
      ))}
      {text.sections.map(({ id, heading, paragraphs }) => (
        <div key={id}>
          <h3 tabIndex={-1}>
            <Searched text={heading} searched={searched} />
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Searched text={paragraph} searched={searched} />
            </p>
          ))}
        </div>
      ))}
    </>
  )
}

function Searched({ text, searched }: { text: string; searched: string }) {
  return splitAtMatches(text, searched).map(({ text: piece, match }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    match === undefined ? <span key={at}>{piece}</span> : <mark key={at}>{piece}</mark>,
  )
}
