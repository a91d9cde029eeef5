CREATE TABLE "prints" (
	"cart_item_id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"is_turned" boolean NOT NULL,
	"placement" jsonb NOT NULL,
	"file_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"received_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prints_picture_id_unique" UNIQUE("picture_id")
);
--> statement-breakpoint
CREATE INDEX "prints_age" ON "prints" USING btree ("updated_at");