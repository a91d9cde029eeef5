import { reportWork } from '#api/product/reportCalls.ts'
import { useServices } from '#services/services.tsx'
import { ReportDialog } from '#ui/reports/ReportDialog.tsx'

export interface ReportWorkDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Reports a public work. */
export function ReportWorkDialog({ id, onClose }: ReportWorkDialogProps) {
  const { productApi } = useServices()
  return (
    <ReportDialog
      send={async (report, options) => reportWork(await productApi(), { id, ...report }, options)}
      onClose={onClose}
    />
  )
}
