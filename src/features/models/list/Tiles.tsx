import type { ReactNode } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Models.module.css'

export interface TilesProps {
  /** Where they can be chosen: the purpose. */
  readonly label?: string
  readonly children: ReactNode
}

/** Models beside and under one another. */
export function Tiles({ label, children }: TilesProps) {
  return (
    <div className={styles.grid} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {children}
    </div>
  )
}

/** The room of some models that are still to come. */
export function TilesSkeleton() {
  return (
    <Tiles>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} shape="box" height="14rem" />
      ))}
    </Tiles>
  )
}
