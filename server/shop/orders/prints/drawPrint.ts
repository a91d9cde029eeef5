import {
  allowedPlacement,
  bledArea,
  type PictureSize,
  type Placement,
  placedOn,
} from '#domain/prints/placement.ts'
import type { PrintArea } from '#domain/prints/printArea.ts'
import { type Sharp, sharp } from '#server/platform/media/sharp.ts'

/** A picture on this machine, and its placement on the printed thing. */
export interface PrintPlan {
  readonly path: string
  readonly picture: PictureSize
  readonly area: PrintArea
  readonly placement: Placement
}

/** A drawing that takes longer than this was made to do so. */
const SECONDS_MOST = 120
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Draws the area with its bleed, `width` pixels wide and of the given height or the one that follows, upright and in
 * sRGB. Bare parts are transparent. The visible turned part of the picture is the only intermediate image larger than
 * the drawing.
 */
export async function drawPrint(
  { path, picture, area, placement }: PrintPlan,
  width: number,
  height?: number,
): Promise<Sharp> {
  const bled = bledArea(area)
  const size = { width, height: height ?? Math.max(1, Math.round((width * bled.height) / bled.width)) }
  const allowed = allowedPlacement(area, picture, placement)
  const { centreX, centreY, scale, rotation } = placedOn(area, picture, allowed, width / bled.width)

  // The visible part of the picture, in its own pixels.
  const part = seenPart(picture, size, { centreX, centreY, scale, rotation })
  if (part === null) return blank(size)
  const scaled = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  }
  const cut = await sharp(path, { limitInputPixels: false })
    .timeout({ seconds: SECONDS_MOST })
    .extract(part)
    .resize({ ...scaled, fit: 'fill', kernel: scale > 1 ? 'cubic' : 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned = await sharp(cut.data, { raw: cut.info, limitInputPixels: false })
    .timeout({ seconds: SECONDS_MOST })
    .rotate(rotation, { background: NOTHING })
    .raw()
    .toBuffer({ resolveWithObject: true })

  // The place of that part's middle.
  const angle = (rotation * Math.PI) / 180
  const fromX = (part.left + part.width / 2 - picture.width / 2) * scale
  const fromY = (part.top + part.height / 2 - picture.height / 2) * scale
  const middleX = centreX + fromX * Math.cos(angle) - fromY * Math.sin(angle)
  const middleY = centreY + fromX * Math.sin(angle) + fromY * Math.cos(angle)
  const left = Math.round(middleX - turned.info.width / 2)
  const top = Math.round(middleY - turned.info.height / 2)
  const seen = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(turned.info.width, size.width - left) - Math.max(0, -left),
    height: Math.min(turned.info.height, size.height - top) - Math.max(0, -top),
  }
  if (seen.width <= 0 || seen.height <= 0) return blank(size)
  const shown = sharp(turned.data, { raw: turned.info, limitInputPixels: false }).extract(seen)
  return shown.extend({
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: size.width - Math.max(0, left) - seen.width,
    bottom: size.height - Math.max(0, top) - seen.height,
    background: NOTHING,
  })
}

function blank(size: PictureSize): Sharp {
  return sharp({ create: { ...size, channels: 4, background: NOTHING }, limitInputPixels: false })
}

/** One pixel more at each side than is seen, so that interpolation has neighbours at the edges. */
const MARGIN = 2

function seenPart(
  picture: PictureSize,
  size: PictureSize,
  { centreX, centreY, scale, rotation }: ReturnType<typeof placedOn>,
): { left: number; top: number; width: number; height: number } | null {
  const back = (-rotation * Math.PI) / 180
  const corners = [0, size.width].flatMap((x) =>
    [0, size.height].map((y) => {
      const [dx, dy] = [x - centreX, y - centreY]
      return {
        x: (dx * Math.cos(back) - dy * Math.sin(back)) / scale + picture.width / 2,
        y: (dx * Math.sin(back) + dy * Math.cos(back)) / scale + picture.height / 2,
      }
    }),
  )
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const left = Math.max(0, Math.floor(Math.min(...xs)) - MARGIN)
  const top = Math.max(0, Math.floor(Math.min(...ys)) - MARGIN)
  const right = Math.min(picture.width, Math.ceil(Math.max(...xs)) + MARGIN)
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...ys)) + MARGIN)
  if (right <= left || bottom <= top) return null
  return { left, top, width: right - left, height: bottom - top }
}
