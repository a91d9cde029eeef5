import type { AudioCodec, VideoCodec } from 'mediabunny'
import type { FrameSize } from '#domain/transcript/subtitles/placeSubtitle.ts'
import type { FilmTrouble } from './filmTrouble.ts'

/** As what a film with subtitles in its pictures is made. */
export interface FilmPlan {
  readonly container: 'mp4' | 'webm'
  readonly pictures: VideoCodec
  /** Null for a silent film. The source's own kind is copied. */
  readonly sound: AudioCodec | null
}

/** What this browser can do with a film. */
export interface FilmAbility {
  /** Null for a silent film; a kind that nobody knows has no `codec`. */
  readonly sound: { readonly codec: AudioCodec | null; readonly canDecode: boolean } | null
  readonly encodesPictures: (codec: VideoCodec) => Promise<boolean>
  readonly encodesSound: (codec: AudioCodec) => Promise<boolean>
}

/**
 * Files in order of what plays them. WebM's kinds are in order of how fast browsers make them without help of a graphics
 * card. Other kinds of sound than these would lie in the file, and most players would be silent.
 */
const CONTAINERS: readonly {
  readonly container: FilmPlan['container']
  readonly pictures: readonly VideoCodec[]
  readonly copied: readonly AudioCodec[]
  readonly encoded: AudioCodec
}[] = [
  { container: 'mp4', pictures: ['avc'], copied: ['aac', 'mp3'], encoded: 'aac' },
  { container: 'webm', pictures: ['vp9', 'av1', 'vp8'], copied: ['opus', 'vorbis'], encoded: 'opus' },
]

/** Chooses the file that most players play of those that this browser makes with the film's sound; else says what it lacks. */
export async function planFilm(ability: FilmAbility): Promise<FilmPlan | FilmTrouble> {
  let lack: FilmTrouble = 'no-encoder'
  for (const { container, pictures, copied, encoded } of CONTAINERS) {
    const codec = await firstOf(pictures, ability.encodesPictures)
    if (codec === null) continue
    const { sound } = ability
    if (sound === null) return { container, pictures: codec, sound: null }
    if (sound.codec !== null && copied.includes(sound.codec))
      return { container, pictures: codec, sound: sound.codec }
    if (sound.canDecode && (await ability.encodesSound(encoded)))
      return { container, pictures: codec, sound: encoded }
    lack = 'no-sound-encoder'
  }
  return lack
}

async function firstOf(
  codecs: readonly VideoCodec[],
  isFit: (codec: VideoCodec) => Promise<boolean>,
): Promise<VideoCodec | null> {
  for (const codec of codecs) if (await isFit(codec)) return codec
  return null
}

/** The longer side of what is made, px: full HD. Phones make four times as many pixels, and would need hours for them. */
const LONGEST_SIDE = 1_920

/** The size of pictures made of these: no larger than full HD, in even numbers, which encoders ask for. */
export function madeSize({ width, height }: FrameSize): FrameSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2))
  return { width: even(width), height: even(height) }
}

/** Bits a pixel: what keeps a moving picture clean, and what even a still one needs. */
const GOOD = 0.13
const LEAST = 0.03

/**
 * Bits a second for pictures of a size. More than twice of what the source has would only make the file larger; browsers'
 * encoders need some more than those of cameras for the same picture.
 */
export function picturesBits(
  { width, height }: FrameSize,
  framesPerSecond: number,
  sourceBits: number,
): number {
  const pixels = width * height * Math.min(60, Math.max(10, framesPerSecond))
  return Math.round(Math.max(pixels * LEAST, Math.min(pixels * GOOD, 2 * sourceBits)))
}
