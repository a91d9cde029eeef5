import { askedPart } from '#ui/askedPart.ts'
import { ReportButton } from '#ui/reports/ReportButton.tsx'

const ReportDrawingDialog = askedPart(async () => ({
  default: (await import('./ReportDrawingDialog.tsx')).ReportDrawingDialog,
}))

/** The way to say that a drawing shouldn't be shown under its link. */
export function ReportDrawing({ token }: { readonly token: string }) {
  return <ReportButton renderDialog={(onClose) => <ReportDrawingDialog token={token} onClose={onClose} />} />
}
