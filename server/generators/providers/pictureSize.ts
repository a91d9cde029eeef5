/** The shapes that models take which don't take every size. */
const FIXED_SIZES: readonly { readonly model: RegExp; readonly sizes: readonly Size[] }[] = [
  { model: /^dall-e-3/, sizes: ['1024x1024', '1792x1024', '1024x1792'] },
  { model: /gpt-image-1/, sizes: ['1024x1024', '1536x1024', '1024x1536'] },
]

type Size = `${number}x${number}`

/** The size to ask a model for: the wanted one, or the one of its own that is most like it. */
export function sizeToAsk(model: string, wanted: Size): Size {
  const sizes = FIXED_SIZES.find((one) => one.model.test(model))?.sizes ?? [wanted]
  const [first = wanted, ...others] = sizes
  return others.reduce(
    (best, size) => (unlikeness(size, wanted) < unlikeness(best, wanted) ? size : best),
    first,
  )
}

function unlikeness(one: Size, other: Size): number {
  return Math.abs(Math.log(ratioOf(one) / ratioOf(other)))
}

function ratioOf(size: Size): number {
  const { width, height } = measuresOf(size)
  return width / height
}

/** Width and height of a size, px. */
export function measuresOf(size: Size): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}
