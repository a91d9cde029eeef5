import type { Cue } from '../subtitles/cue.ts'
import { writtenTime } from './subtitleTimes.ts'

/**
 * Subtitles as SRT, lines ending as its players expect. SRT knows no speakers. An arrow of its times within words is
 * written as one sign, since it would end the subtitle.
 */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ start, end, lines }, at) =>
      [
        String(at + 1),
        `${writtenTime(start, ',')} --> ${writtenTime(end, ',')}`,
        ...lines.map(withoutArrow),
        '',
        '',
      ].join('\r\n'),
    )
    .join('')
}

const withoutArrow = (line: string) => line.replaceAll('-->', '→')

/**
 * Subtitles for a track within a film’s file: the words of SRT, which is what players take them for, with the times of
 * WebVTT, which is what the file’s writer reads.
 */
export function writeTrackText(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, lines }) =>
      `${writtenTime(start, '.')} --> ${writtenTime(end, '.')}\n${lines.map(withoutArrow).join('\n')}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** Subtitles as WebVTT, speakers as its voices. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, speaker, lines }) => {
    const voice = speaker === null ? '' : `<v ${escaped(speaker)}>`
    return `${writtenTime(start, '.')} --> ${writtenTime(end, '.')}\n${voice}${lines.map(escaped).join('\n')}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
