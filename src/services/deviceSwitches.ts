import * as z from 'zod/mini'
import { FEATURE_DEFAULTS, LOG_LEVELS, type RuntimeConfig } from '#domain/runtimeConfig.ts'

const SWITCHES_KEY = 'iskra-switches'

const deviceSwitches = z.object({
  logLevel: z.optional(z.enum(LOG_LEVELS)),
  features: z.partialRecord(z.enum(Object.keys(FEATURE_DEFAULTS)), z.boolean()),
})
/** What somebody set on this device in /debug, over what the server says. Empty on nearly all devices. */
export type DeviceSwitches = z.infer<typeof deviceSwitches>

export const NO_SWITCHES: DeviceSwitches = { features: {} }

/** Never throws: a refused storage and junk are no switches. */
export function readDeviceSwitches(
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): DeviceSwitches {
  try {
    const text = storage().getItem(SWITCHES_KEY)
    return text === null ? NO_SWITCHES : (deviceSwitches.safeParse(JSON.parse(text)).data ?? NO_SWITCHES)
  } catch {
    return NO_SWITCHES
  }
}

/** False when the browser refuses to remember them. */
export function writeDeviceSwitches(
  switches: DeviceSwitches,
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): boolean {
  try {
    storage().setItem(SWITCHES_KEY, JSON.stringify(switches))
    return true
  } catch {
    return false
  }
}

/** The configuration this device works with. */
export function withDeviceSwitches(config: RuntimeConfig, switches: DeviceSwitches): RuntimeConfig {
  const { logLevel = config.logLevel, features } = switches
  return { ...config, logLevel, features: { ...config.features, ...features } }
}
