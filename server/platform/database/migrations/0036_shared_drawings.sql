CREATE TABLE "shared_drawings" (
	"user_id" text NOT NULL,
	"drawing_id" text NOT NULL,
	"token" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"shapes" integer NOT NULL,
	"scene" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_drawings_user_id_drawing_id_pk" PRIMARY KEY("user_id","drawing_id"),
	CONSTRAINT "shared_drawings_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "shared_drawings" ADD CONSTRAINT "shared_drawings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_drawings_renewed" ON "shared_drawings" USING btree ("renewed_at");