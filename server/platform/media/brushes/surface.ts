import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

export type Pen = SKRSContext2D

/** A sheet that can be drawn on and then laid onto another picture. */
export interface Layer {
  readonly canvas: Canvas
  readonly pen: Pen
  readonly width: number
  readonly height: number
}

export function newLayer(width: number, height: number): Layer {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  return { canvas, pen: canvas.getContext('2d'), width: canvas.width, height: canvas.height }
}

/** Draws, and restores the pen's state afterwards. */
export function within(pen: Pen, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}

/** A point on the picture, px. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A straight blend of colours from one point to another; stops are spread evenly. */
export function blend(pen: Pen, from: Point, to: Point, colours: readonly string[]): CanvasGradient {
  const gradient = pen.createLinearGradient(from.x, from.y, to.x, to.y)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}

/** A round blend from the middle outwards. */
export function glow(pen: Pen, middle: Point, radius: number, colours: readonly string[]): CanvasGradient {
  const gradient = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, radius)
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}
