import { languageCodeOfTag } from '@swx/locales/languages'
import { useSetPreferences } from '@swx/sdk/react'
import { useEffect, useRef, useState } from 'react'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { chosenLanguage, followLanguage } from '#lib/i18n/language-store.ts'
import { offeredLanguages } from '#lib/i18n/offered-languages.ts'
import { chosenTheme, chosenUpDown, showTheme, showUpDown } from '#lib/theme/theme.ts'
import { createPreferencesSync, type Look } from '../model/preferences-sync.ts'

/** A look of which every part that is there has a value. */
type Choice = Parameters<ReturnType<typeof useSetPreferences>['mutateAsync']>[0]['data']

const colourOf = { 'red-up': 'red', 'green-up': 'green' } as const

/** What the user chose in this tab. */
function chosenLook(): Look {
  const upDown = chosenUpDown.get()
  return {
    language: chosenLanguage.get()?.tag,
    theme: chosenTheme.get(),
    risingColour: upDown && colourOf[upDown],
  }
}

function show({ language, theme, risingColour }: Look): void {
  const code = language === undefined ? undefined : languageCodeOfTag(language)
  const offered = offeredLanguages.find((own) => own.code === code)
  // A choice of before is over: making it again is a new one.
  if (offered !== undefined) {
    chosenLanguage.set(undefined)
    followLanguage(offered)
  }
  if (theme !== undefined) {
    chosenTheme.set(undefined)
    showTheme(theme)
  }
  if (risingColour !== undefined) {
    chosenUpDown.set(undefined)
    showUpDown(risingColour === 'green' ? 'green-up' : 'red-up')
  }
}

/** Keeps how the app looks the same on every device of the user; shows nothing. */
export function PreferencesSync() {
  usePreferencesSync()
  return null
}

/** Keeps language, theme and colours of this device and of the account the same; see `preferences-sync.ts`. */
function usePreferencesSync(): void {
  const user = useUserInfo()
  const { mutateAsync } = useSetPreferences()
  const keep = useRef(mutateAsync)
  useEffect(() => {
    keep.current = mutateAsync
  }, [mutateAsync])
  const [sync] = useState(() =>
    createPreferencesSync({ show, keep: (choice) => keep.current({ data: choice as Choice }) }),
  )
  const { data } = user

  useEffect(() => {
    sync.chosen(chosenLook())
    const stops = [
      chosenLanguage.subscribe(() => sync.chosen({ language: chosenLook().language })),
      chosenTheme.subscribe(() => sync.chosen({ theme: chosenLook().theme })),
      chosenUpDown.subscribe(() => sync.chosen({ risingColour: chosenLook().risingColour })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sync])

  useEffect(() => {
    if (data !== undefined) sync.accountRead(data.preferences ?? {})
  }, [sync, data])

  // The next user of this tab chooses anew.
  useEffect(
    () => () => {
      for (const store of [chosenLanguage, chosenTheme, chosenUpDown]) store.set(undefined)
    },
    [],
  )
}
