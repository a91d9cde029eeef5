/** What the intents of templates carry. */
export interface TemplateIntentArguments {
  /** What is saved is what this device has by then. */
  readonly 'template.save': { readonly id: string; readonly title: string }
}

export const templateEntity = (id: string) => `template:${id}`
