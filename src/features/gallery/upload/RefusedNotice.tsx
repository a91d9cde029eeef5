import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { uploadText } from '../galleryTexts.ts'
import { FileNames } from './FileNames.tsx'
import type { RefusedFile } from './uploads.ts'

export interface RefusedNoticeProps {
  readonly files: readonly RefusedFile[]
  readonly onRead: () => void
}

/** Files that weren't sent, by the reason why. */
export function RefusedNotice({ files, onRead }: RefusedNoticeProps) {
  const { i18n, t } = useLingui()
  const codes = [...new Set(files.map(({ code }) => code))]
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t`Tych plików nie dodajemy`}
        action={
          <Button size="small" variant="quiet" onPress={onRead}>
            <Trans>Rozumiem</Trans>
          </Button>
        }
      >
        {codes.map((code) => (
          <p key={code}>
            <FileNames names={files.filter((file) => file.code === code).map(({ filename }) => filename)} />
            {': '}
            {i18n._(uploadText(code))}
          </p>
        ))}
      </Notice>
    </div>
  )
}
