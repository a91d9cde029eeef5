/** The names in braces in a text template, each once, in the order they come. */
export function templateVariables(base: string): string[] {
  const names = [...base.matchAll(/\{([a-z_]+)\}/g)].flatMap((match) => match[1] ?? [])
  return [...new Set(names)]
}
