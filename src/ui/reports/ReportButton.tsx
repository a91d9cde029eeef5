import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'

export interface ReportButtonProps {
  /** The report's dialog, as an `askedPart`: its code comes with the press. */
  readonly renderDialog: (onClose: () => void) => ReactNode
}

/** The quiet way to say that something shouldn't be shown. */
export function ReportButton({ renderDialog }: ReportButtonProps) {
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
      {isOpen ? <Suspense fallback={null}>{renderDialog(() => setOpen(false))}</Suspense> : null}
    </>
  )
}
