import { boundsOfScene } from '../geometry/bounds.ts'
import { createGridIndex } from '../geometry/gridIndex.ts'
import { outlineOf } from '../geometry/outline.ts'
import { grown, type Point, type Rect } from '../geometry/rect.ts'
import { NUMBERS_OF_A_POINT } from '../geometry/strokeNumbers.ts'
import { routeConnector } from '../lines/routeConnector.ts'
import type { Box, Connector, Scene, SceneColour, Shape } from '../sceneSchema.ts'
import { type Measure, wrapText } from '../words/wrapText.ts'
import { encodedXml } from './xml.ts'

/** What a file is drawn with; lengths in px. */
export interface SvgLook {
  readonly colours: Readonly<Record<SceneColour, { readonly line: string; readonly area: string }>>
  readonly background: string | null
  readonly fontFamily: string
  readonly fontPx: Readonly<Record<Box['textSize'], number>>
  /** The width of words of medium size. */
  readonly measure: Measure
  /** Where a picture's bytes are, as an address of data; null where they aren't known. */
  pictureOf(this: void, id: string): string | null
}

/** The element that holds the scene. */
export const SCENE_TAG = 'iskra-scene'
const MARGIN = 24
const LINE_HEIGHT = 1.3

/** A drawing as a file that every program shows and this one opens again exactly: the scene is within. */
export function svgOfScene(scene: Scene, look: SvgLook): string {
  const { x, y, width, height } = grown(boundsOfScene(scene) ?? { x: 0, y: 0, width: 0, height: 0 }, MARGIN)
  const hidden = new Set(scene.layers.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])))
  const shown = scene.layers.flatMap(({ id }) =>
    scene.shapes.filter(({ layer }) => layer === id && !hidden.has(id)),
  )
  const index = createGridIndex()
  for (const shape of scene.shapes)
    if (shape.kind === 'box' || shape.kind === 'picture') index.set(shape.id, shape)
  const near = (area: Rect) => index.near(area).flatMap((id) => index.rectOf(id) ?? [])
  const frames = shown.filter(({ kind }) => kind === 'frame')
  const others = shown.filter(({ kind }) => kind !== 'frame')
  const drawn = [...frames, ...others].map((shape) => drawnShape(scene, shape, look, near))
  const ground =
    look.background === null ? '' : element('rect', { x, y, width, height, fill: look.background })
  const kept = `<metadata><${SCENE_TAG}>${encodedXml(JSON.stringify(scene))}</${SCENE_TAG}></metadata>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(short).join(' ')}" width="${short(width)}" height="${short(height)}" font-family="${encodedXml(look.fontFamily)}">`,
    kept,
    ground,
    ...drawn,
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('\n')
}

const short = (value: number) => String(Math.round(value * 100) / 100)

function element(name: string, attributes: Readonly<Record<string, string | number>>, inner = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : encodedXml(value)}"`)
    .join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

function drawnShape(
  scene: Scene,
  shape: Shape,
  look: SvgLook,
  near: (area: Rect) => readonly Rect[],
): string {
  if (shape.kind === 'box') {
    return drawnBox(shape, look)
  } else if (shape.kind === 'frame') {
    const fill = shape.fill === null ? 'none' : look.colours[shape.fill].area
    const { x, y, width, height } = shape
    return (
      element('rect', { x, y, width, height, rx: 8, fill, stroke: look.colours.grey.line }) +
      words([shape.text], { x: x + 12, y: y + 24 }, 'start', look, 'medium')
    )
  } else if (shape.kind === 'picture') {
    const { x, y, width, height } = shape
    const href = look.pictureOf(shape.picture)
    const title = `<title>${encodedXml(shape.text)}</title>`
    return href === null
      ? element('rect', { x, y, width, height, fill: 'none', stroke: look.colours.grey.line }, title)
      : element(
          'image',
          { x, y, width, height, href, preserveAspectRatio: 'none', 'data-picture': shape.picture },
          title,
        )
  } else if (shape.kind === 'stroke') {
    return element('path', {
      d: pathOf(placesOf(shape.points), false),
      fill: 'none',
      stroke: look.colours[shape.colour].line,
      'stroke-width': shape.weight * 1.5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  } else {
    return drawnConnector(scene, shape, look, near)
  }
}

function placesOf(points: readonly number[]): readonly Point[] {
  const places: Point[] = []
  for (let at = 0; at + 1 < points.length; at += NUMBERS_OF_A_POINT)
    places.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 })
  return places
}

function pathOf(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
  return steps.join('') + (isClosed ? 'Z' : '')
}

const DASHES = {
  solid: {},
  dashed: { 'stroke-dasharray': '8 6' },
  dotted: { 'stroke-dasharray': '2 4' },
} as const

