import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { LargeTitle } from '#ui/layout/large-title.tsx'

/** What the product is for, the two ways in, and beside them the product itself. */
export function HomeHero({ beside }: { beside?: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 on-mobile:pt-2 on-desktop:pt-4 on-desktop:min-[87.5rem]:grid-cols-[minmax(0,1fr)_868px]">
      <div className="grid gap-3 on-desktop:gap-5">
        <LargeTitle className="text-28 tracking-[-0.02em] on-desktop:md:max-w-[21ch] on-desktop:md:text-44">
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
            wraps
            to={paths.register.href()}
            variant="primary"
            size="lg"
            className="on-mobile:flex-1 on-mobile:px-3"
          >
            {t('hero.open')}
          </LinkButton>
          {isSandbox ? (
            <LinkButton
              wraps
              to={`${paths.login.href({})}#${pageParts.sampleUsers}`}
              size="lg"
              className="on-mobile:flex-1 on-mobile:px-3"
            >
              {t('hero.sample')}
            </LinkButton>
          ) : (
            <LinkButton to={paths.market.href()} size="lg" className="on-mobile:flex-1 on-mobile:px-3">
              {t('hero.markets')}
            </LinkButton>
          )}
        </div>
        <p className="max-w-[60ch] text-12 text-muted">{t('hero.risk')}</p>
      </div>
      {beside}
    </section>
  )
}
