CREATE TABLE "analytics_day_traits" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"trait" text NOT NULL,
	"trait_value" text NOT NULL,
	"offline" boolean NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_day_traits_key" PRIMARY KEY("kind","trait","trait_value","day","bucket","offline")
);
--> statement-breakpoint
CREATE TABLE "analytics_months" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"affiliate" text NOT NULL,
	"offline" boolean NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_months_key" PRIMARY KEY("kind","day","bucket","source","device","affiliate","offline")
);
--> statement-breakpoint
CREATE TABLE "analytics_page_months" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"affiliate" text NOT NULL,
	"offline" boolean NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_page_months_key" PRIMARY KEY("kind","day","bucket","page","source","device","affiliate","offline")
);
--> statement-breakpoint
CREATE TABLE "analytics_page_traits" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"trait" text NOT NULL,
	"trait_value" text NOT NULL,
	"offline" boolean NOT NULL,
	"page" text NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_page_traits_key" PRIMARY KEY("kind","trait","trait_value","day","bucket","page","offline")
);
--> statement-breakpoint
CREATE TABLE "analytics_subject_months" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"affiliate" text DEFAULT '' NOT NULL,
	"offline" boolean DEFAULT false NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_subject_months_key" PRIMARY KEY("kind","page","day","subject","source","device","affiliate","offline")
);
--> statement-breakpoint
DROP INDEX "analytics_events_age";--> statement-breakpoint
ALTER TABLE "credit_movements" ADD COLUMN "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_subjects" ADD COLUMN "affiliate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_subjects" ADD COLUMN "offline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "generations_asked" ON "generations" USING btree ("created_at","engine","type") WHERE parent_id IS NULL;--> statement-breakpoint
CREATE INDEX "generations_ended" ON "generations" USING btree ("completed_at","status","engine","type","credits","processing_time","error_code") WHERE parent_id IS NULL AND status IN ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "generations_ended_of_engine" ON "generations" USING btree ("engine","completed_at","status","type","credits","processing_time","error_code") WHERE parent_id IS NULL AND status IN ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "credit_movements_counted" ON "credit_movements" USING btree ("kind","created_at","credits") WHERE kind IN ('charge', 'welcome', 'affiliate');--> statement-breakpoint
CREATE INDEX "credit_movements_refunds" ON "credit_movements" USING btree ("subject_kind","subject_id") WHERE kind = 'refund';--> statement-breakpoint
CREATE INDEX "credit_purchases_age" ON "credit_purchases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_purchases_returned" ON "credit_purchases" USING btree ("checkout_token") WHERE returned_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "analytics_events_received" ON "analytics_events" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "analytics_days" DROP CONSTRAINT "analytics_days_key";
--> statement-breakpoint
ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_key" PRIMARY KEY("kind","day","bucket","source","device","affiliate","offline");--> statement-breakpoint
ALTER TABLE "analytics_hours" DROP CONSTRAINT "analytics_hours_key";
--> statement-breakpoint
ALTER TABLE "analytics_hours" ADD CONSTRAINT "analytics_hours_key" PRIMARY KEY("kind","hour","bucket","source","device","affiliate","offline");--> statement-breakpoint
ALTER TABLE "analytics_pages" DROP CONSTRAINT "analytics_pages_key";
--> statement-breakpoint
ALTER TABLE "analytics_pages" ADD CONSTRAINT "analytics_pages_key" PRIMARY KEY("kind","day","bucket","page","source","device","affiliate","offline");--> statement-breakpoint
ALTER TABLE "analytics_subjects" DROP CONSTRAINT "analytics_subjects_key";
--> statement-breakpoint
ALTER TABLE "analytics_subjects" ADD CONSTRAINT "analytics_subjects_key" PRIMARY KEY("kind","page","day","subject","source","device","affiliate","offline");--> statement-breakpoint
INSERT INTO "analytics_months" ("day", "kind", "bucket", "source", "device", "affiliate", "offline", "events", "value_sum")
SELECT date_trunc('month', "day")::date, "kind", "bucket", "source", "device", "affiliate", "offline", sum("events"), sum("value_sum") FROM "analytics_days" GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO "analytics_page_months" ("day", "page", "kind", "bucket", "source", "device", "affiliate", "offline", "events", "value_sum")
SELECT date_trunc('month', "day")::date, "page", "kind", "bucket", "source", "device", "affiliate", "offline", sum("events"), sum("value_sum") FROM "analytics_pages" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
INSERT INTO "analytics_subject_months" ("day", "kind", "page", "subject", "source", "device", "affiliate", "offline", "events", "value_sum")
SELECT date_trunc('month', "day")::date, "kind", "page", "subject", "source", "device", "affiliate", "offline", sum("events"), sum("value_sum") FROM "analytics_subjects" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
UPDATE "credit_movements" AS moved SET "credits" = abs(coalesce(
  (SELECT held."amount" FROM "credit_movements" AS held
    WHERE moved."kind" = 'charge' AND held."kind" = 'reserve'
      AND held."subject_kind" = moved."subject_kind" AND held."subject_id" = moved."subject_id"),
  moved."amount"));
--> statement-breakpoint
INSERT INTO "analytics_day_traits" ("day", "kind", "bucket", "trait", "trait_value", "offline", "events", "value_sum")
SELECT "day", "kind", "bucket", trait, trait_value, "offline", sum("events"), sum("value_sum")
FROM "analytics_days" CROSS JOIN LATERAL (VALUES ('', ''), ('source', "source"), ('device', "device"), ('affiliate', "affiliate")) AS traits (trait, trait_value)
GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO "analytics_page_traits" ("day", "page", "kind", "bucket", "trait", "trait_value", "offline", "events", "value_sum")
SELECT "day", "page", "kind", "bucket", trait, trait_value, "offline", sum("events"), sum("value_sum")
FROM "analytics_pages" CROSS JOIN LATERAL (VALUES ('', ''), ('source', "source"), ('device', "device"), ('affiliate', "affiliate")) AS traits (trait, trait_value)
GROUP BY 1, 2, 3, 4, 5, 6, 7;
