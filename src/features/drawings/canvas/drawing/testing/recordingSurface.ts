import type { Surface } from '../surface.ts'

/** One call of a drawing, with the colour that fills then. */
export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
  readonly fillStyle: string
}

/** A surface that remembers what is drawn on it. Each letter is half as wide as it is high. */
export function recordingSurface(): Surface & { readonly calls: readonly Call[] } {
  const calls: Call[] = []
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void => {
      calls.push({ name, args, fillStyle: typeof surface.fillStyle === 'string' ? surface.fillStyle : '' })
    }
  const surface: Surface & { readonly calls: readonly Call[] } = {
    calls,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    font: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    globalAlpha: 1,
    beginPath: note('beginPath'),
    moveTo: note('moveTo'),
    lineTo: note('lineTo'),
    bezierCurveTo: note('bezierCurveTo'),
    closePath: note('closePath'),
    arcTo: note('arcTo'),
    arc: note('arc'),
    rect: note('rect'),
    fill: note('fill'),
    stroke: note('stroke'),
    fillRect: note('fillRect'),
    fillText: note('fillText'),
    drawImage: note('drawImage'),
    save: note('save'),
    restore: note('restore'),
    translate: note('translate'),
    rotate: note('rotate'),
    setTransform: note('setTransform'),
    setLineDash: note('setLineDash'),
    measureText: (text) => ({
      width: text.length * (Number.parseFloat(/(\d+(?:\.\d+)?)px/u.exec(surface.font)?.[1] ?? '16') / 2),
    }),
  }
  return surface
}
