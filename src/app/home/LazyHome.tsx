import { lazyPart } from '#ui/lazyPart.ts'
import { WhenNear } from '#ui/WhenNear.tsx'
import styles from './LazyHome.module.css'

const HomeMore = lazyPart(() => import('./HomeMore.tsx'))

/** What can be made and read here, below the fold of the home page. */
export function LazyHome() {
  return (
    <WhenNear className={`${styles.more} needs-script`}>
      <HomeMore />
    </WhenNear>
  )
}
