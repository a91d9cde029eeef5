import { jsonFile } from '#ui/downloadFile.ts'
import type { Diagnostics } from './diagnostics.ts'
import { redact } from './redact.ts'

/** The file a person sends with a report: readable JSON without secrets and without typed text. */
export function diagnosticFile(diagnostics: Diagnostics): File {
  const stamp = diagnostics.madeAt.slice(0, 16).replaceAll(/[:T]/g, '-')
  return jsonFile(`iskra-diagnostyka-${stamp}.json`, redact(diagnostics))
}
