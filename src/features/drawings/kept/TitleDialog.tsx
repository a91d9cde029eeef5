import { useLingui } from '@lingui/react/macro'
import { MOST_TITLE_CHARACTERS } from '#offline/drawings/drawingCommands.ts'
import type { DrawingRow } from '#offline/drawings/drawingRows.ts'
import { titleOfDrawing } from '#offline/drawings/titleOfDrawing.ts'
import { WorkTitleDialog } from '#ui/tools/WorkTitleDialog.tsx'

export interface TitleDialogProps {
  readonly row: DrawingRow
  readonly onClose: () => void
}

/** Asks for the title of a drawing. */
export function TitleDialog({ row, onClose }: TitleDialogProps) {
  const { t, i18n } = useLingui()

  async function give(title: string): Promise<void> {
    const { giveTitle } = await import('./drawingActions.ts')
    await giveTitle(i18n, row.id, title)
  }

  return (
    <WorkTitleDialog
      heading={t`Tytuł rysunku`}
      description={t`Pusty: tytułem jest pierwszy napis na rysunku.`}
      shown={titleOfDrawing(row)}
      isGiven={row.givenTitle !== null}
      maxLength={MOST_TITLE_CHARACTERS}
      onGive={give}
      onClose={onClose}
    />
  )
}
