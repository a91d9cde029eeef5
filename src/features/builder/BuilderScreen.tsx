import { useState } from 'react'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { BuilderEditor } from './BuilderEditor.tsx'
import { createDocument } from './document/builderDocument.ts'

/** /admin/template-builder: where templates are made (specification part 2, section 2). */
export function BuilderScreen() {
  const [document] = useState(() => createDocument(EMPTY_TEMPLATE))
  return <BuilderEditor document={document} isSlugTaken={() => false} />
}
