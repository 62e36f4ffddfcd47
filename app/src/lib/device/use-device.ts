import { isSandbox } from '#config/env.ts'
import { type DeviceClass, startDeviceClass } from './device-class.ts'

const deviceClass: DeviceClass = startDeviceClass(isSandbox)
document.documentElement.dataset.device = deviceClass

/** The device class of this page load; it does not change with the window's width. */
export function useDevice(): DeviceClass {
  return deviceClass
}

/** Same as {@link useDevice}, outside of components. */
export function currentDevice(): DeviceClass {
  return deviceClass
}
