CREATE TABLE "personalizations" (
	"cart_item_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"product_id" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"recipient_phone" text NOT NULL,
	"message" text NOT NULL,
	"delivery_date" text NOT NULL,
	"time_zone" text NOT NULL,
	"occasion" text NOT NULL,
	"special_instructions" text NOT NULL,
	"gift_wrap" boolean NOT NULL,
	"anonymous_sender" boolean NOT NULL,
	"words" jsonb,
	"card_token" text NOT NULL,
	"deliver_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personalizations_card_token_unique" UNIQUE("card_token")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'pl' NOT NULL;--> statement-breakpoint
ALTER TABLE "personalizations" ADD CONSTRAINT "personalizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personalizations_user" ON "personalizations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "personalizations_age" ON "personalizations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "personalizations_due" ON "personalizations" USING btree ("deliver_at") WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX "order_lines_gift" ON "order_lines" USING btree ("gift_id");