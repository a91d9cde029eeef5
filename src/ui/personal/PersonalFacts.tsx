import { Suspense } from 'react'
import { lazyPart } from '../lazyPart.ts'
import type { PersonalFactsProps } from './PersonalFactLines.tsx'

// The words of all fields: few lines have any.
const PersonalFactLines = lazyPart(() => import('./PersonalFactLines.tsx'))

/** A thing's personalisation as lines; nothing without any. */
export function PersonalFacts({ given, ...rest }: PersonalFactsProps) {
  return given == null ? null : (
    <Suspense>
      <PersonalFactLines {...rest} given={given} />
    </Suspense>
  )
}
