import {
  CanvasSource,
  Conversion,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  Quality,
  TextSubtitleSource,
  type VideoSample,
  VideoSampleSink,
  WebMOutputFormat,
} from 'mediabunny'
import { writeTrackText } from '#domain/transcript/files/writeSubtitles.ts'
import type { Cue } from '#domain/transcript/subtitles/cue.ts'
import { partsOfFrame } from '#domain/transcript/subtitles/cueAt.ts'
import type { SubtitleLook } from '#domain/transcript/subtitles/placeSubtitle.ts'
import { asPlainSubtitles } from './asPlainSubtitles.ts'
import { createPainter } from './createPainter.ts'
import type { FilmWay, MadeFilm } from './filmMessages.ts'
import { type FilmStorage, openFilmStorage } from './filmStorage.ts'
import { FilmError, troubleOf } from './filmTrouble.ts'
import type { OpenFilm } from './openFilm.ts'

/** The sound may be so far ahead of the pictures, s: the file's writer holds what it can't write yet. */
const AHEAD_SECONDS = 1
/** For the sound and what the file tells of itself, bits a second. */
const OTHER_BITS = 224_000
/** A file never is exactly as large as expected. */
const MARGIN = 1.1

/** How far the making is, 0 to 1. */
export type OnShare = (share: number) => void

/** Makes a film with subtitles of an open one. Rejects with a `FilmError`; then nothing of it is left. */
export async function makeFilm(
  film: OpenFilm,
  cues: readonly Cue[],
  way: FilmWay,
  onShare: OnShare,
): Promise<MadeFilm> {
  const isTrack = way.kind === 'track'
  const bytes = isTrack ? film.file.size : ((film.bits + OTHER_BITS) * film.facts.lengthMs) / 8_000
  const storage = await openFilmStorage(bytes * MARGIN, isTrack ? asPlainSubtitles : () => undefined)
  try {
    if (way.kind === 'track') await addTrack(film, cues, way.name, storage, onShare)
    else await drawInto(film, cues, way.look, storage, onShare)
    return { content: await storage.content(), container: isTrack ? 'mkv' : film.facts.container }
  } catch (error) {
    storage.giveUp()
    throw new FilmError(troubleOf(error))
  }
}

/** Draws the subtitles into the pictures. The sound is copied where the file takes it. */
async function drawInto(
  { facts, input, pictures, plan, bits }: OpenFilm,
  cues: readonly Cue[],
  look: SubtitleLook,
  { target }: FilmStorage,
  onShare: OnShare,
): Promise<void> {
  if (plan === null)
    throw new FilmError(facts.pictures.kind === 'closed' ? facts.pictures.code : 'no-encoder')
  const painter = await createPainter(facts.made, look)
  const format = plan.container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const output = new Output({ format, target })
  const drawn = new CanvasSource(painter.canvas, {
    codec: plan.pictures,
    quality: new Quality({ bitrate: bits }),
  })
  output.addVideoTrack(drawn)
  const sound = await Conversion.init({
    input,
    output,
    composable: true,
    tracks: 'primary',
    showWarnings: false,
    // The film's times stay as they are, whenever its first picture comes.
    trim: { start: 0 },
    video: { discard: true },
    audio: plan.sound === null ? { discard: true } : { codec: plan.sound },
  })
  if (sound.discardedTracks.some(({ reason }) => reason !== 'discarded_by_user'))
    throw new FilmError('no-sound-encoder')
  await output.start()
  let soundUntil = AHEAD_SECONDS
  await sound.execute({ until: soundUntil })
  for await (const sample of new VideoSampleSink(pictures).samples(0)) {
    try {
      const end = sample.timestamp + sample.duration
      await addPicture(sample)
      if (end + AHEAD_SECONDS / 2 > soundUntil) {
        soundUntil = end + AHEAD_SECONDS
        await sound.execute({ until: soundUntil })
      }
      onShare((end * 1_000) / facts.lengthMs)
    } finally {
      sample.close()
    }
  }
  drawn.close()
  await sound.execute()
  await output.finalize()

  async function addPicture(sample: VideoSample): Promise<void> {
    const start = Math.max(0, sample.timestamp) * 1_000
    const end = Math.max(start, (sample.timestamp + sample.duration) * 1_000)
    for (const part of partsOfFrame(cues, start, end)) {
      painter.paint(sample, part.cue?.lines ?? null)
      await drawn.add(part.start / 1_000, (part.end - part.start) / 1_000)
    }
  }
}

/** Puts the subtitles beside pictures and sound, which are copied as they are. */
async function addTrack(
  { input, facts }: OpenFilm,
  cues: readonly Cue[],
  name: string,
  { target }: FilmStorage,
  onShare: OnShare,
): Promise<void> {
  const output = new Output({ format: new MkvOutputFormat(), target })
  const copy = await Conversion.init({
    input,
    output,
    composable: true,
    tracks: 'primary',
    showWarnings: false,
    trim: { start: 0 },
    copy: { mode: 'forced' },
  })
  if (copy.discardedTracks.length > 0) throw new FilmError('not-copyable')
  const words = new TextSubtitleSource('webvtt')
  output.addSubtitleTrack(words, { name, disposition: { default: true } })
  copy.onProgress = (_, seconds) => onShare((seconds * 1_000) / facts.lengthMs)
  await output.start()
  const writing = words.add(writeTrackText(cues)).then(() => words.close())
  await Promise.all([copy.execute(), writing])
  await output.finalize()
}
