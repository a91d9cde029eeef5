import type { PathStep } from './outlinePath.ts'

/** What a scene is drawn on: the part of a canvas’s context that is used, and files have too. */
export type Surface = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'closePath'
  | 'arcTo'
  | 'arc'
  | 'rect'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
  | 'drawImage'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'setTransform'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'globalAlpha'
> & { measureText(text: string): { readonly width: number } }

/** Begins a path and traces it. */
export function trace(surface: Surface, steps: readonly PathStep[]): void {
  surface.beginPath()
  for (const step of steps) {
    switch (step[0]) {
      case 'M':
        surface.moveTo(step[1], step[2])
        break
      case 'L':
        surface.lineTo(step[1], step[2])
        break
      case 'C':
        surface.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6])
        break
      case 'Z':
        surface.closePath()
        break
    }
  }
}

const DASHES = { solid: [], dashed: [8, 6], dotted: [1, 5] } as const

/** How lines are drawn from here on. */
export function setLine(
  surface: Surface,
  colour: string,
  { style, weight }: { readonly style: keyof typeof DASHES; readonly weight: number },
): void {
  surface.strokeStyle = colour
  surface.lineWidth = weight
  surface.lineCap = style === 'dotted' ? 'round' : 'butt'
  surface.lineJoin = 'round'
  surface.setLineDash(DASHES[style].map((length) => length * Math.max(1, weight / 2)))
}
