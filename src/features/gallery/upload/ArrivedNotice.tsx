import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FileNames } from './FileNames.tsx'
import type { Arrived } from './uploadQueue.ts'

export interface ArrivedNoticeProps {
  readonly arrived: readonly Arrived[]
  readonly onRead: () => void
}

/** The arrived pictures, and the duplicates among them. */
export function ArrivedNotice({ arrived, onRead }: ArrivedNoticeProps) {
  const duplicates = arrived.filter(({ duplicate }) => duplicate)
  const added = arrived.length - duplicates.length
  return (
    <Notice
      tone={added === 0 ? 'neutral' : 'success'}
      action={
        <Button size="small" variant="quiet" onPress={onRead}>
          <Trans>Dobrze</Trans>
        </Button>
      }
    >
      {added === 0 ? null : (
        <p>
          <Plural
            value={added}
            one="W galerii jest # nowe zdjęcie."
            few="W galerii są # nowe zdjęcia."
            many="W galerii jest # nowych zdjęć."
            other="W galerii jest # nowego zdjęcia."
          />
        </p>
      )}
      {duplicates.length === 0 ? null : (
        <p>
          <Trans>
            Te były już w galerii, więc nie dodajemy ich drugi raz:{' '}
            <FileNames names={duplicates.map(({ filename }) => filename)} />
          </Trans>
        </p>
      )}
    </Notice>
  )
}
