import { useLingui } from '@lingui/react/macro'
import type { DrawingRow } from '#offline/drawings/drawingRows.ts'
import { titleOfDrawing } from '#offline/drawings/titleOfDrawing.ts'

/** How a drawing is called on the screen, also where it has no words yet. */
export function useTitle(): (row: Pick<DrawingRow, 'givenTitle' | 'scene'>) => string {
  const { t } = useLingui()
  return (row) => {
    const title = titleOfDrawing(row)
    return title === '' ? t`Bez tytułu` : title
  }
}
