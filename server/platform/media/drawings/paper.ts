import { darker, lighter, mix } from '../brushes/colour.ts'
import { setType, wrap, writeLines } from '../brushes/lettering.ts'
import { blend, type Layer, newLayer } from '../brushes/surface.ts'
import { grain } from '../brushes/texture.ts'

export interface WrittenSheet {
  readonly width: number
  readonly height: number
  readonly paper: string
  readonly ink: string
  readonly accent: string
  readonly voice: 'hand' | 'serif' | 'text'
  readonly title: string
  /** Paragraphs; the last one is the signature. */
  readonly text: readonly string[]
  /** px of `title`; the text is smaller. */
  readonly size: number
}

/** A sheet of paper with writing on it, as large as fits. */
export function writeSheet(sheet: WrittenSheet): Layer {
  const layer = newLayer(sheet.width, sheet.height)
  const { pen, width, height } = layer
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    lighter(sheet.paper, 0.01),
    sheet.paper,
    darker(sheet.paper, 0.015),
  ])
  pen.fillRect(0, 0, width, height)
  grain(pen, { x: 0, y: 0, width, height }, 0.03)
  const margin = width * 0.12
  const room = width - margin * 2
  pen.fillStyle = sheet.ink
  setType(pen, { voice: sheet.voice, size: sheet.size, weight: sheet.voice === 'hand' ? 640 : 480 })
  const titleLines = wrap(pen, sheet.title, room)
  let y = writeLines(pen, titleLines, margin, margin + sheet.size, sheet.size * 1.1)
  const body = sheet.text.slice(0, -1)
  const signature = sheet.text.at(-1) ?? ''
  let size = sheet.size * 0.74
  const leading = sheet.voice === 'hand' ? 1.24 : 1.5
  const layOut = () => {
    setType(pen, { voice: sheet.voice, size, weight: sheet.voice === 'hand' ? 500 : 400 })
    return body.flatMap((paragraph) => [...wrap(pen, paragraph, room), ''])
  }
  let lines = layOut()
  const bottom = height - margin - sheet.size * 1.5
  while (y + lines.length * size * leading > bottom && size > sheet.size * 0.36) {
    size *= 0.94
    lines = layOut()
  }
  pen.fillStyle = mix(sheet.ink, sheet.paper, 0.1)
  y = writeLines(pen, lines, margin, y + size * 0.6, size * leading)
  setType(pen, { voice: 'hand', size: sheet.size * 1.02, weight: 620 })
  pen.fillStyle = sheet.accent
  writeLines(
    pen,
    wrap(pen, signature, room),
    margin,
    Math.min(height - margin * 0.8, y + size * 1.5),
    sheet.size,
  )
  return layer
}
