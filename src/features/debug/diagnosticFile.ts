import { jsonFile } from '#ui/downloadFile.ts'
import type { Diagnostics } from './diagnostics.ts'
import { redact } from './redact.ts'

/** The file somebody sends with a report: readable JSON without secrets and without what a person typed. */
export function diagnosticFile(diagnostics: Diagnostics): File {
  const stamp = diagnostics.madeAt.slice(0, 16).replaceAll(/[:T]/g, '-')
  return jsonFile(`iskra-diagnostyka-${stamp}.json`, redact(diagnostics))
}
