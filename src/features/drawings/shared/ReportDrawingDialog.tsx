import { reportDrawing } from '#api/product/reportCalls.ts'
import { useServices } from '#services/services.tsx'
import { ReportDialog } from '#ui/reports/ReportDialog.tsx'

export interface ReportDrawingDialogProps {
  readonly token: string
  readonly onClose: () => void
}

/** Reports the drawing of a link. */
export function ReportDrawingDialog({ token, onClose }: ReportDrawingDialogProps) {
  const { productApi } = useServices()
  return (
    <ReportDialog
      send={async (report, options) => reportDrawing(await productApi(), { token, ...report }, options)}
      onClose={onClose}
    />
  )
}
