import type { Diagnostics } from './diagnostics.ts'
import { redact } from './redact.ts'

/** The file somebody sends with a report: readable JSON without secrets and without what a person typed. */
export function diagnosticFile(diagnostics: Diagnostics): { readonly name: string; readonly text: string } {
  const stamp = diagnostics.madeAt.slice(0, 16).replaceAll(/[:T]/g, '-')
  return { name: `iskra-diagnostyka-${stamp}.json`, text: JSON.stringify(redact(diagnostics), null, 2) }
}

/** Hands the file to the browser's downloads. */
export function downloadDiagnosticFile(diagnostics: Diagnostics): void {
  const { name, text } = diagnosticFile(diagnostics)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
