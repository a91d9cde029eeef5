import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useFormat } from '#i18n/format.ts'
import { titleOfDrawing } from '#offline/drawings/titleOfDrawing.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'
import { liveDrawings } from './liveDrawings.ts'
import styles from './RecentTexts.module.css'

const SHOWN = 6

/** The diagrams and flows that were drawn last on this device; nothing where there are none. */
export function RecentDrawings() {
  const { t } = useLingui()
  const drawings = liveValue(useStore(liveDrawings), []).slice(0, SHOWN)
  const format = useFormat()
  const id = useId()
  if (drawings.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Trans>Ostatnie rysunki</Trans>
      </h2>
      <ul className={styles.texts}>
        {drawings.map((row) => {
          const title = titleOfDrawing(row)
          const count = row.scene.shapes.length
          return (
            <li key={row.id}>
              <Link
                to={row.kind === 'flow' ? '/narzedzia/visual-flow' : '/narzedzia/diagramy'}
                search={{ rysunek: row.id }}
                className={styles.text}
              >
                <strong className={styles.title}>{title === '' ? t`Bez tytułu` : title}</strong>
                <span className={styles.glimpse}>
                  {row.kind === 'flow' ? t`Przepływ` : t`Diagram`},{' '}
                  {t`${plural(count, { one: '# kształt', few: '# kształty', many: '# kształtów', other: '# kształtu' })}`}
                </span>
                <span className={styles.facts}>{format.relativeTime(new Date(row.changedAt))}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
