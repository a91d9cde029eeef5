// Words that follow a number, and words that a number or a name follows.

/** Units that are typed close to their number, too: "5zł" is "5 zł". */
export const CLEAR_UNITS = 'zł|PLN|EUR|USD|kg|dag|mg|km|cm|mm|ml|kWh|kW|GB|MB|kB|TB|px|szt\\.|godz\\.'
/** All units: the space between them and their number doesn't break. */
export const UNITS = `${CLEAR_UNITS}|gr|€|\\$|£|g|t|m|m²|m2|km²|ha|a|l|dl|h|min|s|sek\\.|tys\\.|mln|mld|r\\.|w\\.|W|V|A|Hz|MHz|GHz|°C|lat|osób|stron|dni`
export const MONTHS =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia'
/** A number follows these. */
export const BEFORE_NUMBER =
  'nr|s\\.|str\\.|pkt|poz\\.|art\\.|ust\\.|rozdz\\.|tom|t\\.|rys\\.|tab\\.|tel\\.|ok\\.|godz\\.|§'
/** A name follows these. */
export const BEFORE_NAME =
  'ul\\.|al\\.|pl\\.|os\\.|św\\.|dr|mgr|prof\\.|inż\\.|ks\\.|gen\\.|płk|mec\\.|hab\\.|p\\.|im\\.'
