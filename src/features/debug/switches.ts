import { useSyncExternalStore } from 'react'
import { readDeviceSwitches, writeDeviceSwitches, type DeviceSwitches } from '#services/deviceSwitches.ts'
import { setLogLevel } from '#domain/log.ts'

let present: DeviceSwitches | null = null
const listeners = new Set<() => void>()

export function deviceSwitchesNow(): DeviceSwitches {
  present ??= readDeviceSwitches()
  return present
}

/** Remembers what is set. The log follows at once; features with the next start. */
export function changeDeviceSwitches(change: DeviceSwitches): void {
  present = change
  if (change.logLevel !== undefined) setLogLevel(change.logLevel)
  writeDeviceSwitches(change)
  for (const listener of listeners) listener()
}

export function useDeviceSwitches(): DeviceSwitches {
  return useSyncExternalStore(subscribe, deviceSwitchesNow, deviceSwitchesNow)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
