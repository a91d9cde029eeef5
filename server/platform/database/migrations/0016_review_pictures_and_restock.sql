CREATE TABLE "review_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"position" integer NOT NULL,
	"image_id" text NOT NULL,
	"alt_text" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_pictures_once" UNIQUE("review_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "restock_requests" (
	"email_folded" text NOT NULL,
	"variant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_requests_email_folded_variant_id_pk" PRIMARY KEY("email_folded","variant_id"),
	CONSTRAINT "restock_requests_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_product_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_requests_variant" ON "restock_requests" USING btree ("variant_id","created_at");--> statement-breakpoint
CREATE INDEX "restock_requests_age" ON "restock_requests" USING btree ("created_at");