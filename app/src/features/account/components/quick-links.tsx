import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/form/link-button.tsx'
import { type AccountPageName, accountPagesOf } from '../model/account-pages.ts'

/** A few pages one press away, the first one first of all. */
export function QuickLinks({ to }: { to: readonly AccountPageName[] }) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <nav
      aria-label={t('ways.quick')}
      className="flex flex-wrap gap-2 on-mobile:grid on-mobile:w-full on-mobile:grid-cols-[repeat(auto-fit,minmax(min(100%,136px),1fr))] on-mobile:max-sm:[&>:last-child:nth-child(odd)]:col-span-full"
    >
      {accountPagesOf(to).map(({ name, href, Icon }, at) => (
        <LinkButton
          key={name}
          to={href}
          variant={at === 0 ? 'primary' : 'secondary'}
          wraps
          icon={<Icon className="size-4 flex-none" aria-hidden="true" />}
        >
          {t(`common:page.${name}`)}
        </LinkButton>
      ))}
    </nav>
  )
}
