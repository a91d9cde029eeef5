import { core } from './fixtures.ts'

/** The two sizes that a journey is made in. What the desktop adds to the phone is for the run of all journeys. */
export const DEVICES = [
  { device: 'a phone', viewport: { width: 390, height: 844 }, ofPhone: core },
  { device: 'a desktop', viewport: { width: 1280, height: 900 }, ofPhone: {} },
] as const
