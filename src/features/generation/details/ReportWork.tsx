import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.ts'

const ReportDialog = lazyPart(async () => {
  const { ReportDialog: dialog } = await import('./ReportDialog.tsx')
  return { default: dialog }
})

/** The way to say that a public work shouldn't be one. Its form comes with the press. */
export function ReportWork({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<TriangleAlert size={18} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Trans>Zgłoś</Trans>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
