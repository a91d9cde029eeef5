import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Image, Share2 } from 'lucide-react'
import { openShareSheet, takesShared } from '#domain/browser/page/sharing.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { isClosedSheet } from '#ui/sharing/isClosedSheet.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'

const FILE_NAME = 'kartka.jpg'
const FILE_TYPE = 'image/jpeg'

/** The card as a picture: handed to the system’s share sheet where it takes pictures, and saved everywhere. */
export function PictureActions({ title, url }: { readonly title: string; readonly url: string }) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  const sharing = useMutation({
    mutationFn: () => sharePicture(url, title),
    onError: () =>
      showToast({
        type: 'error',
        title: t`Nie udało się`,
        message: t`Pobierz obraz i wyślij go samodzielnie.`,
      }),
  })
  return (
    <>
      {isHydrated && canShareFiles() ? (
        <Button
          variant="quiet"
          icon={<Share2 size={18} />}
          isPending={sharing.isPending}
          onPress={() => sharing.mutate()}
        >
          <Trans>Pokaż komuś</Trans>
        </Button>
      ) : null}
      <ButtonAnchor href={url} download variant="quiet" icon={<Image size={18} />}>
        <Trans>Pobierz obraz</Trans>
      </ButtonAnchor>
    </>
  )
}

function canShareFiles(): boolean {
  return takesShared({ files: [new File([], FILE_NAME, { type: FILE_TYPE })] }) === true
}

/** Closing the share sheet is a change of mind and no failure. */
async function sharePicture(url: string, title: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`)
  const file = new File([await answer.blob()], FILE_NAME, { type: FILE_TYPE })
  try {
    await openShareSheet({ files: [file], title })
  } catch (error) {
    if (!isClosedSheet(error)) throw error
  }
}
