import {
  ALL_FORMATS,
  BlobSource,
  canEncodeAudio,
  canEncodeVideo,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MkvOutputFormat,
  Quality,
} from 'mediabunny'
import type { FilmFacts, WayState } from './filmMessages.ts'
import { type FilmPlan, madeSize, picturesBits, planFilm } from './filmPlan.ts'
import { FilmError, type FilmTrouble } from './filmTrouble.ts'

/** A film whose pictures can be read. Close it. */
export interface OpenFilm {
  readonly facts: FilmFacts
  readonly file: Blob
  readonly input: Input
  readonly pictures: InputVideoTrack
  /** How its pictures are made anew; null where they can't be. */
  readonly plan: FilmPlan | null
  /** A second, of the pictures made anew. */
  readonly bits: number
  readonly close: () => void
}

/** So many packets tell how many pictures and bits a second a film has. */
const SAMPLED = 120

const OPEN: WayState = { kind: 'open' }
const closed = (code: FilmTrouble): WayState => ({ kind: 'closed', code })

/** Opens a film. Rejects with a `FilmError`. */
export async function openFilm(file: Blob): Promise<OpenFilm> {
  const input = new Input({
    formats: ALL_FORMATS,
    // What fails while nobody waits fails again for who asks next.
    source: new BlobSource(file, { handleUnhandledError: () => undefined }),
  })
  try {
    if (!(await input.canRead())) throw new FilmError('unknown-file')
    const pictures = await input.getPrimaryVideoTrack()
    if (pictures === null) throw new FilmError('no-pictures')
    return await lookAt(file, input, pictures)
  } catch (error) {
    input.dispose()
    throw error instanceof FilmError ? error : new FilmError('broken')
  }
}

async function lookAt(file: Blob, input: Input, pictures: InputVideoTrack): Promise<OpenFilm> {
  const sound = await input.getPrimaryAudioTrack()
  const source = { width: await pictures.getDisplayWidth(), height: await pictures.getDisplayHeight() }
  const made = madeSize(source)
  const { averagePacketRate, averageBitrate } = await pictures.computePacketStats(SAMPLED)
  const bits = picturesBits(made, averagePacketRate, averageBitrate)
  const planned = await planOf(pictures, sound, async (codec) =>
    canEncodeVideo(codec, { ...made, quality: new Quality({ bitrate: bits }) }),
  )
  const plan = typeof planned === 'string' ? null : planned
  const soundMs = sound === null ? null : await lengthOf(sound)
  return {
    facts: {
      lengthMs: Math.max(await lengthOf(pictures), soundMs ?? 0),
      soundMs,
      source,
      made,
      container: plan?.container ?? 'mp4',
      pictures: typeof planned === 'string' ? closed(planned) : OPEN,
      track: (await isCopyable(pictures, sound)) ? OPEN : closed('not-copyable'),
    },
    file,
    input,
    pictures,
    plan,
    bits,
    close: () => input.dispose(),
  }
}

async function lengthOf(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  const seconds = (await track.getDurationFromMetadata()) ?? (await track.computeDuration())
  return Math.max(1, Math.round(seconds * 1_000))
}

async function planOf(
  pictures: InputVideoTrack,
  sound: InputAudioTrack | null,
  encodesPictures: (codec: FilmPlan['pictures']) => Promise<boolean>,
): Promise<FilmPlan | FilmTrouble> {
  if (typeof VideoDecoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return 'no-encoder'
  if (!(await pictures.canDecode())) return 'not-decodable'
  return planFilm({
    sound: sound === null ? null : { codec: await sound.getCodec(), canDecode: await sound.canDecode() },
    encodesPictures,
    encodesSound: async (codec) => canEncodeAudio(codec),
  })
}

/** Whether what the file holds can be put into another file as it is. */
async function isCopyable(pictures: InputVideoTrack, sound: InputAudioTrack | null): Promise<boolean> {
  const kinds = new MkvOutputFormat().getSupportedCodecs()
  const codecs = [await pictures.getCodec(), ...(sound === null ? [] : [await sound.getCodec()])]
  return codecs.every((codec) => codec !== null && kinds.includes(codec))
}
