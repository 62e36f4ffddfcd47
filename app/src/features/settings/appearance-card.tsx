import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { canVibrate, useVibration } from '#lib/device/vibration.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useTheme, useUpDown } from '#lib/theme/theme.ts'
import { ColourKey } from '#ui/figure/colour-legend.tsx'
import { Button } from '#ui/form/button.tsx'
import { CharacterKeysSwitch } from '#ui/form/character-keys-switch.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LanguageDialog } from '#ui/overlay/lazy-language-dialog.ts'

/** Language, light or dark, and which colour rises: kept in this browser, and for a user with the account. */
export function AppearanceCard() {
  const { t } = useTranslation(['account', 'common'])
  const { language } = useLanguage()
  const { theme, setTheme } = useTheme()
  const { upDown, setUpDown } = useUpDown()
  const [choosing, setChoosing] = useState(false)

  return (
    <Card title={t('settings.title')}>
      <Setting id={pageParts.language} label={t('settings.language')}>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <bdi>{language.name}</bdi>
          <ChevronRight className="mirror-rtl size-4" aria-hidden="true" />
        </Button>
      </Setting>
      <Setting id={pageParts.theme} label={t('common:theme.title')}>
        <Segmented
          label={t('common:theme.title')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'system', label: t('common:theme.system') },
            { value: 'light', label: t('common:theme.light') },
            { value: 'dark', label: t('common:theme.dark') },
          ]}
        />
      </Setting>
      <Setting id={pageParts.upDown} label={t('common:updown.title')}>
        <Segmented
          label={t('common:updown.title')}
          value={upDown}
          onChange={setUpDown}
          options={[
            { value: 'red-up', label: t('common:updown.redUp') },
            { value: 'green-up', label: t('common:updown.greenUp') },
          ]}
        />
      </Setting>
      <p className="flex flex-wrap gap-x-3 text-12 text-muted">
        <ColourKey />
      </p>
      {useDevice() === 'mobile' && canVibrate() ? <VibrationSetting /> : null}
      <CharacterKeysSwitch />
      <LanguageDialog open={choosing} onClose={() => setChoosing(false)} />
    </Card>
  )
}

/** Off until the user switches it on, and of this device alone. */
function VibrationSetting() {
  const { t } = useTranslation()
  const { isOn, setIsOn } = useVibration()
  return (
    <div className="grid gap-1">
      <Setting id={pageParts.vibration} label={t('vibration.title')}>
        <Segmented
          label={t('vibration.title')}
          value={isOn ? 'on' : 'off'}
          onChange={(next) => setIsOn(next === 'on')}
          options={[
            { value: 'off', label: t('vibration.off') },
            { value: 'on', label: t('vibration.on') },
          ]}
        />
      </Setting>
      <p className="text-12 text-muted">{t('vibration.about')}</p>
    </div>
  )
}

function Setting({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div id={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>{label}</span>
      {children}
    </div>
  )
}
