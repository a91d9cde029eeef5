/** Where the shop is: the days of its reports, invoices and of all that is said to everybody are those of its clock. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw'
