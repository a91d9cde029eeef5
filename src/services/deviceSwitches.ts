import { deviceTexts } from '#domain/browser/page/textStorage.ts'
import { oneOf, readJson, record, setSwitches } from '#domain/readers.ts'
import { FEATURE_DEFAULTS, LOG_LEVELS, type RuntimeConfig } from '#domain/runtimeConfig.ts'

const SWITCHES_KEY = 'iskra-switches'

const deviceSwitches = record({ features: setSwitches(FEATURE_DEFAULTS) }, { logLevel: oneOf(LOG_LEVELS) })
/** Switches set on this device in /debug, over the server's. Empty on nearly all devices. */
export type DeviceSwitches = ReturnType<typeof deviceSwitches>

export const NO_SWITCHES: DeviceSwitches = { features: {} }

/** A refused storage and junk are no switches. */
export function readDeviceSwitches(): DeviceSwitches {
  return readJson(deviceSwitches, deviceTexts.read(SWITCHES_KEY)) ?? NO_SWITCHES
}

/** False when the browser refuses to remember them. */
export function writeDeviceSwitches(switches: DeviceSwitches): boolean {
  return deviceTexts.write(SWITCHES_KEY, JSON.stringify(switches))
}

/** The configuration this device works with. */
export function withDeviceSwitches(config: RuntimeConfig, switches: DeviceSwitches): RuntimeConfig {
  const { logLevel = config.logLevel, features } = switches
  return { ...config, logLevel, features: { ...config.features, ...features } }
}
