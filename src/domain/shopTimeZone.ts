/** The shop's time zone: the days of its reports, invoices and public texts are those of its clock. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw'
