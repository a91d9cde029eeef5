ALTER TABLE "gallery_images" ADD COLUMN "filename_key" text;--> statement-breakpoint
-- What `nameKey` makes of the names there are: Polish letters after their plain ones, without other marks, numbers by value.
WITH "plain" AS (
  SELECT "id", trim(regexp_replace(lower(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
      lower(translate(replace(normalize("filename", NFC), '~', ' '), 
        'ĄĆĘŁŃÓŚŹŻАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ', 'ąćęłńóśźżабвгґдеєжзиіїйклмнопрстуфхцчшщьюя')),
      'ą', 'a~'), 'ć', 'c~'), 'ę', 'e~'), 'ł', 'l~'), 'ń', 'n~'), 'ó', 'o~'), 'ś', 's~'), 'ź', 'z~'), 'ż', 'z~~'),
    NFKD), '[\u0300-\u036f\ufe0f\u20e3]+', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007d\u007f-\u00bf\u2000-\u2bff\U0001f000-\U0001faff]+', ' ', 'g')) AS "name"
  FROM "gallery_images"
), "keyed" AS (
  SELECT "plain"."id", coalesce(string_agg(
    CASE
      WHEN "piece"[1] !~ '^[0-9]' THEN "piece"[1]
      WHEN length(ltrim("piece"[1], '0')) <= 10 THEN lpad(ltrim("piece"[1], '0'), 10, '0')
      ELSE ':' || lpad(length(ltrim("piece"[1], '0'))::text, 4, '0') || ltrim("piece"[1], '0')
    END, '' ORDER BY "place"), '') AS "key"
  FROM "plain" LEFT JOIN LATERAL regexp_matches("plain"."name", '[0-9]+|[^0-9]+', 'g')
    WITH ORDINALITY AS "pieces"("piece", "place") ON true
  GROUP BY "plain"."id"
)
UPDATE "gallery_images" SET "filename_key" = "keyed"."key" FROM "keyed" WHERE "gallery_images"."id" = "keyed"."id";--> statement-breakpoint
ALTER TABLE "gallery_images" ALTER COLUMN "filename_key" SET NOT NULL;
