CREATE INDEX `nl_attempts_by_secret` ON `nl_attempts` (`tenant_id`,`secret_hash`);--> statement-breakpoint
CREATE INDEX `nl_attempts_by_email` ON `nl_attempts` (`tenant_id`,`email`);