import { tabStore } from '#lib/storage/storage.ts'

/** Which shell the user gets. */
export type DeviceClass = 'mobile' | 'desktop'

/** What the decision is made from. */
export interface DeviceFacts {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** What phones and tablets have in the name of their browser. */
export const mobileAgents = /Mobi|Android|iPhone|iPod|iPad/i

/**
 * Decides by the user agent: phones, and iPads also when they introduce themselves as a Mac with a touch screen.
 */
export function deviceClassOf({ userAgent, maxTouchPoints }: DeviceFacts): DeviceClass {
  if (mobileAgents.test(userAgent)) return 'mobile'
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'mobile' : 'desktop'
}

const overrideKey = 'swx.device'

/**
 * The class for this page load. In a sandbox build `?device=mobile` or `?device=desktop` overrides it for the
 * browser tab, `?device=auto` ends that.
 */
export function startDeviceClass(allowOverride: boolean): DeviceClass {
  return (allowOverride && overridden()) || deviceClassOf(navigator)
}

function overridden(): DeviceClass | undefined {
  const asked = new URLSearchParams(window.location.search).get('device')
  if (asked === 'auto') tabStore.remove(overrideKey)
  if (asked === 'mobile' || asked === 'desktop') tabStore.set(overrideKey, asked)
  const kept = asked ?? tabStore.get(overrideKey)
  return kept === 'mobile' || kept === 'desktop' ? kept : undefined
}
