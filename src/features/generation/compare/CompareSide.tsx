import { Link } from '@tanstack/react-router'
import { GenerationMedia } from '../media/GenerationMedia.tsx'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { promptTitle } from '../words/promptTitle.ts'
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
