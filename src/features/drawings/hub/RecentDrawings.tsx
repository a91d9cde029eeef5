import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { titleOfDrawing } from '#offline/drawings/titleOfDrawing.ts'
import { liveValue } from '#offline/liveStore.ts'
import { MOST_RECENT, RecentWork, recentWork, RecentWorks } from '#ui/tools/RecentWorks.tsx'
import { useStore } from '#ui/useStore.ts'
import { liveDrawings } from '../kept/liveDrawings.ts'

/** The diagrams and flows that were drawn last on this device; nothing where there are none. */
export function RecentDrawings() {
  const { t } = useLingui()
  const drawings = liveValue(useStore(liveDrawings), []).slice(0, MOST_RECENT)
  if (drawings.length === 0) return null
  return (
    <RecentWorks heading={t`Ostatnie rysunki`}>
      {drawings.map((row) => {
        const title = titleOfDrawing(row)
        const kind = row.kind === 'flow' ? t`Przepływ` : t`Diagram`
        const count = row.scene.shapes.length
        const size = t`${plural(count, { one: '# kształt', few: '# kształty', many: '# kształtów', other: '# kształtu' })}`
        return (
          <li key={row.id}>
            <Link
              to={row.kind === 'flow' ? '/narzedzia/visual-flow' : '/narzedzia/diagramy'}
              search={{ rysunek: row.id }}
              className={recentWork}
            >
              <RecentWork
                title={title === '' ? t`Bez tytułu` : title}
                glimpse={`${kind}, ${size}`}
                changedAt={row.changedAt}
              />
            </Link>
          </li>
        )
      })}
    </RecentWorks>
  )
}
