CREATE TABLE "discarded_files" (
	"prefix" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_album_images" (
	"album_id" text NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "gallery_album_images_album_id_image_id_pk" PRIMARY KEY("album_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_albums" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"filename" text NOT NULL,
	"filename_folded" text NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"colour" text NOT NULL,
	"kept_hash" text NOT NULL,
	"sent_hash" text NOT NULL,
	"sent_by" text,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gallery_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mime_type" text NOT NULL,
	"image_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ref_code" text NOT NULL,
	"type" text NOT NULL,
	"engine" text NOT NULL,
	"prompt" text NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"options" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"credits" integer NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease" text,
	"lease_until" timestamp with time zone,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"colour" text,
	"result_seed" integer,
	"result_text" text,
	"is_procedural" boolean DEFAULT false NOT NULL,
	"processing_time" integer,
	"error_code" text,
	"error_message" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"share_token" text,
	"deleted_at" timestamp with time zone,
	"emptied_at" timestamp with time zone,
	CONSTRAINT "generations_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"address_hash" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_accounts_available" CHECK ("credit_accounts"."available" >= 0),
	CONSTRAINT "credit_accounts_reserved" CHECK ("credit_accounts"."reserved" >= 0),
	CONSTRAINT "credit_accounts_used" CHECK ("credit_accounts"."used" >= 0),
	CONSTRAINT "credit_accounts_total" CHECK ("credit_accounts"."total" = "credit_accounts"."available" + "credit_accounts"."reserved" + "credit_accounts"."used")
);
--> statement-breakpoint
CREATE TABLE "credit_gifts" (
	"address_hash" text NOT NULL,
	"gift" text NOT NULL,
	CONSTRAINT "credit_gifts_address_hash_gift_pk" PRIMARY KEY("address_hash","gift")
);
--> statement-breakpoint
CREATE TABLE "credit_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"generation_id" text,
	"order_number" text,
	"gift" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_movements_generation" UNIQUE("generation_id","kind"),
	CONSTRAINT "credit_movements_gift" UNIQUE("user_id","gift")
);
--> statement-breakpoint
CREATE TABLE "credit_purchases" (
	"order_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"checkout_token" text,
	"credits" integer NOT NULL,
	"affiliate_codes" text[] NOT NULL,
	"email_folded" text,
	"user_id" text,
	"given" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_prices" (
	"engine" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "engine_prices_credits" CHECK ("engine_prices"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"message" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gallery_album_images" ADD CONSTRAINT "gallery_album_images_album_id_gallery_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."gallery_albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_album_images" ADD CONSTRAINT "gallery_album_images_image_id_gallery_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."gallery_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_albums" ADD CONSTRAINT "gallery_albums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_uploads" ADD CONSTRAINT "gallery_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_uploads" ADD CONSTRAINT "gallery_uploads_image_id_gallery_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."gallery_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD CONSTRAINT "credit_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_endpoint_push_subscriptions_endpoint_fk" FOREIGN KEY ("endpoint") REFERENCES "public"."push_subscriptions"("endpoint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discarded_files_due" ON "discarded_files" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "gallery_album_images_image" ON "gallery_album_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "gallery_albums_user" ON "gallery_albums" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_images_content" ON "gallery_images" USING btree ("user_id","kept_hash");--> statement-breakpoint
CREATE INDEX "gallery_images_sent" ON "gallery_images" USING btree ("user_id","sent_hash");--> statement-breakpoint
CREATE INDEX "gallery_images_newest" ON "gallery_images" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "gallery_images_deleted" ON "gallery_images" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "gallery_uploads_user" ON "gallery_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gallery_uploads_image" ON "gallery_uploads" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "gallery_uploads_expiry" ON "gallery_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_ref_code" ON "generations" USING btree ("user_id","ref_code");--> statement-breakpoint
CREATE INDEX "generations_archive" ON "generations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "generations_served" ON "generations" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "generations_measured" ON "generations" USING btree ("engine","completed_at");--> statement-breakpoint
CREATE INDEX "generations_public" ON "generations" USING btree ("published_at","id") WHERE published_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "generations_deleted" ON "generations" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL AND emptied_at IS NULL;--> statement-breakpoint
CREATE INDEX "generations_under_way" ON "generations" USING btree ("engine","due_at") WHERE status IN ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "credit_movements_user" ON "credit_movements" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_movements_settled" ON "credit_movements" USING btree ("generation_id") WHERE kind IN ('charge', 'release');--> statement-breakpoint
CREATE INDEX "credit_purchases_waiting" ON "credit_purchases" USING btree ("email_folded") WHERE email_folded IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_purchases_checkout" ON "credit_purchases" USING btree ("checkout_token");--> statement-breakpoint
CREATE INDEX "credit_purchases_user" ON "credit_purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");