import { shortNumber, svgElement } from '#domain/scene/files/svgFile.ts'
import { encodedXml } from '#domain/scene/files/xml.ts'
import type { Point } from '#domain/scene/geometry/rect.ts'
import type { Surface } from '../canvas/drawing/surface.ts'

/**
 * A surface that writes what is drawn on it as elements of an SVG. Places are taken as they are: no view moves them. What
 * is moved and turned between `save` and `restore` is a group.
 */
export interface SvgSurface extends Surface {
  /** The elements since it was last asked, in order. */
  readonly take: () => string
}

/** Where letters stand below the middle of their line, as a part of their height. */
const BASELINE = 0.35
const FONT = /^(\d+ )?(\d+(?:\.\d+)?)px/u

const colourOf = (style: Surface['fillStyle']) => (typeof style === 'string' ? style : 'none')

/** `measure` tells how wide words are in a font. */
export function svgSurface(measure: (words: string, font: string) => number): SvgSurface {
  let elements: string[] = []
  let path = ''
  /** Where the path is. */
  let last: Point = { x: 0, y: 0 }
  let dashes: readonly number[] = []
  /** What was saved and isn't restored yet: the elements before it, and how it is moved and turned. */
  const saved: { readonly before: readonly string[]; transform: string }[] = []

  function step(letter: string, ...places: readonly number[]): void {
    path += letter + places.map(shortNumber).join(' ')
    const [x, y] = places.slice(-2)
    if (x !== undefined && y !== undefined) last = { x, y }
  }
  function transform(name: string, ...numbers: readonly number[]): void {
    const group = saved.at(-1)
    if (group !== undefined) group.transform += `${name}(${numbers.map(shortNumber).join(' ')})`
  }
  const add = (...element: Parameters<typeof svgElement>) => void elements.push(svgElement(...element))
  const opacity = () => (surface.globalAlpha === 1 ? undefined : surface.globalAlpha)

  const surface: SvgSurface = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    font: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    globalAlpha: 1,
    take() {
      const taken = elements.join('\n')
      elements = []
      return taken
    },
    beginPath() {
      path = ''
    },
    moveTo: (x, y) => step('M', x, y),
    lineTo: (x, y) => step('L', x, y),
    bezierCurveTo: (...places) => step('C', ...places),
    closePath: () => step('Z'),
    arcTo(x1, y1, x2, y2, radius) {
      const arc = roundedCorner(last, { x: x1, y: y1 }, { x: x2, y: y2 }, radius)
      step('L', arc.from.x, arc.from.y)
      if (arc.radius > 0) step('A', arc.radius, arc.radius, 0, 0, arc.isRight ? 1 : 0, arc.to.x, arc.to.y)
    },
    arc(x, y, radius) {
      step('M', x - radius, y)
      for (const end of [x + radius, x - radius]) step('A', radius, radius, 0, 0, 1, end, y)
    },
    rect(x, y, width, height) {
      step('M', x, y)
      path += `h${shortNumber(width)}v${shortNumber(height)}h${shortNumber(-width)}Z`
    },
    fill() {
      add('path', { d: path, fill: colourOf(surface.fillStyle), 'fill-opacity': opacity() })
    },
    stroke() {
      add('path', {
        d: path,
        fill: 'none',
        stroke: colourOf(surface.strokeStyle),
        'stroke-width': surface.lineWidth,
        'stroke-linecap': surface.lineCap === 'butt' ? undefined : surface.lineCap,
        'stroke-linejoin': surface.lineJoin,
        'stroke-dasharray': dashes.length === 0 ? undefined : dashes.map(shortNumber).join(' '),
      })
    },
    fillRect(x, y, width, height) {
      add('rect', { x, y, width, height, fill: colourOf(surface.fillStyle) })
    },
    fillText(text, x, y, most = Infinity) {
      if (text.trim() === '') return
      const [, weight, px = '16'] = FONT.exec(surface.font) ?? []
      const { textAlign } = surface
      const anchor = textAlign === 'center' ? 'middle' : textAlign === 'right' ? 'end' : undefined
      add(
        'text',
        {
          x,
          y: y + Number(px) * BASELINE,
          'font-size': Number(px),
          'font-weight': weight?.trim(),
          'text-anchor': anchor,
          fill: colourOf(surface.fillStyle),
          // Where the letters are missing, others are as wide.
          textLength: Math.min(most, surface.measureText(text).width),
          lengthAdjust: 'spacingAndGlyphs',
        },
        encodedXml(text),
      )
    },
    measureText: (text) => ({ width: measure(text, surface.font) }),
    setLineDash(next) {
      dashes = [...next]
    },
    // Pictures are elements of their own, and no view moves what is drawn.
    drawImage: () => undefined,
    setTransform: () => undefined,
    save() {
      saved.push({ before: elements, transform: '' })
      elements = []
    },
    translate: (x, y) => transform('translate', x, y),
    rotate: (angle) => transform('rotate', (angle * 180) / Math.PI),
    restore() {
      const group = saved.pop()
      if (group === undefined) return
      const element = svgElement('g', { transform: group.transform }, elements.join('\n'))
      elements = elements.length === 0 ? [...group.before] : [...group.before, element]
    },
  }
  return surface
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y)
  return length === 0 ? { x: 0, y: 0 } : { x: x / length, y: y / length }
}

/** The arc that rounds a corner between two lines, and whether it turns to the right, as a canvas draws it. */
function roundedCorner(from: Point, corner: Point, to: Point, radius: number) {
  const before = unit({ x: from.x - corner.x, y: from.y - corner.y })
  const after = unit({ x: to.x - corner.x, y: to.y - corner.y })
  const cross = before.x * after.y - before.y * after.x
  const dot = before.x * after.x + before.y * after.y
  if (Math.abs(cross) < 1e-6) return { from: corner, to: corner, radius: 0, isRight: false }
  const back = radius / Math.tan(Math.acos(Math.min(1, Math.max(-1, dot))) / 2)
  return {
    from: { x: corner.x + before.x * back, y: corner.y + before.y * back },
    to: { x: corner.x + after.x * back, y: corner.y + after.y * back },
    radius,
    isRight: cross < 0,
  }
}
