interface About {
  readonly refCode: string
  /** The template's title, to tell a person what it is. */
  readonly title: string
}

/** The arguments of runs' intents. The values are in the row of that refCode alone. */
export interface TemplateRunIntentArguments {
  readonly 'template.run': About
  /** Earlier versions didn’t say the id. */
  readonly 'template.cancel': About & { readonly id?: string | null }
  /** Polls all running runs. */
  readonly 'template.poll': Readonly<Record<string, never>>
}

/** Start and cancel of one run go in order. */
export function templateRunEntity(refCode: string): string {
  return `template-run:${refCode}`
}

export const TEMPLATE_POLL_ENTITY = 'template-poll'
