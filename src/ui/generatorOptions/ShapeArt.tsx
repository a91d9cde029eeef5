import styles from './ShapeArt.module.css'

/** The outline of a format, drawn to scale: `width` and `height` in any unit. */
export function ShapeArt({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <span className={styles.frame}>
      <span
        className={styles.shape}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-wide={width >= height ? '' : undefined}
      />
    </span>
  )
}
