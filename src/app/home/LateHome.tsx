import { lazyPart } from '#ui/lazyPart.ts'
import { WhenNear } from '#ui/WhenNear.tsx'
import styles from './LateHome.module.css'

const HomeMaking = lazyPart(async () => {
  const { HomeMaking: part } = await import('#features/generation/discover/HomeMaking.tsx')
  return { default: part }
})
const HomeReading = lazyPart(async () => {
  const { HomeReading: part } = await import('#features/reading/list/HomeReading.tsx')
  return { default: part }
})

/** What can be made here, below the fold of the home page. */
export function LateMaking() {
  return (
    <WhenNear className={`${styles.making} needs-script`}>
      <HomeMaking />
    </WhenNear>
  )
}

/** What was published last to be read, below that. */
export function LateReading() {
  return (
    <WhenNear className={`${styles.reading} needs-script`}>
      <HomeReading />
    </WhenNear>
  )
}
