-- Told to whoever listens once it is committed, and once for each transaction (server/database/publicChanges.ts).
CREATE FUNCTION "tell_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY iskra_public_changes;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "product_media" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "product_variants" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "price_history" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "collections" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "collection_products" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "product_reviews" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "review_pictures" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();--> statement-breakpoint
CREATE TRIGGER "public_change" AFTER INSERT OR UPDATE OR DELETE ON "article_versions" FOR EACH ROW EXECUTE FUNCTION "tell_public_change"();
