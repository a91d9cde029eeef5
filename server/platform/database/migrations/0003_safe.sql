CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "received_webhooks_unprocessed";--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "hand_overs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "carts_age" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "checkouts_age" ON "checkouts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_age" ON "payment_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "received_webhooks_age" ON "received_webhooks" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "received_webhooks_due" ON "received_webhooks" USING btree ("topic","next_attempt_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "received_webhooks_shown" ON "received_webhooks" USING btree ("topic","received_at") WHERE outcome in ('test', 'given_up') or (processed_at is null and attempts > 0);--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE verified_at IS NULL;--> statement-breakpoint
CREATE INDEX "outgoing_letters_age" ON "outgoing_letters" USING btree ("created_at");