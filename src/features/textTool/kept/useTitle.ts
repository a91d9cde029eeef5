import { useLingui } from '@lingui/react/macro'
import { titleOfRow, type TextRow } from '#offline/texts/textRows.ts'

/** How a text is called on the screen, also where it has no words yet. */
export function useTitle(): (row: Pick<TextRow, 'givenTitle' | 'text'>) => string {
  const { t } = useLingui()
  return (row) => {
    const title = titleOfRow(row)
    return title === '' ? t`Bez tytułu` : title
  }
}
