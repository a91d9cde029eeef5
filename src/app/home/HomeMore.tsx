import { HomeMaking } from '#features/generation/discover/HomeMaking.tsx'
import { HomeReading } from '#features/reading/list/HomeReading.tsx'
import styles from './HomeMore.module.css'

/** Shows the generators, and the latest articles. */
export default function HomeMore() {
  return (
    <div className={styles.more}>
      <HomeMaking />
      <HomeReading />
    </div>
  )
}
