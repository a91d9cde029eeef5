import type { ReactNode } from 'react'
import type { RichText } from '#domain/content/richText.ts'

/** Shows a text as its readers see it. */
export type RenderText = (text: RichText) => ReactNode
