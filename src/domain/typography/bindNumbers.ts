/**
 * Polish typography: a number stands on one line with what it counts („10 kredytów”). `#` is the number of a plural's
 * branch in a message. The build runs this over every Polish message (scripts/inlineMessages.ts).
 */
export function bindNumbers(message: string): string {
  return message.replaceAll(/([#\d]) (?=\p{L})/gu, '$1\u00a0')
}
