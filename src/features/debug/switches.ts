import { readDeviceSwitches, writeDeviceSwitches, type DeviceSwitches } from '#services/deviceSwitches.ts'
import { setLogLevel } from '#domain/log.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'

const switches = createStore(readDeviceSwitches())

/** The switches set on this device. */
export const deviceSwitches: ReadableStore<DeviceSwitches> = switches

/** Stores the switches. The log follows at once; features with the next start. */
export function changeDeviceSwitches(change: DeviceSwitches): void {
  if (change.logLevel !== undefined) setLogLevel(change.logLevel)
  writeDeviceSwitches(change)
  switches.set(change)
}
