import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Any CSS length; the whole width by default. */
  readonly width?: CSSProperties['width']
  /** Any CSS length or a ratio given by the place; one line of text by default. */
  readonly height?: CSSProperties['height']
  readonly shape?: 'text' | 'box' | 'circle'
}

/** Keeps the place of loading content. Silent: the region around it says that it is busy. */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  const isLine = shape === 'text' && height === undefined
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      data-shape={shape}
      data-line={isLine ? '' : undefined}
      style={{ width, height }}
    />
  )
}
