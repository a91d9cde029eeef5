import { given } from '../given.ts'

// Of the page alone, and of few screens.

/** Undefined where no microphone can be asked for: also on pages without TLS. */
export const mediaDevices = (): MediaDevices | undefined => given(() => globalThis.navigator.mediaDevices)

/** What the keys of headphones and the system’s own player talk to; undefined where there is none. */
export const mediaSession = (): MediaSession | undefined => given(() => globalThis.navigator.mediaSession)
