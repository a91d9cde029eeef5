import { blend } from '../brushes/surface.ts'
import type { ArtSheet } from './art.ts'

/** A sky over the whole sheet, from its top to its foot. */
export function sky({ pen, width, height }: ArtSheet, colours: readonly string[]): void {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, colours)
  pen.fillRect(0, 0, width, height)
}
