import { answerWithin, SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'

/** Whether the browser hears Polish on the device itself: now, after a download of its own, one under way, or never. */
export type DeviceSpeech = 'available' | 'downloadable' | 'downloading' | 'missing'

export const LANGUAGE = 'pl-PL'
/** On the device alone: without `processLocally` the browser would send the sound to its maker. */
const ON_DEVICE = { langs: [LANGUAGE], processLocally: true } as const

const UNAVAILABLE = 'unavailable' as const

/** The browser's recognition, where it can tell and promise that it stays on the device; else undefined. */
export function deviceRecognition(): DeviceRecognitionClass | undefined {
  const recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
  return recognition?.available !== undefined && 'processLocally' in recognition.prototype
    ? recognition
    : undefined
}

/** Asks the browser; `missing` where it says nothing as well. Nothing is fetched. */
export async function deviceSpeech(): Promise<DeviceSpeech> {
  try {
    const asked = deviceRecognition()?.available?.(ON_DEVICE)
    const answer = asked === undefined ? UNAVAILABLE : await answerWithin(SILENT_AFTER_MS, asked, UNAVAILABLE)
    return answer === UNAVAILABLE ? 'missing' : answer
  } catch {
    return 'missing'
  }
}

/** Has the browser fetch its Polish pack, which may take minutes. Tells whether it is there then. */
export async function installDeviceSpeech(): Promise<boolean> {
  try {
    return (await deviceRecognition()?.install?.(ON_DEVICE)) ?? false
  } catch {
    return false
  }
}
