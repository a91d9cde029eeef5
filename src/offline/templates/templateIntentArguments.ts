/** The arguments of templates' intents. */
export interface TemplateIntentArguments {
  /** The save sends this device's version at that time. */
  readonly 'template.save': { readonly id: string; readonly title: string }
}

export const templateEntity = (id: string) => `template:${id}`
