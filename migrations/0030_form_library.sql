CREATE TABLE `form_library` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`module_key` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`languages` text NOT NULL,
	`questions` integer NOT NULL,
	`locks` text DEFAULT '[]' NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`licence` text DEFAULT '' NOT NULL,
	`definition` text NOT NULL,
	`owner_id` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `form_library_by_title` ON `form_library` (`tenant_id`,`module_key`,`deleted_at`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `form_library_by_change` ON `form_library` (`tenant_id`,`module_key`,`deleted_at`,`updated_at`,`id`);