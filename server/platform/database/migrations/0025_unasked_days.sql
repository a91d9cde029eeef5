-- Before there was a question, a card without a day was due the moment it was saved: nobody had said so. One that was
-- told to go since then is due after its last change, and stays.
UPDATE "personalizations" SET "deliver_at" = NULL
  WHERE "sent_at" IS NULL AND "delivery_date" = '' AND "deliver_at" <= "updated_at";
