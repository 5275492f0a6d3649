CREATE TABLE `former_members` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`left_at` integer NOT NULL,
	`is_asked` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `former_members_by_age` ON `former_members` (`tenant_id`,`left_at`,`id`);--> statement-breakpoint
ALTER TABLE `nl_tests` ADD `kept_months` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tenants` ADD `learning_kept_months` integer DEFAULT 1;