import { amplified, CLEAN_HIGHS, type Amp } from './amp.ts'
import { crash, hat, hitKick, snare, tom } from './drumKit.ts'
import { electricBass, electricString } from './electric.ts'
import type { Instrument } from './instruments.ts'
import type { Playing } from './playing.ts'
import { keyOf, tuneOver } from './score.ts'
import { addTo, lay } from './sound.ts'

/** Keys of the lowest note a guitar and a bass play. */
const GUITAR_LOWEST = 40
const BASS_LOWEST = 28

const RHYTHM_AMP: Amp = { gain: 34, highs: 5_600, lows: 150 }
const LEAD_AMP: Amp = { gain: 24, highs: CLEAN_HIGHS, lows: 260 }

/** The strokes of a guitar in a bar, their beats, and whether the palm mutes the strings. */
interface Stroke {
  readonly at: number
  readonly beats: number
  readonly isMuted: boolean
}

const open = (at: number, beats: number): Stroke => ({ at, beats, isMuted: false })
const muted = (at: number): Stroke => ({ at, beats: 0.5, isMuted: true })

/** Driving eighths under the hand, with the chord ringing where the snare answers. */
const VERSE: readonly Stroke[] = [
  open(0, 0.9),
  muted(1),
  muted(1.5),
  open(2, 0.5),
  muted(2.5),
  muted(3),
  open(3.5, 0.5),
]
/** The whole chord, pushed forward before the bar's end. */
const CHORUS: readonly Stroke[] = [
  open(0, 0.5),
  open(0.5, 0.5),
  open(1, 0.5),
  open(1.5, 0.5),
  open(2, 0.5),
  open(2.5, 0.5),
  open(3, 0.5),
  open(3.5, 0.5),
]

/** A rock band: two distorted guitars left and right, bass in eighths, drums with the snare on two and four, and a lead. */
export function playBand(playing: Playing): void {
  playGuitars(playing)
  playLead(playing)
  playBassGuitar(playing)
  playKit(playing)
}

/** Four bars of riff, four of chords, and so on. */
function isChorus(bar: number): boolean {
  return (bar >> 2) % 2 === 1
}

function playGuitars({ mix, mood, random, beat, tonic, chords, rings }: Playing): void {
  for (const pan of [-0.85, 0.85]) {
    const strings = new Float32Array(mix.left.length)
    for (const [bar, chord] of chords.entries()) {
      const root = lifted(keyOf(chord, mood.scale, tonic), GUITAR_LOWEST)
      const isLast = bar === chords.length - 1 && rings > 0
      const strokes = isLast ? [open(0, mood.metre + rings / beat)] : isChorus(bar) ? CHORUS : VERSE
      for (const { at, beats, isMuted } of strokes) {
        for (const [index, key] of [root, root + 7, root + 12].entries()) {
          const string = electricString(key, beats * beat, {
            force: (isMuted ? 0.85 : 1) * random.between(0.92, 1),
            isMuted,
            random,
          })
          // Two players are never quite together.
          const when = (bar * mood.metre + at) * beat + index * 0.004 + random.between(0, 0.009)
          addTo(strings, string, when, 0.33)
        }
      }
    }
    lay(mix, amplified(strings, RHYTHM_AMP), 0, { level: 0.2, pan, hall: 0.06 })
  }
}

function playLead({ mix, mood, random, beat, tonic, chords }: Playing): void {
  const wait = chords.length > 6 ? 4 : 0
  const strings = new Float32Array(mix.left.length)
  for (const { beat: at, degree, beats, force } of tuneOver(chords.slice(wait), mood, random)) {
    const key = lifted(keyOf(degree - 7, mood.scale, tonic), GUITAR_LOWEST + 19)
    const string = electricString(key, beats * beat, { force, isMuted: false, random })
    addTo(strings, string, (at + wait * mood.metre) * beat + random.between(0, 0.008), 0.5)
  }
  lay(mix, amplified(strings, LEAD_AMP), 0, { level: 0.17, pan: 0.12, hall: 0.35 })
}

function playBassGuitar({ mix, mood, random, beat, tonic, chords, rings }: Playing): void {
  for (const [bar, chord] of chords.entries()) {
    const root = lifted(keyOf(chord, mood.scale, tonic), BASS_LOWEST)
    const start = bar * mood.metre * beat
    const put = (key: number, at: number, beats: number, force: number) =>
      lay(mix, electricBass(key, beats * beat, force, random), start + at * beat, {
        level: 0.2,
        pan: 0,
        hall: 0,
      })
    if (bar === chords.length - 1 && rings > 0) put(root, 0, mood.metre + rings / beat, 1)
    else
      for (let eighth = 0; eighth < mood.metre * 2; eighth += 1)
        put(eighth === mood.metre * 2 - 1 ? root + 7 : root, eighth / 2, 0.46, eighth % 2 === 0 ? 1 : 0.82)
  }
}

function playKit({ mix, mood, random, beat, chords, rings }: Playing): void {
  for (let bar = 0; bar < chords.length; bar += 1) {
    const hit = (drum: Instrument, at: number, force: number, level: number, pan = 0, room = 0.12) =>
      lay(
        mix,
        drum(0, 0, force * random.between(0.92, 1.04), random),
        (bar * mood.metre + at) * beat + random.between(0, 0.004),
        { level, pan, hall: room },
      )
    if (bar % 4 === 0) hit(crash, 0, 0.9, 0.55, 0.35)
    hit(hitKick, 0, 1, 0.8, 0, 0.02)
    if (bar === chords.length - 1 && rings > 0) {
      hit(crash, 0, 1, 0.5, -0.35)
      hit(snare, 0, 1, 0.5)
      continue
    }
    for (const at of isChorus(bar) ? [1.5, 2, 3.5] : [1.5, 2.5]) hit(hitKick, at, 0.9, 0.74, 0, 0.02)
    for (const at of [1, 3]) hit(snare, at, 1, 0.95, -0.05, 0.2)
    for (let eighth = 0; eighth < mood.metre * 2; eighth += 1)
      hit(hat, eighth / 2, eighth % 2 === 0 ? 0.9 : 0.55, isChorus(bar) ? 0.8 : 0.62, 0.4, 0.04)
    if (bar % 4 === 3)
      for (const [index, at] of [3, 3.25, 3.5, 3.75].entries())
        hit(index < 2 ? snare : tom, at, 0.7 + index * 0.1, 0.8, 0.3 - index * 0.2, 0.2)
  }
}

/** A key in the octave above an instrument's lowest one. */
function lifted(key: number, lowest: number): number {
  return lowest + ((((key - lowest) % 12) + 12) % 12)
}
