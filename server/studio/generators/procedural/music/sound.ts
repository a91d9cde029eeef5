/** Stereo, −1 to 1. */
export interface Sound {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly rate: number
}

export const RATE = 44_100

/** A stereo sheet that sounds are added to. */
export interface Mix extends Sound {
  /** The part that goes to the hall as well; one channel is enough for it. */
  readonly hall: Float32Array
}

export function newMix(seconds: number): Mix {
  const count = Math.round(seconds * RATE)
  return {
    left: new Float32Array(count),
    right: new Float32Array(count),
    hall: new Float32Array(count),
    rate: RATE,
  }
}

/** Adds one voice's samples at a moment. `pan` −1 is left, 1 right; `hall` is its level of reverberation. */
export function lay(
  mix: Mix,
  voice: Float32Array,
  at: number,
  { level, pan, hall }: { readonly level: number; readonly pan: number; readonly hall: number },
): void {
  const start = Math.round(at * RATE)
  const [left, right] = [
    Math.cos(((pan + 1) * Math.PI) / 4) * level,
    Math.sin(((pan + 1) * Math.PI) / 4) * level,
  ]
  const end = Math.min(voice.length, mix.left.length - start)
  for (let index = Math.max(0, -start); index < end; index += 1) {
    const sample = voice[index] ?? 0
    const place = start + index
    mix.left[place] = (mix.left[place] ?? 0) + sample * left
    mix.right[place] = (mix.right[place] ?? 0) + sample * right
    mix.hall[place] = (mix.hall[place] ?? 0) + sample * level * hall
  }
}

/** Hertz of a key; 69 is the a of 440. */
export function pitch(key: number): number {
  return 440 * 2 ** ((key - 69) / 12)
}

/** Adds one voice's samples at a moment to a track of its own. */
export function addTo(track: Float32Array, voice: Float32Array, at: number, level: number): void {
  const start = Math.round(at * RATE)
  const end = Math.min(voice.length, track.length - start)
  for (let index = Math.max(0, -start); index < end; index += 1)
    track[start + index] = (track[start + index] ?? 0) + (voice[index] ?? 0) * level
}
