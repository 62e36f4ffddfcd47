import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { basename } from '#config/basename.ts'

/** The sandbox did not do it from here: its console can, where its key is known. */
export function ControlFailure({ text }: { text: string }) {
  const { t } = useTranslation('sandbox')
  return (
    <p role="alert" className="mt-2 text-13">
      {text}{' '}
      <a
        href={`${basename === '/' ? '' : basename}/__sandbox/`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 font-strong text-accent"
      >
        {t('guide.console')}
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
    </p>
  )
}
