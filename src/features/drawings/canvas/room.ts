import { contains, overlaps, type Rect } from '#domain/scene/geometry/rect.ts'
import type { Size } from './view.ts'

/** The largest free parts of a surface beside what covers it, each as far as it goes; they overlap one another. */
export function freeRooms({ width, height }: Size, covered: readonly Rect[]): readonly Rect[] {
  let rooms: readonly Rect[] = [{ x: 0, y: 0, width, height }]
  for (const cover of covered) {
    const left = rooms.flatMap((room) => (overlaps(room, cover) ? besides(room, cover) : [room]))
    rooms = left.filter(
      (room, at) =>
        !left.some(
          (other, index) => index !== at && contains(other, room) && !(contains(room, other) && index > at),
        ),
    )
  }
  return rooms
}

/** The room in which something of a size is shown largest, up to `most` times; of several such the largest. */
export function roomFor(rooms: readonly Rect[], wanted: Size, most: number, margin: number): Rect | null {
  const timesIn = (room: Rect) =>
    Math.min(most, (room.width - 2 * margin) / wanted.width, (room.height - 2 * margin) / wanted.height)
  return (
    rooms.toSorted((one, other) => timesIn(other) - timesIn(one) || areaOf(other) - areaOf(one))[0] ?? null
  )
}

const areaOf = ({ width, height }: Rect) => width * height

/** What is left of a room to the left, right, top and bottom of what covers it. */
function besides(room: Rect, cover: Rect): readonly Rect[] {
  const [right, bottom] = [room.x + room.width, room.y + room.height]
  const [coverRight, coverBottom] = [cover.x + cover.width, cover.y + cover.height]
  return [
    { ...room, width: cover.x - room.x },
    { ...room, x: coverRight, width: right - coverRight },
    { ...room, height: cover.y - room.y },
    { ...room, y: coverBottom, height: bottom - coverBottom },
  ].filter(({ width, height }) => width > 0 && height > 0)
}