function drawnBox(box: Box, look: SvgLook): string {
  const { x, y, width, height, form } = box
  const stroke = {
    fill: box.fill === null ? 'none' : look.colours[box.fill].area,
    stroke: look.colours[box.colour].line,
    'stroke-width': box.weight,
    ...DASHES[box.style],
  }
  const px = look.fontPx[box.textSize]
  const scale = px / look.fontPx.medium
  const lines = wrapText(box.text, Math.max(16, width - 16), (text) => look.measure(text) * scale)
  const anchor = box.align
  const left = anchor === 'start' ? x + 8 : anchor === 'end' ? x + width - 8 : x + width / 2
  const tall = lines.length * px * LINE_HEIGHT
  const top = box.details.length > 0 ? y + px * 1.4 : y + (height - tall) / 2 + px
  const details = box.details.length === 0 ? '' : drawnDetails(box, look, y + tall + 10)
  const outline =
    form === 'text'
      ? ''
      : form === 'rounded' || form === 'rectangle'
        ? element('rect', { x, y, width, height, ...(form === 'rounded' ? { rx: 10 } : {}), ...stroke })
        : element('path', { d: pathOf(outlineOf(box), true), ...stroke })
  const whole = outline + words(lines, { x: left, y: top }, anchor, look, box.textSize) + details
  return /^https?:\/\//u.test(box.link) ? element('a', { href: box.link }, whole) : whole
}

function drawnDetails(box: Box, look: SvgLook, from: number): string {
  const line = element('path', {
    d: `M${short(box.x)} ${short(from)}H${short(box.x + box.width)}`,
    stroke: look.colours[box.colour].line,
  })
  return (
    line + words(box.details, { x: box.x + 8, y: from + look.fontPx.small * 1.5 }, 'start', look, 'small')
  )
}

function words(
  lines: readonly string[],
  { x, y }: Point,
  anchor: Box['align'],
  look: SvgLook,
  size: Box['textSize'],
): string {
  if (lines.every((line) => line.trim() === '')) return ''
  const px = look.fontPx[size]
  const spans = lines.map((line, at) =>
    element('tspan', { x, y: y + at * px * LINE_HEIGHT }, encodedXml(line) || ' '),
  )
  return element(
    'text',
    { 'text-anchor': anchor, 'font-size': px, fill: look.colours.ink.line },
    spans.join(''),
  )
}

function drawnConnector(
  scene: Scene,
  line: Connector,
  look: SvgLook,
  near: (area: Rect) => readonly Rect[],
): string {
  const route = routeConnector(scene, line, near)
  if (route === null) return ''
  const { points, kind, label } = route
  const [first, ...rest] = points
  const d =
    kind === 'lines' || first === undefined
      ? pathOf(points, false)
      : `M${short(first.x)} ${short(first.y)}C${rest.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`
  const stroke = look.colours[line.colour].line
  const path = element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': line.weight,
    ...DASHES[line.style],
  })
  const ends = [
    drawnEnd(line.toEnd, points.at(-1), points.at(-2), stroke),
    drawnEnd(line.fromEnd, points[0], points[1], stroke),
  ]
  const lines = line.text.split('\n')
  const px = look.fontPx.small
  const width = Math.max(...lines.map((each) => look.measure(each) * (px / look.fontPx.medium))) + 8
  const height = lines.length * px * LINE_HEIGHT
  const under =
    line.text === '' || look.background === null
      ? ''
      : element('rect', {
          x: label.x - width / 2,
          y: label.y - height / 2,
          width,
          height,
          fill: look.background,
        })
  return (
    path +
    ends.join('') +
    under +
    words(lines, { x: label.x, y: label.y - height / 2 + px }, 'middle', look, 'small')
  )
}

function drawnEnd(
  end: Connector['toEnd'],
  tip: Point | undefined,
  before: Point | undefined,
  stroke: string,
): string {
  if (end === 'none' || tip === undefined || before === undefined) return ''
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const at = (back: number, side: number): Point => ({
    x: tip.x - back * Math.cos(angle) - side * Math.sin(angle),
    y: tip.y - back * Math.sin(angle) + side * Math.cos(angle),
  })
  const shape = (points: readonly Point[], isClosed: boolean, fill: string) =>
    element('path', { d: pathOf(points, isClosed), fill, stroke, 'stroke-width': 1.5 })
  if (end === 'arrow') {
    return shape([tip, at(12, 5), at(12, -5)], true, stroke)
  } else if (end === 'triangle') {
    return shape([tip, at(14, 7), at(14, -7)], true, '#ffffff')
  } else if (end === 'diamond') {
    return shape([tip, at(8, 5), at(16, 0), at(8, -5)], true, stroke)
  } else if (end === 'dot') {
    const middle = at(5, 0)
    return element('circle', { cx: middle.x, cy: middle.y, r: 5, fill: '#ffffff', stroke })
  } else if (end === 'one') {
    return shape([at(10, 6), at(10, -6)], false, 'none')
  } else {
    return shape([at(0, 7), at(12, 0), at(0, -7)], false, 'none')
  }
}
