import { Trans } from '@lingui/react/macro'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { Card } from '#ui/Card.tsx'
import { FileList, type FileListProps } from './FileList.tsx'

export interface FilesCardProps extends Pick<FileListProps, 'asked'> {
  readonly files: readonly OrderFile[]
}

/** The files of an order; nothing where all of it is shipped. */
export function FilesCard({ files, asked }: FilesCardProps) {
  if (files.length === 0) return null
  return (
    <Card
      title={<Trans>Do pobrania</Trans>}
      lead={<Trans>To pliki, więc nie będzie paczki. Pobierzesz je stąd teraz i później.</Trans>}
    >
      <FileList files={files} asked={asked} />
    </Card>
  )
}
