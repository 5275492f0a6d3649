CREATE TABLE `list_defaults` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`list` text NOT NULL,
	`role` text NOT NULL,
	`view_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_defaults_once` ON `list_defaults` (`tenant_id`,`list`,`role`);