import type { ProductMedia } from '#domain/catalogue/product.ts'
import { Picture } from '#ui/Picture.tsx'
import { PicturesDialog } from '#ui/PicturesDialog.tsx'

export interface ZoomDialogProps {
  readonly items: readonly ProductMedia[]
  readonly start: number
  readonly title: string
  readonly onClose: () => void
}

/** On a phone a picture is as high as the screen, and pushed sideways. */
const SIZES = '(max-width: 30rem) 180vw, 100vw'

/** A product's pictures as large as the screen allows. Loaded when first asked for. */
export default function ZoomDialog({ items, start, title, onClose }: ZoomDialogProps) {
  const pictures = items.flatMap((item) => (item.kind === 'picture' ? [item] : []))
  const first = pictures.findIndex(({ id }) => id === items[start]?.id)
  return (
    <PicturesDialog
      pictures={pictures.map(({ id, picture }) => ({ id, ...picture }))}
      start={Math.max(0, first)}
      title={title}
      renderPicture={(picture, className) => (
        <Picture picture={picture} sizes={SIZES} className={className} />
      )}
      onClose={onClose}
    />
  )
}
