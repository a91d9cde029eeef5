/** The sample rate that voices are sent at. */
const SAMPLES_PER_SECOND = 16_000
/**
 * Engines hear 25 minutes and 25 MB at once, the strictest of them; we take 20 MB. As Opus twenty minutes are five
 * megabytes; as WAV ten minutes fit, ms.
 */
const SMALL_FILES_MS = 20 * 60_000
const WAV_MS = 10 * 60_000

/** So many parts of a recording are sent for one press at most: they wait in one queue, with room for twenty. */
export const MOST_PARTS = 12

/** How long a part of a recording may be that this browser sends to an engine, in ms. */
export async function longestPartMs(): Promise<number> {
  if (!('AudioEncoder' in globalThis)) return WAV_MS
  const voice = { codec: 'opus', sampleRate: SAMPLES_PER_SECOND, numberOfChannels: 1 }
  const { supported } = await AudioEncoder.isConfigSupported(voice).catch(() => ({ supported: false }))
  return supported === true ? SMALL_FILES_MS : WAV_MS
}
