CREATE TABLE `finch_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`is_pseudonymous` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
