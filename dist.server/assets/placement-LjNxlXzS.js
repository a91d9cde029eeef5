import { n as printedThing } from './printProducts-H_uTqo1e.js'
// src/domain/prints/printArea.ts
var ANY = /^/u
/** The areas of each thing, upright ones as they hang; trimmed sizes. */
var AREAS = {
  mug: [
    {
      of: ANY,
      width: 200,
      height: 85,
      bleed: 2,
    },
  ],
  poster: [
    {
      of: /^A4$/u,
      width: 210,
      height: 297,
      bleed: 3,
    },
    {
      of: /^A3$/u,
      width: 297,
      height: 420,
      bleed: 3,
    },
    {
      of: ANY,
      width: 500,
      height: 700,
      bleed: 3,
    },
  ],
  canvas: [
    {
      of: /^30\D/u,
      width: 300,
      height: 300,
      bleed: 5,
    },
    {
      of: /^50\D/u,
      width: 500,
      height: 500,
      bleed: 5,
    },
    {
      of: ANY,
      width: 800,
      height: 800,
      bleed: 5,
    },
  ],
  shirt: [
    {
      of: ANY,
      width: 280,
      height: 340,
      bleed: 0,
    },
  ],
  cushion: [
    {
      of: /^40\D/u,
      width: 400,
      height: 400,
      bleed: 10,
    },
    {
      of: ANY,
      width: 500,
      height: 500,
      bleed: 10,
    },
  ],
  puzzle: [
    {
      of: /^500\D/u,
      width: 470,
      height: 330,
      bleed: 5,
    },
    {
      of: ANY,
      width: 680,
      height: 480,
      bleed: 5,
    },
  ],
  bag: [
    {
      of: ANY,
      width: 280,
      height: 300,
      bleed: 0,
    },
  ],
  book: [
    {
      of: /^30\D/u,
      width: 150,
      height: 150,
      bleed: 3,
    },
    {
      of: ANY,
      width: 100,
      height: 100,
      bleed: 3,
    },
  ],
}
/** Things that look right either way up: their buyer chooses. */
var TURNABLE = /* @__PURE__ */ new Set(['poster', 'puzzle'])
/** Whether a product may be printed with its sides exchanged. */
function canTurn(handle) {
  const thing = printedThing(handle)
  return thing !== null && TURNABLE.has(thing)
}
/** Whether a picture of these proportions covers more of a product with its sides exchanged; a square never does. */
function fitsTurned(handle, picture) {
  const area = printArea(handle, '')
  if (area === null || !canTurn(handle) || picture.width === picture.height) return false
  return picture.width > picture.height !== area.width > area.height
}
/**
 * Where a variant of a product is printed, by the values of its options (`variantTitle`, as "A3 / bez ramy"), in either
 * language. `isTurned` exchanges the sides where that may be. Null for products without a picture.
 */
function printArea(handle, variantTitle, isTurned = false) {
  const thing = printedThing(handle)
  if (thing === null) return null
  const values = variantTitle.split(' / ')
  const found = AREAS[thing].find(({ of }) => values.some((value) => of.test(value.trim())))
  if (found === void 0) return null
  const { width, height, bleed } = found
  return isTurned && canTurn(handle)
    ? {
        width: height,
        height: width,
        bleed,
      }
    : {
        width,
        height,
        bleed,
      }
}
var SMALLEST_ZOOM = 0.2
/** In the middle, as large as it takes to fill the area. */
var FILLED = {
  x: 0,
  y: 0,
  zoom: 1,
  rotation: 0,
}
var radians = (degrees) => (degrees * Math.PI) / 180
/** How far the sides of a turned box reach: its width and height as seen along axes turned against it. */
function turnedBox(width, height, rotation) {
  const [cos, sin] = [Math.abs(Math.cos(radians(rotation))), Math.abs(Math.sin(radians(rotation)))]
  return {
    width: width * cos + height * sin,
    height: width * sin + height * cos,
  }
}
/** The area with its bleed. */
function bledArea({ width, height, bleed }) {
  return {
    width: width + 2 * bleed,
    height: height + 2 * bleed,
  }
}
/** The mm that one pixel takes where the turned picture just fills the area with its bleed. */
function fillingScale(area, picture, rotation) {
  const bled = bledArea(area)
  const seen = turnedBox(bled.width, bled.height, rotation)
  return Math.max(seen.width / picture.width, seen.height / picture.height)
}
/** The mm that one pixel of a placed picture takes. */
function pixelSize(area, picture, { zoom, rotation }) {
  return fillingScale(area, picture, rotation) * zoom
}
/** The zoom at which all of the turned picture is within the area as it is cut. */
function fittingZoom(area, picture, rotation) {
  const box = turnedBox(picture.width, picture.height, rotation)
  return Math.min(area.width / box.width, area.height / box.height) / fillingScale(area, picture, rotation)
}
/** A rotation as it is kept: above -180 up to 180. */
function normalRotation(degrees) {
  const positive = ((degrees % 360) + 360) % 360
  return positive > 180 ? positive - 360 : positive
}
/** Numbers that say a place; what isn't finite says none. */
function isPlacement({ x, y, zoom, rotation }) {
  return [x, y, zoom, rotation].every((value) => Number.isFinite(value))
}
/**
 * The nearest placement that can stand: a picture large enough to fill the area leaves nothing of it bare, and a smaller
 * one has its middle within it. What can stand already stays as it is.
 */
