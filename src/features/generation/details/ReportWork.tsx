import { askedPart } from '#ui/askedPart.ts'
import { ReportButton } from '#ui/reports/ReportButton.tsx'

const ReportWorkDialog = askedPart(async () => ({
  default: (await import('./ReportWorkDialog.tsx')).ReportWorkDialog,
}))

/** The way to say that a public work shouldn't be one. */
export function ReportWork({ id }: { readonly id: string }) {
  return <ReportButton renderDialog={(onClose) => <ReportWorkDialog id={id} onClose={onClose} />} />
}
