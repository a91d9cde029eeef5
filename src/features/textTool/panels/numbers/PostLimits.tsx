import { Group } from 'react-aria-components/Group'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { POST_LIMITS, type PostPlace } from '#domain/text/measures/postLimits.ts'
import { useFormat } from '#i18n/format.ts'
import panel from '../Panel.module.css'
import styles from './PostLimits.module.css'

const PLACE_NAMES = {
  x: msg`X`,
  instagram: msg`Instagram`,
  facebook: msg`Facebook`,
  linkedin: msg`LinkedIn`,
  tiktok: msg`TikTok`,
  youtubeTitle: msg`Tytuł w YouTube`,
  searchTitle: msg`Tytuł w wyszukiwarce`,
  searchDescription: msg`Opis w wyszukiwarce`,
} satisfies Record<PostPlace, MessageDescriptor>

const PLACES = [
  'x',
  'instagram',
  'facebook',
  'linkedin',
  'tiktok',
  'youtubeTitle',
  'searchTitle',
  'searchDescription',
] as const satisfies readonly PostPlace[]

/** How much of each place the text takes; `left`: signs that still fit, negative for too many. */
export function PostLimits({ left }: { readonly left: Readonly<Record<PostPlace, number>> }) {
  const { t } = useLingui()
  return (
    <Group aria-label={t`Czy się zmieści`} className={panel.part ?? ''}>
      <h3 className={panel.title}>{t`Czy się zmieści`}</h3>
      {PLACES.map((place) => (
        <Limit key={place} place={place} left={left[place]} />
      ))}
    </Group>
  )
}

function Limit({ place, left }: { readonly place: PostPlace; readonly left: number }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const most = POST_LIMITS[place]
  const over = format.number(-left)
  const free = format.number(left)
  return (
    <div className={styles.limit}>
      <span>{i18n._(PLACE_NAMES[place])}</span>
      <span className={styles.left} data-over={left < 0 ? '' : undefined}>
        {left < 0 ? t`za dużo o ${over}` : t`zostało ${free}`}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.fill}
          data-over={left < 0 ? '' : undefined}
          style={{ transform: `scaleX(${Math.min(1, (most - left) / most)})` }}
        />
      </span>
    </div>
  )
}
