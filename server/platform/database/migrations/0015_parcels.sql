CREATE TABLE "locker_lists" (
	"source" text PRIMARY KEY NOT NULL,
	"lockers" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "personalizations" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_parcels" ON "orders" USING btree ("id") WHERE needs_delivery;--> statement-breakpoint
CREATE INDEX "orders_parcels_open" ON "orders" USING btree ("parcel_made_at","parcel_sent_at") WHERE needs_delivery AND parcel_delivered_at IS NULL;