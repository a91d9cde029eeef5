/** The form every token of an order’s or a card’s private page has; what hasn’t it is not looked for. */
export const TOKEN = /^[\w-]{16,128}$/
