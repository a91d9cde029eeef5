CREATE TABLE "wishes" (
	"user_id" text NOT NULL,
	"handle" text NOT NULL,
	"is_wished" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_user_id_handle_pk" PRIMARY KEY("user_id","handle")
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_removed" ON "wishes" USING btree ("changed_at") WHERE NOT is_wished;