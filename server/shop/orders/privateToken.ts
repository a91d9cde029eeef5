/** The form of every token of an order’s or a card’s private page; other text is not looked up. */
export const TOKEN = /^[\w-]{16,128}$/
