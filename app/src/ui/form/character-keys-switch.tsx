import { useTranslation } from 'react-i18next'
import { useCharacterKeys } from '#lib/keyboard/character-keys.ts'
import { Switch } from './switch.tsx'

/** Lets the user do without keys that act by themselves: in the settings, and where the keys are listed. */
export function CharacterKeysSwitch() {
  const { t } = useTranslation()
  const { isOn, setIsOn } = useCharacterKeys()
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span>{t('characterKeys.title')}</span>
        <Switch label={t('characterKeys.title')} checked={isOn} onChange={setIsOn} />
      </div>
      <p className="text-12 text-muted">{t('characterKeys.about')}</p>
    </div>
  )
}
