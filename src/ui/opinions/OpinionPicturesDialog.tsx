import type { ReviewPicture } from '#domain/reviews/reviews.ts'
import { classNames } from '../classNames.ts'
import { PicturesDialog } from '../PicturesDialog.tsx'
import styles from './OpinionPicturesDialog.module.css'

export interface OpinionPicturesDialogProps {
  /** Each with an alternative text. */
  readonly pictures: readonly ReviewPicture[]
  readonly start: number
  readonly title: string
  readonly onClose: () => void
}

/** The pictures of an opinion as large as the screen allows. */
export default function OpinionPicturesDialog(props: OpinionPicturesDialogProps) {
  return (
    <PicturesDialog
      {...props}
      renderPicture={({ url, width, height, colour, altText }, className) => (
        <img
          src={url}
          width={width}
          height={height}
          alt={altText}
          className={classNames(styles.whole, className)}
          style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour }}
        />
      )}
    />
  )
}