function allowedPlacement(area, picture, asked) {
  if (!isPlacement(asked)) return FILLED
  const rotation = normalRotation(asked.rotation)
  const zoom = Math.min(8, Math.max(smallestZoom(area, picture, rotation), asked.zoom))
  if (zoom < 1)
    return {
      x: within(asked.x, 0.5),
      y: within(asked.y, 0.5),
      zoom,
      rotation,
    }
  const bled = bledArea(area)
  const scale = fillingScale(area, picture, rotation) * zoom
  const seen = turnedBox(bled.width, bled.height, rotation)
  const room = {
    x: Math.max(0, (scale * picture.width - seen.width) / 2),
    y: Math.max(0, (scale * picture.height - seen.height) / 2),
  }
  const [dx, dy] = turned(asked.x * area.width, asked.y * area.height, -rotation)
  if (Math.abs(dx) <= room.x + TINY && Math.abs(dy) <= room.y + TINY)
    return {
      x: asked.x,
      y: asked.y,
      zoom,
      rotation,
    }
  const [mmX, mmY] = turned(within(dx, room.x), within(dy, room.y), rotation)
  return {
    x: mmX / area.width,
    y: mmY / area.height,
    zoom,
    rotation,
  }
}
/** A picture of a shape unlike the area's fits only when it is very small. */
function smallestZoom(area, picture, rotation) {
  return Math.min(SMALLEST_ZOOM, fittingZoom(area, picture, rotation))
}
/** A thousandth of what a printer can show. */
var TINY = 1e-6
var within = (value, most) => Math.min(most, Math.max(-most, value))
function turned(x, y, degrees) {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [x * cos - y * sin, x * sin + y * cos]
}
/** Whether some of the area, as it is cut, stays bare. */
function leavesBare(area, picture, placement) {
  const scale = pixelSize(area, picture, placement)
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].some(([right, down]) => {
    const [x, y] = turned(
      (right / 2 - placement.x) * area.width,
      (down / 2 - placement.y) * area.height,
      -placement.rotation,
    )
    const [mostX, mostY] = [(scale * picture.width) / 2, (scale * picture.height) / 2]
    return Math.abs(x) > mostX + BARE_MM || Math.abs(y) > mostY + BARE_MM
  })
}
/** A hair's breadth is seen by nobody. */
var BARE_MM = 0.1
function placedOn(area, picture, placement, perMm = 1) {
  const bled = bledArea(area)
  return {
    centreX: (bled.width / 2 + placement.x * area.width) * perMm,
    centreY: (bled.height / 2 + placement.y * area.height) * perMm,
    scale: pixelSize(area, picture, placement) * perMm,
    rotation: placement.rotation,
  }
}
export {
  leavesBare as a,
  placedOn as c,
  printArea as d,
  fittingZoom as i,
  canTurn as l,
  allowedPlacement as n,
  normalRotation as o,
  bledArea as r,
  pixelSize as s,
  FILLED as t,
  fitsTurned as u,
}
