import { lightness } from '#server/platform/media/brushes/colour.ts'

/** The colour with its distance from grey multiplied. */
export function saturated(colour: string, times: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0] = channels
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  const most = Math.max(...channels.map((channel) => Math.abs(channel - grey)), 1)
  // No channel leaves its range, or light colours would turn into others.
  const room = Math.min(
    times,
    ...channels.map((channel) =>
      channel > grey ? (255 - grey) / Math.max(1, channel - grey) : grey / Math.max(1, grey - channel),
    ),
  )
  const use = most < 6 ? 1 : Math.max(1, room)
  const hex = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, grey + (channel - grey) * use)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** The nearest of a few inks: by hue and lightness, as a printer would choose. */
export function nearestOf(colour: string, inks: readonly [string, ...string[]]): string {
  const [red, green, blue] = rgb(colour)
  let [best, least] = [inks[0], Infinity]
  for (const ink of inks) {
    const [r, g, b] = rgb(ink)
    const distance =
      ((red - r) ** 2 * 0.3 + (green - g) ** 2 * 0.59 + (blue - b) ** 2 * 0.25) / 65_025 +
      (lightness(colour) - lightness(ink)) ** 2 * 1.6
    if (distance < least) [best, least] = [ink, distance]
  }
  return best
}

function rgb(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
