import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { LargeTitle } from '#ui/layout/large-title.tsx'

/** What the product is for, the two first steps, and beside them what a figure looks like here. */
export function HomeHero({ beside }: { beside?: ReactNode }) {
  const { t } = useTranslation('home')
  const { isLoggedIn } = useSession()
  return (
    <section className="grid items-center gap-12 on-mobile:pt-2 on-desktop:pt-7 on-desktop:pb-3 on-desktop:lg:grid-cols-[minmax(0,1fr)_460px]">
      <div className="grid gap-3 on-desktop:gap-5">
        <p className="font-strong text-accent on-mobile:hidden">{t('hero.kicker')}</p>
        <LargeTitle className="text-28 tracking-[-0.025em] on-desktop:md:max-w-[21ch] on-desktop:md:text-48">
          <RichText
            text={t('hero.title')}
            parts={[
              <span
                key="point"
                className="border-b-[3px] border-double border-accent on-desktop:md:border-b-[5px]"
              />,
            ]}
          />
        </LargeTitle>
        <p className="max-w-[46ch] text-16 text-muted">{t('hero.body')}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton
            to={isLoggedIn ? paths.profile.href() : paths.register.href()}
            variant="primary"
            size="lg"
            className="on-mobile:flex-1 on-mobile:px-3"
          >
            {t(isLoggedIn ? 'hero.account' : 'hero.open')}
          </LinkButton>
          <LinkButton to={paths.market.href()} size="lg" className="on-mobile:flex-1 on-mobile:px-3">
            {t('hero.markets')}
          </LinkButton>
        </div>
        <p className="text-12 text-muted">{t('hero.risk')}</p>
      </div>
      {beside}
    </section>
  )
}
