/** A note of the melody: when it begins and how long it sounds, in seconds, and how high it is. */
export interface Note {
  readonly at: number
  readonly lasts: number
  readonly hertz: number
}

const BEAT = 0.4
const BEATS_OF_BAR = 3
const A4 = 440
/** Half-tones from the A that is tuned by. */
const hertz = (halfTones: number) => A4 * 2 ** (halfTones / 12)

/** The upper voice, bar by bar, in half-tones above middle C; null is a rest. */
const UPPER: readonly (readonly (number | null)[])[] = [
  [12, 16, 19],
  [21, 19, 16],
  [17, 21, 24],
  [23, 19, null],
  [21, 24, 21],
  [19, 16, 12],
  [14, 17, 19],
  [16, null, null],
  [12, 16, 19],
  [21, 19, 16],
  [17, 21, 24],
  [26, 23, 19],
  [24, 21, 17],
  [16, 19, 16],
  [14, 19, 23],
  [24, null, null],
]
/** The ground of each bar. */
const GROUND: readonly number[] = [0, -3, -7, -5, -7, 0, -5, 0, 0, -3, -7, -5, -7, 0, -5, 0]
/** Middle C from the A that is tuned by. */
const MIDDLE_C = -9

/** The melody of a card, as a musical box would play it: sixteen bars of a waltz, twenty seconds. */
export const MELODY: readonly Note[] = [
  ...UPPER.flatMap((bar, place) =>
    bar.flatMap((tone, beat) =>
      tone === null ? [] : [{ ...noteAt(place, beat), lasts: 1.6, hertz: hertz(tone + MIDDLE_C) }],
    ),
  ),
  ...GROUND.map((tone, place) => ({ ...noteAt(place, 0), lasts: 2.2, hertz: hertz(tone + MIDDLE_C) })),
].toSorted((one, other) => one.at - other.at)

function noteAt(bar: number, beat: number): { readonly at: number } {
  return { at: (bar * BEATS_OF_BAR + beat) * BEAT }
}

/** How loud a single note is: several sound at once. */
const LOUD = 0.16

/** Plays the melody once; calls back at its end. Returns a function that stops it at once. */
export function playMelody(onOver: () => void): () => void {
  const context = new AudioContext()
  const from = context.currentTime + 0.05
  let last: OscillatorNode | null = null
  for (const note of MELODY) last = strike(context, from, note)
  let isStopped = false
  const stop = (): void => {
    if (isStopped) return
    isStopped = true
    void context.close()
  }
  last?.addEventListener('ended', () => {
    if (isStopped) return
    stop()
    onOver()
  })
  return stop
}

/** One tooth of the music box: an immediate tone that fades, with some overtones. */
function strike(context: AudioContext, from: number, { at, lasts, hertz: height }: Note): OscillatorNode {
  const volume = context.createGain()
  volume.gain.setValueAtTime(LOUD, from + at)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + at + lasts)
  volume.connect(context.destination)
  const tone = context.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = height
  tone.connect(volume)
  tone.start(from + at)
  tone.stop(from + at + lasts)
  return tone
}
