import { useTranslation } from 'react-i18next'

const keys = [
  { name: 'choose', caps: ['↑', '↓'] },
  { name: 'open', caps: ['Enter'] },
  { name: 'close', caps: ['Esc'] },
] as const

/** What the keys do, where there are some. */
export function SearchKeys() {
  const { t } = useTranslation('search')
  return (
    <div className="hidden gap-4 border-t border-line bg-surface-sunken px-4 py-2 text-12 text-muted on-desktop:flex">
      {keys.map(({ name, caps }) => (
        <span key={name} className="inline-flex items-center gap-1">
          {caps.map((cap) => (
            <kbd key={cap} dir="ltr" className="rounded-1 border border-line-strong bg-surface px-1.5">
              {cap}
            </kbd>
          ))}
          {t(`keys.${name}`)}
        </span>
      ))}
    </div>
  )
}
