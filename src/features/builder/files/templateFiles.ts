import { templateSlug } from '#domain/template/templateSlug.ts'
import {
  LONGEST_FILE,
  TEMPLATE_FILE_ENDING,
  readTemplateFile,
  writeTemplateFile,
  type ReadFile,
} from '#domain/template/templateFile.ts'
import type { Template } from '#domain/template/templateSchema.ts'

/** A template as a file to be downloaded. */
export function fileOf(template: Template): File {
  const { slug, title } = template.details
  const name = (slug || templateSlug(title) || 'szablon').slice(0, 60)
  return new File([writeTemplateFile(template)], `${name}${TEMPLATE_FILE_ENDING}`, {
    type: 'application/json',
  })
}

/** Reads a template from a file of any origin. A too large one isn't even read. */
export async function readFile(file: Blob): Promise<ReadFile> {
  // A character may take up to three bytes.
  if (file.size > 3 * LONGEST_FILE) return { template: null, refusal: 'too_large' }
  return readTemplateFile(await file.text())
}
