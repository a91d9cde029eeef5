const RUN = /^[\w-]{1,100}$/u

export interface TemplatePageSearch {
  /** The run that is shown: the server’s id of it, or the refCode that its click was given. */
  readonly run?: string | undefined
}

/** Reads the address leniently: an invalid run id is left out. */
export function readTemplatePageSearch({ run }: { readonly run?: unknown }): TemplatePageSearch {
  return { run: typeof run === 'string' && RUN.test(run) ? run : undefined }
}
