ALTER TABLE "prints" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cart_lines_attributes" ON "cart_lines" USING gin ("attributes" jsonb_path_ops);