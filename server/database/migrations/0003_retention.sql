CREATE INDEX "carts_age" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "checkouts_age" ON "checkouts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_age" ON "payment_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "received_webhooks_age" ON "received_webhooks" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE verified_at IS NULL;--> statement-breakpoint
CREATE INDEX "outgoing_letters_age" ON "outgoing_letters" USING btree ("created_at");