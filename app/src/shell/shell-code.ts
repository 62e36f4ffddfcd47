import type { ComponentType } from 'react'
import { currentDevice } from '#lib/device/use-device.ts'

/** Fetches the bars of the device class; the other class's are never fetched. */
export async function shellCode(): Promise<ComponentType> {
  return currentDevice() === 'mobile'
    ? (await import('#shell/mobile/mobile-shell.tsx')).MobileShell
    : (await import('#shell/desktop/desktop-shell.tsx')).DesktopShell
}
