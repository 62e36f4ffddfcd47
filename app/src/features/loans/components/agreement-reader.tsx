import { clsx } from 'clsx'
import { Maximize, Minimize } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFullScreen } from '#lib/device/use-full-screen.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { readingMinutes } from '../model/agreement.ts'
import { AgreementPaper } from './agreement-paper.tsx'
import { AgreementMatches, AgreementTools, type ShownAgreement, useAgreement } from './agreement-tools.tsx'
import './agreement.css'

export interface AgreementReaderProps extends ShownAgreement {
  /** How far it was read, 0 to 1: where it opens. */
  position?: number | undefined
  onPosition?: ((position: number) => void) | undefined
  /** Its end was seen. */
  onRead?: (() => void) | undefined
}

/** An agreement to read in full: by section, by words, in another language, on the whole screen, and to keep. */
export function AgreementReader({ position = 0, onPosition, onRead, ...shown }: AgreementReaderProps) {
  const { markdown } = shown
  const { t } = useTranslation('loans')
  const frame = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(frame)
  const FullScreenIcon = fullScreen.isOn ? Minimize : Maximize
  const agreement = useAgreement(shown)
  const [progress, setProgress] = useState(0)

  return (
    <section
      ref={frame}
      aria-label={t('agreement.title')}
      className={clsx('card agreement', fullScreen.isOn && 'agreement-full')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2>{t('agreement.title')}</h2>
          <p className="text-12 text-muted">
            <bdi>{agreement.facts}</bdi>
            {' · '}
            {t('agreement.length', { count: agreement.text.sections.length })}
            {' · '}
            {t('agreement.minutes', { count: readingMinutes(markdown) })}
          </p>
        </div>
        <AgreementTools {...shown} agreement={agreement}>
          <IconButton
            label={t(fullScreen.isOn ? 'agreement.leaveFullScreen' : 'agreement.fullScreen')}
            icon={<FullScreenIcon className="size-5" aria-hidden="true" />}
            onClick={fullScreen.toggle}
          />
        </AgreementTools>
      </div>
      <AgreementMatches agreement={agreement} />
      <ReadBar share={progress} />
      <AgreementPaper
        key={markdown}
        text={agreement.text}
        language={agreement.language}
        searched={agreement.searched}
        current={agreement.current}
        position={position}
        onPosition={(share) => {
          setProgress(share)
          onPosition?.(share)
          if (share >= 1) onRead?.()
        }}
      />
    </section>
  )
}

/** How much of an agreement was read. */
export function ReadBar({ share }: { share: number }) {
  const { t } = useTranslation('loans')
  return (
    <div
      role="progressbar"
      aria-label={t('agreement.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="h-[3px] bg-line"
    >
      <span className="block h-full bg-accent" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}
