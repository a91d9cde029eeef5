/** Colours are written `#rrggbb`. Mixing is done in OKLab, where halfway looks halfway. */

interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const toLinear = (channel: number) => {
  const part = channel / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const fromLinear = (part: number) => {
  const channel = part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
}

function toLab(hex: string): Lab {
  const [r, g, b] = channels(hex)
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)]
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
  const middle = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
  return {
    l: 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    a: 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short,
    b: 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short,
  }
}

function fromLab({ l, a, b }: Lab): string {
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const middle = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  const red = fromLinear(4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short)
  const green = fromLinear(-1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short)
  const blue = fromLinear(-0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short)
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

/** `share` 0 gives `one`, 1 gives `other`. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [toLab(one), toLab(other)]
  const at = (start: number, end: number) => start + (end - start) * share
  return fromLab({ l: at(from.l, to.l), a: at(from.a, to.a), b: at(from.b, to.b) })
}

/** Lighter by `amount` of OKLab's lightness (0 to 1), in its own hue. */
export function lighter(colour: string, amount: number): string {
  const lab = toLab(colour)
  return fromLab({ ...lab, l: Math.min(1, lab.l + amount) })
}

export function darker(colour: string, amount: number): string {
  const lab = toLab(colour)
  return fromLab({ ...lab, l: Math.max(0, lab.l - amount) })
}

/** 0 is black, 1 is white. */
export function lightness(colour: string): number {
  return toLab(colour).l
}

/** The colour as `rgba()` with `alpha` from 0 to 1. */
export function clear(colour: string, alpha: number): string {
  const [red, green, blue] = channels(colour)
  return `rgba(${red},${green},${blue},${alpha})`
}
