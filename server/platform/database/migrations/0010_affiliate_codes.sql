CREATE TABLE "affiliate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"creator" text NOT NULL,
	"bonus_credits" integer NOT NULL,
	"creator_user_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "affiliate_bonus" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_codes_creator" ON "affiliate_codes" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "credit_purchases_affiliate" ON "credit_purchases" USING gin ("affiliate_codes");