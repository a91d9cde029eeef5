import type { PrintArea } from './printArea.ts'

/** A picture's size in pixels, upright. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The placement of a picture on a print area, whatever the area's size. */
export interface Placement {
  /** From the middle of the area to the middle of the picture, in parts of the area's width and height. */
  readonly x: number
  readonly y: number
  /** 1 is the smallest size at which the picture, turned as it is and in the middle, leaves nothing of the area bare. */
  readonly zoom: number
  /** Degrees clockwise, above -180 up to 180. */
  readonly rotation: number
}

export const LARGEST_ZOOM = 8
export const SMALLEST_ZOOM = 0.2

/** In the middle, as large as it takes to fill the area. */
export const FILLED: Placement = { x: 0, y: 0, zoom: 1, rotation: 0 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** How far the sides of a turned box reach: its width and height as seen along axes turned against it. */
function turnedBox(width: number, height: number, rotation: number): PictureSize {
  const [cos, sin] = [Math.abs(Math.cos(radians(rotation))), Math.abs(Math.sin(radians(rotation)))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** The area with its bleed. */
export function bledArea({ width, height, bleed }: PrintArea): PictureSize {
  return { width: width + 2 * bleed, height: height + 2 * bleed }
}

/** The mm that one pixel takes where the turned picture just fills the area with its bleed. */
function fillingScale(area: PrintArea, picture: PictureSize, rotation: number): number {
  const bled = bledArea(area)
  const seen = turnedBox(bled.width, bled.height, rotation)
  return Math.max(seen.width / picture.width, seen.height / picture.height)
}

/** The mm that one pixel of a placed picture takes. */
export function pixelSize(area: PrintArea, picture: PictureSize, { zoom, rotation }: Placement): number {
  return fillingScale(area, picture, rotation) * zoom
}

/** The zoom at which all of the turned picture is within the area as it is cut. */
export function fittingZoom(area: PrintArea, picture: PictureSize, rotation: number): number {
  const box = turnedBox(picture.width, picture.height, rotation)
  const scale = Math.min(area.width / box.width, area.height / box.height)
  return scale / fillingScale(area, picture, rotation)
}

/** A rotation as it is kept: above -180 up to 180. */
export function normalRotation(degrees: number): number {
  const positive = ((degrees % 360) + 360) % 360
  return positive > 180 ? positive - 360 : positive
}

/** Whether the numbers are a placement; non-finite ones aren't. */
function isPlacement({ x, y, zoom, rotation }: Placement): boolean {
  return [x, y, zoom, rotation].every((value) => Number.isFinite(value))
}

/**
 * The nearest allowed placement: a picture large enough to fill the area leaves none of it bare, and a smaller one has
 * its middle within it. An allowed placement stays as it is.
 */
export function allowedPlacement(area: PrintArea, picture: PictureSize, asked: Placement): Placement {
  if (!isPlacement(asked)) return FILLED
  const rotation = normalRotation(asked.rotation)
  const zoom = Math.min(LARGEST_ZOOM, Math.max(smallestZoom(area, picture, rotation), asked.zoom))
  if (zoom < 1) return { x: within(asked.x, 0.5), y: within(asked.y, 0.5), zoom, rotation }
  const bled = bledArea(area)
  const scale = fillingScale(area, picture, rotation) * zoom
  const seen = turnedBox(bled.width, bled.height, rotation)
  const room = {
    x: Math.max(0, (scale * picture.width - seen.width) / 2),
    y: Math.max(0, (scale * picture.height - seen.height) / 2),
  }
  // Along the picture's own sides.
  const [dx, dy] = turned(asked.x * area.width, asked.y * area.height, -rotation)
  if (Math.abs(dx) <= room.x + TINY && Math.abs(dy) <= room.y + TINY) {
    return { x: asked.x, y: asked.y, zoom, rotation }
  }
  const [mmX, mmY] = turned(within(dx, room.x), within(dy, room.y), rotation)
  return { x: mmX / area.width, y: mmY / area.height, zoom, rotation }
}

/** A picture of a shape unlike the area's fits only when it is very small. */
function smallestZoom(area: PrintArea, picture: PictureSize, rotation: number): number {
  return Math.min(SMALLEST_ZOOM, fittingZoom(area, picture, rotation))
}

/** A thousandth of a printer's resolution. */
const TINY = 1e-6

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))

function turned(x: number, y: number, degrees: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Whether some of the area, as it is cut, stays bare. */
export function leavesBare(area: PrintArea, picture: PictureSize, placement: Placement): boolean {
  const scale = pixelSize(area, picture, placement)
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return corners.some(([right, down]) => {
    const [x, y] = turned(
      (right / 2 - placement.x) * area.width,
      (down / 2 - placement.y) * area.height,
      -placement.rotation,
    )
    const [mostX, mostY] = [(scale * picture.width) / 2, (scale * picture.height) / 2]
    return Math.abs(x) > mostX + BARE_MM || Math.abs(y) > mostY + BARE_MM
  })
}

/** A bare edge below this is invisible, mm. */
const BARE_MM = 0.1

/**
 * The place of a picture on the area with its bleed, in units of which `perMm` make a millimetre: its middle, the size
 * of one of its pixels, and its turn. Both the screen and the print file use it.
 */
export interface PlacedOn {
  readonly centreX: number
  readonly centreY: number
  readonly scale: number
  readonly rotation: number
}

export function placedOn(area: PrintArea, picture: PictureSize, placement: Placement, perMm = 1): PlacedOn {
  const bled = bledArea(area)
  return {
    centreX: (bled.width / 2 + placement.x * area.width) * perMm,
    centreY: (bled.height / 2 + placement.y * area.height) * perMm,
    scale: pixelSize(area, picture, placement) * perMm,
    rotation: placement.rotation,
  }
}
