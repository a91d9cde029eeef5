DROP INDEX "received_webhooks_unprocessed";--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "received_webhooks" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "hand_overs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "received_webhooks_due" ON "received_webhooks" USING btree ("topic","next_attempt_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "received_webhooks_shown" ON "received_webhooks" USING btree ("topic","received_at") WHERE outcome in ('test', 'given_up') or (processed_at is null and attempts > 0);