import { Link } from '@tanstack/react-router'
import { GenerationMedia } from '../parts/GenerationMedia.tsx'
import type { ListedGeneration } from '../parts/listedGeneration.ts'
import { promptTitle } from '../parts/promptTitle.ts'
import styles from './CompareView.module.css'

/** One of the two: the result, and its name that leads to it. */
export function CompareSide({ item }: { readonly item: ListedGeneration }) {
  const title = promptTitle(item.prompt)
  return (
    <figure className={styles.side}>
      <GenerationMedia generation={item} />
      <figcaption className={styles.caption}>
        {item.id === null ? (
          title
        ) : (
          <Link to="/generacje/$id" params={{ id: item.id }}>
            {title}
          </Link>
        )}
      </figcaption>
    </figure>
  )
}
