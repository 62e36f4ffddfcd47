import { AtSign, Camera, CirclePlay, type LucideIcon, MessagesSquare, Send, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { operator } from '#config/operator.ts'
import { readList, readRecord, readText } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'

/** A page of the operator elsewhere. */
interface SocialLink {
  readonly name: string
  readonly url: string
}

/** Reads `social.links`; an address that is not https is left out. */
function readSocialLinks(value: unknown): readonly SocialLink[] {
  return readList(value, 'social.links').flatMap((entry, at) => {
    const link = readRecord(entry, `social.links[${at}]`)
    const name = readText(link.name, `social.links[${at}].name`)
    const url = readText(link.url, `social.links[${at}].url`)
    return /^https:\/\//.test(url) ? [{ name, url }] : []
  })
}

/** What each network is known for; any other has the sign for sharing. */
const icons: Readonly<Record<string, LucideIcon>> = {
  discord: MessagesSquare,
  facebook: MessagesSquare,
  instagram: Camera,
  telegram: Send,
  x: AtSign,
  youtube: CirclePlay,
}

/** The operator's pages elsewhere: those of the operator's file, and without a list in it those that the API names. */
export function SocialLinks() {
  return operator?.social ? <LinkList links={operator.social} /> : <LinksOfApi />
}

function LinksOfApi() {
  const { data: links = [] } = useParameter('social.links', readSocialLinks)
  return <LinkList links={links} />
}

/** Nothing where there are no links. */
function LinkList({ links }: { links: readonly SocialLink[] }) {
  const { t } = useTranslation()
  if (links.length === 0) return null
  return (
    <nav aria-label={t('footer.social')}>
      <ul className="flex flex-wrap gap-1">
        {links.map(({ name, url }) => {
          const Icon = icons[name.toLowerCase()] ?? Share2
          return (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={name}
                title={name}
                className="grid size-11 place-items-center rounded-2 text-muted hover:bg-surface-sunken hover:text-text"
              >
                <Icon className="size-5" aria-hidden="true" />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
