import { HomeMaking } from '#features/generation/discover/HomeMaking.tsx'
import { HomeReading } from '#features/reading/list/HomeReading.tsx'
import styles from './HomeMore.module.css'

/** What can be made here, and what was published last to be read. */
export default function HomeMore() {
  return (
    <div className={styles.more}>
      <HomeMaking />
      <HomeReading />
    </div>
  )
}
