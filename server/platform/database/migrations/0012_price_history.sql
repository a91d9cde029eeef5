CREATE TABLE "price_history" (
	"variant_id" integer NOT NULL,
	"price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "price_history_variant_id_since_pk" PRIMARY KEY("variant_id","since")
);
