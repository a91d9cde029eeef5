import { useLingui } from '@lingui/react/macro'
import { MOST_TITLE_CHARACTERS } from '#domain/text/textBounds.ts'
import { titleOfText } from '#domain/text/titleOfText.ts'
import type { TextRow } from '#offline/texts/textRows.ts'
import { WorkTitleDialog } from '#ui/tools/WorkTitleDialog.tsx'

export interface TitleDialogProps {
  readonly row: TextRow
  readonly onClose: () => void
}

/** Asks for the title of a text. */
export function TitleDialog({ row, onClose }: TitleDialogProps) {
  const { t, i18n } = useLingui()

  async function give(title: string): Promise<void> {
    const { giveTitle } = await import('./textActions.ts')
    await giveTitle(i18n, row.id, title)
  }

  return (
    <WorkTitleDialog
      heading={t`Tytuł tekstu`}
      description={t`Pusty: tytułem jest pierwsza linia.`}
      shown={row.givenTitle ?? titleOfText(row.text)}
      isGiven={row.givenTitle !== null}
      maxLength={MOST_TITLE_CHARACTERS}
      onGive={give}
      onClose={onClose}
    />
  )
}
