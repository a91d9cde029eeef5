import { printDesign } from '#server/media/art/printDesign.ts'
import { newLayer } from '#server/media/brushes/surface.ts'
import type { Order } from '../atelier/protocol.ts'

type VideoJob = Extract<Order['job'], { type: 'video' }>

export interface Film {
  readonly width: number
  readonly height: number
  readonly seconds: number
  frame(second: number): Uint8Array
}

export function filmSize({ resolution, aspect }: VideoJob['options']): { width: number; height: number } {
  const short = resolution === '1080p' ? 1080 : 720
  const long = (short * 16) / 9
  if (aspect === '1:1') return { width: short, height: short }
  return aspect === '16:9' ? { width: long, height: short } : { width: short, height: long }
}

export async function openFilm(job: VideoJob, isQuick: boolean): Promise<Film> {
  const size = filmSize(job.options)
  const sheet = printDesign({ art: 'mountains', mood: 'dawn' }, size.width * 1.1, size.height * 1.1)
  const { canvas, pen } = newLayer(size.width, size.height)
  return {
    ...size,
    seconds: isQuick ? 1 : job.options.duration,
    frame(second) {
      pen.drawImage(sheet.canvas, -second * 10, -second * 6)
      return canvas.data()
    },
  }
}
