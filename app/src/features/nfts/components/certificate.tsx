import type { MyNft } from '../model/nft.ts'
import { NftPicture } from './nft-picture.tsx'
import { PaperLines } from './paper-lines.tsx'
import { useCertificateLines } from './use-certificate-lines.ts'

/** The certificate as it is seen and printed. */
export function Certificate({ work }: { work: MyNft }) {
  const { title, by, label, certificate } = useCertificateLines(work)
  return (
    <section
      aria-label={title}
      className="card grid gap-4 border-y-[3px] border-double border-accent p-6 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)]"
    >
      <NftPicture work={work} className="aspect-square w-full rounded-2" />
      <div className="grid content-start gap-3">
        <div>
          <p className="text-13 text-muted">{title}</p>
          <h2 className="text-22">
            <bdi>{work.title}</bdi>
          </h2>
          <p className="text-13 text-muted">{by}</p>
        </div>
        <PaperLines lines={certificate} />
        {label ? <p className="text-12 text-muted">{label}</p> : null}
      </div>
    </section>
  )
}
