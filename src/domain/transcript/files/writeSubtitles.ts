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
        ...lines.map((line) => line.replaceAll('-->', '→')),
        '',
        '',
      ].join('\r\n'),
    )
    .join('')
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
